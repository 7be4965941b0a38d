import { expect, type Locator, type Page, type TestInfo } from '@playwright/test';
import { Backup, readClub, type ClubFile } from './backup.ts';

export const EIGHT = ['Anna', 'Berti', 'Clemens', 'Dora', 'Emil', 'Franz', 'Gerda', 'Huber Sepp'] as const;

/** Sets up a Meisterschaft from any page, with all names typed at once, up to the draw. */
export async function setUp(
	page: Page,
	names: readonly string[],
	system: 'Zockmeisterschaft' | 'Schafkopfturnier' = 'Zockmeisterschaft'
): Promise<void> {
	await page.goto('/meisterschaft');
	await page.getByRole('link', { name: 'Neue Meisterschaft' }).click();
	await page.getByRole('button', { name: system }).click();
	await typeAll(page, names);
	await page.getByRole('button', { name: 'Anlegen und auslosen' }).click();
	await expect(page).toHaveURL(/\/auslosung$/);
}

export async function typeAll(page: Page, names: readonly string[]): Promise<void> {
	await page.getByLabel('Neuer Name').fill(names.join(', '));
	await page.getByRole('button', { name: 'Dazu' }).click();
}

/** Draws, and shows all numbers at once. */
export async function drawAll(page: Page): Promise<void> {
	await page.getByRole('button', { name: 'Auslosen', exact: true }).click();
	await page.getByRole('button', { name: 'Alle aufdecken' }).click();
}

/** The numbers as they stand there: "7 Anna". */
export const numberRows = (page: Page): Locator =>
	page.getByRole('region', { name: /^(Die Nummern|Schon gezogen)$/ }).getByRole('listitem');

export async function numbersShown(page: Page): Promise<ReadonlyMap<string, number>> {
	// A question about all of them at once does not wait for any.
	await expect(numberRows(page).first()).toBeVisible();
	const rows = await numberRows(page).all();
	const pairs = rows.map(async (row): Promise<[string, number]> => [
		await row.getByRole('strong').innerText(),
		Number(await row.locator('.nth').innerText())
	]);
	return new Map(await Promise.all(pairs));
}

/** The club's log as the backup writes it; the page is left where it was. */
export async function clubLog(page: Page, testInfo: TestInfo, name: string): Promise<ClubFile> {
	const other = await page.context().newPage();
	await other.goto('/sicherung');
	const path = await new Backup(other).save(testInfo, `${name}.schafkopf.json`);
	await other.close();
	return readClub(path);
}

/** Tables by Partie, as the plan's screen shows them with names. */
export async function tablesShown(page: Page): Promise<string[][][]> {
	const regions = page.getByRole('region', { name: /^\d\. (Partie|Durchgang)$/ });
	await expect(regions.first()).toBeVisible();
	const parts = await regions.all();
	return Promise.all(
		parts.map(async (part) => {
			const tables = await part.locator('ul ul').all();
			return Promise.all(
				tables.map(async (table) => {
					const players = await table.getByRole('listitem').allInnerTexts();
					return players.map((player) => player.replace(/^\d+\s+/, '').trim());
				})
			);
		})
	);
}
