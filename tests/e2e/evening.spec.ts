import type { Locator, Page, TestInfo } from '@playwright/test';
import { Device } from './support/device.ts';
import { audit } from './support/audit.ts';
import { Backup, readClub } from './support/backup.ts';
import { FORTY_GAMES, priceOf, type Played } from './support/forty-games.ts';
import { euro, FOUR, newEvening, Table } from './support/table.ts';
import { expect, offlineReady, test } from './support/test.ts';
import { isWhole } from '../support/whole.ts';

test.use({ serviceWorkers: 'allow' });

/** The sums of the hand-made table, added up by hand as well: what everybody has after so many games. */
const BY_HAND: Readonly<Record<number, readonly number[]>> = {
	10: [60, 760, -760, -60],
	20: [1000, 220, -520, -700],
	30: [2450, -590, -1350, -510],
	40: [3300, -1100, -100, -2100]
};
/** Game 1 turned from won to lost moves −40, −40, +40, +40. */
const FIRST_CORRECTED = [3260, -1140, -60, -2060];
/** Game 12 was a Wenz with 2 Laufende, (25 + 10) × 2 × 2 = 140: Anna gets 420 instead of 300. */
const BOTH_CORRECTED = [3380, -1180, -100, -2100];
/** Without game 9, which moved −1280, +1280, −1280, +1280. */
const NINTH_VOIDED = [4660, -2460, 1180, -3380];

const FIRST: Played = {
	taps: 'Verloren',
	sum: '10 × 2 = 20',
	moves: [-20, -20, 20, 20],
	text: 'Anna mit Berti verlieren: Rufspiel, 1 Deckel'
};
const TWELFTH: Played = {
	taps: 'Wenz · 2 Laufende',
	sum: '(25 + 10) × 2 × 2 = 140',
	moves: [420, -140, -140, -140],
	text: 'Anna gewinnt: Wenz, 61 Augen, 2 Laufende, 2 Deckel'
};

const sumOf = ({ sum }: Played): string => sum.split(' = ')[0] ?? '';
/** Balances of all games up to this one, from the hand-made payoffs. */
const balancesAfter = (count: number): readonly number[] =>
	FOUR.map((_, i) => FORTY_GAMES.slice(0, count).reduce((sum, { moves }) => sum + (moves[i] ?? 0), 0));

async function expectListed(table: Table, index: number, played: Played, number: number): Promise<void> {
	const text = played.text.replace(': ', ' ') + (played.warned ? ' ⚠ gegen die Regel' : '');
	const row = table.rows.nth(index).getByRole('button').first();
	await expect(row).toHaveText(`${number} ${text} ${euro(priceOf(played))}`);
}

/** Those that are looked at one by one: the first of each part of the evening, and all that open a round or follow it. */
const lookedAt = (number: number): boolean => isWhole || number <= 4 || number % 13 === 0 || number >= 34;

/** Games `from` to `to`, counted from 1: each price stands in the list, and everybody's balance at the end. */
async function writeGames(table: Table, from: number, to: number): Promise<void> {
	let behind: Played[] = [];
	for (const [i, played] of FORTY_GAMES.slice(0, to).entries()) {
		if (i + 1 < from) continue;
		if (!lookedAt(i + 1)) {
			behind.push(played);
			continue;
		}
		await table.tapThrough(behind.map(({ taps }) => taps));
		behind = [];
		await table.tap(played.taps);
		await finishGame(table, i + 1);
	}
	await table.tapThrough(behind.map(({ taps }) => taps));
	await table.expectBalances(FOUR, balancesAfter(to));
	for (let number = from; number <= to; number++) {
		const played = FORTY_GAMES[number - 1];
		if (played) await expectListed(table, to - number, played, number);
	}
}

async function finishGame(table: Table, number: number): Promise<void> {
	const played = FORTY_GAMES[number - 1];
	if (!played) throw new Error(`no game ${number}`);
	await table.expectPrice(priceOf(played), sumOf(played));
	await table.saveGame();
	await expectListed(table, 0, played, number);
	await table.expectBalances(FOUR, balancesAfter(number));
	const byHand = BY_HAND[number];
	if (byHand) await table.expectBalances(FOUR, byHand);
}

async function correct(table: Table, number: number, played: Played): Promise<void> {
	const row = table.rows.nth(40 - number);
	await table.open(row);
	await table.tap('Ändern');
	await expect(table.page.getByText(`Spiel ${number} wird geändert`).first()).toBeVisible();
	await table.tap(played.taps);
	await expect(table.save).toContainText(`Ändern · ${euro(priceOf(played))}`);
	await table.save.click();
	await expect(table.save).toContainText('Wer spielt?');
	await expectListed(table, 40 - number, played, number);
}

const pastEvenings = (page: Page): Locator =>
	page.getByRole('region', { name: 'Vergangene Abende' }).getByRole('listitem');

/** The start page's past evening, with what everybody had at the end. */
async function expectPast(page: Page): Promise<void> {
	await expect(page.getByRole('heading', { name: 'Vergangene Abende' })).toBeVisible();
	const past = pastEvenings(page);
	await expect(past).toContainText('39 Spiele');
	for (const [i, name] of FOUR.entries()) {
		await expect(past).toContainText(`${name} ${euro(NINTH_VOIDED[i] ?? 0, true)}`);
	}
	await expect(page.getByText('Weiterschreiben')).toBeHidden();
}

/** The games as the settlement tells them. */
const toldGames = (page: Page): Locator =>
	page.getByRole('region', { name: 'Spiele', exact: true }).getByRole('listitem');

async function settle(page: Page): Promise<readonly string[]> {
	await page.getByRole('link', { name: 'Abrechnung' }).click();
	const standings = page.getByRole('list', { name: 'Endstand' }).getByRole('listitem');
	await expect(standings).toHaveText([
		/Anna\s+gewonnen\s+\+46,60\s€/,
		/Clemens\s+gewonnen\s+\+11,80\s€/,
		/Berti\s+verloren\s+−24,60\s€/,
		/Dora\s+verloren\s+−33,80\s€/
	]);
	// At an ordinary evening the winnings are the Kasse's (§10): the losers pay 24,60 + 33,80 = 58,40.
	const kasse = page.getByRole('region', { name: 'In die Kasse' });
	await expect(kasse.getByRole('listitem').filter({ visible: true })).toHaveText([
		/Berti\s.*Kasse\s+24,60\s€/,
		/Dora\s.*Kasse\s+33,80\s€/
	]);
	await expect(kasse).toContainText('Zusammen 58,40 €');
	// Three payments at least: nobody's debt is anybody's claim. Dora gives Anna all, Berti the rest.
	await kasse.getByText('Stattdessen untereinander ausgleichen').click();
	await expect(kasse.getByRole('listitem').filter({ visible: true })).toHaveText([
		/Berti\s.*Kasse\s+24,60\s€/,
		/Dora\s.*Kasse\s+33,80\s€/,
		/Dora\s.*Anna\s+33,80\s€/,
		/Berti\s.*Anna\s+12,80\s€/,
		/Berti\s.*Clemens\s+11,80\s€/
	]);
	const games = toldGames(page);
	await expect(games).toHaveCount(39);
	await expect(games.first()).toContainText('Anna mit Berti verlieren');
	await expect(games.last()).toContainText('Herz-Solo-Tout');
	await page.getByRole('button', { name: 'Abend abschließen' }).click();
	await expect(page.getByRole('button', { name: 'Wieder öffnen' })).toBeVisible();
	return games.allTextContents();
}

/** The audit on the command line comes to what the screen said and what was worked out by hand. */
function expectAudited(file: string): void {
	const { entries } = readClub(file);
	const members = new Map(
		entries.filter(({ kind }) => kind === 'member').map((entry) => [entry['name'], String(entry['member'])])
	);
	const idOf = (name: string): string => members.get(name) ?? '';
	const [evening, ...others] = Object.values(audit(file).evenings);
	if (!evening || others.length > 0) throw new Error('not one evening');
	const counting = FORTY_GAMES.map((played, i) => (i === 0 ? FIRST : i === 11 ? TWELFTH : played)).filter(
		(_, i) => i !== 8
	);
	const byName = (cents: readonly number[]): Record<string, number> =>
		Object.fromEntries(FOUR.map((name, i) => [idOf(name), cents[i] ?? 0]));
	expect(evening.games.map(({ price }) => price)).toEqual(counting.map(priceOf));
	expect(evening.games.map(({ payoff }) => payoff)).toEqual(counting.map(({ moves }) => byName(moves)));
	expect(evening.balance).toEqual(byName(NINTH_VOIDED));
	expect(evening.winnings).toBe(5840);
	// Who dealt later games stays who dealt them, so the next dealer is the one before the strike (rules 1.7).
	expect(evening.dealer).toBe(idOf('Clemens'));
	expect(evening.round).toEqual({ kind: 'bockrunde', played: 3, of: 4 });
	expect(evening.queue).toEqual(['bockrunde', 'bockrunde', 'bockrunde', 'mungorunde']);
	expect(evening.openVotes).toBe(2);
	expect((evening.warnings ?? []).map(({ rule }) => rule)).toEqual(['contract-not-here']);
}

async function takeOver(page: Page, file: string, told: readonly string[]): Promise<void> {
	const backup = new Backup(page);
	await backup.choose(file);
	await expect(backup.preview).toContainText('neue Einträge');
	await expect(backup.preview).toContainText('Anna, Berti, Clemens, Dora');
	// Nothing stands on this phone yet.
	await expect(backup.preview).not.toContainText('auf diesem Handy');
	await expect(backup.preview).toContainText(/(heute|gestern): 39 Spiele/);
	await backup.take();
	await page.getByRole('link', { name: 'Zurück zum Start' }).click();
	await expectPast(page);
	await pastEvenings(page).getByRole('link').click();
	await expect(toldGames(page)).toHaveText([...told]);
	await page.getByRole('link', { name: 'Abend sichern' }).click();
	await backup.choose(file);
	await expect(backup.preview).toContainText('Nichts Neues.');
	await expect(backup.preview).toContainText('Die Datei enthält alles, was auf diesem Handy steht.');
	await expect(backup.preview.getByRole('button', { name: 'Übernehmen' })).toBeHidden();
}

test('four players write forty games without reception, settle, and hand the evening on', async ({
	device,
	app
}, testInfo: TestInfo) => {
	test.slow();
	expect(FORTY_GAMES).toHaveLength(40);
	for (const { text, moves } of FORTY_GAMES)
		expect(
			moves.reduce((sum, cents) => sum + cents, 0),
			text
		).toBe(0);

	let table = await test.step('a first start online, the second without the server', async () => {
		await offlineReady(await device.open());
		await device.close();
		await app.stop();
		const page = await device.open();
		await expect(page.getByText('Alles bleibt auf diesem Handy, auch ohne Netz.')).toBeVisible();
		return newEvening(page);
	});

	await test.step('games 1 to 13, then the page is loaded anew', async () => {
		await writeGames(table, 1, 13);
		await table.page.reload();
		await table.expectBalances(FOUR, balancesAfter(13));
		await expect(table.rows).toHaveCount(13);
	});

	const address =
		await test.step('games 14 to 24, then the battery is empty in the middle of the 25th', async () => {
			await writeGames(table, 14, 24);
			await table.tap('Mungo · Augen · 3 · 0 · 3 · 0 · Schließen');
			await table.draftKept();
			const { pathname } = new URL(table.page.url());
			await device.kill();
			return pathname;
		});

	await test.step('the half-typed game is still there and is finished', async () => {
		const page = await device.open();
		await page.getByRole('link', { name: 'Weiterschreiben' }).click();
		table = new Table(page);
		await expect(page.getByRole('button', { name: 'Anna, 30 Augen' })).toBeVisible();
		await expect(page.getByRole('button', { name: 'Berti, 30 Augen' })).toBeVisible();
		await table.tap('Clemens · 3 · 0');
		await finishGame(table, 25);
	});

	await test.step('games 26 to 33; a restart leads straight back to the table', async () => {
		await writeGames(table, 26, 33);
		await device.close();
		const page = await device.open(address);
		table = new Table(page);
		await table.expectBalances(FOUR, balancesAfter(33));
		// 60 : 60 opened a Bockrunde; four more games open one each, the first Schwarz a Mungorunde, the others a vote.
		await expect(page.getByText('Bockrunde, Spiel 1 von 4').first()).toBeVisible();
		await writeGames(table, 34, 40);
		await expect(page.getByText('Bockrunde, Spiel 4 von 4')).toBeVisible();
		await expect(page.getByText('danach 3 × Bockrunde, Mungorunde')).toBeVisible();
		await expect(page.getByText('Wie viele wollen eine Mungorunde?')).toBeVisible();
		// Dora dealt first; after 39 of the forty the deal passed on, not after the Bockspiel.
		await expect(page.getByRole('button', { name: 'Clemens gibt. Geber ändern' })).toBeVisible();
	});

	await test.step('two games are corrected', async () => {
		await correct(table, 1, FIRST);
		await table.expectBalances(FOUR, FIRST_CORRECTED);
		await correct(table, 12, TWELFTH);
		await table.expectBalances(FOUR, BOTH_CORRECTED);
	});

	await test.step('one is struck, brought back and struck again', async () => {
		const ninth = table.rows.nth(40 - 9);
		const strike = async (): Promise<void> => {
			await table.open(ninth);
			await table.tap('Streichen');
			await expect(ninth).toContainText('gestrichen');
			await table.expectBalances(FOUR, NINTH_VOIDED);
		};
		await strike();
		await table.open(ninth);
		await table.tap('Zurückholen');
		await expect(ninth).not.toContainText('gestrichen');
		await table.expectBalances(FOUR, BOTH_CORRECTED);
		await strike();
		await expect(table.rows).toHaveCount(40);
		// Later games keep their dealers, so the next one is who it was.
		await expect(table.page.getByRole('button', { name: 'Clemens gibt. Geber ändern' })).toBeVisible();
	});

	const told = await test.step('the evening is settled and closed', async () => {
		const games = await settle(table.page);
		await table.page.getByRole('link', { name: 'Zurück zum Start' }).click();
		await expectPast(table.page);
		return games;
	});

	const file = await test.step('the club is saved, and the command line comes to the same', async () => {
		await table.page.getByRole('link', { name: 'Sicherung' }).click();
		const path = await new Backup(table.page).save(testInfo, 'verein.schafkopf.json');
		expectAudited(path);
		return path;
	});

	await test.step('another phone takes the file and comes to the same', async () => {
		await app.start();
		const second = new Device(app.url, undefined, 'block');
		try {
			await takeOver(await second.open('/sicherung'), file, told);
		} finally {
			await second.end();
		}
		expect(second.complaints).toEqual([]);
	});
});

test('a closed evening that another version of the app counted otherwise says what it came to then', async ({
	page
}) => {
	await page.goto('/');
	const table = await newEvening(page, FOUR);
	await table.tap('Solo · Berti · Herz · +Anna');
	await table.saveGame();
	await page.getByRole('link', { name: 'Abrechnung' }).click();
	await page.getByRole('button', { name: 'Abend abschließen' }).click();
	await expect(page.getByRole('button', { name: 'Wieder öffnen' })).toBeVisible();
	const kept = () => device(page, (text) => text);
	await expect.poll(kept).toContain(',-50]');
	await page.reload();
	await expect(page.getByRole('button', { name: 'Wieder öffnen' })).toBeVisible();
	await expect(page.getByText('Mit der neuen Fassung der App')).toHaveCount(0);

	// As a version would have counted it by which a Deckel doubles nothing: 25 instead of 25 × 2. Ids have such digits, too.
	await device(page, (text) => text.replaceAll(',-50]', ',-25]').replaceAll(',150]', ',75]'));
	await page.reload();
	await expect(
		page.getByText(
			/Mit der neuen Fassung der App .*: Berti \+1,50 € statt \+0,75 €, .*Dora −0,50 € statt −0,25 €/
		)
	).toBeVisible();
	await page.getByRole('button', { name: 'Wieder öffnen' }).click();
	await expect(page.getByText('Mit der neuen Fassung der App')).toHaveCount(0);
});

/** What this device keeps of closed evenings, and keeps in its place. */
function device(page: Page, change: (text: string) => string): Promise<string> {
	return page.evaluate(
		`(async () => {
			const done = (asked) => new Promise((resolve) => { asked.onsuccess = () => resolve(asked.result); });
			const database = await done(indexedDB.open('schafkopf'));
			const kept = database.transaction('device', 'readwrite').objectStore('device');
			const row = await done(kept.get('results'));
			const value = row ? (${change.toString()})(row.value) : '';
			if (row) await done(kept.put({ ...row, value }));
			database.close();
			return value;
		})()`
	);
}

test('a game that is half typed is told of before its evening is closed', async ({ page }) => {
	await page.goto('/');
	const table = await newEvening(page);
	await table.tap('Wenz · Clemens · +Clemens');
	await table.draftKept();
	await page.getByRole('link', { name: 'Abrechnung' }).click();
	const before = page.getByRole('region', { name: 'Vor dem Schluss' });
	await expect(before).toContainText('Ein Spiel ist angefangen und nicht gespeichert.');
	await before.getByRole('button', { name: 'Weiterschreiben' }).click();
	await table.expectPrice(50, '25 × 2');
	await table.saveGame();
	await page.getByRole('link', { name: 'Abrechnung' }).click();
	await expect(before).toContainText('Abschlussrunde');
	await expect(before).not.toContainText('angefangen');
});
