import type { Locator, Page, TestInfo } from '@playwright/test';
import { audit } from './support/audit.ts';
import { readClub, takeFile } from './support/backup.ts';
import { Device } from './support/device.ts';
import { EvenLists } from './support/even-lists.ts';
import { bar, championshipFile, download, Hub, type Upload } from './support/hub.ts';
import { drawAll, tablesShown, typeAll } from './support/meisterschaft.ts';
import { installedWhereWhole } from './support/net.ts';
import { Table } from './support/table.ts';
import { expect, test as base } from './support/test.ts';
import { tapsAt, TEN_GAMES } from './support/twenty-games.ts';

const THIRTEEN = [
	...['Anna', 'Berti', 'Clemens', 'Dora', 'Emil', 'Franz', 'Gerda'],
	...['Hans', 'Ida', 'Josef', 'Kathi', 'Luis', 'Maria']
];
const LAPTOP = { width: 1280, height: 800 };

interface Devices {
	readonly organizer: Device;
	readonly phone: Device;
	readonly found: Device;
}

const test = base.extend<{ devices: Devices }>({
	devices: async ({ app, serviceWorkers }, use) => {
		const devices = {
			organizer: new Device(app.url, LAPTOP, serviceWorkers),
			phone: new Device(app.url, undefined, serviceWorkers),
			found: new Device(app.url, undefined, serviceWorkers)
		};
		await use(devices);
		for (const device of Object.values(devices)) {
			await device.end();
			expect(device.complaints).toEqual([]);
		}
	}
});

test.use(installedWhereWhole);

/** The organizer's laptop. */
class Organizer {
	readonly page: Page;
	readonly hub: Hub;
	readonly #info: TestInfo;
	#address = '';

	constructor(page: Page, info: TestInfo) {
		this.page = page;
		this.hub = new Hub(page);
		this.#info = info;
	}

	async setUp(): Promise<void> {
		await this.page.goto('/meisterschaft/neu');
		await typeAll(this.page, THIRTEEN);
		await this.page.getByRole('button', { name: 'Anlegen und auslosen' }).click();
		await expect(this.page).toHaveURL(/\/auslosung$/);
		this.#address = new URL(this.page.url()).pathname.replace(/\/auslosung$/, '');
		await drawAll(this.page);
	}

	/** A second window of the laptop, for the room. */
	async openWall(): Promise<Wall> {
		const window = await this.page.context().newPage();
		await window.setViewportSize({ width: 1920, height: 1080 });
		await window.goto(`${this.#address}/leinwand`);
		await this.page.bringToFront();
		return new Wall(window);
	}

	async open(screen: '' | '/stand' | '/leitung' | '/urkunde' | '/sitzplan' = ''): Promise<void> {
		await this.page.goto(this.#address + screen);
		await expect(this.page.getByRole('main')).toBeVisible();
	}

	/** What the board says of a table of the Partie that is open. */
	stand(table: number): Locator {
		return this.hub.table(table).locator('p').first();
	}

	get undone(): Locator {
		return this.card('Vor der Siegerehrung').getByRole('listitem');
	}

	get places(): Locator {
		return this.page.getByRole('list', { name: 'Plätze' }).getByRole('listitem');
	}

	card(name: string): Locator {
		return this.page.getByRole('region', { name, exact: true });
	}

	async take(...files: readonly Upload[]): Promise<void> {
		await this.hub.choose(files);
		await this.hub.preview.getByRole('button', { name: 'Übernehmen' }).click();
		await expect(this.hub.preview).toBeHidden();
	}

	file(name: string): Promise<string> {
		return championshipFile(this.page, this.#info, `${name}.json`);
	}
}

class Wall {
	readonly #page: Page;

	constructor(page: Page) {
		this.#page = page;
	}

	/** What stands there now. */
	scene(name: string): Locator {
		return this.#page.getByRole('region', { name, exact: true });
	}

	/** Steps on to a scene, if it isn't there by itself. */
	async stepTo(name: string): Promise<Locator> {
		const scene = this.scene(name);
		await expect(this.#page.locator('.scene')).toBeVisible();
		const slides = await this.#page.locator('.marks li').count();
		for (let i = 0; i < slides && !(await scene.isVisible()); i++) {
			await this.#page.keyboard.press('ArrowRight');
		}
		return scene;
	}

	/** How far a table is, as the room reads it. */
	async expectTable(table: number, stand: string): Promise<void> {
		const tables = await this.stepTo('Wie weit die Tische sind');
		await expect(tables.getByRole('listitem').filter({ hasText: `Tisch ${table}` })).toContainText(stand);
	}
}

/** Types ten games at the table. */
const typeTen = (table: Table, names: readonly string[]): Promise<void> =>
	table.tapThrough((TEN_GAMES[0] ?? []).map((game) => tapsAt(game, names)));

test('thirteen play a whole Meisterschaft: paper, a reset phone, a substitute, rulings apart, a play-off of three', async ({
	devices
}, info) => {
	// Forty games are typed.
	test.slow();
	const laptop = new Organizer(await devices.organizer.open(), info);
	await laptop.setUp();
	await laptop.open('/sitzplan');
	expect((await tablesShown(laptop.page))[0]?.map((table) => table.length).sort()).toEqual([4, 4, 5]);
	await laptop.open();
	for (const table of [1, 2, 3]) {
		await laptop.hub.table(table).getByRole('button', { name: 'Plätze auslosen' }).click();
		await expect(laptop.hub.table(table)).toContainText('schreibt');
		await expect(laptop.stand(table)).toContainText('noch keine Liste');
	}
	const wall = await laptop.openWall();
	await expect(await wall.stepTo('Tische')).toContainText(/Tisch 1.*Tisch 2.*Tisch 3/s);
	const start = await laptop.file('start');
	const members = readClub(start).entries.filter(({ kind }) => kind === 'member');
	const nameOf = (id: string): string => String(members.find(({ member }) => member === id)?.['name']);
	const idOf = (name: string): string => String(members.find((one) => one['name'] === name)?.['member']);
	let lists = new EvenLists(readClub(start));
	const five = lists.tables(1).find((table) => lists.seats(1, table).length === 5) ?? 0;
	const [typed = 0, long = 0] = lists.tables(1).filter((table) => table !== five);
	const seats = [...(await laptop.hub.seatsAt(typed))];

	let phone = await devices.phone.open();
	await takeFile(phone, start);
	await phone.goto(new URL(laptop.page.url()).pathname);
	await new Hub(phone).table(typed).getByRole('button', { name: 'Partie beginnen' }).click();
	await phone.getByRole('button', { name: 'Los geht’s' }).click();
	let table = new Table(phone, seats);
	await typeTen(table, seats);
	await expect(bar(phone)).toContainText('noch 30 Spiele');

	await test.step('a substitute sits down in the middle of a Partie', async () => {
		await phone.getByRole('link', { name: 'Abrechnung' }).click();
		const half = await download(phone, 'Tisch abgeben: als Datei', info, 'halb.json');
		await laptop.open();
		await laptop.take(half);
		await expect(laptop.stand(typed)).toContainText(/läuft: 10 von 40 Spielen, zuletzt \d\d:\d\d/);
		await wall.expectTable(typed, '10 von 40');
		await wall.expectTable(long, 'noch keine Liste');
		await laptop.open('/leitung');
		const card = laptop.card('Ersatz und Nachzügler');
		await card.getByLabel('Fällt aus').selectOption(seats[2] ?? '');
		await card.getByLabel('Spielt weiter').selectOption('ein neuer Name …');
		await card.getByLabel('Name', { exact: true }).fill('Zenzi');
		await card.getByRole('button', { name: 'Ersatz eintragen' }).click();
		await expect(laptop.card('Protokoll')).toContainText(`Zenzi spielt für ${seats[2]} weiter`);
		await laptop.open();
	});
	const ruled = await laptop.file('mit-ersatz');

	await test.step('the phone is reset, and another takes what the organizer has', async () => {
		await devices.phone.end();
		phone = await devices.found.open();
		await takeFile(phone, ruled);
		await phone.goto(new URL(laptop.page.url()).pathname);
		await phone.getByRole('button', { name: `Tisch ${typed}` }).click();
		await phone.getByRole('link', { name: 'Weiterschreiben' }).click();
		await expect(bar(phone)).toContainText(`Zenzi spielt für ${seats[2]} weiter`);
		await phone.getByRole('button', { name: 'Zenzi sitzt hier' }).click();
		await expect(bar(phone)).not.toContainText('Wer sitzt jetzt hier?');
		seats[2] = 'Zenzi';
		table = new Table(phone, seats);
		for (let time = 2; time <= 4; time++) await typeTen(table, seats);
	});

	let done = '';
	await test.step('the list is confirmed and handed over', async () => {
		await bar(phone).getByRole('link', { name: 'Bestätigen' }).click();
		const confirm = phone.getByRole('group', { name: 'Ich stehe zu der Liste' });
		for (const name of seats.slice(0, 3)) await confirm.getByRole('button', { name }).click();
		await expect(phone.getByText('3 von 4 haben bestätigt')).toBeVisible();
		const early = await download(phone, 'Tisch abgeben: als Datei', info, 'zu-frueh.json');
		await laptop.open();
		await laptop.take(early);
		await expect(laptop.stand(typed)).toContainText(`40 Spiele, noch nicht bestätigt: ${seats[3]}`);
		await confirm.getByRole('button', { name: seats[3] ?? '' }).click();
		await expect(phone.getByRole('button', { name: 'Wieder öffnen' })).toBeVisible();
		done = await download(phone, 'Tisch abgeben: als Datei', info, 'fertig.json');
		await laptop.take(done);
		await expect(laptop.stand(typed)).toContainText('40 Spiele, bestätigt von allen vier');
		await wall.expectTable(typed, 'fertig');
	});

	lists = new EvenLists(readClub(ruled));
	// Three who come to the same in the end, at three tables of the last Partie, none of whom sat at the first list.
	const level = lists.tables(4).map((at) => {
		const others = lists.seats(4, at).filter((player) => !lists.seats(1, typed).includes(player));
		return others[0] ?? '';
	});
	await test.step('a game is disputed, and two who decide it rule apart', async () => {
		const [won = '', partner = '', , lost = ''] = seats;
		await laptop.open('/leitung');
		const dispute = laptop.card('Strittiges Spiel');
		await dispute.getByRole('button', { name: 'Spiel wählen' }).click();
		await dispute.getByLabel('Liste').selectOption(`Partie 1, Tisch ${typed}`);
		await dispute.getByLabel(/^\s*Spiel/).selectOption({ index: 1 });
		for (const name of [won, lost]) await dispute.getByRole('button', { name, exact: true }).click();
		await dispute.getByRole('button', { name: 'Das Los entscheiden lassen' }).click();
		const protocol = laptop.card('Protokoll').getByRole('listitem');
		// The first game typed was a Rufspiel of 2 points.
		await expect(protocol.first()).toContainText(`Für die Plätze zählt: ${won} +2, ${lost} +2`);
		const game = readClub(done).entries.find(({ kind }) => kind === 'game')?.id ?? '';
		await laptop.open();
		await laptop.hub.choose([lists.disputed(game, [idOf(lost), idOf(partner)], 2)]);
		await expect(laptop.hub.preview).toContainText(
			`Partie 1, Tisch ${typed}, Spiel 1: zweimal verschieden entschieden: muss entschieden werden`
		);
		await laptop.hub.preview.getByRole('button', { name: 'Übernehmen' }).click();
		await expect(laptop.hub.preview).toBeHidden();
		const apart = laptop.card(`Partie 1, Tisch ${typed}, Spiel 1: zweimal verschieden entschieden`);
		await expect(apart.getByRole('button', { name: 'Diese zählt' })).toHaveCount(2);
		await laptop.open('/stand');
		const doubt = laptop.page.getByRole('status').filter({ hasText: 'zweimal verschieden entschieden' });
		await doubt.getByRole('link', { name: 'Entscheiden' }).click();
		const ours = apart.locator('.card').filter({ hasText: `zählt: ${won} +2, ${lost} +2` });
		await ours.getByRole('button', { name: 'Diese zählt' }).click();
		await expect(apart).toBeHidden();
		const same = laptop.page.locator('details').filter({ hasText: 'Entscheidungen der Turnierleitung' });
		await same.locator('summary').click();
		await expect(same.getByRole('listitem').first()).toBeVisible();
		const said = await same.getByRole('listitem').allInnerTexts();
		await laptop.open('/leitung');
		await expect(protocol).toHaveText(said, { useInnerText: true });
		await laptop.open();
	});

	await test.step('a list of 41, which a second phone wrote too', async () => {
		await laptop.take(lists.file(1, long, { more: 1 }), lists.file(1, long, { again: true, more: -1 }));
		await expect(laptop.stand(long)).toContainText('zweimal geschrieben, noch nicht entschieden');
		await wall.expectTable(long, 'zweimal geschrieben');
		const twice = laptop.card(`Tisch ${long}, 1. Partie: zweimal geschrieben`);
		const whole = twice.locator('.card').filter({ hasText: '41 Spiele' });
		await whole.getByRole('button', { name: 'Diese zählt' }).click();
		await expect(twice).toBeHidden();
		await wall.expectTable(long, '41 statt 40');
		await expect(laptop.stand(long)).toContainText('1 Spiel zu viel: 41 statt 40 Spiele');
	});

	await test.step('the other Partien', async () => {
		await laptop.hub.table(five).getByRole('link', { name: 'Vom Papier eintragen' }).click();
		const paper = laptop.page.getByRole('main');
		for (const name of lists.seats(1, five).map(nameOf)) {
			await paper.getByRole('textbox', { name: `${name}: Punkte` }).fill('0');
		}
		await paper.getByText('nur bei Gleichstand gebraucht').click();
		for (const name of lists.seats(1, five).map(nameOf)) {
			// As many as everybody wins at a table of even games.
			await paper.getByLabel(`${name}: Rufspiele gewonnen`).fill('20');
		}
		// Nobody played alone there; a count that nobody says would be asked for at a tie.
		await paper.getByRole('button', { name: 'Alles Übrige war 0' }).click();
		await paper.getByRole('button', { name: 'Alle haben auf dem Papier unterschrieben' }).click();
		await paper.getByRole('button', { name: '50 Spiele vom Papier eintragen' }).click();
		await expect(laptop.stand(five)).toContainText('50 Spiele vom Papier, bestätigt von allen fünf');
		await expect(laptop.page.getByText(/^Tisch \d hat zu viele Spiele$/)).toBeVisible();
		const partien = [2, 3].flatMap((partie) => lists.tables(partie).map((at) => lists.file(partie, at)));
		await laptop.take(
			...partien,
			...lists.tables(4).map((at) => lists.file(4, at, { sie: level[at - 1] ?? '' }))
		);
		await expect(wall.scene('Vor der Siegerehrung')).toContainText('41 statt 40 Spiele');
		await laptop.open('/stand');
		await expect(laptop.undone).toHaveText([`Tisch ${long}, 1. Partie: 1 Spiel zu viel: 41 statt 40 Spiele`]);
		await expect(laptop.card('Siegerehrung')).toHaveCount(0);
	});

	await test.step('a game too many is struck', async () => {
		await laptop.undone.getByRole('link').click();
		await laptop.page.goto(`/abend/partie-1-tisch-${long}`);
		const list = new Table(laptop.page);
		await list.open(list.rows.first());
		await list.sheet.getByRole('button', { name: 'Streichen' }).click();
		await laptop.page.getByRole('button', { name: `Tisch ${long} schreiben` }).click();
		await laptop.page.getByLabel('Warum wird geändert?').fill('Doppelt geschrieben');
		await laptop.page.getByRole('button', { name: 'Mit Vermerk ändern' }).click();
		// Written, and told to the other windows: the page is left right after.
		await expect(list.rows.first()).toContainText('gestrichen');
		await expect(list.rows).toHaveCount(41);
	});

	await test.step('three are level, and play it out', async () => {
		await laptop.open('/stand');
		const [one = '', two = '', three = ''] = level.map(nameOf);
		const owed = [
			[two, one],
			[two, three],
			[one, three]
		];
		// One tie, one line.
		await expect(laptop.undone).toHaveCount(1);
		await expect(wall.scene('Vor der Siegerehrung')).toContainText(`sind gleichauf`);
		for (const name of [one, two, three]) await expect(laptop.undone).toContainText(name);
		for (const [winner, loser] of owed) {
			const won = laptop.page.getByRole('button', { name: `${winner} gewinnt ein Spiel gegen ${loser}` });
			for (const game of [1, 2, 3]) {
				await won.click();
				await expect(laptop.page.getByText(new RegExp(`${game} : 0|0 : ${game}`)).first()).toBeVisible();
			}
		}
		await expect(laptop.card('Siegerehrung').getByRole('listitem')).toHaveText([
			new RegExp(`${one}.*Silber`, 's'),
			new RegExp(`${two}.*Gold`, 's'),
			new RegExp(`${three}.*Bronze`, 's')
		]);
		await expect(wall.scene('Siegerehrung')).toContainText(`Zock-König 2026: ${two}`);
		await laptop.open('/urkunde');
		await expect(laptop.page.getByRole('article').first()).toContainText('Zock-König');
		await laptop.open();
		const [audited] = Object.values(audit(await laptop.file('ende')).championships);
		expect(audited?.ranking.slice(0, 3).map(({ place, player }) => [place, nameOf(player)])).toEqual([
			[1, two],
			[2, one],
			[3, three]
		]);
	});
});
