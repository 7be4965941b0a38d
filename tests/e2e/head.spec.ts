import type { Page } from '@playwright/test';
import { newEvening, type Table } from './support/table.ts';
import { expect, test } from './support/test.ts';

// What an evening was opened with is corrected, on both sizes of phone. Anna and Berti win a Rufspiel with a Deckel: 10 × 2
// of each of the losers, so 40 cents of winnings (§4.1, §4.4). The trip begins on Friday, 20 November 2026.
const FRIDAY = new Date('2026-11-20T20:00:00+01:00');

async function writeTrip(page: Page): Promise<void> {
	await page.goto('/termine');
	await page.getByRole('button', { name: 'Neuer Termin' }).click();
	const sheet = page.getByRole('dialog');
	await sheet.getByRole('button', { name: 'Zockausflug' }).click();
	await sheet.getByLabel('Tag', { exact: true }).fill('2026-11-20');
	await sheet.getByLabel(/^Letzter Tag/).fill('2026-11-22');
	await sheet.getByRole('button', { name: 'Eintragen' }).click();
	await expect(sheet).toBeHidden();
}

async function playAndClose(page: Page, table: Table): Promise<void> {
	await table.tap('Anna · Berti · +Anna');
	await table.saveGame();
	await page.getByRole('link', { name: 'Abrechnung' }).click();
	await page.getByRole('button', { name: 'Abend abschließen' }).click();
	await expect(page.getByRole('button', { name: 'Wieder öffnen' })).toBeVisible();
}

const head = (page: Page) => page.getByRole('banner').getByRole('paragraph');
const kasse = (page: Page, text: string) =>
	expect(page.getByRole('link', { name: /^Zockkasse/ })).toContainText(text);
const payments = (page: Page) => page.getByRole('heading', { name: /^(Wer zahlt wem|In die Zockkasse)$/ });
const change = (page: Page) => page.getByRole('button', { name: 'Abend ändern', exact: true });

for (const viewport of [
	{ width: 360, height: 640 },
	{ width: 390, height: 844 }
]) {
	test.describe(`at ${viewport.width} pixels`, () => {
		test.use({ viewport });

		test('a trip becomes an ordinary evening, the Kasse follows, and undo leads back', async ({ page }) => {
			test.slow();
			await page.clock.setFixedTime(FRIDAY);
			await writeTrip(page);
			await page.goto('/');
			const table = await newEvening(page);
			await expect(head(page)).toHaveText('Ausflug · Allgäu · 0 Spiele');
			// After "Los geht’s" keys and readers begin at the table's heading, not at nothing.
			await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
			await page.getByRole('link', { name: 'Zurück zum Start' }).click();
			await expect(page.getByRole('link', { name: /Weiterschreiben/ })).toContainText('Ausflug · Allgäu');
			await page.getByRole('link', { name: /Weiterschreiben/ }).click();
			await playAndClose(page, table);
			await expect(payments(page)).toHaveText('Wer zahlt wem');
			await expect(page.getByText('Zockausflug · 1 Spiel')).toBeVisible();

			const sheet = page.getByRole('dialog');
			await change(page).click();
			await sheet.getByRole('button', { name: 'Abend', exact: true }).click();
			await expect(sheet.getByRole('status')).toHaveText('Dann: Zockkasse +0,40 €.');
			await sheet.getByRole('button', { name: 'Abend ändern' }).click();
			await expect(sheet).toBeHidden();
			await expect(page.getByText('Abend geändert: Zockkasse +0,40 €.')).toBeVisible();
			await expect(payments(page)).toHaveText('In die Zockkasse');
			await page.getByRole('button', { name: 'Rückgängig' }).click();
			await expect(payments(page)).toHaveText('Wer zahlt wem');

			// München knows no Deckel; Weitnau plays the same game for the same, and keeps no Kasse.
			await change(page).click();
			await sheet.getByRole('button', { name: 'Abend', exact: true }).click();
			await sheet.getByLabel('Regeln').selectOption({ label: 'München, 2024' });
			await expect(sheet.getByRole('status')).toHaveText('Dann: 1 Spiel zählt nicht mehr.');
			await sheet.getByLabel('Regeln').selectOption({ label: 'Weitnau, ZGB' });
			await sheet.getByRole('button', { name: 'Abend ändern' }).click();
			await expect(sheet).toBeHidden();
			await expect(page.getByText('Regeln Weitnau')).toBeVisible();
			await page.getByRole('link', { name: 'Zurück zum Start' }).click();
			await kasse(page, '0,00 €');
		});
	});
}
