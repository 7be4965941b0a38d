import { findWholeBrowser } from '../support/browser.ts';
import { phone } from './support/phone.ts';
import { newEvening, Table } from './support/table.ts';
import { expect, joinedTest as test, offlineReady } from './support/test.ts';

test.use({
	serviceWorkers: 'allow',
	launchOptions: { ...phone.launchOptions, executablePath: findWholeBrowser() }
});

test('a new version waits until it is taken, then every tab has it', async ({ page, context, app }) => {
	// Chromium is slow to look for new versions.
	test.slow();
	const version = (tab: typeof page) => tab.locator('meta[name="version"]');
	await page.goto('/');
	const table = await newEvening(page);
	await table.tap('Anna · Berti · +Anna');
	await table.saveGame();
	const evening = new URL(page.url()).pathname;
	await page.goto('/verein');
	await page.getByRole('button', { name: 'Verbinden', exact: true }).click();
	await expect(page.getByText('Alles ist übertragen.')).toBeVisible();
	await page.goto('/');
	await offlineReady(page);
	const second = await context.newPage();
	await second.goto(evening);
	// Written while the relay is away and the next version comes.
	await app.stop();
	const written = new Table(second);
	await written.tap('Wenz · Dora · +Berti');
	await written.saveGame();
	await app.release('next');

	await page.evaluate(async () => {
		const registration = await navigator.serviceWorker.ready;
		await registration.update();
		while (!registration.waiting) await new Promise((resolve) => setTimeout(resolve, 20));
	});
	await page.reload();
	await expect(page.locator('h1').first()).toBeVisible();
	await expect(version(page)).not.toHaveAttribute('content', 'next');

	await page.getByRole('button', { name: 'Jetzt laden' }).click();
	for (const tab of [page, second]) {
		await expect(version(tab)).toHaveAttribute('content', 'next', { timeout: 90_000 });
		await expect(tab.locator('h1').first()).toBeVisible();
	}
	await expect(second.getByText('Dem Server übergeben')).toBeAttached();
	await expect(written.rows).toHaveText([/Dora gewinnt/, /Anna mit Berti gewinnen/]);
});
