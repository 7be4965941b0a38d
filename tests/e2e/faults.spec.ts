import { partTakenBack } from '../faults/half-copy.ts';
import { kill } from '../faults/kill.ts';
import { snapshot } from '../faults/snapshot.ts';
import { tornLog } from '../faults/torn-log.ts';
import { narrowest, sideways } from './support/phone.ts';
import { expect, test } from './support/test.ts';
import { WHOLE } from './support/whole.ts';

test.use({ serviceWorkers: 'allow' });

// The short version of `npm run faults`, which tries each fault far more often, and a full disk and two tabs besides, which have
// stories of their own. It starts a browser many times.
test.slow();

test('five times killed, no game and nothing typed is lost', WHOLE, async ({ app, device }) => {
	const { wrong } = await kill({ app, device }, 5);
	expect(wrong).toEqual([]);
});

test('a torn log costs nothing that was written after it', WHOLE, async ({ app, device }) => {
	const { wrong } = await tornLog({ app, device }, 7);
	expect(wrong).toEqual([]);
});

test(
	'a lost database comes back from its copy, or goes for good when that is declined twice',
	WHOLE,
	async ({ app, device }) => {
		const { wrong } = await snapshot({ app, device }, 3);
		expect(wrong).toEqual([]);
	}
);

test.describe('on the narrowest phone', () => {
	test.use({ viewport: narrowest });

	test(
		'a copy is finished by the next start; a part of it that is taken back says what is missing',
		WHOLE,
		async ({ app, device }) => {
			const { wrong } = await partTakenBack({ app, device });
			expect(wrong).toEqual([]);
			for (const page of device.isRunning ? device.context.pages() : []) expect(await sideways(page)).toBe(0);
		}
	);
});

test.describe('in a browser without a way to write into its private files', () => {
	test.use({ serviceWorkers: 'block' });

	test('the app says that it keeps no second copy', async ({ page }) => {
		// As Safari was before 15.2.
		await page.route('**/copy.worker-*.js', async (route) => {
			const script = await (await route.fetch()).text();
			await route.fulfill({
				contentType: 'text/javascript',
				body: `delete FileSystemFileHandle.prototype.createSyncAccessHandle;${script}`
			});
		});
		await page.goto('/sicherung');
		await expect(page.getByText('kann dieser Browser nicht halten')).toBeVisible();
	});
});
