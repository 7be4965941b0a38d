import type { Locator, Page } from '@playwright/test';
import { clubLog, drawAll, setUp, tablesShown } from './support/meisterschaft.ts';
import { expect, test } from './support/test.ts';
import { WHOLE } from './support/whole.ts';

const THIRTEEN = [
	'Anna',
	'Berti',
	'Clemens',
	'Dora',
	'Emil',
	'Franz',
	'Gerda',
	'Hias',
	'Irmgard',
	'Josef',
	'Kathi',
	'Leni',
	'Marei'
];

async function openSearch(page: Page): Promise<void> {
	await setUp(page, THIRTEEN);
	await drawAll(page);
	await page.getByRole('link', { name: 'Weiter zum Sitzplan' }).click();
	await page.getByText('Plan mit Wünschen suchen').click();
}

async function fix(page: Page, name: string, table: number): Promise<void> {
	const wishes = page.getByRole('group', { name: 'Sitzt immer am selben Tisch' });
	await wishes.getByLabel('Wer sitzt fest?').selectOption({ label: name });
	await wishes.getByLabel('An welchem Tisch?').selectOption({ label: `Tisch ${table}` });
	await wishes.getByRole('button', { name: 'Dazu' }).click();
}

async function part(page: Page, one: string, other: string): Promise<void> {
	const wishes = page.getByRole('group', { name: 'Sitzen nie zusammen' });
	await wishes.getByLabel('Wer nicht?').selectOption({ label: one });
	await wishes.getByLabel('Mit wem nicht?').selectOption({ label: other });
	await wishes.getByRole('button', { name: 'Dazu' }).click();
}

const bar = (page: Page) => page.getByRole('progressbar');
const progress = (page: Page): Promise<number> =>
	bar(page).evaluate((element: HTMLProgressElement) => element.value);

test('a search in the worker keeps a fixed table and a pair apart; enough is enough', async ({
	page
}, testInfo) => {
	await openSearch(page);
	await fix(page, 'Anna', 2);
	await part(page, 'Berti', 'Clemens');
	// With six Partien the search takes long.
	await page.getByLabel('Partien', { exact: true }).fill('6');
	await page.getByRole('button', { name: 'Suchen', exact: true }).click();
	await expect(page.getByRole('heading', { name: 'Das Beste bisher' })).toBeVisible();
	// It goes on, and the screen stays responsive.
	const early = await progress(page);
	await expect.poll(() => progress(page)).toBeGreaterThan(early);
	await page.getByRole('button', { name: 'Nummern', exact: true }).click();
	await page.getByRole('button', { name: 'Namen', exact: true }).click();
	await page.getByRole('button', { name: 'Abbrechen und das Beste bisher nehmen' }).click();
	await expect(bar(page)).toBeHidden();
	await expect(page.getByRole('heading', { name: 'Gefunden' })).toBeVisible();

	// Nothing changes before the plan is taken.
	const before = await clubLog(page, testInfo, 'vorher');
	await page.getByRole('button', { name: 'Diesen Plan nehmen' }).click();
	await expect(page.getByText('Der Sitzplan ist geändert.')).toBeVisible();
	await expect(
		page.getByText('Gewünscht: Anna fest an Tisch 2; Berti und Clemens nie zusammen.').first()
	).toBeVisible();
	const tables = await tablesShown(page);
	expect(tables).toHaveLength(6);
	for (const partie of tables) {
		expect(partie.flat().sort()).toEqual(THIRTEEN);
		expect(partie[1]).toContain('Anna');
		expect(partie.filter((table) => table.includes('Berti') && table.includes('Clemens'))).toEqual([]);
	}
	const after = await clubLog(page, testInfo, 'nachher');
	const added = after.entries.slice(before.entries.length);
	expect(added.map(({ kind }) => kind)).toEqual(['championship']);

	// And it can be undone.
	await page.getByRole('button', { name: 'Rückgängig' }).click();
	await expect(page.getByRole('heading', { name: 'Ausgewogen · gilt' })).toBeVisible();
	await expect(page.getByText('Gewünscht:')).toBeHidden();

	// On paper: one page for the wall and one for each table, also for the table of five.
	const pdf = await page.pdf({ format: 'A4' });
	expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(4);
});

test(
	'wishes entered at set-up hold whatever is drawn, and however often',
	WHOLE,
	async ({ page }, testInfo) => {
		// From an empty laptop to drawn seats, every tap counted beside the names.
		let taps = 0;
		const tap = async (what: Locator): Promise<void> => {
			taps += 1;
			await what.click();
		};
		const link = (name: string): Locator => page.getByRole('link', { name, exact: true });
		const button = (name: string): Locator => page.getByRole('button', { name, exact: true });
		await page.goto('/');
		await tap(page.locator('a[href="/meisterschaft"]').first());
		await tap(link('Neue Meisterschaft'));
		await expect(page.getByLabel('Neuer Name')).toBeFocused();
		await page.keyboard.insertText(THIRTEEN.join('\n'));
		await tap(button('Dazu'));
		const plan = page.getByRole('region', { name: 'Sitzplan' });
		await expect(plan).toContainText(
			/Jeder trifft .* andere; .* Paaren treffen sich wenigstens einmal, keines öfter als/
		);
		const usual = taps;
		await page.getByText('Wünsche an den Sitzplan').click();
		await fix(page, 'Anna', 2);
		await part(page, 'Anna', 'Anna');
		await expect(plan.getByRole('alert')).toHaveText('Anna lässt sich nicht von sich selbst trennen.');
		await page.getByRole('button', { name: 'Anna und Anna nicht mehr trennen' }).click();
		await part(page, 'Berti', 'Clemens');
		await expect(plan).toContainText('Der Sitzplan mit euren Wünschen wird beim Anlegen gesucht.');
		// One who drops out moves nobody's wish to another.
		await button('Dora').click();
		await button('Dora').click();
		await expect(plan.getByText('Anna an Tisch 2')).toBeVisible();
		taps = usual;
		await tap(button('Anlegen und auslosen'));
		await expect(page).toHaveURL(/\/auslosung$/, { timeout: 90_000 });
		await tap(button('Auslosen'));
		await tap(button('Alle aufdecken'));
		const expectKept = async (): Promise<void> => {
			const tables = await tablesShown(page);
			expect(tables).toHaveLength(4);
			for (const partie of tables) {
				expect(partie.flat().sort()).toEqual(THIRTEEN);
				expect(partie[1]).toContain('Anna');
				expect(partie.filter((table) => table.includes('Berti') && table.includes('Clemens'))).toEqual([]);
			}
		};
		await button('Neu auslosen').click();
		await page.getByLabel('Grund').fill('Zettel verloren');
		await page.getByRole('dialog').getByRole('button', { name: 'Neu auslosen' }).click();
		await button('Alle aufdecken').click();
		await tap(link('Weiter zum Sitzplan'));
		await expectKept();
		await expect(
			page.getByText('Gewünscht: Anna fest an Tisch 2; Berti und Clemens nie zusammen.').first()
		).toBeVisible();
		await expect(page.getByRole('heading', { name: 'Welcher Plan?' })).toBeVisible();
		await tap(link('Weiter zu den Tischen'));
		await tap(button('Alle Tische auslosen'));
		const seats = page.getByRole('list', { name: /^Wer an Tisch \d sitzt$/ });
		await expect(seats.filter({ hasText: 'schreibt' })).toHaveCount(3);
		expect(taps).toBeLessThanOrEqual(25);
		testInfo.annotations.push({ type: 'taps', description: String(taps) });

		// From the first drawn seat on there is nothing to choose.
		await page.getByRole('link', { name: 'Sitzplan' }).click();
		await expect(page.getByRole('button', { name: /^Drucken/ })).toBeVisible();
		await expect(page.getByRole('heading', { name: 'Welcher Plan?' })).toHaveCount(0);
	}
);

test('a search runs to its end with another number of Partien', WHOLE, async ({ page }) => {
	await openSearch(page);
	await page.getByLabel('Partien', { exact: true }).fill('2');
	await page.getByRole('button', { name: 'Suchen', exact: true }).click();
	await expect(page.getByRole('heading', { name: 'Gefunden' })).toBeVisible({ timeout: 90_000 });
	await page.getByRole('button', { name: 'Diesen Plan nehmen' }).click();
	await expect(page.getByText('Eigener Plan')).toBeVisible();
	expect(await tablesShown(page)).toHaveLength(2);
});

test('wishes that contradict each other are refused with a sentence', WHOLE, async ({ page }) => {
	await openSearch(page);
	const search = page.getByRole('button', { name: 'Suchen', exact: true });
	await fix(page, 'Anna', 1);
	await fix(page, 'Anna', 2);
	await expect(page.getByRole('alert')).toContainText('kann nur an einem Tisch fest sitzen.');
	await search.click({ force: true });
	await expect(bar(page)).toBeHidden();
	await page.getByRole('button', { name: 'Anna nicht mehr fest' }).last().click();
	await expect(page.getByRole('alert')).toBeHidden();
	await page.getByLabel('Partien', { exact: true }).fill('13');
	await expect(page.getByRole('alert')).toHaveText('Eine Meisterschaft hat 1 bis 12 Partien.');
	await page.getByLabel('Partien', { exact: true }).fill('4');
	await expect(page.getByRole('alert')).toBeHidden();
	// Everybody kept apart from Anna: nobody could sit with her.
	for (const other of THIRTEEN.slice(1)) await part(page, 'Anna', other);
	await search.click();
	await expect(page.getByText('Noch kein Plan, der alle Wünsche erfüllt.')).toBeVisible();
	await page.getByRole('button', { name: 'Abbrechen', exact: true }).click();
	await expect(page.getByRole('alert')).toHaveText('Die Suche hat noch keinen Plan gefunden.');
});
