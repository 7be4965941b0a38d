import assert from 'node:assert/strict';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { App } from '../e2e/support/app.ts';
import { audit } from '../e2e/support/audit.ts';
import { readClub } from '../e2e/support/backup.ts';
import { EIGHT } from '../e2e/support/meisterschaft.ts';
import { euro } from '../e2e/support/table.ts';
import { hasPrivateFiles, loseDatabase, offlineReady, textsOf } from './in-page.ts';
import type { Screen } from './screen.ts';
import { balancesAfter, GAMES, newEvening, Table } from './table.ts';

export interface Ground {
	readonly screen: Screen;
	/** A server of the story's own: at its address nothing is stored yet. */
	readonly app: App;
}

interface Story {
	readonly name: string;
	readonly tell: (ground: Ground) => Promise<void>;
}

/** This browser can't do what the story is about; the message says why. */
export class NotHere extends Error {}

/** The start page's card of the evening that is still open. */
const writeOn = (screen: Screen): Promise<void> => screen.touch({ selector: 'a', name: 'Weiterschreiben' });

const at = (app: App, path = '/'): string => app.url + path;

/** A reload while the very first service worker is on its way is no update. */
async function firstStart({ screen, app }: Ground): Promise<void> {
	for (const delay of [0, 150, 400, 800]) {
		const fresh = await App.start();
		try {
			await screen.driver.goto(at(fresh));
			await sleep(delay);
			await screen.driver.reload();
			await screen.sees('Neuer Abend');
			await screen.call(offlineReady);
			await sleep(500);
			const [page = ''] = await screen.call(textsOf, 'body');
			assert.ok(!page.includes('Eine neue Fassung'), `an update is told, reloaded after ${delay} ms`);
		} finally {
			await screen.driver.goto(at(app));
			await fresh.end();
		}
	}
}

/** Eleven games, every price and balance; a reload; game 1 corrected, game 9 struck and brought back. */
async function evening({ screen, app }: Ground): Promise<void> {
	await screen.driver.goto(at(app));
	const table = await newEvening(screen);
	for (const i of GAMES.keys()) await table.play(i + 1);
	// 60 + 90, 760 − 270, −760 + 90, −60 + 90.
	await table.balances([150, 490, -670, 30]);
	await screen.driver.reload();
	await table.rows(11);
	await table.balances([150, 490, -670, 30]);

	// Lost instead of won moves −40, −40, +40, +40.
	await table.open(1);
	await table.tap('Ändern · Verloren');
	await screen.sees('Spiel 1 wird geändert');
	await table.save(20);
	await table.balances([110, 450, -630, 70]);
	await screen.sees('Anna mit Berti verlieren', 'ol[aria-label="Spiele, das neueste zuerst"] li');

	// Game 9 moved −1280, +1280, −1280, +1280.
	await table.open(9);
	await table.tap('Streichen');
	await table.balances([1390, -830, 650, -1210]);
	await screen.driver.reload();
	await table.balances([1390, -830, 650, -1210]);
	await screen.touch({ selector: 'button.row:has(s)' });
	await table.tap('Zurückholen');
	await table.balances([110, 450, -630, 70]);
}

/** The browser is closed in the middle of a hand. */
async function reopening({ screen, app }: Ground): Promise<void> {
	await screen.driver.goto(at(app));
	const table = await newEvening(screen);
	await table.play(1);
	await table.tap('Clemens · Dora · Verloren · +Anna');
	await table.kept('kept');
	await screen.driver.reopen();
	await screen.driver.goto(at(app));
	await writeOn(screen);
	await table.tap('+Berti');
	// 10 × 2 × 2 = 40, and with game 1: 60, 60, −60, −60.
	await table.save(40);
	await table.balances([60, 60, -60, -60]);
	await table.rows(2);
}

/** One start with the server, all others without: every screen opens, and what is written stays. */
async function offline({ screen, app }: Ground): Promise<void> {
	await screen.driver.goto(at(app));
	await screen.call(offlineReady);
	await app.stop();
	await assert.rejects(fetch(app.url));
	await screen.driver.reopen();
	await screen.driver.goto(at(app));
	const table = await newEvening(screen);
	await table.play(1);
	await table.play(2);
	await screen.driver.reopen();
	for (const [path, said] of [
		['/kasse', 'Kasse'],
		['/regeln/allgaeu', 'Rufspiel'],
		['/rechner', 'Solo'],
		['/meisterschaft', 'Neue Meisterschaft']
	] as const) {
		await screen.driver.goto(at(app, path));
		await screen.sees(said);
	}
	await screen.driver.goto(at(app));
	await writeOn(screen);
	await table.balances(balancesAfter(2));
}

/** Anna and Berti win 20 cents of each of the losers (§4.1, §4.4): 40 cents are the Kasse's. */
async function closedEvening({ screen, app }: Ground): Promise<void> {
	await screen.driver.goto(at(app));
	const table = await newEvening(screen);
	await table.play(1);
	await screen.tap('Abrechnung');
	await screen.tap('Abend abschließen');
	await screen.sees('Wieder öffnen');
	await screen.tap('Zurück zum Start');
}

async function kasse(ground: Ground): Promise<void> {
	const { screen } = ground;
	await closedEvening(ground);
	await screen.touch({ selector: 'a', name: `^Kasse : ${euro(40)}$` });
	const stand = 'section[aria-label="Stand der Kasse"]';
	await screen.sees(euro(40), `${stand} strong`);
	await screen.sees(/noch nicht eingezahlt −0,40 €/, stand);
	await screen.tap('Offen: wer zahlt noch');
	await screen.tap('Clemens hat 0,20 € bezahlt');
	await screen.tap('Zurück zur Kasse');
	await screen.sees(/noch nicht eingezahlt −0,20 €.*bar müssten da sein 0,20 €/, stand);

	await screen.tap('Buchen');
	for (const tap of ['Einnahme', ...'5000', 'Anfangsbestand']) await screen.tap(tap);
	await screen.touch({ within: 'dialog[open]', selector: 'button', name: 'buchen$' });
	// 50,00 and the evening's 0,40; 0,20 of it are not yet in the box.
	await screen.sees(euro(5040), `${stand} strong`);
	await screen.sees(/bar müssten da sein 50,20 €/, stand);
	await screen.driver.reload();
	await screen.sees(euro(5040), `${stand} strong`);
}

/** Numbers are drawn, a reload keeps them, and the search, in its worker, finds a plan with a wish. */
async function draw({ screen, app }: Ground): Promise<void> {
	await screen.driver.goto(at(app, '/meisterschaft'));
	await screen.tap('Neue Meisterschaft');
	await screen.tap('Zockmeisterschaft');
	await screen.fill('Neuer Name', EIGHT.join(', '));
	await screen.tap('Dazu');
	await screen.tap('Anlegen und auslosen');
	await screen.tap('Auslosen');
	await screen.tap('Alle aufdecken');
	const numbers = (): Promise<string[]> => screen.call(textsOf, 'li:has(.nth):has(strong)');
	await screen.shows(async () => (await numbers()).length, EIGHT.length);
	const drawn = await numbers();
	assert.deepEqual(drawn.map(parseFloat), [1, 2, 3, 4, 5, 6, 7, 8]);
	for (const name of EIGHT) assert.equal(drawn.filter((row) => row.includes(name)).length, 1, name);
	await screen.driver.reload();
	await screen.shows(numbers, drawn);

	await screen.tap('Weiter zum Sitzplan');
	await screen.sees('28 von 28 Paaren treffen sich wenigstens einmal, keines öfter als');
	await screen.tap('Plan mit Wünschen suchen');
	await screen.choose('Wer sitzt fest?', 'Anna');
	await screen.choose('An welchem Tisch?', 'Tisch 2');
	await screen.touch({ selector: 'button', name: '^Dazu$' });
	await screen.fill('Partien', '2');
	await screen.tap('Suchen');
	await screen.sees('Gefunden', 'h2, h3, h4');
	await screen.tap('Diesen Plan nehmen');
	await screen.sees('Gewünscht: Anna fest an Tisch 2.');
	const tables = (): Promise<string[]> => screen.call(textsOf, 'section ul ul');
	await screen.shows(async () => (await tables()).length, 4);
	const seated = await tables();
	for (const table of [seated[1], seated[3]]) assert.match(table ?? '', /Anna/);
}

/** The saved file audits to what was written; another device takes it in, and saves the same. */
async function files(ground: Ground): Promise<void> {
	const { screen } = ground;
	const other = await App.start();
	try {
		await closedEvening(ground);
		await screen.touch({ selector: 'a', name: '^Sicherung' });
		const saved = await screen.download('Alles in eine Datei sichern');
		const [evening] = Object.values(audit(saved).evenings);
		assert.deepEqual(Object.values(evening?.balance ?? {}), [20, 20, -20, -20]);

		await screen.driver.goto(at(other, '/sicherung'));
		await screen.chooseFile('input[type=file]', saved);
		await screen.sees(/heute: 1 Spiel/);
		await screen.tap('Übernehmen');
		await screen.tap('Zurück zum Start');
		await screen.sees('Anna +0,20 €', 'li');
		await screen.touch({ selector: 'a', name: '^Sicherung' });
		const again = await screen.download('Alles in eine Datei sichern');
		assert.deepEqual(readClub(again).entries, readClub(saved).entries);

		await screen.driver.goto(at(other, '/sicherung'));
		await screen.chooseFile('input[type=file]', resolve('package.json'));
		await screen.sees('Daraus wird nichts übernommen', '[role=alert]');
	} finally {
		await other.end();
	}
}

/** The browser threw the database away: the second copy brings the evening back. */
async function copy({ screen, app }: Ground): Promise<void> {
	await screen.driver.goto(at(app));
	const can = await screen.call(hasPrivateFiles);
	const table = await newEvening(screen);
	await table.play(1);
	await screen.driver.goto(at(app, '/sicherung'));
	if (!can) {
		await screen.sees('Eine zweite Kopie kann dieser Browser nicht halten.');
		throw new NotHere('it keeps no private files, and the app says so');
	}
	await screen.sees('zweite Kopie auf diesem Handy ist vollständig');
	// A page of this address on which the app does not run.
	await screen.driver.goto(at(app, '/icons/icon-192.png'));
	await screen.call(loseDatabase);
	await screen.driver.goto(at(app));
	await screen.sees('Der Browser hat die Daten verloren');
	await screen.sees(/1 Abend, 1 Spiel\./);
	await screen.tap('Zurückholen');
	await writeOn(screen);
	await new Table(screen).balances([20, 20, -20, -20]);
}

export const STORIES: readonly Story[] = [
	{ name: 'a reload at the first start tells of no update', tell: firstStart },
	{ name: 'an evening of eleven games, reloaded, corrected, struck', tell: evening },
	{ name: 'closed in the middle of a hand and opened again', tell: reopening },
	{ name: 'opened and written without the server', tell: offline },
	{ name: 'an evening flows into the Kasse, is paid, and money is booked', tell: kasse },
	{ name: 'a draw, and a plan searched for', tell: draw },
	{ name: 'saved to a file, taken in elsewhere', tell: files },
	{ name: 'a lost database comes back from the second copy', tell: copy }
];
