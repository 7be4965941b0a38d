import { fieldsOf } from '../support/entries.ts';
import { shownList } from '../support/shown-lists.ts';
import { takeEntries } from './support/backup.ts';
import { holdBefore } from './support/camera.ts';
import { phone } from './support/phone.ts';
import { expect, test } from './support/test.ts';
import { WHOLE } from './support/whole.ts';

const LIST = shownList('allgaeu', 'photographed');
const EVENING = LIST.flatMap((one) => (one.kind === 'evening' ? [String(fieldsOf(one)['evening'])] : []))[0];

test(
	'a list of forty games is photographed from another phone, in bad light; a second time nothing is new',
	WHOLE,
	async ({ page, browser, app }) => {
		await page.emulateMedia({ colorScheme: 'dark' });
		await takeEntries(page, LIST);
		await page.goto(`/abend/${EVENING}/abrechnung`);
		await page.getByRole('button', { name: 'Weitergeben' }).click();
		const code = page.getByRole('img', { name: 'Code zum Ablesen' });
		const picture = (await code.screenshot()).toString('base64');
		// At the table it is one tap further away.
		await page.goto(`/abend/${EVENING}`);
		await page.getByRole('button', { name: 'Plätze', exact: true }).click();
		await page.getByRole('button', { name: 'Liste weitergeben' }).click();
		await expect(code).toBeVisible();

		const other = await browser.newContext({ ...phone, baseURL: app.url });
		const reader = await other.newPage();
		await holdBefore(reader, picture);
		await reader.goto('/lesen');
		const said = reader.getByRole('status').filter({ hasText: 'Eintr' });
		await expect(said).toContainText('50 Einträge neu', { timeout: 30_000 });
		await reader.reload();
		await expect(reader.getByText('Nichts Neues.')).toBeVisible({ timeout: 30_000 });
		await reader.addInitScript(() => {
			navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
		});
		await reader.reload();
		await expect(reader.getByRole('alert')).toContainText('Die App darf die Kamera nicht benutzen.');
		// What else may have come is taken in right there.
		await expect(reader.getByLabel('Datei auswählen')).toBeAttached();
		await other.close();
	}
);
