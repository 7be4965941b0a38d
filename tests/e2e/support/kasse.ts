import type { Page } from '@playwright/test';
import { newEvening, type Table } from './table.ts';
import { expect } from './test.ts';

/** Anna and Berti win a Rufspiel with a Deckel: 10 × 2 = 20 of each of the losers, so 40 cents of winnings (§4.1, §4.4). */
export async function closedEvening(page: Page): Promise<Table> {
	await page.goto('/');
	const table = await newEvening(page);
	await table.tap('Anna · Berti · +Anna');
	await table.saveGame();
	await page.getByRole('link', { name: 'Abrechnung' }).click();
	await page.getByRole('button', { name: 'Abend abschließen' }).click();
	await expect(page.getByRole('button', { name: 'Wieder öffnen' })).toBeVisible();
	await page.getByRole('link', { name: 'Zurück zum Start' }).click();
	return table;
}

/** Types a booking digit by digit and saves it with a double tap. */
export async function book(
	page: Page,
	direction: 'Ausgabe' | 'Einnahme',
	digits: string,
	word: string
): Promise<void> {
	await page.getByRole('button', { name: 'Buchen', exact: true }).click();
	const sheet = page.getByRole('dialog');
	await sheet.getByRole('button', { name: direction }).click();
	for (const digit of digits) await sheet.getByRole('button', { name: digit, exact: true }).click();
	await sheet.getByRole('button', { name: word, exact: true }).click();
	await sheet.getByRole('button', { name: /buchen$/ }).dblclick();
	await expect(sheet).toBeHidden();
}
