import { takeEntries, takeFile } from './support/backup.ts';
import {
	asUpload,
	CHAMPIONSHIP,
	clubFile,
	onePartie,
	opening,
	rufspiel,
	Writer
} from './support/championship-file.ts';
import type { Page } from '@playwright/test';
import { hiddenOnScreen } from '../crawl/in-page.ts';
import { pagesOf } from '../crawl/pdf.ts';
import { CHAMPIONSHIP as FINISHED, madeChampionship } from '../support/championship.ts';
import { spoiledMeisterschaft } from '../support/spoiled-championship.ts';
import { expect, test } from './support/test.ts';
import { WHOLE } from './support/whole.ts';

// What is written, on paper: A4 with the sheets' own margins, counted in the PDF and measured as it is laid out for print.

const LONG = [
	'Maximilian Oberhuber-Hintermeier',
	'Katharina Schwarzenbacher',
	'Franz-Xaver Unterberger',
	'Anna'
] as const;
const FIVE = ['Berti', 'Clemens', 'Dora', 'Emil', 'Wolfgang Niedermayer'] as const;

/** Sheets of a PDF as Chromium writes it: one object for each. */
const sheetsIn = (pdf: Buffer): number =>
	pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;

/** Prints what stands here on A4, and counts the sheets. */
async function sheets(page: Page): Promise<number> {
	await page.emulateMedia({ media: 'print' });
	return sheetsIn(await page.pdf({ format: 'A4', preferCSSPageSize: true }));
}

/** What is told of each sheet of a list: how high it is in millimetres, and which of its names and games are cut. */
const leaves = (page: Page) =>
	page.locator('.leaf').evaluateAll((all) =>
		all.map((leaf) => ({
			heading: leaf.querySelector('header')?.textContent.trim() ?? '',
			high: (leaf.getBoundingClientRect().height * 25.4) / 96,
			rows: leaf.querySelectorAll('tbody:not(.sums) tr').length,
			signed: leaf.querySelectorAll('.signatures').length,
			cut: [...leaf.querySelectorAll<HTMLElement>('th, .words, .name')]
				.filter((one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 2)
				.map((one) => one.textContent.trim())
				.filter((text) => text !== '')
		}))
	);

test('a list of forty games stands on one sheet with its signatures, one of fifty on two with what is carried over', async ({
	page
}) => {
	test.slow();
	const writer = new Writer(7);
	const club = onePartie(
		writer,
		[...LONG, ...FIVE],
		[
			[1, 2, 3, 4],
			[5, 6, 7, 8, 9]
		]
	);
	const solo = (evening: string, who: string, more: object) => ({
		kind: 'game',
		evening,
		game: {
			contract: 'solo',
			suit: 'eichel',
			declarer: who.toLowerCase(),
			schneider: true,
			laufende: 5,
			schuss: 2,
			...more
		}
	});
	const games = (evening: string, names: readonly string[], many: number) =>
		Array.from({ length: many }, (_, i) => {
			const [one = '', other = ''] = [names[i % 4], names[(i + 1) % 4]];
			return i % 3 === 0
				? solo(evening, one, {
						won: i % 2 === 0,
						deckel: names.slice(0, 4).map((name) => name.toLowerCase())
					})
				: rufspiel(evening, [one, other]);
		});
	const lists = [
		opening('t1', 1, LONG),
		...games('t1', LONG, 40),
		opening('t2', 2, FIVE),
		// The dealer of five sits out: only a Rufspiel of who holds cards.
		...Array.from({ length: 50 }, (_, i) => rufspiel('t2', [FIVE[i % 5] ?? '', FIVE[(i + 1) % 5] ?? '']))
	];
	await takeFile(page, asUpload('day', clubFile([...club.entries, ...writer.sign(lists)])));

	await page.setViewportSize({ width: 748, height: 1077 });
	await page.goto(`/meisterschaft/${CHAMPIONSHIP}/listen?partie=1`);
	await expect(page.getByRole('button', { name: 'Beide Listen drucken' })).toBeVisible();
	// Printing takes the sheets away again.
	await page.emulateMedia({ media: 'print' });
	await expect(page.locator('.leaf')).toHaveCount(3);
	const told = await leaves(page);
	const printed = await sheets(page);
	expect(told.map(({ rows, signed }) => [rows, signed])).toEqual([
		[40, 1],
		[25, 0],
		[26, 1]
	]);
	for (const { heading, high, cut } of told) {
		expect(heading).toContain('Zockmeisterschaft 2026');
		// A4 without the sheet's margins of 6 mm.
		expect(high).toBeLessThanOrEqual(285);
		expect(cut).toEqual([]);
	}
	expect(printed).toBe(3);
});

/** What stands on the sheet, and what on it is a control. */
async function onSheet(page: Page): Promise<{ readonly text: string; readonly controls: readonly string[] }> {
	await page.emulateMedia({ media: 'print' });
	return page.evaluate(() => ({
		text: document.body.innerText.replace(/\s+/g, ' '),
		controls: [...document.querySelectorAll<HTMLElement>('button, input, select, textarea, .button, .link')]
			.filter((one) => one.checkVisibility())
			.map((one) => one.innerText)
	}));
}

test(
	'the start page, the members and a championship whose Partien are all played are printed as documents',
	WHOLE,
	async ({ page }) => {
		await takeEntries(page, [
			...spoiledMeisterschaft(),
			{
				...opening('heute', 1, ['Anna', 'Berti', 'Clemens', 'Dora']),
				...{ id: '005 heute', at: '2026-11-25T20:00:00+01:00', date: '2026-11-25', occasion: 'abend' },
				...{ championship: undefined, partie: undefined, table: undefined }
			},
			{ ...rufspiel('heute', ['Anna', 'Berti']), id: '006 heute', at: '2026-11-25T20:05:00+01:00' }
		]);

		await page.goto(`/meisterschaft/${FINISHED}`);
		await expect(page.getByRole('heading', { name: '2. Partie' })).toBeVisible();
		const hub = await onSheet(page);
		expect(hub.text).toMatch(
			/Zockmeisterschaft 2026.*1\. Partie.*Tisch 1.*Anna.*Luis.*Clemens.*Dora.*Tisch 2.*Emil.*Franz.*Gusti.*Hans.*2\. Partie.*Tisch 1.*Anna.*Berti.*Emil.*Gusti.*Tisch 2.*Clemens.*Dora.*Franz.*Hans/
		);
		expect(hub.controls).toEqual([]);
		expect(hub.text).not.toMatch(/drucken/i);
		await page.emulateMedia({ media: null });

		await page.goto('/');
		await expect(page.getByText('Weiterschreiben')).toBeVisible();
		const start = await onSheet(page);
		// A won Rufspiel with one Deckel: 10 cents doubled (allgaeu §4.3, §6).
		expect(start.text).toMatch(/Stand vom .*1 Spiel.*Anna \+0,20.*Berti \+0,20.*Clemens −0,20.*Dora −0,20/);
		expect(start.controls).toEqual([]);
		await page.emulateMedia({ media: null });

		await page.goto('/mitglieder');
		await expect(page.getByRole('link', { name: /Anna/ })).toBeVisible();
		const members = await onSheet(page);
		expect(members.text).toMatch(
			/Mitglieder Stand vom .*Anna.*Berti.*Clemens.*Dora.*Emil.*Franz.*Gusti.*Hans.*Luis/
		);
		expect(members.controls).toEqual([]);
	}
);

test(
	'a list that is written stands on paper under the day that the organizers said',
	WHOLE,
	async ({ page }) => {
		await takeEntries(
			page,
			spoiledMeisterschaft().map((one) =>
				one.kind === 'championship' ? { ...one, date: '2026-11-23' } : one
			)
		);
		// The clock of this table's phone was a day ahead.
		await page.goto(`/meisterschaft/${FINISHED}/listen?partie=2&tisch=2`);
		await expect(page.getByRole('button', { name: 'Liste drucken' })).toBeVisible();
		await page.emulateMedia({ media: 'print' });
		await expect(page.locator('.leaf header')).toContainText('Montag, 23. November 2026');
		await expect(page.locator('.leaf header')).not.toContainText('24. November');
	}
);

test(
	'where the book counts points, neither a list nor what is typed from paper asks for money',
	WHOLE,
	async ({ page }) => {
		const inPoints = spoiledMeisterschaft().map((one) =>
			one.kind === 'championship' || one.kind === 'evening' ? { ...one, rulebook: 'punkte' } : one
		);
		await takeEntries(page, [
			...inPoints,
			{
				...{ id: '0 book', at: '2026-11-01T20:00:00+01:00', kind: 'rulebook', rulebook: 'punkte' },
				...{ base: 'allgaeu', name: 'Punkte' },
				// Without what moves money alone.
				changes: {
					...{ unit: { points: true }, rounds: { gardareizrunde: null }, gardareiz: null, vergeben: null },
					...{ verabhebt: null, falschKassiert: null, boughtHand: null, winningsToKasse: null }
				}
			}
		]);
		const lists = `/meisterschaft/${FINISHED}/listen?partie=2&tisch=2`;
		await page.goto(lists);
		await expect(page.getByRole('button', { name: 'Liste drucken' })).toBeVisible();
		await page.emulateMedia({ media: 'print' });
		await expect(page.getByRole('rowheader', { name: 'Punkte' })).toBeVisible();
		await expect(page.getByRole('rowheader', { name: 'Geld' })).toHaveCount(0);
		await page.emulateMedia({ media: null });
		await page.goto(`/meisterschaft/${FINISHED}/papier?partie=1&tisch=1`);
		await expect(page.getByLabel('Anna: Punkte', { exact: true })).toBeVisible();
		await expect(page.getByLabel('Anna: Geld in Euro')).toHaveCount(0);
	}
);

/** Fewer letters stand alone on their sheet. */
const ALONE = 150;

test(
	'the lists of four tables with long names are four sheets of forty games, their poster one, nothing alone and no name cut',
	WHOLE,
	async ({ page }) => {
		const { entries } = madeChampionship(16, 'Papier');
		const long = (at: number): string => `${LONG[at % 3]} ${String.fromCharCode(65 + at)}`;
		let named = 0;
		await takeEntries(
			page,
			entries.map((one) => (one.kind === 'member' ? { ...one, name: long(named++) } : one))
		);
		const address = `/meisterschaft/${FINISHED}`;
		await page.setViewportSize({ width: 748, height: 1077 });
		await page.addInitScript(() => (window.print = () => {}));
		/** Letters on each sheet, and the names that are cut, once everything is laid out for print. */
		const printed = async (): Promise<{
			readonly letters: readonly number[];
			readonly cut: readonly string[];
		}> => {
			await page.emulateMedia({ media: 'print' });
			const cut = await page.evaluate(hiddenOnScreen, 100);
			const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
			await page.emulateMedia({ media: null });
			return {
				letters: pagesOf(pdf).map(({ letters }) => letters),
				cut: cut.filter((one) => one.startsWith('content'))
			};
		};
		const expectSheets = async (what: string, many: number): Promise<void> => {
			const { letters, cut } = await printed();
			expect(letters.length, what).toBe(many);
			for (const [i, own] of letters.entries()) expect(own, `${what}, sheet ${i + 1}`).toBeGreaterThan(ALONE);
			expect(cut, what).toEqual([]);
		};
		// Forty games a sheet: four tables, four sheets.
		await page.goto(`${address}/listen?partie=1`);
		await expect(page.getByRole('button', { name: 'Alle 4 Listen drucken' })).toBeVisible();
		await page.emulateMedia({ media: 'print' });
		await expect(page.locator('.leaf')).toHaveCount(4);
		const lists = await leaves(page);
		expect(lists.map(({ rows, signed }) => [rows, signed])).toEqual(Array.from({ length: 4 }, () => [40, 1]));
		expect(lists.flatMap(({ cut }) => cut)).toEqual([]);
		await expectSheets('lists', 4);

		// What is hung up is one sheet, whose letters are as large as it holds them.
		await page.goto(`${address}/drucken`);
		await page.getByRole('button', { name: /^Tische drucken/ }).click();
		await expectSheets('tables', 1);
	}
);
