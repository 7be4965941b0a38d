import type { Page } from '@playwright/test';
import { audit } from './support/audit.ts';
import { readClub, type ClubFile, takeFile } from './support/backup.ts';
import {
	asUpload,
	CHAMPIONSHIP,
	clubFile,
	EIGHT,
	eightPlayers,
	idOf,
	opening,
	rufspiel,
	Writer
} from './support/championship-file.ts';
import { Gate } from './support/gate.ts';
import { bar, championshipFile, download, Hub } from './support/hub.ts';
import { mainButtons } from './support/looks.ts';
import { phone } from './support/phone.ts';
import { expectSeats, FOUR, Table } from './support/table.ts';
import { WHOLE } from './support/whole.ts';
import { expect, test } from './support/test.ts';

const HUB = `/meisterschaft/${CHAMPIONSHIP}`;
const [, , , , ...OTHERS] = EIGHT;

/** Draws the first table's seats and opens its list. */
async function beginFirstTable(page: Page): Promise<Table> {
	await page.goto(HUB);
	await expect(page.getByText('noch keine Liste').first()).toBeVisible();
	await page.getByRole('button', { name: 'Plätze auslosen' }).first().click();
	await expect(page.getByRole('button', { name: 'Partie beginnen' })).toBeVisible();
	const [first, second, third, fourth] = await new Hub(page).seatsAt(1);
	await page.getByRole('button', { name: 'Partie beginnen' }).click();
	// §11.2: whatever seat the Schreiber picks, the others sit clockwise from him as drawn; the last pick holds.
	const dialog = page.getByRole('dialog');
	const seats = dialog.getByRole('button', { name: /^Platz/ });
	const sit = (...names: readonly (string | undefined)[]): Promise<void> =>
		expect(seats).toContainText(names.map((name) => name ?? ''));
	await sit(first, second, third, fourth);
	await dialog.getByRole('button', { name: /^Platz 2/ }).click();
	await sit(fourth, first, second, third);
	await dialog.getByRole('button', { name: /^Platz 3/ }).click();
	await sit(third, fourth, first, second);
	await dialog.getByRole('button', { name: 'Anna gibt' }).click();
	await page.getByRole('button', { name: 'Los geht’s' }).click();
	const table = new Table(page);
	await expect(table.panel).toBeVisible();
	return table;
}

/** The rest of a list, which changes nothing in the end: each pair wins as often as it loses. */
const evenGames = (evening: string, count: number): readonly ReturnType<typeof rufspiel>[] =>
	Array.from({ length: count }, (_, i) => rufspiel(evening, i % 2 === 0 ? FOUR.slice(0, 2) : FOUR.slice(2)));

test('a table writes its Partie in money and points, confirms it, and hands it over', async ({
	page
}, testInfo) => {
	test.slow();
	const writer = new Writer(77);
	const start = eightPlayers(writer);
	await takeFile(page, asUpload('meisterschaft', start));
	const table = await beginFirstTable(page);
	await expect(bar(page)).toContainText('Tisch 1, 1. Partie · noch 40 Spiele');
	await page.getByRole('button', { name: /Was jetzt gilt$/ }).click();
	await expect(table.sheet).toContainText('Spezielle Runden (§ 5) gibt es nicht.');
	await table.tap('Schließen');

	// 10 × 2 cents; 2 points, the Deckel does not count in them (§11.4).
	await table.tap('Anna · Berti · +Anna');
	await table.saveGame();
	await expectSeats(page, FOUR, [20, 20, -20, -20], [2, 2, -2, -2]);
	await expect(table.rows.first()).toContainText('±2 P');
	// 25 × 2 × 2 cents for the Deckel and the Schuss; 5 × 2 points each, three times for the Solo player.
	await table.tap('Solo · Herz · Clemens · Verloren · Schuss · +Dora');
	await table.saveGame();
	await expectSeats(page, FOUR, [120, 120, -320, 80], [12, 12, -32, 8]);
	await expect(table.rows.first()).toContainText('+10 −30 P');
	// A Mungo of 10 cents is 1 point.
	await table.tap('Mungo · Anna · Berti');
	await table.saveGame();
	await expect(bar(page)).not.toContainText('Quersumme');
	// 60 : 60 opens no Bockrunde here, and without a Deckel there is no Rufspiel (§11.4).
	await table.tap('Dora · Anna · 60 : 60');
	await expect(table.panel).toContainText('Ohne Deckel gibt es kein Rufspiel');
	await table.saveGame();
	await expectSeats(page, FOUR, [100, 120, -300, 80], [9, 13, -29, 7]);
	await expect(bar(page)).not.toContainText('Bockrunde');
	await expect(bar(page)).toContainText('noch 36 Spiele');
	await expect(bar(page)).toContainText('Runde 1: Quersumme 0 ✓');
	await table.open(table.rows.nth(2));
	await expect(table.sheet).toContainText('· −30 P');
	await page.keyboard.press('Escape');
	await page.getByRole('button', { name: 'Plätze', exact: true }).click();
	await expect(table.sheet).toContainText('Vergeben');
	await expect(table.sheet).not.toContainText('Runde beginnen');
	await page.keyboard.press('Escape');

	// A Bockspiel doubles the money, not the points, and is beside the count (§8.4).
	await table.tap('Mehr · Bockspiel: der Falsche gab, zählt doppelt · Fertig · Anna · Berti');
	await table.saveGame();
	await expectSeats(page, FOUR, [120, 140, -320, 60], [11, 15, -31, 5]);
	await expect(bar(page)).toContainText('noch 36 Spiele');

	const evening = new URL(page.url()).pathname.split('/').at(-1) ?? '';
	await page.goto(HUB);
	const rest = clubFile([...start.entries, ...writer.sign(evenGames(evening, 36), Date.now())]);
	await new Hub(page).take([asUpload('rest', rest)], ['Tisch 1, 1. Partie: 40 Spiele, noch nicht bestätigt']);
	await expect(
		page.getByText(/^Tisch \d muss noch bestätigen, von Tisch \d fehlt noch die Liste$/)
	).toBeVisible();

	await page.getByRole('link', { name: 'Liste und Bestätigung' }).click();
	await expect(page.getByText('40 Spiele: fertig, bitte bestätigen')).toBeVisible();
	const names = page.getByRole('group', { name: 'Ich stehe zu der Liste' });
	// All tap while the first tap is still being written, Anna twice.
	const gate = await Gate.beside(page);
	await gate.close();
	for (const name of [...FOUR, 'Anna']) await names.getByRole('button', { name }).click();
	await gate.open();
	await expect(page.getByText('bestätigt von allen vier')).toBeVisible();
	// Taken back and said again.
	await names.getByRole('button', { name: 'Berti' }).click();
	await expect(page.getByText('3 von 4 haben bestätigt')).toBeVisible();
	await names.getByRole('button', { name: 'Berti' }).click();
	await expect(page.getByText('bestätigt von allen vier')).toBeVisible();
	const standings = page.getByRole('list', { name: 'Endstand' }).getByRole('listitem');
	await expect(standings).toHaveText([
		/Berti\s+gewonnen\s+\+1,40\s€\s+\+15 P/,
		/Anna\s+gewonnen\s+\+1,20\s€\s+\+11 P/,
		/Dora\s+gewonnen\s+\+0,60\s€\s+\+5 P/,
		/Clemens\s+verloren\s+−3,20\s€\s+−31 P/
	]);

	// Nothing sticks out of the smallest phone.
	await page.setViewportSize({ width: 360, height: 640 });
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
	await page.setViewportSize(phone.viewport);

	// From now on a change asks for an organizer's tick; without one nothing changes.
	await page.goto(`/abend/${evening}`);
	await expect(bar(page)).toContainText('40 Spiele, bestätigt von allen vier');
	await table.open(table.rows.first());
	await page.getByRole('button', { name: 'Streichen' }).click();
	await page.getByRole('button', { name: 'Nichts ändern' }).click();
	await expect(bar(page)).toContainText('Nichts geändert');
	await expect(bar(page)).toContainText('bestätigt von allen vier');
	await page.getByRole('button', { name: 'Verstanden' }).click();
	await expect(bar(page)).not.toContainText('Nichts geändert');
	await table.open(table.rows.first());
	await page.getByRole('button', { name: 'Streichen' }).click();
	await page.getByLabel('Warum wird geändert?').fill('Doppelt geschrieben');
	await page.getByRole('button', { name: 'Mit Vermerk ändern' }).click();
	await expect(bar(page)).toContainText('noch 1 Spiel');
	// All confirmed it, so it closed by itself.
	await page.getByRole('button', { name: 'Wieder öffnen' }).click();
	// A game that is typed asks too, and is not lost meanwhile: −10 without a Deckel for Clemens and Dora's loss.
	await table.tap('Clemens · Dora · +Clemens');
	await table.save.click();
	await page.getByLabel('Warum wird geändert?').fill('Das richtige Spiel');
	await page.getByRole('button', { name: 'Mit Vermerk ändern' }).click();
	await expect(bar(page)).toContainText('40 Spiele, bestätigt, danach mit Vermerk geändert');
	await bar(page).getByRole('link', { name: 'Zur Abrechnung' }).click();
	await expect(names.getByRole('button', { name: 'Anna' })).toContainText('vor der Änderung bestätigt');
	await expect(page.getByText('Doppelt geschrieben')).toBeVisible();
	await expect(page.getByText('Das richtige Spiel')).toBeVisible();
	await page.getByRole('button', { name: 'Partie abschließen' }).click();

	const file = await download(page, 'Tisch abgeben: als Datei', testInfo, 'tisch-1.json');
	const kinds = new Set(readClub(file).entries.map(({ kind }) => kind));
	expect([...kinds].sort()).toEqual(
		['championship', 'close', 'confirm', 'draw', 'evening', 'game', 'member', 'tick', 'void'].sort()
	);
	const audited = audit(file).evenings[evening];
	expect(audited?.balance).toEqual({ anna: 120, berti: 140, clemens: -320, dora: 60 });
	expect(audited?.warnings?.map(({ rule }) => rule)).toEqual(['deckel-missing']);
});

test(
	'tables are brought together; what clashes is shown and decided, and every device says the same',
	WHOLE,
	async ({ page, browser, app }, testInfo) => {
		test.slow();
		const organizer = new Writer(77);
		const start = eightPlayers(organizer);
		const after = (device: number, minutes: number, entries: Parameters<Writer['sign']>[0]) =>
			new Writer(device).sign(entries, Date.UTC(2026, 0, 9, 20, minutes));
		const full = (evening: string, names: readonly string[], count = 40) =>
			Array.from({ length: count }, (_, i) => rufspiel(evening, i % 2 ? names.slice(2) : names.slice(0, 2)));
		const confirmed = (evening: string, names: readonly string[]) => [
			...names.map((name) => ({ kind: 'confirm', evening, member: idOf(name) })),
			{ kind: 'close', evening }
		];
		const first = after(11, 1, [opening('eins', 1, FOUR), ...full('eins', FOUR), ...confirmed('eins', FOUR)]);
		const second = after(22, 2, [opening('zwei', 2, OTHERS), ...full('zwei', OTHERS)]);
		// Another phone wrote the second table too, and has one game fewer.
		const again = after(33, 3, [opening('nochmal', 2, OTHERS), ...full('nochmal', OTHERS, 39)]);
		const upload = (name: string, more: ClubFile['entries']) =>
			asUpload(name, clubFile([...start.entries, ...more]));

		await takeFile(page, asUpload('meisterschaft', start));
		await page.goto(HUB);
		const hub = new Hub(page);
		await hub.take(
			[upload('tisch-2', second), upload('tisch-1', first)],
			[
				'Tisch 1, 1. Partie: 40 Spiele, bestätigt von allen vier',
				'Tisch 2, 1. Partie: 40 Spiele, noch nicht bestätigt'
			]
		);
		await expect(page.getByText(/^Tisch \d muss noch bestätigen$/)).toBeVisible();
		await expect(mainButtons(page)).toHaveText(['Dateien der Tische einlesen']);

		// The same file again brings nothing new, and another club's file is refused in one sentence.
		const { preview } = hub;
		await hub.choose([
			upload('tisch-1', first),
			asUpload('fremd', { ...clubFile(start.entries), club: 'ein-anderer' })
		]);
		await expect(preview).toContainText('Nichts Neues.');
		await expect(preview.getByRole('alert')).toContainText(
			'fremd.schafkopf.json: Daraus wird nichts übernommen.'
		);
		await expect(preview.getByRole('alert')).toContainText('Diese Datei gehört zu einem anderen Verein.');
		await preview.getByRole('button', { name: 'Gut' }).click();

		// Two lists of one table: neither is added to the other; the organizer takes the one that is whole.
		await hub.take(
			[upload('nochmal', again)],
			['Tisch 2, 1. Partie: läuft: 39 von 40 Spielen (dieser Tisch ist schon da: zweimal geschrieben)']
		);
		const clash = page.getByRole('region', { name: 'Tisch 2, 1. Partie: zweimal geschrieben' });
		await expect(clash).toContainText('40 Spiele: Emil 0 P');
		await expect(mainButtons(page)).toHaveCount(0);
		await expect(clash).toContainText('zählt einstweilen');
		await expect(clash).toContainText('39 Spiele: Emil +2 P, Fritz +2 P, Gustl −2 P, Hans −2 P');
		await expect(clash).toContainText(/A: 40 Spiele.*Handy [A-Z] von Tisch 2, \d\d:\d\d Uhr/s);
		// Two halves of a list would be joined, which these hardly are; taken back, both lists are there again.
		await expect(clash).toContainText('Zusammen hätten sie zu viele Spiele');
		await clash.getByText('Trotzdem zusammenfügen').click();
		await clash
			.getByRole('button', { name: 'Zusammenfügen: erst A (40), dann B (39): 79 Spiele, 39 zu viel' })
			.click();
		await expect(clash).toBeHidden();
		await expect(hub.table(2)).toContainText('39 Spiele zu viel');
		await page.getByText('Eine Entscheidung der Turnierleitung').click();
		await expect(page.getByText('Zusammengefügt: erst 40 Spiele, dann 39: 79 Spiele.')).toBeVisible();
		await page.getByRole('button', { name: 'Zurücknehmen' }).click();
		await clash.getByRole('button', { name: 'Diese zählt' }).first().click();
		await expect(clash).toBeHidden();
		await expect(page.getByText('Eine Entscheidung der Turnierleitung')).toBeVisible();
		await expect(page.getByText('zweimal geschrieben. Es zählt diese Liste: 40 Spiele')).toBeVisible();

		// Two phones corrected the same game apart: one made it a Solo, the other struck it.
		const game = first.find(({ kind }) => kind === 'game')?.id ?? '';
		const solo = { contract: 'solo', declarer: 'anna', won: true, deckel: ['anna'] };
		const corrected = after(44, 4, [{ kind: 'game', evening: 'eins', game: solo, replaces: game }]);
		const struck = after(55, 5, [{ kind: 'void', target: game }]);
		await hub.choose([upload('a', [...first, ...corrected]), upload('b', [...first, ...struck])]);
		await expect(page.getByRole('dialog').locator('.button.main')).toHaveText(['Übernehmen']);
		await preview.getByRole('button', { name: 'Übernehmen' }).click();
		const apart = page.getByRole('region', { name: /Spiel 1: auf zwei Handys verschieden geändert/ });
		await expect(apart).toContainText('Anna gewinnt: Solo, 1 Deckel');
		await expect(apart).toContainText('gestrichen');
		await apart.getByRole('button', { name: 'Diese zählt' }).first().click();
		await expect(apart).toBeHidden();
		await expect(page.getByText('2 Entscheidungen der Turnierleitung')).toBeVisible();

		// Two organizers ruled on one game without knowing it of each other.
		const disputed = first.filter(({ kind }) => kind === 'game').at(1)?.id ?? '';
		const seen = start.entries.find(({ kind }) => kind === 'championship')?.id ?? '';
		const ruled = (device: number, swing: number) =>
			after(device, 6, [
				{
					kind: 'dispute',
					championship: CHAMPIONSHIP,
					game: disputed,
					swing: { anna: swing },
					best: { anna: swing },
					seen
				}
			]);
		await hub.choose([upload('c', ruled(66, 2)), upload('d', ruled(77, -2))]);
		await expect(preview).toContainText('Spiel 2: zweimal verschieden entschieden: muss entschieden werden');
		await preview.getByRole('button', { name: 'Übernehmen' }).click();
		const rulings = page.getByRole('region', {
			name: 'Partie 1, Tisch 1, Spiel 2: zweimal verschieden entschieden'
		});
		await rulings.getByRole('button', { name: 'Diese zählt' }).first().click();
		await expect(rulings).toBeHidden();
		// The direction has the same protocol: three decisions, the ruling that holds, and the one that does not.
		await page.goto(`${HUB}/leitung`);
		const protocol = page.getByRole('region', { name: 'Protokoll' }).getByRole('listitem');
		await expect(protocol).toHaveCount(6);
		const lines = await protocol.allInnerTexts();
		await page.goto(HUB);
		const same = page.locator('details').filter({ hasText: '4 Entscheidungen der Turnierleitung' });
		await same.locator('summary').click();
		await expect(same.getByRole('listitem')).toHaveText(lines, { useInnerText: true });

		// A second device takes the championship as it stands here, and says the same.
		const file = await championshipFile(page, testInfo, 'meisterschaft.json');
		const { browserName: _name, launchOptions: _options, ...settings } = phone;
		const context = await browser.newContext({ ...settings, baseURL: app.url });
		const other = await context.newPage();
		await takeFile(other, file);
		const shown = async (where: Page): Promise<readonly string[]> => {
			await where.goto(HUB);
			await where.getByText('4 Entscheidungen der Turnierleitung').click();
			const said = await where.locator('details').allInnerTexts();
			// Each device calls itself "dieses Handy".
			return said.map((one) => one.replaceAll(/dieses Handy|Handy [A-Z]( von Tisch \d)?/g, 'Handy'));
		};
		expect(await shown(other)).toEqual(await shown(page));
		await context.close();
		const { evenings } = audit(file);
		// The Solo, 25 × 2 cents from each, replaces the first Rufspiel; the rest adds up to that game alone.
		expect(evenings['eins']?.balance).toEqual({ anna: 130, berti: -70, clemens: -30, dora: -30 });
		expect(evenings['nochmal']).toBeUndefined();

		// One organizer set a fee and another the prizes: both can be taken.
		const setUp = start.entries.find(({ kind }) => kind === 'championship');
		const changed = (device: number, fields: object) => {
			const { id: replaces, at: _at, ...kept } = setUp ?? { id: '', at: '', kind: '' };
			return after(device, 8, [{ ...kept, ...fields, replaces, seen }]);
		};
		await hub.choose([
			upload('e', changed(66, { fee: 500 })),
			upload('f', changed(77, { prizes: [{ place: 1, thing: 'Pokal' }] }))
		]);
		await preview.getByRole('button', { name: 'Übernehmen' }).click();
		const setUps = page.getByRole('region', { name: 'Angaben der Meisterschaft' });
		await setUps
			.getByRole('button', { name: /^Beides übernehmen: Startgeld 5,00\s€, Preise: 1. Pokal$/ })
			.click();
		await expect(setUps).toBeHidden();
	}
);
