import type { Page, TestInfo } from '@playwright/test';
import { counted, type CountedPlace } from '../support/counted-championship.ts';
import { audit } from './support/audit.ts';
import { Backup, readClub, type ClubFile } from './support/backup.ts';
import { Device } from './support/device.ts';
import { bar, championshipFile, download, Hub } from './support/hub.ts';
import { EIGHT, numbersShown, setUp, tablesShown } from './support/meisterschaft.ts';
import { otherPartien } from './support/other-partien.ts';
import { euro, expectSeats, pointsText, Table } from './support/table.ts';
import { expect, offlineReady, test as base } from './support/test.ts';
import { LEVEL, SUM_OF_TEN, tapsAt, TEN_GAMES, type Four } from './support/twenty-games.ts';
import { WHOLE } from './support/whole.ts';

interface Devices {
	readonly organizer: Device;
	readonly atTables: readonly Device[];
}

/** Three browsers with their own profiles that share nothing but files. */
const test = base.extend<{ devices: Devices }>({
	devices: async ({ app }, use) => {
		const [organizer, ...atTables] = [1, 2, 3].map(() => new Device(app.url));
		if (!organizer) throw new Error('no device');
		await use({ organizer, atTables });
		for (const device of [organizer, ...atTables]) {
			await device.end();
			expect(device.complaints).toEqual([]);
		}
	}
});

const TIMES = 4;

/** Four times what ten games come to. */
const forty = (ten: Four): Four => [TIMES * ten[0], TIMES * ten[1], TIMES * ten[2], TIMES * ten[3]];

/** Draws the numbers, one a tap, and the seats of the first Partie; who sits where, and the file for the tables. */
async function prepare(
	page: Page,
	info: TestInfo
): Promise<{ readonly seats: readonly (readonly string[])[]; readonly file: string }> {
	await setUp(page, EIGHT);
	await page.getByRole('button', { name: 'Auslosen', exact: true }).click();
	for (const name of EIGHT) await page.getByRole('button', { name: `${name} zieht` }).click();
	expect([...(await numbersShown(page)).keys()].sort()).toEqual([...EIGHT].sort());
	await page.getByRole('link', { name: 'Weiter zum Sitzplan' }).click();
	await expect(page.getByRole('region', { name: '4. Partie' })).toBeVisible();
	const [first] = await tablesShown(page);
	await page.getByRole('link', { name: 'Zurück zur Meisterschaft' }).click();
	await expect(page.getByText('noch keine Liste').first()).toBeVisible();
	const hub = new Hub(page);
	for (const table of [1, 2]) {
		await hub.table(table).getByRole('button', { name: 'Plätze auslosen' }).click();
		await expect(hub.table(table)).toContainText('schreibt');
	}
	const seats = [await hub.seatsAt(1), await hub.seatsAt(2)];
	expect(seats.map((table) => [...table].sort())).toEqual(first?.map((table) => [...table].sort()));
	return { seats, file: await championshipFile(page, info, 'meisterschaft.json') };
}

/** Takes the organizer's file into an empty browser and opens a table's list. */
async function begin(page: Page, file: string, number: number, seats: readonly string[]): Promise<Table> {
	await page.getByRole('link', { name: 'Meisterschaft' }).click();
	await page.getByRole('link', { name: 'Datei einlesen' }).click();
	const backup = new Backup(page);
	await backup.choose(file);
	const name = `Zockmeisterschaft ${new Date().getFullYear()}`;
	// Everything that it brings, by name: who plays, and what was drawn.
	await expect(backup.preview.getByRole('listitem')).toHaveText([
		EIGHT.join(', '),
		`${name}: 8 Teilnehmer`,
		new RegExp(`^${name}: Nummern ausgelost: (.+, ){7}`),
		...[1, 2].map((table) => new RegExp(`^${name}: Tisch ${table}, 1. Partie: Plätze ausgelost: (.+, ){3}`))
	]);
	await backup.take();
	// Whoever has nothing else is led on to it.
	const hub = new Hub(page);
	await hub.table(number).getByRole('button', { name: 'Partie beginnen' }).click();
	await page.getByRole('button', { name: 'Los geht’s' }).click();
	await expect(bar(page)).toContainText(`Tisch ${number}, 1. Partie · noch 40 Spiele`);
	return new Table(page, seats);
}

const added = (sum: Four, more: Four): Four => [
	sum[0] + more[0],
	sum[1] + more[1],
	sum[2] + more[2],
	sum[3] + more[3]
];

/** Types ten games four times: the first time everything is looked at after each of them, then after all ten. */
async function playForty(table: Table, at: number, names: readonly string[]): Promise<void> {
	const ten = TEN_GAMES[at] ?? [];
	let cents: Four = [0, 0, 0, 0];
	let points: Four = [0, 0, 0, 0];
	for (const game of ten) {
		await table.tap(tapsAt(game, names));
		const [sum = '', price] = game.sum.split(' = ');
		await table.expectPrice(Number(price), sum);
		await table.saveGame();
		cents = added(cents, game.cents);
		points = added(points, game.points);
		await expectSeats(table.page, names, cents, points);
	}
	await expect(bar(table.page)).toContainText('noch 30 Spiele');
	await expect(bar(table.page)).toContainText('Runde 2: Quersumme 0 ✓');
	const again = ten.map((game) => tapsAt(game, names));
	for (let time = 2; time <= TIMES; time++) await table.tapThrough(again);
}

/** Looks at the list, lets everybody confirm it, and hands it over. */
async function handOver(page: Page, at: number, names: readonly string[], info: TestInfo): Promise<string> {
	await expect(bar(page)).toContainText('40 Spiele: fertig, bitte bestätigen');
	await bar(page).getByRole('link', { name: 'Bestätigen' }).click();
	const { cents, points } = SUM_OF_TEN[at] ?? { cents: [0, 0, 0, 0], points: [0, 0, 0, 0] };
	const standings = page.getByRole('list', { name: 'Endstand' }).getByRole('listitem');
	for (const [i, name] of names.entries()) {
		const row = standings.filter({ hasText: name });
		await expect(row).toContainText(euro(forty(cents)[i] ?? 0, true));
		await expect(row).toContainText(pointsText(forty(points)[i] ?? 0));
	}
	const confirm = page.getByRole('group', { name: 'Ich stehe zu der Liste' });
	for (const name of names) await confirm.getByRole('button', { name }).click();
	await expect(page.getByText('bestätigt von allen vier')).toBeVisible();
	// The last one closes it.
	await expect(page.getByRole('button', { name: 'Wieder öffnen' })).toBeVisible();
	return download(page, 'Tisch abgeben: als Datei', info, `tisch-${at + 1}.json`);
}

type NameOf = (member: string) => string;

/** Names by id, and ids by name. */
function namesIn({ entries }: ClubFile): { readonly nameOf: NameOf; readonly idOf: NameOf } {
	const members = entries.filter(({ kind }) => kind === 'member');
	const pairs = members.map(({ member, name }) => [member, name] as [string, string]);
	return {
		nameOf: (id) => pairs.find(([member]) => member === id)?.[1] ?? '',
		idOf: (wanted) => pairs.find(([, name]) => name === wanted)?.[0] ?? ''
	};
}

async function expectPlaces(page: Page, places: readonly CountedPlace[], nameOf: NameOf): Promise<void> {
	const rows = page.getByRole('list', { name: 'Plätze' }).getByRole('listitem');
	await expect(rows).toHaveText(
		places.map(({ place, player, points }) => {
			const sum = pointsText(points).replace('+', '\\+');
			return new RegExp(`^${place}\\. ${nameOf(player)}\\s.*${sum}\\s*160 Spiele$`, 's');
		})
	);
}

async function expectPodium(page: Page, places: readonly CountedPlace[], nameOf: NameOf): Promise<void> {
	const steps = page.getByRole('region', { name: 'Siegerehrung', exact: true }).getByRole('listitem');
	const on = (place: number): readonly string[] =>
		places.filter((one) => one.place === place).map(({ player }) => nameOf(player));
	await expect(steps).toHaveCount(3);
	for (const [i, place] of [2, 1, 3].entries()) {
		const names = on(place).length > 0 ? on(place) : ['nicht vergeben'];
		await expect(steps.nth(i).getByRole('paragraph')).toHaveCount(names.length);
		for (const name of names) await expect(steps.nth(i)).toContainText(name);
	}
}

/** The command line says of the file what is counted from it, and of the first lists what was added up by hand. */
function expectAudited(file: string, seats: readonly (readonly string[])[]): void {
	const club = readClub(file);
	const { idOf } = namesIn(club);
	const { ranking, lists } = counted(club.entries);
	const { championships, evenings } = audit(file);
	expect(Object.values(championships).map((championship) => championship.ranking)).toEqual([ranking]);
	for (const [evening, { points, warnings }] of Object.entries(evenings)) {
		expect(points).toEqual(Object.fromEntries(lists.get(evening) ?? []));
		expect(warnings).toBeUndefined();
	}
	for (const [at, names] of seats.entries()) {
		const audited = Object.values(evenings).find(({ balance }) =>
			names.every((name) => idOf(name) in balance)
		);
		const { cents, points } = SUM_OF_TEN[at] ?? { cents: [0, 0, 0, 0], points: [0, 0, 0, 0] };
		const by = (four: Four) => Object.fromEntries(names.map((name, i) => [idOf(name), forty(four)[i]]));
		expect(audited).toMatchObject({ balance: by(cents), points: by(points) });
	}
}

test(
	'eight players play a Meisterschaft at two tables and an organizer’s, by files and without a net',
	WHOLE,
	async ({ app, devices }, info) => {
		// Eighty games are typed in three browsers at once.
		test.slow();
		const { organizer, atTables } = devices;
		const pages = await Promise.all([organizer, ...atTables].map((device) => device.open()));
		await Promise.all(pages.map((page) => offlineReady(page)));
		await app.stop();
		const [page, ...tablePages] = pages;
		if (!page) throw new Error('no page');

		const { seats, file } = await prepare(page, info);
		const handed = await Promise.all(
			tablePages.map(async (tablePage, at) => {
				const names = seats[at] ?? [];
				const table = await begin(tablePage, file, at + 1, names);
				await playForty(table, at, names);
				return handOver(tablePage, at, names, info);
			})
		);

		const hub = new Hub(page);
		const [one = '', other = ''] = handed;
		await hub.take([one], ['Tisch 1, 1. Partie: 40 Spiele, bestätigt von allen vier']);
		await expect(page.getByText(/^Von Tisch \d fehlt noch die Liste$/)).toBeVisible();
		await hub.take([other], ['Tisch 2, 1. Partie: 40 Spiele, bestätigt von allen vier']);
		await expect(page.getByText('alle Tische sind fertig').first()).toBeVisible();

		const started = readClub(await championshipFile(page, info, 'nach-partie-1.json'));
		const { nameOf, idOf } = namesIn(started);
		const level = [idOf(seats[0]?.[LEVEL[0]] ?? ''), idOf(seats[1]?.[LEVEL[1]] ?? '')] as const;
		const partien = otherPartien(started, level);
		await hub.take(
			partien,
			[2, 3, 4].flatMap((partie) =>
				[1, 2].map((table) => `Tisch ${table}, ${partie}. Partie: 40 Spiele, bestätigt von allen vier`)
			)
		);

		const played = await championshipFile(page, info, 'nach-partie-4.json');
		const before = counted(readClub(played).entries).ranking;
		expect(before.map(({ place }) => place).slice(0, 3)).toEqual([1, 1, 3]);
		expect(before.slice(0, 2).map(({ player }) => player)).toEqual(expect.arrayContaining([...level]));
		await page.getByRole('link', { name: 'Stand', exact: true }).click();
		await expectPlaces(page, before, nameOf);
		const undone = page.getByRole('region', { name: 'Vor der Siegerehrung' });
		await expect(undone.getByRole('listitem')).toHaveText(
			/sind gleichauf um Platz 1: Ein Entscheidungsspiel muss entscheiden/
		);

		// The lower number stands first; whoever has the other wins.
		const [first = '', winner = ''] = before.map(({ player }) => nameOf(player));
		const won = page.getByRole('button', { name: `${winner} gewinnt ein Spiel gegen ${first}` });
		for (const score of ['0 : 1', '0 : 2', '0 : 3']) {
			await won.click();
			await expect(page.getByText(score)).toBeVisible();
		}
		await expect(page.getByText(`Zock-König ${new Date().getFullYear()}: ${winner}`)).toBeVisible();
		await page.getByRole('link', { name: 'Zurück zur Meisterschaft' }).click();
		const final = await championshipFile(page, info, 'endstand.json');
		const { ranking } = counted(readClub(final).entries);
		expect(ranking.slice(0, 2).map(({ place, player }) => [place, nameOf(player)])).toEqual([
			[1, winner],
			[2, first]
		]);
		await page.getByRole('link', { name: 'Stand', exact: true }).click();
		await expectPlaces(page, ranking, nameOf);
		await expectPodium(page, ranking, nameOf);
		// What is loaded after the places is there too.
		const last = (where: Page) => where.getByText('Alle Kriterien aller Spieler').first();
		await expect(last(page)).toBeVisible();
		const shownTo = async (where: Page): Promise<string> => {
			const text = await where.getByRole('main').innerText();
			// What one device calls "this one" has a letter on another.
			return text.replaceAll(/dieses Handy|Handy [A-Z]/g, 'ein Handy');
		};
		const shown = await shownTo(page);
		expectAudited(final, seats);

		// A table takes the organizer's file and shows the same, to the letter.
		const [tablePage] = tablePages;
		if (!tablePage) throw new Error('no table');
		await tablePage.goto(new URL(page.url()).pathname.replace(/\/stand$/, ''));
		const { preview } = new Hub(tablePage);
		await new Hub(tablePage).choose([final]);
		await preview.getByRole('button', { name: 'Übernehmen' }).click();
		await expect(preview).toBeHidden();
		await tablePage.getByRole('link', { name: 'Stand', exact: true }).click();
		await expect(last(tablePage)).toBeVisible();
		await expect.poll(() => shownTo(tablePage)).toBe(shown);
	}
);
