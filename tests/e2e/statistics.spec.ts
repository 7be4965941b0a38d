import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import type { AnyEntry } from '#lib/log/entry.ts';
import { countedEvenings } from '../support/counted-club.ts';
import { game, members, opening, strike, tonight } from '../support/entries.ts';
import { goldenClub } from '../support/golden-club.ts';
import { takeEntries } from './support/backup.ts';
import { linesOf } from './support/looks.ts';
import { installedWhereWhole } from './support/net.ts';
import { euro } from './support/table.ts';
import { expect, offlineReady, test } from './support/test.ts';
import { WHOLE } from './support/whole.ts';

test.use(installedWhereWhole);

/** A card by its title. */
const card = (page: Page, title: string): Locator => page.getByRole('region', { name: title, exact: true });

/** The rows of the table behind a picture, head and all. */
async function tableBehind(page: Page, title: string): Promise<readonly string[][]> {
	await card(page, title).getByText('Als Tabelle').click();
	await expect(card(page, title).getByRole('row').first()).toBeVisible();
	return rowsNow(page, title);
}

/** The same of an open table, all read at one moment. */
const rowsNow = (page: Page, title: string): Promise<string[][]> =>
	card(page, title)
		.getByRole('row')
		.evaluateAll((rows) =>
			rows.map((row) => [...(row as HTMLTableRowElement).cells].map((cell) => cell.innerText))
		);

/** The whole line of a figure, by its name. */
const figure = (page: Page, name: string): Locator =>
	page.locator('dl > div').filter({ has: page.getByText(name, { exact: true }) });

/*
 * One evening by hand (allgaeu): Anna with Ben wins (10 + 15) × 2 = 50; Carl loses a Solo at (25 + 5) × 2 = 60, three times;
 * Anna and Dora lose a Mungo at 10; a Solo was struck.
 *
 *          Anna   Ben  Carl  Dora
 * Rufspiel  +50   +50   −50   −50
 * Solo      +60   +60  −180   +60
 * Mungo     −10   +10   +10   −10
 *          +100  +120  −220     0
 */
const SMALL: readonly AnyEntry[] = [
	...members('Anna', 'Ben', 'Carl', 'Dora'),
	opening('1', { seats: ['Anna', 'Ben', 'Carl', 'Dora'], dealer: 'Dora' }),
	game('2', {
		contract: 'rufspiel',
		declarer: 'Anna',
		partner: 'Ben',
		won: true,
		laufende: 3,
		deckel: ['Anna']
	}),
	game('3', { contract: 'solo', declarer: 'Carl', won: false, schneider: true, deckel: ['Carl'] }),
	game('4', { contract: 'solo', declarer: 'Anna', won: true }),
	strike('5', '4'),
	game('6', { contract: 'mungo', losers: ['Anna', 'Dora'] }),
	tonight('7', 'close')
];

test('figures of an evening by hand, and the games behind them', async ({ page, context }) => {
	await context.grantPermissions(['clipboard-read', 'clipboard-write']);
	await takeEntries(page, SMALL);
	await page.goto('/');
	await page.getByRole('link', { name: 'Statistik' }).click();
	await expect(page.getByText('3 Spiele an 1 Abend')).toBeVisible();
	expect(await tableBehind(page, 'Bilanz')).toEqual([
		['Mitglied', 'Bilanz'],
		['Ben', '+1,20 €'],
		['Anna', '+1,00 €'],
		['Dora', '0,00 €'],
		['Carl', '−2,20 €']
	]);
	await card(page, 'Bilanz').getByRole('button', { name: 'Tabelle kopieren' }).click();
	await expect(card(page, 'Bilanz').getByText('Kopiert.')).toBeVisible();
	expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
		'Mitglied\tBilanz\nBen\t+1,20 €\nAnna\t+1,00 €\nDora\t0,00 €\nCarl\t−2,20 €'
	);
	expect((await tableBehind(page, 'Gewonnen und verloren')).slice(1)).toEqual([
		['Anna', '2', '1'],
		['Ben', '3', '0'],
		['Carl', '1', '2'],
		['Dora', '1', '2']
	]);
	const pairs = card(page, 'Wer gewinnt mit wem?');
	await expect(pairs.getByRole('link', { name: /^Anna mit Ben: 100 % ?1 von 1 gewonnen$/ })).toBeVisible();
	await expect(pairs.getByRole('link', { name: /^Carl mit Dora: 0 % ?0 von 1 gewonnen$/ })).toBeVisible();
	await expect(pairs.getByRole('link')).toHaveCount(4);
	await pairs.getByRole('button', { name: 'Gegeneinander' }).click();
	await expect(pairs.getByRole('link', { name: /^Anna gegen Carl: 100 % ?2 von 2 gewonnen$/ })).toBeVisible();
	await expect(card(page, 'Die teuersten Spiele').getByRole('listitem').first()).toContainText('0,60 €');

	await page.getByRole('combobox', { name: 'Wer' }).selectOption({ label: 'Anna' });
	await expect(figure(page, 'Spiele')).toContainText('3');
	await expect(figure(page, 'Gewonnen')).toContainText('67 %');
	// 100 cents over three games.
	await expect(figure(page, 'Im Schnitt je Spiel')).toContainText('+0,33 €');
	await expect(figure(page, 'Längste Siegesserie')).toContainText('2 Spiele');
	await expect(figure(page, 'Mungo verloren')).toContainText('1 von 1');
	await expect(figure(page, 'Laufende in selbst gespielten Spielen')).toContainText('1 von 1');
	// 0,50 + 0,60 − 0,10 €, the best after Ben; too few games for a partner or an Angstgegner.
	await page.getByRole('button', { name: 'Jahr teilen' }).click();
	await expect(page.getByText('In die Zwischenablage kopiert.')).toBeVisible();
	const told = await page.evaluate(() => navigator.clipboard.readText());
	expect(told).toMatch(
		/^Anna: mein Schafkopfjahr \d{4}\nUnterm Strich: \+1,00 € \(an 1 Abend, 2\. von 4\)\n/
	);
	expect(told).toContain('Teuerstes Spiel: +0,60 € (Solo von Carl, verloren, ');
	expect(told).not.toContain('Angstgegner');
	// The same as a picture; this browser shares no files, so it is saved.
	const saving = page.waitForEvent('download');
	await page.getByRole('button', { name: 'Als Bild teilen' }).click();
	const saved = await saving;
	expect(saved.suggestedFilename()).toMatch(/^schafkopfjahr-\d{4}\.png$/);
	// Width and height stand in the first chunk of a PNG, big-endian.
	const png = readFileSync(await saved.path());
	expect([png.toString('latin1', 1, 4), png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([
		...['PNG', 1080, 1350]
	]);
	await expect(page.getByText('Das Bild liegt bei den Downloads.')).toBeVisible();

	// Anna beside Ben: one Rufspiel together, and a Solo that three won against Carl.
	await page.getByRole('combobox', { name: 'Vergleichen mit' }).selectOption({ label: 'Ben' });
	await expect(page).toHaveURL(/&neben=Ben$/);
	await expect(figure(page, 'Miteinander')).toContainText(/1 von 1\s*gewonnen · \+0,50\s€ und \+0,50\s€/);
	await expect(figure(page, 'Gegeneinander')).toContainText('0 : 0');
	await expect(figure(page, 'Gemeinsame Abende')).toContainText('0-mal vorn, 1-mal hinten');
	const two = page.getByRole('region', { name: 'Anna neben Ben' });
	await expect(two.getByRole('row', { name: /^Bilanz/ })).toHaveText(/\+1,00 €\s*\+1,20 €/);
	await page.getByRole('combobox', { name: 'Vergleichen mit' }).selectOption('Niemand');
	await expect(two).toBeHidden();

	// No trip in this club; the address keeps what is asked for.
	await page.getByText('Nur ein Anlass, nur ein Regelbuch').click();
	// Both before the first is counted: the second forgets nothing of it.
	await page.getByRole('combobox', { name: 'Regeln' }).evaluate((rules: HTMLSelectElement) => {
		const occasion = [...document.querySelectorAll('select')].find((one) =>
			[...one.labels].some((label) => label.textContent.includes('Anlass'))
		);
		for (const [select, text] of [
			[rules, 'Allgäu'],
			[occasion, 'Abend']
		] as const) {
			const option = [...(select?.options ?? [])].find((one) => one.text === text);
			if (!select || !option) throw new Error(text);
			option.selected = true;
			select.dispatchEvent(new Event('change', { bubbles: true }));
		}
	});
	await expect(page).toHaveURL(/zeit=\d{4}&anlass=abend&regeln=Allg%C3%A4u&wer=Anna$/);
	await page.reload();
	await expect(page.getByRole('heading', { name: /^Das Jahr \d{4} · Abend · Allgäu$/ })).toBeVisible();
	await page.goto('/statistik?wer=Anna');
	await figure(page, 'Im Schnitt je Spiel')
		.getByRole('button', { name: /^Was heißt/ })
		.click();
	await expect(figure(page, 'Im Schnitt je Spiel')).toContainText('ohne Stock, Bußen und gekaufte Karten');
	await figure(page, 'Mit eigenem Deckel').getByRole('link', { name: '1 von 1' }).click();
	const sheet = page.getByRole('dialog');
	await expect(sheet).toContainText('1 Spiel');
	await sheet.getByRole('link', { name: 'Rufspiel von Anna mit Ben, gewonnen' }).click();
	await expect(page).toHaveURL(/\/abend\/freitag#spiel-2$/);
	await expect(page.getByRole('dialog')).toContainText('Anna mit Ben gewinnen');
	await expect(page.getByRole('dialog')).toContainText('(10 + 15) × 2');
	// Going back closes the sheet first, and then leaves the evening.
	await page.goBack();
	await expect(sheet).toBeHidden();
	await expect(page).toHaveURL(/\/abend\/freitag#spiel-2$/);
	await page.goBack();
	await expect(sheet).toContainText('Rufspiel von Anna mit Ben');
	await page.goBack();
	await expect(sheet).toBeHidden();
	await page.goForward();
	await expect(sheet).toContainText('Rufspiel von Anna mit Ben');
	await page.getByRole('button', { name: 'Schließen' }).click();
	await expect(page).toHaveURL(/\/statistik\?wer=Anna$/);
	await expect(figure(page, 'Spiele')).toContainText('3');
});

test(
	'three years without a net come to what was counted from the file alone',
	WHOLE,
	async ({ page, app }) => {
		test.slow();
		const entries = goldenClub();
		await page.goto('/');
		await offlineReady(page);
		await takeEntries(page, entries);
		await app.stop();
		await page.goto('/statistik');
		const counted = countedEvenings(JSON.parse(JSON.stringify(entries)) as readonly unknown[]);
		const shown = new Map<unknown, unknown>(
			entries.flatMap((one) => (one.kind === 'member' ? [[one.member, one.nickname ?? one.name]] : []))
		);
		const expected = (evenings: typeof counted): readonly string[][] => {
			const sums = new Map<string, number>();
			for (const { balance } of evenings)
				for (const [member, cents] of Object.entries(balance))
					sums.set(member, (sums.get(member) ?? 0) + cents);
			return [...sums]
				.sort(([, a], [, b]) => b - a)
				.map(([member, cents]) => [String(shown.get(member)), euro(cents, true)]);
		};
		const sorted = (rows: readonly string[][]) => rows.map((row) => row.join(' ')).sort();

		// The newest year, as it opens.
		const newest = counted.filter(({ date }) => date.startsWith('2026'));
		const games = newest.flatMap((evening) => evening.games).length;
		await expect(page.getByText(`${games} Spiele an 40 Abenden`)).toBeVisible();
		await tableBehind(page, 'Bilanz');
		/** The table follows the sentence above it, row by row. */
		const expectBilanz = (evenings: typeof counted): Promise<void> =>
			expect
				.poll(async () => sorted((await rowsNow(page, 'Bilanz')).slice(1)))
				.toEqual(sorted(expected(evenings)));
		await expectBilanz(newest);
		// Saukopf stands apart.
		await expect(card(page, 'Saukopf')).toBeVisible();

		await page.getByRole('combobox', { name: 'Zeitraum' }).selectOption('Alle Jahre');
		await expect(page.getByText('Spiele an 120 Abenden')).toBeVisible();
		await expect(page.getByText('Es wird noch gezählt')).toBeHidden();
		await expectBilanz(counted);

		// One evening, and from there to its bill.
		const [first] = counted.filter(({ date }) => date.startsWith('2024'));
		await page.getByRole('combobox', { name: 'Zeitraum' }).selectOption('2024');
		await page.getByRole('combobox', { name: 'Abend' }).selectOption(first?.evening ?? '');
		await expect(page.getByText(`${first?.games.length} Spiele an 1 Abend`)).toBeVisible();
		await page.getByRole('link', { name: 'Zur Abrechnung des Abends' }).click();
		await expect(page).toHaveURL(new RegExp(`/abend/${first?.evening}/abrechnung$`));
	}
);

test('an empty club, and a year of one game', WHOLE, async ({ page }) => {
	await page.goto('/statistik');
	await expect(
		page.getByText('Noch kein Spiel. Nach dem ersten Abend steht hier, wer mit wem gewinnt.')
	).toBeVisible();
	await takeEntries(page, SMALL.slice(0, 6));
	await page.goto('/statistik');
	await expect(page.getByText('1 Spiel an 1 Abend')).toBeVisible();
	await page.getByRole('combobox', { name: 'Wer' }).selectOption({ label: 'Dora' });
	await expect(figure(page, 'Längste Pechsträhne')).toContainText('1 Spiel');
	await expect(page.getByText('Was es gebracht hat')).toBeHidden();
	await page.goto('/statistik?zeit=1999');
	await expect(page.getByText('In dieser Zeit wurde nicht gespielt.')).toBeVisible();
	await page.goto('/statistik?wer=niemand');
	await expect(page.getByText('hat in dieser Zeit nicht gespielt')).toBeVisible();
});

test('a game struck in another tab leaves the figures at once', WHOLE, async ({ page, context }) => {
	await takeEntries(page, SMALL);
	await page.goto('/statistik');
	await expect(page.getByText('3 Spiele an 1 Abend')).toBeVisible();
	const other = await context.newPage();
	await other.goto('/abend/freitag#spiel-3');
	await other.getByRole('dialog').getByRole('button', { name: 'Streichen', exact: true }).click();
	await expect(page.getByText('2 Spiele an 1 Abend')).toBeVisible();
});

test('in large letters a figure stands whole in its line, and a button below its field', async ({ page }) => {
	const names = ['Anna', 'Ben', 'Carl', 'Dora'];
	const solo = { contract: 'solo', declarer: 'Anna', won: true, laufende: 8 };
	const games = Array.from({ length: 9 }, (_, i) => game(`2 ${i}`, solo));
	await takeEntries(page, [...members(...names), opening('1', { seats: names, dealer: 'Dora' }), ...games]);
	await page.setViewportSize({ width: 360, height: 640 });
	await page.goto('/statistik?wer=Anna');
	const figures = card(page, 'Anna').locator('dd');
	await expect(figures.first()).toBeVisible();
	await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
	expect(new Set(await linesOf(figures))).toEqual(new Set([1]));
	const field = await page.getByRole('searchbox').boundingBox();
	expect(field?.width).toBeGreaterThan(200);
});
