import { writeFileSync } from 'node:fs';
import type { Page, TestInfo } from '@playwright/test';
import type { RulebookEntry } from '#lib/log/entry.ts';
import { entry, fileText, members, type Fields } from '../support/entries.ts';
import { audit } from './support/audit.ts';
import { Backup, readClub } from './support/backup.ts';
import { Editor } from './support/editor.ts';
import { narrowest } from './support/phone.ts';
import { countTaps } from './support/taps.ts';
import { expect, test } from './support/test.ts';
import { WHOLE } from './support/whole.ts';

// Sheets as clubs play them (a to f of what a newcomer was given to enter), counted: every touch but the figures, and two for a list.

const QUESTIONS = 'Die ersten Fragen';

/** One way to enter a sheet on a phone. */
class Hand {
	readonly #editor: Editor;
	/** A list is opened and something chosen in it outside the page. */
	lists = 0;

	constructor(editor: Editor) {
		this.#editor = editor;
	}

	figure = (label: string, cents: number, part = QUESTIONS): Promise<void> =>
		this.#editor.tapIn(part, label, cents);
	unfold = (part: string): Promise<void> => this.#editor.unfold(part);
	turn = (part: string, label: string): Promise<void> => this.#editor.turn(part, label);
	/** Types words where a finger tapped. */
	write = async (part: string, label: string, text: string): Promise<void> => {
		await this.#editor.part(part).getByLabel(label, { exact: true }).click();
		await this.#editor.write(part, label, text);
	};
	choose = async (label: string, choice: string, part = QUESTIONS): Promise<void> => {
		await this.#editor.choose(part, label, choice);
		this.lists += 1;
	};
}

interface Sheet {
	readonly name: string;
	readonly enter: (hand: Hand) => Promise<void>;
	/** Five games, each with what one loser pays one winner and how the sheet comes to it. */
	readonly games: readonly (readonly [game: Fields, price: number, why: string])[];
}

const called = (rest: Fields = {}): Fields => ({
	...{ contract: 'rufspiel', declarer: 'A', partner: 'B', won: true },
	...rest
});
const alone = (contract: string, rest: Fields = {}): Fields => ({
	contract,
	declarer: 'A',
	won: true,
	...rest
});

const SHEETS: readonly Sheet[] = [
	{
		name: 'Sauspiel 10, Solo 50, Wenz 20, Leger, ein Solotopf',
		async enter({ figure, choose, unfold, turn }) {
			await figure('Was zahlt ihr für ein Rufspiel?', 10);
			await figure('Was zahlt ihr für ein Solo?', 50);
			await figure('Was zahlt ihr für einen Wenz?', 20);
			await figure('Was kommt für Schneider dazu?', 10);
			await figure('Was kommt für jeden Laufenden dazu?', 10);
			await choose('Darf vor dem Spiel verdoppelt werden?', 'ja, nach den ersten vier Karten');
			await unfold('Töpfe');
			await turn('Töpfe', 'Topf 1');
			await choose('Topf 1: welches verlorene Spiel', 'nur Solo', 'Töpfe');
			await choose('Topf 1 bekommt', 'nur wer ein Solo gewinnt', 'Töpfe');
		},
		games: [
			[called(), 10, 'der Grundtarif'],
			[called({ schneider: true, deckel: ['C'] }), 40, '(10 + 10) × 2'],
			[alone('solo', { won: false }), 50, '50, und 50 in den Topf'],
			[alone('wenz', { laufende: 2 }), 40, '20 + 2 × 10'],
			[alone('solo', { declarer: 'B', deckel: ['A', 'B'] }), 200, '50 × 2 × 2, und der Topf']
		]
	},
	{
		name: 'Hochzeit 20, Bettel 15, Ramsch 10, Geier mit einem Laufenden, Bock nach 60 : 60',
		async enter({ figure, choose, unfold }) {
			await figure('Was zahlt ihr für ein Rufspiel?', 10);
			await choose('Wonach gibt es eine Bockrunde?', 'nach 60 : 60');
			await choose('Was ist, wenn alle passen?', 'Ramsch oder Mungo: jeder gegen jeden');
			await figure('Was kostet der Ramsch?', 10);
			await unfold('Bettel im Einzelnen');
			await figure('Preis', 15, 'Bettel im Einzelnen');
			await unfold('Geier im Einzelnen');
			await figure('Laufende ab', 1, 'Geier im Einzelnen');
			await unfold('Eigene Spiele');
			await choose('Eigenes Spiel 1', 'Hochzeit: mit dem, der die Karte nimmt', 'Eigene Spiele');
			await unfold('Hochzeit im Einzelnen');
			await figure('Preis', 20, 'Hochzeit im Einzelnen');
		},
		games: [
			[{ contract: 'eigen1', declarer: 'A', partner: 'C', won: true }, 20, 'Hochzeit 20'],
			[alone('bettel', { won: false }), 15, 'Bettel 15'],
			[{ contract: 'mungo', losers: ['D'] }, 10, 'der Höchste zahlt'],
			[called({ won: undefined, augen: 60 }), 10, 'mit 60 verloren, und es folgt Bock'],
			[alone('geier', { laufende: 1 }), 50, '(20 + 5) × 2 im Bock']
		]
	},
	{
		name: 'Punkte 1 und 5, über Kreuz, kein Kontra, und ein Reuegeld',
		async enter({ figure, choose, unfold, turn }) {
			await unfold('Tarif');
			await choose('Preise in', 'Punkte', 'Tarif');
			await figure('Was zahlt ihr für ein Rufspiel?', 1);
			await figure('Was zahlt ihr für ein Solo?', 5);
			await figure('Was kommt für Schneider dazu?', 1);
			await figure('Was kommt für jeden Laufenden dazu?', 1);
			await figure('Wie oft darf im Spiel verdoppelt werden?', 0);
			await choose('Was ist, wenn alle passen?', 'Kreuz: wer muss, spielt mit dem Gegenüber');
			await figure('Was kostet das Kreuz?', 1);
			await unfold('Töpfe');
			await turn('Töpfe', 'Topf 1');
		},
		games: [
			[called(), 1, 'das Rufspiel'],
			[called({ schneider: true, laufende: 3 }), 5, '1 + 1 + 3'],
			[alone('wenz', { won: false }), 5, '5 an jeden, und 0,50 € in den Topf'],
			[alone('solo', { tout: true, laufende: 4 }), 18, '(5 + 4) × 2'],
			[{ contract: 'kreuz', declarer: 'A', won: true, schneider: true }, 2, '1 + 1']
		]
	},
	{
		name: 'Kontra bis Resub, 5/20/50, Laufende ab 2, Kreuzrunde nach jedem Herz-Solo',
		async enter({ figure, choose, unfold, turn, write }) {
			await figure('Was zahlt ihr für ein Rufspiel?', 20);
			await figure('Was zahlt ihr für ein Solo?', 50);
			await figure('Ab wie vielen Laufenden?', 2);
			await unfold('Doppeln');
			await write('Doppeln', 'Wie das Verdoppeln heißt', 'Kontra, Re, Sub, Resub');
			await choose('Was ist, wenn alle passen?', 'Kreuz: wer muss, spielt mit dem Gegenüber');
			await unfold('Runden');
			await turn('Runden', 'Eigene Runde 1');
			await write('Runden', 'Eigene Runde 1 heißt', 'Kreuzrunde');
			// The list begins with the Kreuz alone.
			await turn('Runden', 'Kreuzrunde: nur bestimmte Spiele');
			await choose('Kreuzrunde: was mehr zählt', 'keines', 'Runden');
			await unfold('Was danach folgt');
			await turn('Was danach folgt', 'Satz 1: nach etwas anderem');
			await choose('Satz 1: wonach', 'gespielt', 'Was danach folgt');
			await choose('Satz 1: in welcher Farbe', 'Herz', 'Was danach folgt');
			await choose('Satz 1: was dann', 'Kreuzrunde', 'Was danach folgt');
		},
		games: [
			[called({ laufende: 2 }), 30, '20 + 2 × 5'],
			[called({ schuss: 4 }), 320, '20 × 2 × 2 × 2 × 2'],
			[alone('solo', { suit: 'herz' }), 50, '50, und es folgt die Runde'],
			[{ contract: 'kreuz', declarer: 'B', won: true }, 20, 'über Kreuz wie ein Rufspiel'],
			[alone('wenz', { schneider: true, laufende: 2 }), 65, '50 + 5 + 2 × 5']
		]
	},
	{
		name: 'Kurzer, und die Alte muss',
		async enter({ unfold, turn, choose }) {
			await unfold('Spiele');
			await turn('Spiele', 'Kurzes Blatt');
			await choose('Was ist, wenn alle passen?', 'Muss: einer muss spielen');
			await unfold('Wenn keiner spielt');
			await choose('Wer dann muss', 'wer den Eichel-Ober hat', 'Wenn keiner spielt');
		},
		games: [
			[called({ muss: true }), 5, 'die Alte hat gespielt'],
			[called({ won: false, schneider: true }), 10, '5 + 5'],
			[alone('solo', { laufende: 3 }), 35, '20 + 3 × 5'],
			[alone('wenz', { tout: true }), 40, '20 × 2'],
			[{ contract: 'sie', declarer: 'A' }, 200, '(20 + 6 × 5) × 4, mit sechs Karten']
		]
	},
	{
		name: 'Münchner Tarif, kein Spiel über 3 €',
		async enter({ unfold, turn, figure }) {
			await unfold('Runden und Grenze');
			await turn('Runden und Grenze', 'Grenze für ein Spiel');
			await figure('Ein Spiel kostet höchstens', 300, 'Runden und Grenze');
		},
		games: [
			[called(), 5, 'der kleine Tarif'],
			[called({ schneider: true, laufende: 3 }), 25, '5 + 5 + 3 × 5'],
			[alone('solo', { schuss: 2 }), 80, '20 × 2 × 2'],
			[{ contract: 'sie', declarer: 'A' }, 240, '(20 + 8 × 5) × 4'],
			[
				alone('solo', { tout: true, laufende: 8, schuss: 2 }),
				300,
				'(20 + 8 × 5) × 2 × 4 = 480, höchstens 300'
			]
		]
	}
];

/** What each of these games cost by the saved book, as the command line says. */
async function pricesOf(page: Page, games: Sheet['games'], info: TestInfo) {
	await page.goto('/sicherung');
	const saved = await new Backup(page).save(info, 'club.json');
	const { entries } = readClub(saved);
	const book = entries.find(({ kind }) => kind === 'rulebook') as unknown as RulebookEntry;
	const seats = ['A', 'B', 'C', 'D'];
	const head = { evening: 'freitag', date: '2026-11-20', occasion: 'abend', seats, dealer: 'D' };
	const played = info.outputPath('played.json');
	const written = [
		...[...entries, ...members(...seats), entry('~', 'evening', { ...head, rulebook: book.rulebook })],
		...games.map(([game], at) => entry(`~${at}`, 'game', { evening: 'freitag', game }))
	];
	writeFileSync(played, fileText(written));
	return audit(played).evenings['freitag'];
}

for (const { name, enter, games } of SHEETS) {
	test(`a sheet takes 25 taps beyond its figures: ${name}`, WHOLE, async ({ page }, info) => {
		await page.setViewportSize(narrowest);
		await page.goto('/regeln/eigene');
		const taps = await countTaps({ page });
		await page.getByRole('link', { name: 'Aus München' }).click();
		const editor = new Editor(page);
		const hand = new Hand(editor);
		await enter(hand);
		await page.getByLabel('Name des Regelbuchs').click();
		await page.keyboard.type('Krone');
		await editor.save.click();
		await expect(page.getByText('Krone', { exact: true })).toBeVisible();
		const counted = (await taps()) + 2 * hand.lists;
		info.annotations.push({ type: 'taps', description: `${name}: ${counted}` });
		expect(counted).toBeLessThanOrEqual(25);
		const audited = await pricesOf(page, games, info);
		// Points have no price: it is what each of those got or gave who are more than one.
		const prices = audited?.games.map(({ price, points }) =>
			points ? Math.min(...Object.values(points).map(Math.abs)) : price
		);
		expect(prices).toEqual(games.map(([, price]) => price));
	});
}
