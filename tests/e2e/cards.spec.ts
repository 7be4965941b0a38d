import { fanChip, keyIn } from './support/fan.ts';
import { keyOn } from './support/keyboard.ts';
import { newEvening, type Table } from './support/table.ts';
import { expect, test } from './support/test.ts';
import { WHOLE } from './support/whole.ts';

const SAUEN = ['Eichel Sau, 11 Augen', 'Laub Sau, 11 Augen', 'Herz Sau, 11 Augen', 'Schell Sau, 11 Augen'];

/** Opens the cards, which are loaded on first use. */
async function open(table: Table, taps: string): Promise<void> {
	await table.tap(taps);
	await expect(table.sheet.getByRole('group', { name: 'Karten', exact: true })).toBeVisible();
}

/** Taps cards, whose names hold commas and so on. */
async function cards(table: Table, ...names: readonly string[]): Promise<void> {
	for (const name of names) await table.sheet.getByRole('button', { name, exact: true }).click();
}

test('cards of either side are tapped, and their Augen stand in the game', async ({ page }) => {
	await page.goto('/');
	const table = await newEvening(page);
	await open(table, 'Anna · Berti · +Anna · Karten zählen');
	const sum = table.sheet.getByRole('status');
	await expect(sum).toContainText('0 Augen');
	await expect(table.button('Übernehmen')).toBeDisabled();
	// 44 + 10 + 4 + 3 = 61
	await cards(table, ...SAUEN, 'Eichel Zehn, 10 Augen', 'Laub König, 4 Augen', 'Herz Ober, 3 Augen');
	await expect(sum).toContainText('61 Augen');
	await expect(sum).toContainText('61 : 59 für die Spielerpartei');
	// A second tap takes a card back.
	await cards(table, 'Laub König, 4 Augen');
	await expect(sum).toContainText('57 Augen');
	await cards(table, 'Laub König, 4 Augen');
	await table.tap('Übernehmen');
	await expect(table.button('61 Augen, ändern')).toBeVisible();
	await expect(table.button('Gewonnen')).toHaveAttribute('aria-pressed', 'true');

	// The same cards counted for the other side: 59 for the declarer's side, and lost.
	await open(table, 'Karten zählen');
	await table.tap('Gegenpartei');
	await cards(table, ...SAUEN, 'Schell Zehn, 10 Augen');
	await expect(sum).toContainText('66 : 54 für die Spielerpartei');
	await table.tap('Leeren');
	await expect(sum).toContainText('0 Augen');
	await cards(table, ...SAUEN, 'Schell Zehn, 10 Augen', 'Herz König, 4 Augen', 'Herz Ober, 3 Augen');
	await table.tap('Übernehmen');
	await expect(table.button('59 Augen, ändern')).toBeVisible();
	await expect(table.button('Verloren')).toHaveAttribute('aria-pressed', 'true');
});

test('Ober and Unter are tapped, and the Laufende stand in the game', WHOLE, async ({ page }) => {
	await page.goto('/');
	const table = await newEvening(page);
	await open(table, 'Anna · Berti · +Anna · Karten zählen');
	await table.tap('Laufende');
	const count = table.sheet.getByRole('status');
	await cards(table, 'Eichel Ober', 'Laub Ober', 'Schell Ober', 'Eichel Unter');
	await expect(count).toContainText('Mit 2');
	await expect(count).toContainText('Laufende zählen erst ab 3.');
	await cards(table, 'Herz Ober');
	await expect(count).toContainText('Mit 5');
	await table.tap('Übernehmen');
	await expect(table.button('5 Laufende, ändern')).toHaveAttribute('aria-pressed', 'true');
	await table.expectPrice(70, '(10 + 25) × 2');

	// Without the first three: the other side holds them, and they are paid all the same.
	await open(table, 'Karten zählen');
	await table.tap('Laufende');
	await cards(table, 'Schell Ober', 'Eichel Unter');
	await expect(count).toContainText('Ohne 3');
	await table.tap('Übernehmen');
	await expect(table.button('3 Laufende')).toHaveAttribute('aria-pressed', 'true');
	// Too few add nothing, and the old number is cleared.
	await open(table, 'Karten zählen');
	await table.tap('Laufende');
	await cards(table, 'Eichel Ober');
	await table.tap('Übernehmen');
	await table.expectPrice(20, '10 × 2');

	// A Tout counts no Augen.
	await open(table, 'Wenz · Tout · Laufende zählen');
	await expect(table.sheet.getByRole('button', { name: /Unter$/ })).toHaveCount(4);
	await cards(table, 'Eichel Unter', 'Laub Unter');
	await table.tap('Übernehmen');
	await table.expectPrice(140, '(25 + 10) × 2 × 2');
});

test('in a Mungo each player’s cards are counted', WHOLE, async ({ page }) => {
	await page.goto('/');
	const table = await newEvening(page);
	await open(table, 'Mungo · Augen · Karten zählen');
	await expect(table.sheet).toContainText('Karten von Anna');
	await cards(table, 'Eichel Sau, 11 Augen', 'Herz Unter, 2 Augen');
	await table.tap('Übernehmen');
	await expect(table.panel.getByRole('button', { name: 'Anna, 13 Augen' })).toBeVisible();
});

test('cards are counted with the keyboard, and the focus comes back', WHOLE, async ({ page }) => {
	await page.goto('/');
	const table = await newEvening(page);
	await table.tap('Anna · Berti');
	const opener = fanChip(page, 'Ausgang');
	await keyIn(page, 'Ausgang', table.button('Karten zählen'));
	await expect(table.sheet).toBeVisible();
	await keyOn(page, table.sheet.getByRole('button', { name: 'Herz Sau, 11 Augen' }), 'Space');
	await keyOn(page, table.sheet.getByRole('button', { name: 'Schell Unter, 2 Augen' }), 'Enter');
	await keyOn(page, table.button('Übernehmen'), 'Enter');
	await expect(opener).toBeFocused();
	await expect(table.button('13 Augen, ändern')).toBeVisible();
});

test('every card is as large as a thumb', WHOLE, async ({ page }) => {
	await page.setViewportSize({ width: 360, height: 640 });
	await page.goto('/');
	const table = await newEvening(page);
	await open(table, 'Anna · Berti · Karten zählen');
	const all = table.sheet.getByRole('group', { name: 'Karten' }).getByRole('button');
	await expect(all).toHaveCount(20);
	for (const card of await all.all()) {
		const box = await card.boundingBox();
		expect(box?.width).toBeGreaterThanOrEqual(48);
		expect(box?.height).toBeGreaterThanOrEqual(48);
	}
	// The sum is in sight without scrolling.
	await expect(table.sheet.getByRole('status')).toBeInViewport({ ratio: 1 });
});
