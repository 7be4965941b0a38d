import type { Page } from '@playwright/test';
import { entry, fileText } from '../support/entries.ts';
import { closes, opens, rufspiel } from '../support/kasse.ts';
import { Backup } from './support/backup.ts';
import { expect, offlineReady, test } from './support/test.ts';

test.use({ serviceWorkers: 'allow' });

const MEMBERS = ['Anna', 'Ben', 'Carl', 'Dora'].map((name) =>
	entry(`0 ${name}`, 'member', { member: name.toLowerCase(), name })
);
const evening = (name: string, date: string) => [opens(name, date), rufspiel(name, '1'), closes(name, '2')];
const fileOf = (...evenings: readonly string[]): string =>
	fileText([...MEMBERS, ...evenings.flatMap((name, i) => evening(name, `2026-01-${10 + i}`))]);

type Way = 'drop' | 'paste';

/** Brings files, or a text, as people do: dropped anywhere, or pasted outside a field. */
const bring = (page: Page, way: Way, files: readonly string[], text = '', at = 'body'): Promise<void> =>
	page.evaluate(
		({ way, files, text, at }) => {
			const data = new DataTransfer();
			files.forEach((file, i) => data.items.add(new File([file], `${i}.schafkopf.json`)));
			if (text) data.setData('text/plain', text);
			if (way === 'drop') {
				const over = new DragEvent('dragover', { dataTransfer: data, bubbles: true, cancelable: true });
				// Only what takes the drag gets the drop.
				if (document.body.dispatchEvent(over)) return;
				document.body.dispatchEvent(
					new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true })
				);
			} else if (way === 'paste') {
				document
					.querySelector(at)
					?.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }));
			}
		},
		{ way, files, text, at }
	);

test('files are dropped, pasted and shared, and the browser’s offer to install is asked for once', async ({
	page
}) => {
	const backup = new Backup(page);
	await page.goto('/');
	await offlineReady(page);
	await page.goto('/regeln');
	await expect(page.getByRole('heading', { name: 'Regelbücher' })).toBeVisible();

	await test.step('two files dropped on any screen', async () => {
		await bring(page, 'drop', [fileOf('a'), fileOf('a', 'b')]);
		await expect(page).toHaveURL(/\/sicherung$/);
		await expect(backup.preview).toContainText('10 neue Einträge');
		await backup.take();
		await expect(page.getByRole('main').getByRole('link', { name: 'Zum Start' })).toBeVisible();
	});

	await test.step('a field keeps what is pasted into it', async () => {
		await bring(page, 'paste', [], 'https://karten.example/rechner#x', 'input.field');
	});

	await test.step('what is no club file is said in a sentence, a link is opened', async () => {
		await bring(page, 'paste', [], 'Bier kaufen');
		await expect(backup.problem).toContainText('oder sie ist beschädigt oder unvollständig.');
		await expect(page).toHaveURL(/\/sicherung$/);
		await bring(page, 'paste', [], 'https://karten.example/rechner/saukopf#x');
		await expect(page).toHaveURL(/\/rechner\/saukopf#x/);
	});

	await test.step('a file shared by another app is there when the page has come, once', async () => {
		// The system posts it as a form and opens the page that it is sent on to.
		const opened = await page.evaluate(
			async (file) => {
				const form = new FormData();
				form.append('titel', '');
				form.append('dateien', new File([file], 'Verein.schafkopf.json'));
				return (await fetch('/sicherung', { method: 'POST', body: form })).url;
			},
			fileOf('a', 'b', 'c')
		);
		expect(new URL(opened).search).toBe('?geteilt');
		await page.goto(opened);
		await expect(backup.preview).toContainText('3 neue Einträge');
		await page.reload();
		await expect(page.getByRole('heading', { name: 'Bekommen' })).toBeVisible();
		expect(await page.evaluate(async () => (await (await caches.open('geteilt')).keys()).length)).toBe(0);
		await expect(backup.preview).toBeHidden();
	});

	await test.step('the offer to install stands on the start page until somebody says no', async () => {
		const offer = (): Promise<void> =>
			page.evaluate(() => {
				const event = new Event('beforeinstallprompt', { cancelable: true });
				const prompt = (): Promise<unknown> => {
					document.title = 'asked';
					return Promise.resolve({ outcome: 'dismissed' });
				};
				dispatchEvent(Object.assign(event, { prompt }));
			});
		const hint = page.getByRole('region', { name: 'Auf den Startbildschirm?' });
		await page.goto('/');
		// The browser makes its offer some time after the page has come.
		await expect(page.getByRole('link', { name: /^Kasse ?: 0,40 €$/ })).toBeVisible();
		await offer();
		await hint.getByRole('button', { name: 'Installieren' }).click();
		await expect(page).toHaveTitle('asked');
		await expect(hint).toBeHidden();
		await offer();
		await hint.getByRole('button', { name: 'Nein, danke' }).click();
		await expect(hint).toBeHidden();
		await page.reload();
		await expect(page.getByRole('link', { name: /^Kasse ?: 0,40 €$/ })).toBeVisible();
		await offer();
		await expect(hint).toBeHidden();
	});
});
