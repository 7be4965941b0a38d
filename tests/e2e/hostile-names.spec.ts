import { writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { Backup, readClub } from './support/backup.ts';
import { sideways } from './support/phone.ts';
import { expect, test } from './support/test.ts';

/** Names that nobody is called, two and two alike for most of their length; the last ones are from other scripts. */
const NAMES = [
	'Maximilian Emanuel Freiherr von Hubertshofen und zu Oberstaufen der Ältere',
	'Maximilian Emanuel Freiherr von Hubertshofen und zu Oberstaufen der Jüngere',
	`${'W'.repeat(79)}a`,
	`${'W'.repeat(79)}b`,
	'Franz\u202eJosef +8,70',
	`Zo${'\u0336'.repeat(30)}e`,
	'אברהם בן יצחק 3',
	'محمد 12'
];

/** A Meisterschaft played to its end by these people, and an evening of the first four that goes on. */
function clubOfNames(path: string): { championship: string; partie: string; member: string } {
	const club = readClub('tests/golden/zockmeisterschaft-13.schafkopf.json');
	const names = [...NAMES];
	const entries = club.entries.map((entry) =>
		entry.kind === 'member' && names.length > 0 ? { ...entry, name: names.shift() } : entry
	);
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
		{ kind: 'booking', date: '2026-11-20', amount: -1234, purpose: 'W'.repeat(200) },
		{ kind: 'event', date: '2027-01-09', title: 'W'.repeat(80), place: 'W'.repeat(80) }
	].map((entry, i) => ({ id: `0199d0de-0000-7000-8000-${String(i).padStart(12, '0')}`, at, ...entry }));
	writeFileSync(path, JSON.stringify({ ...club, entries: [...entries, ...more] }));
	const evening = entries.find(({ kind }) => kind === 'evening')?.['evening'];
	const championship = entries.find(({ kind }) => kind === 'championship')?.['championship'];
	return { championship: String(championship), partie: String(evening), member: seats[0] ?? '' };
}

/** Fields with letters below 16 px: iOS zooms into them. */
const smallFields = (page: Page): Promise<string[]> =>
	page.evaluate(() =>
		[...document.querySelectorAll('input, select, textarea')]
			.filter((field) => parseFloat(getComputedStyle(field).fontSize) < 16)
			.map((field) => field.outerHTML.slice(0, 120))
	);

test('names of eighty letters without a break fit every screen of a narrow phone, and no two look alike', async ({
	page
}, testInfo) => {
	await page.setViewportSize({ width: 360, height: 640 });
	const path = testInfo.outputPath('names.schafkopf.json');
	const { championship, partie, member } = clubOfNames(path);
	await page.goto('/sicherung');
	const backup = new Backup(page);
	await backup.choose(path);
	expect(await sideways(page)).toBe(0);
	await backup.take();

	const meisterschaft = `/meisterschaft/${championship}`;
	const screens = [
		...[
			'/',
			'/abend/neu',
			'/abend/offen',
			'/abend/offen/abrechnung',
			`/abend/${partie}/abrechnung`,
			'/kasse'
		],
		...[
			'/mitglieder',
			`/mitglieder/${member}`,
			'/statistik',
			'/jahrbuch/2026',
			'/termine',
			'/meisterschaft/neu'
		],
		...['/regeln/allgaeu', '/regeln/eigene', '/rechner', '/rechner/saukopf', '/kasse/teilen', '/sicherung'],
		...['/auslosung', '/leitung', '/sitzplan', '/stand', '/urkunde', ''].map(
			(screen) => meisterschaft + screen
		)
	];
	for (const screen of screens) {
		await page.goto(screen);
		if (!/regeln|rechner|sicherung|teilen/.test(screen))
			await expect(page.getByText(/W{10}|Maximil/).first()).toBeAttached();
		else await expect(page.getByRole('main').or(page.getByRole('article')).first()).toBeVisible();
		expect([screen, await sideways(page), await smallFields(page)]).toEqual([screen, 0, []]);
	}

	await page.goto('/abend/offen');
	const seats = page.locator('.player .name');
	await expect(seats).toHaveText([/Maximil.*Ältere$/, /Maximil.*Jüngere$/, /W…W+a$/, /W…W+b$/]);
	for (const seat of await seats.all()) {
		const cut = await seat.evaluate((name) => name.scrollWidth > name.clientWidth || name.scrollHeight > 80);
		expect(cut).toBe(false);
	}
});

test('names of eighty letters fit every page that is printed', async ({ page }, testInfo) => {
	// A4 with its margins, in CSS pixels.
	await page.setViewportSize({ width: 680, height: 980 });
	const path = testInfo.outputPath('names.schafkopf.json');
	const { championship, partie, member } = clubOfNames(path);
	await page.goto('/sicherung');
	const backup = new Backup(page);
	await backup.choose(path);
	await backup.take();
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
	const path = testInfo.outputPath('names.schafkopf.json');
	clubOfNames(path);
	await page.goto('/sicherung');
	const backup = new Backup(page);
	await backup.choose(path);
	await backup.take();
	await page.goto('/mitglieder');
	await expect(page.getByText('FranzJosef +8,70')).toBeVisible();
	await expect(page.getByText(`Zo${'\u0336'.repeat(3)}e`, { exact: true })).toBeVisible();
	// Set apart, so that the amount after the number keeps its place.
	await expect(page.getByText('\u2068אברהם בן יצחק 3\u2069')).toBeVisible();

	await page.goto('/abend/neu');
	await page.getByLabel('Neuer Name').fill('\u202eanna\u202c, \u200b');
	await page.getByRole('button', { name: 'Dazu' }).click();
	await expect(page.getByRole('button', { name: 'anna, Platz 1' })).toBeVisible();
	await page.getByLabel('Neuer Name').fill('\u200b\u202e');
	await page.getByRole('button', { name: 'Dazu' }).click();
	await expect(page.getByRole('alert')).toHaveText('Von diesem Namen sieht man nichts.');
});

test('a closed evening takes the middle of a wide window', async ({ page }, testInfo) => {
	await page.setViewportSize({ width: 1280, height: 800 });
	const path = testInfo.outputPath('names.schafkopf.json');
	const { partie } = clubOfNames(path);
	await page.goto('/sicherung');
	const backup = new Backup(page);
	await backup.choose(path);
	await backup.take();
	await page.goto(`/abend/${partie}`);
	const [news, games] = [page.getByText('Dieser Abend ist abgeschlossen.'), page.getByRole('main')];
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
