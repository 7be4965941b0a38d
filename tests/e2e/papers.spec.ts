import type { Page } from '@playwright/test';
import type { AnyEntry } from '#lib/log/entry.ts';
import { CHAMPIONSHIP as PLAYED, clubOfAll } from '../crawl/club.ts';
import { lookAtPaper } from '../crawl/in-print.ts';
import { pagesOf } from '../crawl/pdf.ts';
import { CHAMPIONSHIP, madeChampionship } from '../support/championship.ts';
import { takeEntries } from './support/backup.ts';
import { connect } from './support/joined.ts';
import { expect, joinedTest as relayTest } from './support/test.ts';
import { WHOLE } from './support/whole.ts';

// What a club and a Meisterschaft have on paper, on A4 with its own margins: as many sheets as it should take, nothing alone on one of
// them, every name whole, and no letter too small. Once with names as they are, once with names of eighty letters, the most a member has.

/** Each has eighty letters, and its own last one. */
const LONG = [...'ABCDEFGHIJKLMNOPQRSTUVWX'].map(
	(end) =>
		`${'Maximilian Oberhuber-Hintermeier von und zu Unterthingau an der Wertach der '.padEnd(78, 'o')} ${end}`
);

interface Paper {
	readonly name: string;
	readonly address: string;
	/** What is tapped to choose it. */
	readonly tap?: RegExp;
	/** Sheets, with names as they are and with long ones. */
	readonly sheets: readonly [ordinary: number, long: number];
	/** Points of its smallest letters, likewise. */
	readonly least: readonly [ordinary: number, long: number];
	/** How many names stand on it at least; all if it does not say. */
	readonly names?: number;
	/** Fewer letters stand alone on their sheet. */
	readonly alone?: number;
}

const papersOf = (championship: string, tables: number, listed: number): readonly Paper[] => {
	const day = `/meisterschaft/${championship}`;
	const cards = Math.ceil(tables / 4);
	return [
		{
			...{ name: 'poster of the tables', address: `${day}/drucken`, tap: /^Tische drucken/ },
			...{ sheets: [1, 1], least: [20, 10] }
		},
		{
			...{ name: 'poster of the standings', address: `${day}/drucken`, tap: /^Stand drucken/ },
			...{ sheets: [1, 1], least: [16, 10] }
		},
		{
			...{ name: 'cards of the tables', address: `${day}/drucken`, tap: /^Tischkarten drucken/ },
			...{ sheets: [cards, cards], least: [10, 8] }
		},
		{ name: 'lists', address: `${day}/listen?partie=1`, sheets: [listed, listed], least: [5, 5] }
	];
};

/** A Meisterschaft of thirteen at three tables, one of them with five, which is fifty games on two sheets; and the rest of its club. */
const CLUB: readonly Paper[] = [
	...papersOf(PLAYED, 3, 4),
	// Plan and names on one sheet where they fit, and one for each table.
	{ name: 'seating plan', address: `/meisterschaft/${PLAYED}/sitzplan`, sheets: [4, 5], least: [8, 5] },
	{
		...{
			name: 'certificates',
			address: `/meisterschaft/${PLAYED}/urkunde`,
			sheets: [13, 13],
			least: [14, 14]
		},
		alone: 90
	},
	{ name: 'entry fees', address: `/meisterschaft/${PLAYED}/startgeld`, sheets: [1, 1], least: [10, 10] },
	{ name: 'Sie', address: '/abend/offen/sie', sheets: [1, 1], least: [9, 9], names: 4 }
];

/** Takes the club in, with long names where they are asked for, and says how its members are called. */
async function begin(page: Page, entries: readonly AnyEntry[], isLong: boolean): Promise<readonly string[]> {
	let named = 0;
	const called = entries.map((one) =>
		one.kind === 'member' && isLong ? { ...one, name: LONG[named++] ?? '' } : one
	);
	await takeEntries(page, called);
	// Only then the cards have codes.
	await connect(page);
	// A4 without the margins of most sheets.
	await page.setViewportSize({ width: 748, height: 1077 });
	await page.addInitScript(() => (window.print = () => {}));
	return called.flatMap((one) => (one.kind === 'member' ? [one.name] : []));
}

async function expectPaper(
	page: Page,
	{ name, tap, sheets, least, alone = 150, ...paper }: Paper,
	names: readonly string[],
	isLong: boolean
): Promise<void> {
	if (paper.address !== page.url()) await page.goto(paper.address);
	await page.locator('main').first().waitFor();
	if (tap) await page.getByRole('button', { name: tap }).click();
	await page.emulateMedia({ media: 'print' });
	const { cut, smallest, text } = await page.evaluate(lookAtPaper);
	const pages = pagesOf(await page.pdf({ format: 'A4', preferCSSPageSize: true }));
	await page.emulateMedia({ media: null });
	expect(cut, name).toEqual([]);
	expect(smallest, `${name}: points of the smallest letters`).toBeGreaterThanOrEqual(least[isLong ? 1 : 0]);
	const whole = names.filter((one) => text.includes(one)).length;
	expect(whole, `${name}: names that stand there whole`).toBeGreaterThanOrEqual(paper.names ?? names.length);
	expect(pages.length, `${name}: sheets`).toBe(sheets[isLong ? 1 : 0]);
	for (const [i, { letters, pictures }] of pages.entries())
		if (pictures === 0)
			expect(letters, `${name}: letters on sheet ${i + 1}`).toBeGreaterThanOrEqual(
				isLong ? alone : alone / 2
			);
}

for (const isLong of [false, true]) {
	const kind = isLong ? 'names of eighty letters' : 'names as they are';

	relayTest(
		`every paper of a day of thirteen is as many sheets as it should be, with ${kind}`,
		WHOLE,
		async ({ page }) => {
			relayTest.slow();
			const names = await begin(page, clubOfAll({ names: 'ordinary', over: 1000 }).entries, isLong);
			for (const paper of CLUB) await expectPaper(page, paper, names, isLong);
			await page.goto(`/meisterschaft/${PLAYED}`);
			await page.getByRole('button', { name: 'Ergebnis teilen' }).first().click();
			await page.getByRole('link', { name: 'Ansehen und drucken' }).click();
			await expect(page.getByRole('heading', { name: 'Ergebnis' })).toBeVisible();
			await expectPaper(
				page,
				{ name: 'result', address: page.url(), sheets: [2, 3], least: [8.5, 8.5] },
				names,
				isLong
			);
		}
	);

	relayTest(
		`posters, cards and lists of six tables hold everybody, with ${kind}`,
		WHOLE,
		async ({ page }) => {
			relayTest.slow();
			const names = await begin(page, madeChampionship(24, 'Papier').entries, isLong);
			for (const paper of papersOf(CHAMPIONSHIP, 6, 6)) await expectPaper(page, paper, names, isLong);
		}
	);
}
