import type { Page } from '@playwright/test';
import { Gate } from './support/gate.ts';
import { FOUR, newEvening, Table } from './support/table.ts';
import { expect, test } from './support/test.ts';
import { WHOLE } from './support/whole.ts';

/** An evening in two tabs. */
async function openTwice(page: Page): Promise<readonly [Table, Table]> {
	await page.goto('/');
	const one = await newEvening(page);
	const other = await page.context().newPage();
	await other.goto(page.url());
	const two = new Table(other);
	await two.expectBalances(FOUR, [0, 0, 0, 0]);
	return [one, two];
}

/** A click that does not wait for the page to be ready for it. */
const press = (table: Table): Promise<void> => table.save.evaluate((button: HTMLElement) => button.click());

test('a game saved in one tab stands in the other', WHOLE, async ({ page }) => {
	const [one, two] = await openTwice(page);
	await one.tap('Anna · Berti · +Anna');
	await one.saveGame();
	await expect(two.rows).toHaveText(/Anna mit Berti gewinnen/);
	await two.expectBalances(FOUR, [20, 20, -20, -20]);
	await two.tap('Wenz · Dora · +Berti');
	await two.saveGame();
	await expect(one.rows).toHaveText([/Dora gewinnt/, /Anna mit Berti gewinnen/]);
	// And what is struck, corrected or set by hand.
	await two.open(two.rows.last());
	await two.tap('Streichen');
	await expect(one.rows.last()).toContainText('gestrichen');
	await one.expectBalances(FOUR, [-50, -50, -50, 150]);
});

test('a half-typed game is seen in both tabs and goes on in either', WHOLE, async ({ page }) => {
	const [one, two] = await openTwice(page);
	await one.tap('Solo · Herz · Clemens');
	await expect(two.save).toContainText('Speichern · 0,25 €');
	await two.tap('+Anna · 3 Laufende');
	await one.expectPrice(80, '(25 + 15) × 2');
	await one.saveGame();
	await expect(two.save).toContainText('Wer spielt?');
	await expect(two.rows).toHaveText(/Clemens gewinnt/);
});

test('one half-typed game saved in both tabs at once is one game', async ({ page }) => {
	const [one, two] = await openTwice(page);
	const gate = await Gate.beside(page);
	await one.tap('Anna · Berti · +Anna');
	await two.expectPrice(20, '10 × 2');
	await two.draftKept();
	await gate.close();
	await press(one);
	await press(two);
	await gate.open();
	for (const table of [one, two]) {
		await expect(table.save).toContainText('Wer spielt?');
		await expect(table.rows).toHaveCount(1);
		await table.expectBalances(FOUR, [20, 20, -20, -20]);
	}
	// The tab that came too late says why nothing happened.
	const late = page.context().pages();
	const sentences = await Promise.all(
		late.map((tab) => tab.getByText('Dieses Spiel steht schon in der Liste').count())
	);
	expect(sentences.reduce((sum, count) => sum + count, 0)).toBe(1);
	await two.page.reload();
	await expect(two.rows).toHaveCount(1);
});

test(
	'a half-typed game that is changed while the other tab saves it is one game',
	WHOLE,
	async ({ page }) => {
		const [one, two] = await openTwice(page);
		const gate = await Gate.beside(page);
		await one.tap('Anna · Berti · +Anna');
		await two.expectPrice(20, '10 × 2');
		await two.draftKept();
		await gate.close();
		await press(one);
		// It comes too late, and so does saving it.
		await two.tap('+Berti');
		await press(two);
		await gate.open();
		await expect(two.page.getByRole('alert')).toContainText('Dieses Spiel steht schon in der Liste');
		for (const table of [one, two]) {
			await expect(table.save).toContainText('Wer spielt?');
			await expect(table.rows).toHaveCount(1);
			await table.expectBalances(FOUR, [20, 20, -20, -20]);
		}
	}
);

test(
	'a game taken up for correction while another is being saved stays in the panel',
	WHOLE,
	async ({ page }) => {
		await page.goto('/');
		const table = await newEvening(page);
		const gate = await Gate.beside(page);
		await table.tap('Anna · Berti · +Anna');
		await table.saveGame();
		await table.tap('Wenz · Dora · +Berti');
		await table.draftKept();
		await gate.close();
		await press(table);
		await table.open(table.rows.first());
		await table.tap('Ändern');
		await gate.open();
		await expect(table.rows).toHaveCount(2);
		await table.draftKept();
		await expect(table.page.getByRole('region', { name: 'Stand des Abends' })).toContainText(
			'Spiel 1 wird geändert'
		);
		await table.tap('Verloren');
		await table.save.click();
		await expect(table.rows).toHaveText([/Dora gewinnt/, /Anna mit Berti verlieren/]);
		await expect(table.save).toContainText('Wer spielt?');
	}
);

test('two different games typed and saved at the same time are two games', async ({ page }) => {
	const [one, two] = await openTwice(page);
	const gate = await Gate.beside(page);
	// Both begin before either hears of the other.
	await gate.close();
	await one.tap('Anna · Berti · +Anna');
	await two.tap('Wenz · Dora · +Berti');
	await gate.open();
	await one.draftKept();
	await two.draftKept();
	await one.expectPrice(20, '10 × 2');
	await two.expectPrice(50, '25 × 2');
	await gate.close();
	await press(one);
	await press(two);
	await gate.open();
	for (const table of [one, two]) {
		await expect(table.save).toContainText('Wer spielt?');
		await expect(table.rows).toHaveCount(2);
		await expect(table.rows.filter({ hasText: 'Anna mit Berti gewinnen' })).toHaveCount(1);
		await expect(table.rows.filter({ hasText: 'Dora gewinnt' })).toHaveCount(1);
		await table.expectBalances(FOUR, [20 - 50, 20 - 50, -20 - 50, -20 + 150]);
	}
});

test('an evening closed in one tab and opened again in the other is told to be closed in neither', async ({
	page
}) => {
	const [one, two] = await openTwice(page);
	await one.tap('Anna · Berti · +Anna');
	await one.saveGame();
	// What is half typed there waits.
	await two.tap('Wenz · Dora · +Berti');
	await two.draftKept();
	await page.bringToFront();
	await page.getByRole('link', { name: 'Abrechnung' }).click();
	await page.getByRole('button', { name: 'Abend abschließen' }).click();
	await expect(page.getByText('Abgeschlossen.')).toBeVisible();
	await expect(two.panel).toBeHidden();
	await two.page.bringToFront();
	await two.page.getByRole('button', { name: 'Wieder öffnen' }).click();
	await two.expectPrice(50, '25 × 2');
	await page.bringToFront();
	await expect(page.getByRole('button', { name: 'Abend abschließen' })).toBeVisible();
	await expect(page.getByText('Abgeschlossen.')).toHaveCount(0);
});
