import type { Locator, Page } from '@playwright/test';
import type { AnyEntry } from '#lib/log/entry.ts';
import { entry, fileText } from '../support/entries.ts';
import { takeEntries, takeFile } from './support/backup.ts';
import { CHAMPIONSHIP, EIGHT, idOf, Writer } from './support/championship-file.ts';
import { bar, Hub } from './support/hub.ts';
import { connect } from './support/joined.ts';
import { drawAll } from './support/meisterschaft.ts';
import { sideways } from './support/phone.ts';
import { Table } from './support/table.ts';
import { expect, joinedTest, test } from './support/test.ts';
import { WHOLE } from './support/whole.ts';

// The one main button of a Meisterschaft's screen, state by state: what it says, and where a tap on it leads. One Partie of four
// games at two tables, so that all of it can be seen: a Solo is +15 and −5 each (§11.5).

const FIRST = EIGHT.slice(0, 4);
const SECOND = EIGHT.slice(4);

/** Members and the set-up; numbers in the order of the names where they are drawn. */
const begun = (drawn: boolean): readonly AnyEntry[] => [
	entry('00', 'club', { name: 'Schafkopffreunde' }),
	...EIGHT.map((name, i) => entry(`0${i} ${idOf(name)}`, 'member', { member: idOf(name), name })),
	entry('00 championship', 'championship', {
		...{ championship: CHAMPIONSHIP, year: 2026, system: 'zockmeisterschaft', games: 4 },
		players: EIGHT.map(idOf),
		numbers: drawn ? Object.fromEntries(EIGHT.map((name, i) => [idOf(name), i + 1])) : {},
		plan: [
			[
				[1, 2, 3, 4],
				[5, 6, 7, 8]
			]
		],
		prizes: [{ place: 1, amount: 1000 }]
	})
];

const solo = (winner: string | undefined) => ({
	contract: 'solo',
	declarer: idOf(winner ?? ''),
	won: true
});

/** A table's whole list: who won each of its Soli, by the order of the seats; `not` is who has not confirmed it, so that it is not closed. */
function list(
	table: number,
	names: readonly string[],
	winners: readonly number[],
	not = ''
): readonly AnyEntry[] {
	const seats = names.map(idOf);
	const evening = `liste-${table}`;
	const place = {
		championship: CHAMPIONSHIP,
		partie: 1,
		table,
		date: '2026-11-20',
		occasion: 'meisterschaft'
	};
	return [
		entry(`2 ${evening}`, 'evening', { evening, rulebook: 'allgaeu', seats, dealer: seats[3], ...place }),
		...winners.map((at, i) => entry(`3 ${evening} ${i}`, 'game', { evening, game: solo(names[at]) })),
		...seats
			.filter((member) => member !== idOf(not))
			.map((member) => entry(`4 ${evening} ${member}`, 'confirm', { evening, member })),
		...(not === '' ? [entry(`5 ${evening}`, 'close', { evening })] : [])
	];
}

/** What stands on the board, and its main button. */
class Board {
	readonly #page: Page;
	readonly board: Locator;

	constructor(page: Page) {
		this.#page = page;
		this.board = page.getByRole('region', { name: 'So steht es' });
	}

	async open(): Promise<void> {
		await this.#page.goto(`/meisterschaft/${CHAMPIONSHIP}`);
		await expect(this.board).toBeVisible();
	}

	/** Expects what it says and what comes next, and no other main button. */
	async expectMain(says: string, word: string): Promise<Locator> {
		await expect(this.board).toContainText(says);
		const main = this.#page.locator('main .button.main');
		await expect(main).toHaveText([word]);
		return main;
	}

	async tap(says: string, word: string): Promise<void> {
		await (await this.expectMain(says, word)).click();
	}
}

/** What another phone of the club hands over: it knows the championship too. */
const handed = (set: readonly AnyEntry[], entries: readonly unknown[]) => ({
	name: 'tisch.schafkopf.json',
	mimeType: 'application/json',
	buffer: Buffer.from(fileText([...set, ...entries]))
});

test('the main button draws, hands on, reads and puts right, until it crowns the king and pays his prize', async ({
	page
}) => {
	test.slow();
	const board = new Board(page);
	const hub = new Hub(page);
	const take = async (entries: readonly AnyEntry[]): Promise<void> => {
		await hub.choose([handed(begun(false), entries)]);
		await hub.preview.getByRole('button', { name: 'Übernehmen' }).click();
		await expect(hub.preview).toBeHidden();
	};
	await takeEntries(page, begun(false));

	await board.open();
	await board.tap('Die Nummern sind noch nicht ausgelost', 'Nummern auslosen');
	await expect(page).toHaveURL(/\/auslosung$/);
	await drawAll(page);
	await board.open();
	await board.tap('Die 1. Partie kann beginnen', 'Alle Tische auslosen');
	// Everybody knows his seat, and nothing can have come back yet.
	await board.tap('Die 1. Partie kann beginnen', 'Meisterschaft weitergeben');
	const sheet = page.getByRole('dialog', { name: 'Meisterschaft weitergeben' });
	await expect(sheet.getByRole('button', { name: 'Als Datei sichern' })).toBeVisible();
	await page.keyboard.press('Escape');
	await expect(sheet).toBeHidden();

	const [first, second] = [await hub.seatsAt(1), await hub.seatsAt(2)];
	const [king = '', runnerUp = ''] = [first[0], second[0]];
	await take(list(2, second, [0, 0, 0, 1]));
	await board.expectMain('Von Tisch 1 fehlt noch die Liste', 'Dateien der Tische einlesen');
	await take(list(1, first, [0, 0, 0, 0, 0]));
	await board.tap('1 Spiel zu viel: 5 statt 4 Spiele', 'Richtigstellen');
	await expect(page).toHaveURL(/\/abend\/liste-1\/abrechnung$/);
	await page.goto('/abend/liste-1');
	const table = new Table(page);
	await table.open(table.rows.first());
	await table.sheet.getByRole('button', { name: 'Streichen' }).click();
	await page.getByRole('button', { name: 'Tisch 1 schreiben' }).click();
	await page.getByLabel('Warum wird geändert?').fill('Doppelt geschrieben');
	await page.getByRole('button', { name: 'Mit Vermerk ändern' }).click();
	await expect(table.rows.first()).toContainText('gestrichen');

	await board.open();
	// Four Soli won: 4 × 15. At the other table 3 × 15 − 5.
	await board.tap(`Zock-König 2026: ${king}`, 'Zur Siegerehrung');
	const podium = page.getByRole('region', { name: 'Siegerehrung', exact: true });
	await expect(podium).toContainText(`Zock-König 2026: ${king}`);
	await expect(podium).toContainText(runnerUp);
	const places = page.getByRole('list', { name: 'Plätze' }).getByRole('listitem');
	await expect(places.first()).toContainText('+60 P');
	await expect(places.nth(1)).toContainText('+40 P');

	await board.open();
	await board.board.getByRole('link', { name: 'Urkunden' }).click();
	await expect(page.getByRole('article').first()).toContainText('Zock-König');
	await board.open();
	await board.board.getByRole('button', { name: 'Ergebnis teilen' }).click();
	await expect(page.getByRole('dialog').getByRole('link', { name: 'Ansehen und drucken' })).toBeVisible();
	await board.open();
	await board.board.getByRole('link', { name: 'Preise auszahlen' }).click();
	await page.getByRole('button', { name: `10,00 € an ${king} ausgezahlt` }).click();
	await expect(page.getByText('✓ 10,00 €')).toBeVisible();
	await board.open();
	await board.expectMain(`Zock-König 2026: ${king}`, 'Zur Siegerehrung');
	await expect(board.board.getByRole('link', { name: 'Preise auszahlen' })).toHaveCount(0);

	await test.step('a television shows it over its width, the tables beside each other', async () => {
		await page.setViewportSize({ width: 1920, height: 1080 });
		expect((await board.board.boundingBox())?.width ?? 0).toBeGreaterThan(0.85 * 1920);
		await expect(hub.table(2)).toBeVisible();
		const [left, right] = [await hub.table(1).boundingBox(), await hub.table(2).boundingBox()];
		expect(left?.y).toBe(right?.y);
		expect(await sideways(page)).toBe(0);
	});

	await test.step('the list on paper says why it was changed', async () => {
		await page.goto(`/meisterschaft/${CHAMPIONSHIP}/listen?partie=1&tisch=1`);
		await expect(page.getByRole('button', { name: 'Liste drucken' })).toBeVisible();
		await page.emulateMedia({ media: 'print' });
		await expect(page.locator('.leaf')).toContainText(
			/Vermerke der Turnierleitung: \d\d:\d\d Uhr: Doppelt geschrieben/
		);
	});
});

test('two who are level lead to where it is decided', WHOLE, async ({ page }) => {
	const board = new Board(page);
	await takeEntries(page, [
		...begun(true),
		...list(1, FIRST, [0, 0, 0, 1]),
		...list(2, SECOND, [0, 0, 0, 1])
	]);
	await board.open();
	await board.tap('Anna und Emil sind gleichauf um Platz 1', 'Entscheiden');
	await expect(page).toHaveURL(/\/leitung$/);
	await expect(page.getByText(/Anna.*Emil/s).first()).toBeVisible();
});

joinedTest(
	'where a relay joins the phones it brings one to them, and reminds who has not confirmed',
	WHOLE,
	async ({ page }) => {
		await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
		const board = new Board(page);
		await takeEntries(page, begun(true));
		await connect(page);
		await board.open();
		await board.tap('Die 1. Partie kann beginnen', 'Alle Tische auslosen');
		await board.tap('Die 1. Partie kann beginnen', 'Handy dazuholen');
		const code = page.getByRole('dialog', { name: 'Handy dazuholen' });
		await expect(code.getByRole('img', { name: 'QR-Code für die Meisterschaft' })).toBeVisible();
		await page.keyboard.press('Escape');

		const hub = new Hub(page);
		const [first, second] = [await hub.seatsAt(1), await hub.seatsAt(2)];
		const lists = [...list(1, first, [0, 0, 0, 0]), ...list(2, second, [0, 0, 0, 1], second[2])];
		await takeFile(page, handed(begun(true), lists));
		await board.open();
		await board.tap('Tisch 2 muss noch bestätigen', 'Ans Bestätigen erinnern');
		await expect(board.board.getByRole('status')).toHaveText(/Zwischenablage|Kopiert|kopiert/);
		const sent = await page.evaluate(() => navigator.clipboard.readText());
		expect(sent).toContain(second[2]);
		expect(sent).not.toContain(second[1]);
	}
);

test(
	'on a phone at a table the main button begins, writes, strikes and confirms its own list',
	WHOLE,
	async ({ page }) => {
		const board = new Board(page);
		await takeEntries(page, begun(true));
		await board.open();
		await page.getByRole('button', { name: /^Tisch 1: / }).click();
		// Choosing it asks at once whether to begin.
		await expect(page.getByRole('dialog')).toBeVisible();
		await page.keyboard.press('Escape');
		await expect(page.getByRole('dialog')).toBeHidden();
		await expect(board.board).toContainText('dein Tisch 1 · noch keine Liste');

		await board.tap('Die 1. Partie kann beginnen', 'Beginnen');
		await page.getByRole('dialog').getByRole('button', { name: 'Plätze auslosen' }).click();
		await page.getByRole('button', { name: 'Los geht’s' }).click();
		await expect(bar(page)).toContainText('noch 4 Spiele');
		const evening = new URL(page.url()).pathname;

		await board.open();
		await board.tap('Tisch 1', 'Weiterschreiben');
		await expect(page).toHaveURL(new RegExp(`${evening}$`));

		// A fifth game of four comes with a file.
		const id = evening.split('/').at(-1) ?? '';
		const games = Array.from({ length: 5 }, () => ({ kind: 'game', evening: id, game: solo(FIRST[0]) }));
		const hub = new Hub(page);
		await board.open();
		await hub.choose([handed(begun(true), new Writer(9).sign(games, Date.now()))]);
		await hub.preview.getByRole('button', { name: 'Übernehmen' }).click();
		await expect(hub.preview).toBeHidden();
		await board.tap('Tisch 1 hat zu viele Spiele', 'Spiel streichen');
		await expect(page).toHaveURL(new RegExp(`${evening}$`));
		const table = new Table(page);
		await table.open(table.rows.first());
		await table.sheet.getByRole('button', { name: 'Streichen' }).click();
		await expect(table.rows.first()).toContainText('gestrichen');

		await board.open();
		await board.tap('Tisch 1 muss noch bestätigen', 'Bestätigen');
		await expect(page).toHaveURL(new RegExp(`${evening}/abrechnung$`));
		await page.getByRole('button', { name: 'Alle stehen zu der Liste' }).click();
		await expect(page.getByText('bestätigt von allen vier')).toBeVisible();

		// Its own is done: the organizer’s steps come next.
		await board.open();
		await board.expectMain('Von Tisch 2 fehlt noch die Liste', 'Dateien der Tische einlesen');
	}
);

test('a list that two phones wrote is confirmed once it is decided which counts', async ({ page }) => {
	const open = list(1, FIRST, [0, 0, 0, 0]).filter(({ kind }) => kind !== 'confirm' && kind !== 'close');
	const lists = ['liste-1', 'zweites-handy'].flatMap((evening) =>
		open.map((one) => ({ ...one, id: `00${one.id} ${evening}`, evening }))
	);
	await takeEntries(page, [...begun(true), ...lists]);
	await page.goto('/abend/liste-1');
	await expect(bar(page)).toContainText('zweimal geschrieben, noch nicht entschieden');
	await expect(bar(page)).not.toContainText('bitte bestätigen');
	await page.goto('/abend/liste-1/abrechnung');
	await expect(page.getByText('Zweimal geschrieben, noch nicht entschieden: Bestätigt wird')).toBeVisible();
	const all = page.getByRole('button', { name: 'Alle stehen zu der Liste' });
	await expect(all).toHaveCount(0);
	await page.getByRole('main').getByRole('link', { name: 'Zur Meisterschaft' }).click();
	await page.getByRole('button', { name: 'Diese zählt' }).first().click();
	await expect(page.getByText('Eine Entscheidung der Turnierleitung')).toBeVisible();
	await page.goto('/abend/liste-1/abrechnung');
	await all.click();
	await page.getByRole('dialog').getByRole('button', { name: 'Liste von Tisch 1 bestätigen' }).click();
	await expect(page.getByText('bestätigt von allen vier')).toBeVisible();
});
