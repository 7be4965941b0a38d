import type { Page } from '@playwright/test';
import { drawn } from '../e2e/support/looks.ts';
import { CHAMPIONSHIP, MEMBER, type Look } from './club.ts';
import { lookAtPaper } from './in-print.ts';
import { pagesOf } from './pdf.ts';

/** Something that is printed: how many pages it has at most, and how few letters one of them may hold. */
export interface Print {
	readonly name: string;
	readonly address: string;
	/** Chooses what is printed; printing itself is left out. */
	readonly open?: (page: Page) => Promise<void>;
	readonly most: number;
	readonly fewest?: number;
	/** Whether it is one sheet with the longest names, too: it hangs on a wall or lies on a table. */
	readonly hung?: boolean;
	/** Pixels of its paper's width, where its margins are its own. */
	readonly wide?: number;
}

/** Fewer letters stand alone on their page. */
const ALONE = 150;
/** With names of eighty letters a list ends wherever it ends: only a heading alone is wrong. */
const HEADING = 40;
/** A4 without the margins of most sheets, in CSS pixels. */
const PAPER = { width: 700, height: 1000 };

const M = `/meisterschaft/${CHAMPIONSHIP}`;
const tap =
	(name: string | RegExp) =>
	(page: Page): Promise<void> =>
		page.getByRole('button', { name }).first().click();

export const PRINTS: readonly Print[] = [
	{ name: 'Abrechnung', address: '/abend/herbst/abrechnung', most: 2 },
	{ name: 'list of a Partie of fifty games', address: '/abend/p1t1/abrechnung', most: 2 },
	{ name: 'Sie', address: '/abend/offen/sie', most: 1, fewest: 40, hung: true },
	{ name: 'yearbook', address: '/jahrbuch/2026', most: 6 },
	{ name: 'somebody’s year', address: `/mitglieder/${MEMBER}`, most: 3 },
	{ name: 'members', address: '/mitglieder', most: 1 },
	{ name: 'start', address: '/', most: 1 },
	{ name: 'statistics', address: '/statistik', most: 6 },
	// Each page is full: its text has grown by two since the first was counted.
	{ name: 'rules of the Allgäu', address: '/regeln/allgaeu', most: 18 },
	{ name: 'rules of the Saukopf', address: '/regeln/saukopf', most: 9 },
	{ name: 'tariff', address: '/regeln/allgaeu/tarif', most: 1 },
	{ name: 'tariff of the Saukopf', address: '/regeln/saukopf/tarif', most: 1 },
	{ name: 'Kasse', address: '/kasse', most: 2 },
	{ name: 'dates', address: '/termine', most: 1, fewest: 40 },
	{ name: 'votes', address: '/termine/abstimmung', most: 1, fewest: 40 },
	{ name: 'hub', address: M, most: 2 },
	{
		name: 'poster of the tables',
		address: `${M}/drucken`,
		open: tap(/^Tische drucken/),
		most: 1,
		hung: true
	},
	{
		name: 'cards of the tables',
		address: `${M}/drucken`,
		open: tap('Tischkarten drucken'),
		most: 1,
		hung: true
	},
	{
		name: 'poster of the standings',
		address: `${M}/drucken`,
		open: tap('Stand drucken'),
		most: 1,
		hung: true
	},
	{ name: 'standings', address: `${M}/stand`, most: 5 },
	{ name: 'seating plan', address: `${M}/sitzplan`, most: 4 },
	{ name: 'lists of a Partie', address: `${M}/listen?partie=1`, most: 4, wide: 748 },
	{ name: 'certificates', address: `${M}/urkunde`, most: 13, fewest: 40, hung: true },
	{ name: 'entry fees', address: `${M}/startgeld`, most: 1 }
];

/** What is wrong with a sheet of paper: too many pages, one that is nearly empty, a name that is cut. */
export async function faultsOnPaper(
	page: Page,
	{ address, open, most, fewest = ALONE, hung = false, wide = PAPER.width }: Print,
	names: Look['names']
): Promise<readonly string[]> {
	await page.setViewportSize({ ...PAPER, width: wide });
	const [pagesMost, lettersFewest] =
		hung || names === 'ordinary' ? [most, fewest] : [Infinity, Math.min(fewest, HEADING)];
	await page.goto(address);
	await page.locator('main, article').first().waitFor();
	await drawn(page);
	await page.evaluate(() => void (window.print = () => {}));
	await open?.(page);
	await page.emulateMedia({ media: 'print' });
	await drawn(page);
	const { cut } = await page.evaluate(lookAtPaper);
	const pages = pagesOf(await page.pdf({ format: 'A4', preferCSSPageSize: true }));
	await page.emulateMedia({ media: null });
	return [
		...cut.map((one) => `cut: ${one}`),
		...(pages.length > pagesMost ? [`${pages.length} pages, ${most} wanted`] : []),
		...pages.flatMap(({ letters, pictures }, i) =>
			letters < lettersFewest && pictures === 0
				? [`page ${i + 1} of ${pages.length} has ${letters} letters alone`]
				: []
		)
	];
}
