import { writeFileSync } from 'node:fs';
import type { Page, TestInfo } from '@playwright/test';
import { complaintsInTurn } from './support/axe.ts';
import { readClub, takeFile } from './support/backup.ts';
import { LONG_NAMES } from '../support/long-names.ts';
import { drawn, faultsAt, mainButtons, movedByItself, SIZES } from './support/looks.ts';
import { phone, sideways } from './support/phone.ts';
import { Table } from './support/table.ts';
import { expect, test } from './support/test.ts';
import { WHOLE } from './support/whole.ts';

/** A finished Meisterschaft of these people, and an open evening of the first four. */
function clubOfNames(path: string): { championship: string; partie: string; member: string } {
	const club = readClub('tests/golden/zockmeisterschaft-13.schafkopf.json');
	const names = [...LONG_NAMES];
	const prizes = [{ place: 1, amount: 5000, thing: 'W'.repeat(80) }];
	const entries = club.entries.map((entry) => {
		if (entry.kind === 'championship') return { ...entry, fee: 500, prizes };
		return entry.kind === 'member' && names.length > 0 ? { ...entry, name: names.shift() } : entry;
	});
	const seats = entries.filter(({ kind }) => kind === 'member').map((entry) => String(entry['member']));
	const at = '2026-11-20T20:00:00+01:00';
	const open = { evening: 'offen', date: '2026-11-20', occasion: 'abend', rulebook: 'allgaeu' };
	const opening = { ...open, seats: seats.slice(0, 4), dealer: seats[0] };
	const more = [
		{ kind: 'evening', ...opening },
		{
			kind: 'game',
			evening: 'offen',
			game: { contract: 'mungo', losers: [seats[0], seats[2]], spritzen: [], deckel: [] }
		},
		{
			...{ kind: 'evening', evening: 'saukopf', date: '2026-11-21', occasion: 'abend', rulebook: 'saukopf' },
			...{ seats: seats.slice(0, 4), dealer: seats[0] }
		},
		{
			...{ kind: 'evening', evening: 'sechs', date: '2026-11-21', occasion: 'abend', rulebook: 'weitnau' },
			...{ seats: seats.slice(0, 6), dealer: seats[5] }
		},
		{ kind: 'rulebook', rulebook: 'haus', base: 'allgaeu', name: 'W'.repeat(40), changes: {} },
		{
			...{ kind: 'championship', championship: 'bald', year: 2027, system: 'zockmeisterschaft' },
			...{ players: seats.slice(0, 8), numbers: {}, plan: [] }
		},
		{ kind: 'booking', date: '2026-11-20', amount: -1234, purpose: 'W'.repeat(200) },
		{ kind: 'event', date: '2027-01-09', title: 'W'.repeat(80), place: 'W'.repeat(80) },
		{
			...{ kind: 'motion', date: '2026-11-21', question: 'W'.repeat(200), majority: 'simple' },
			...{ voters: seats, king: seats[0] }
		}
	].map((entry, i) => ({ id: `0199d0de-0000-7000-8000-${String(i).padStart(12, '0')}`, at, ...entry }));
	writeFileSync(path, JSON.stringify({ ...club, entries: [...entries, ...more] }));
	const evening = entries.find(({ kind }) => kind === 'evening')?.['evening'];
	const championship = entries.find(({ kind }) => kind === 'championship')?.['championship'];
	return { championship: String(championship), partie: String(evening), member: seats[0] ?? '' };
}

/** Takes the club of names; returns the ids of its championship, of one of its evenings and of a member. */
async function takeNames(page: Page, testInfo: TestInfo): Promise<ReturnType<typeof clubOfNames>> {
	const path = testInfo.outputPath('names.schafkopf.json');
	const ids = clubOfNames(path);
	await takeFile(page, path);
	return ids;
}

/** Fields with letters below 16 px: iOS zooms into them. */
const smallFields = (page: Page): Promise<string[]> =>
	page.evaluate(() =>
		[...document.querySelectorAll('input, select, textarea')]
			.filter((field) => parseFloat(getComputedStyle(field).fontSize) < 16)
			.map((field) => field.outerHTML.slice(0, 120))
	);

/** Looks at a screen at these sizes. `least`: how large its controls are. */
async function look(page: Page, screen: string, least: number, sizes = SIZES): Promise<void> {
	await drawn(page);
	expect.soft([...(await faultsAt(sizes, page, least)), ...(await smallFields(page))], screen).toEqual([]);
}

/** At a loud table targets must be larger than WCAG asks for. */
const [ON_ENTRY, ELSEWHERE] = [44, 24];

/** Screens that other stories ask axe about. */
const AXE_ELSEWHERE =
	/^\/(?:$|abend|mitglieder|statistik|jahrbuch|kasse$|sicherung|rechner|regeln|.*\/(?:auslosung|stand)$)/;

test(
	'names of eighty letters without a break fit every page at every size',
	WHOLE,
	async ({ page }, testInfo) => {
		const { championship, partie, member } = await takeNames(page, testInfo);
		const withNames = [
			...['/', '/abend/neu', '/abend/offen/abrechnung', `/abend/${partie}/abrechnung`, `/abend/${partie}`],
			...['/mitglieder', `/mitglieder/${member}`, '/statistik', '/jahrbuch/2026', '/termine', '/kasse'],
			'/termine/abstimmung',
			...['/meisterschaft/neu', '/meisterschaft/bald/aendern', '/meisterschaft/bald/auslosung'],
			...['', '/auslosung', '/leitung', '/sitzplan', '/stand', '/startgeld', '/urkunde'].map(
				(one) => `/meisterschaft/${championship}${one}`
			),
			...['/leinwand', '/listen', '/drucken', '/papier?partie=1&tisch=1'].map(
				(one) => `/meisterschaft/${championship}${one}`
			)
		];
		const without = [
			...['/kasse/teilen', '/kasse/stand', '/sicherung', '/rechner', '/rechner/saukopf'],
			...['/regeln', '/regeln/allgaeu', '/regeln/eigene', '/regeln/eigene/haus', '/meisterschaft']
		];
		for (const [turn, screen] of [...withNames, ...without].entries()) {
			await page.setViewportSize(turn % 2 === 0 ? phone.viewport : { width: 1280, height: 800 });
			await page.goto(screen);
			await expect(page.getByRole('main').or(page.getByRole('article')).first()).toBeVisible();
			if (withNames.includes(screen)) await expect(page.getByText(/W{10}|Maximil/).first()).toBeAttached();
			await drawn(page);
			expect.soft((await mainButtons(page).allInnerTexts()).slice(1), screen).toEqual([]);
			expect.soft(await movedByItself(page), screen).toEqual([]);
			await page.evaluate(() => {
				for (const details of document.querySelectorAll('details')) details.open = true;
			});
			await look(page, screen, ELSEWHERE);
			await page.emulateMedia({ colorScheme: turn % 2 === 0 ? 'light' : 'dark' });
			if (!AXE_ELSEWHERE.test(screen)) expect.soft(await complaintsInTurn(page, turn), screen).toEqual([]);
		}
	}
);

test(
	'names of eighty letters without a break fit the table at seven sizes',
	WHOLE,
	async ({ page }, testInfo) => {
		await takeNames(page, testInfo);
		const table = new Table(page);
		for (const evening of ['sechs', 'saukopf', 'offen']) {
			await page.goto(`/abend/${evening}`);
			await expect(page.getByText(/W{79}/).first()).toBeVisible();
			await look(page, `/abend/${evening}`, ON_ENTRY);
			if (evening !== 'sechs') continue;
			// On a phone held sideways all three rows of seats are seen at once.
			await page.setViewportSize({ width: 844, height: 390 });
			const hidden = await page
				.locator('.panel .rows')
				.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
			expect(hidden).toBe(0);
			await page.setViewportSize(phone.viewport);
		}
		for (const taps of ['Solo', 'Mungo', 'Mehr']) {
			await table.tap(taps);
			await look(page, `/abend/offen, ${taps}`, ON_ENTRY);
		}
		await page.keyboard.press('Escape');
		await table.open(table.rows.first());
		await look(page, '/abend/offen, a game', ON_ENTRY);
		await page.keyboard.press('Escape');

		await page.setViewportSize({ width: 360, height: 640 });
		const seats = page.locator('.player .name');
		await expect(seats).toHaveText([/Maximil.*Ältere$/, /Maximil.*Jüngere$/, /W{79}a$/, /W{79}b$/]);
		for (const seat of await seats.all()) {
			const cut = await seat.evaluate(
				(name) => name.scrollWidth > name.clientWidth || name.scrollHeight > 80
			);
			expect(cut).toBe(false);
		}
	}
);

test('names of eighty letters fit every page that is printed', WHOLE, async ({ page }, testInfo) => {
	// A4 with its margins, in CSS pixels.
	await page.setViewportSize({ width: 680, height: 980 });
	const { championship, partie, member } = await takeNames(page, testInfo);
	await page.emulateMedia({ media: 'print' });
	const meisterschaft = `/meisterschaft/${championship}`;
	for (const screen of [
		...['/abend/offen/abrechnung', `/abend/${partie}/abrechnung`, '/kasse', '/statistik', '/jahrbuch/2026'],
		...[`/mitglieder/${member}`, `${meisterschaft}/sitzplan`, `${meisterschaft}/stand`]
	]) {
		await page.goto(screen);
		await expect(page.getByText(/W{10}|Maximil/).first()).toBeAttached();
		expect([screen, await sideways(page)]).toEqual([screen, 0]);
	}
});

test('a name that turns, towers or comes from another script leaves the amount beside it as it is', async ({
	page
}, testInfo) => {
	await takeNames(page, testInfo);
	await page.goto('/mitglieder');
	await expect(page.getByText('FranzJosef +8,70', { exact: true })).toBeVisible();
	await expect(page.getByText(`Zo${'\u0336'.repeat(3)}e`, { exact: true })).toBeVisible();
	// Isolated, so that the amount after the number keeps its place.
	await expect(page.getByText('\u2068אברהם בן יצחק 3\u2069')).toBeVisible();

	await page.goto('/abend/neu');
	await page.getByLabel('Neuer Name').fill('\u202eanna\u202c, \u200b');
	await page.getByRole('button', { name: 'Dazu' }).click();
	await expect(page.getByRole('button', { name: 'anna, Platz 1' })).toBeVisible();
	await page.getByLabel('Neuer Name').fill('\u200b\u202e');
	await page.getByRole('button', { name: 'Dazu' }).click();
	await expect(page.getByRole('alert')).toHaveText('Von diesem Namen sieht man nichts.');
});

test('a closed evening takes the middle of a wide window', WHOLE, async ({ page }, testInfo) => {
	await page.setViewportSize({ width: 1280, height: 800 });
	const { partie } = await takeNames(page, testInfo);
	await page.goto(`/abend/${partie}`);
	const [news, games] = [page.getByText('Diese Liste ist abgeschlossen.'), page.getByRole('main')];
	await expect(news).toBeVisible();
	const [above, below] = [await news.boundingBox(), await games.boundingBox()];
	expect(above?.width).toBeLessThan(720);
	expect(below?.width).toBe(above?.width);
	expect(below?.x).toBe(above?.x);
	expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
	expect(Math.abs((below?.x ?? 0) + (below?.width ?? 0) / 2 - 640)).toBeLessThan(10);
});

test('a year that is none leads nowhere', async ({ page }) => {
	await page.goto('/jahrbuch/abc');
	await expect(page.getByText('Die Adresse führt nirgends hin.')).toBeVisible();
});
