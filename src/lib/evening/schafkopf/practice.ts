import type { EntryId, MemberId } from '#lib/base/ids.ts';
import type { Book } from '#lib/rules/book.ts';
import { laufendeText, termOf, wordOf } from '#lib/rules/book-words.ts';
import type { Game } from '#lib/rules/game.ts';
import type { TypedGame } from '#lib/rules/typed-game.ts';
import { HANDS, type Suit } from '#lib/rules/vocabulary.ts';
import type { NameOf } from '../game-text.ts';
import type { EveningState, Row } from '../state.ts';

// Five games to practise the panel with: what is played in a sentence, and from what is typed so far the tap that comes next.
// The log alone says how far somebody is.

/** A game by the seats of those who play it. The Deckel lies with the declarer. */
interface Played extends Pick<Game, 'contract' | 'schneider' | 'laufende' | 'schuss'> {
	readonly declarer: number;
	readonly partner?: number;
	readonly suit: Suit;
}

type Says = (name: (seat: number) => string, book: Book) => string;

const GAMES: readonly (readonly [Played, Says])[] = [
	[
		{ contract: 'rufspiel', declarer: 0, partner: 1, suit: 'eichel' },
		(name) => `${name(0)} spielt mit ${name(1)} auf die Alte, sie gewinnen.`
	],
	[
		{ contract: 'rufspiel', declarer: 2, partner: 3, suit: 'laub', schneider: true, laufende: 3 },
		(name, book) =>
			`${name(2)} spielt mit ${name(3)} auf ${book.words.suits.laub}: ${termOf(book, 'schneider')} und ${laufendeText(book, 3)}.`
	],
	[
		{ contract: 'solo', declarer: 1, suit: 'herz' },
		(name, book) => `${name(1)} spielt ein ${wordOf(book, 'solo')} in ${book.words.suits.herz} und gewinnt.`
	],
	[
		{ contract: 'rufspiel', declarer: 3, partner: 0, suit: 'schell', schuss: 1 },
		(name, book) =>
			`${name(3)} spielt mit ${name(0)} auf ${book.words.suits.schell}, die anderen sagen ${book.schuss.names[0]}.`
	]
];
const MISTAKEN: Says = () => 'Verhört: Das letzte Spiel war verloren.';

/** How many there are, with the one that is corrected. */
export const LESSONS = GAMES.length + 1;

/** What is to be written now. */
export interface Lesson {
	/** From 1 to `LESSONS`. */
	readonly number: number;
	readonly says: string;
	readonly game: Game;
	/** The place of the game that it corrects; null for a new one. */
	readonly corrects: EntryId | null;
}

/** Whether one can practise at a table: four who are dealt to, an ordinary game, and a book that knows what is played. */
export const canPractise = ({ book, seats, closed, rounds }: EveningState): boolean =>
	seats.length === HANDS &&
	!closed &&
	rounds.running === null &&
	book.deckel !== null &&
	book.schuss.names.length > 0 &&
	GAMES.every(([{ contract, suit }]) => book.contracts[contract]?.suits.includes(suit));

function gameOf({ declarer, partner, ...played }: Played, seats: readonly MemberId[]): Game {
	const at = (seat: number): MemberId => seats[seat] as MemberId;
	const deckel = [at(declarer)];
	return {
		...played,
		...{ declarer: at(declarer), deckel, won: true },
		...(partner === undefined ? {} : { partner: at(partner) })
	};
}

/** What differs between a typed game and another. */
const differing = (typed: TypedGame, game: Game): readonly string[] =>
	[...new Set([...Object.keys(typed), ...Object.keys(game)])].filter(
		(field) => JSON.stringify(typed[field as keyof Game]) !== JSON.stringify(game[field as keyof Game])
	);

/** The next of the five at this table; null once all are written. */
export function lessonOf({ book, seats, rows }: EveningState, nameOf: NameOf): Lesson | null {
	const games = GAMES.map(([played]) => gameOf(played, seats));
	const last = games.length - 1;
	const done = doneOf(games, rows);
	if (!done) return null;
	const { written, corrects } = done;
	const name = (seat: number): string => nameOf(seats[seat] as MemberId);
	const [says] = [(GAMES[written]?.[1] ?? MISTAKEN)(name, book)];
	const game = games[written] ?? { ...(games[last] as Game), won: false };
	return { number: written + 1, says, game, corrects: written > last ? corrects : null };
}

/** How many of the games stand in the rows, and where the last of them does; null once that one is corrected. */
function doneOf(games: readonly Game[], rows: readonly Row[]) {
	const last = games.length - 1;
	let written = 0;
	let corrects: EntryId | null = null;
	for (const row of rows) {
		const wanted = row.type === 'game' ? games[written] : undefined;
		if (row.type !== 'game' || !wanted) continue;
		if (written === last && differing({ ...wanted, won: false }, row.entry.game as Game).length === 0)
			return null;
		if (differing(wanted, row.entry.game as Game).length > 0) continue;
		corrects = row.place;
		written++;
	}
	return { written, corrects };
}

/** A tap: on what, as the panel's chips, seats and keys are called, and in words. */
export interface Tap {
	readonly on: string;
	readonly text: string;
	/** The row of chips where it stands, or is behind the last one. */
	readonly row?: string;
}

/** The panel when it is asked. */
interface Panel {
	readonly typed: TypedGame;
	readonly seats: readonly MemberId[];
	/** The place of the written game that is in it; null for a new one. */
	readonly correcting: EntryId | null;
}

const onChip = (chip: string): Tap => ({ on: chip, text: `Tipp auf ${chip}` });
const CLEAR: Tap = { on: 'clear', text: 'Tipp auf ✕ und fang noch mal an' };

/** What is tapped next for this lesson; the last tap is on the button that saves. */
export function nextTap(book: Book, { game, corrects }: Lesson, panel: Panel, nameOf: NameOf): Tap {
	if (panel.correcting !== corrects)
		return panel.correcting !== null
			? CLEAR
			: { on: 'row', text: 'Tipp oben auf dieses Spiel, dann auf „Ändern“' };
	const [wrong] = differing(panel.typed, game)
		.map((field) => tapFor(book, field, game, panel, nameOf))
		.sort((a, b) => a.turn - b.turn);
	if (wrong) return wrong;
	return { on: 'save', text: `Tipp auf ${corrects ? 'Ändern' : 'Speichern'}` };
}

/** Deckel are laid before anybody plays. */
const TURNS = ['contract', 'deckel', 'declarer', 'partner', 'suit', 'won', 'schneider', 'laufende', 'schuss'];

/** The tap that brings a field nearer to the game. Who is named wrongly is taken back before anybody else is named. */
function tapFor(
	book: Book,
	field: string,
	game: Game,
	panel: Panel,
	nameOf: NameOf
): Tap & { readonly turn: number } {
	const tap = TAPS[field]?.({ book, game, ...panel, nameOf });
	return tap ? { turn: TURNS.indexOf(field), ...tap } : { ...CLEAR, turn: 0 };
}

interface Asked extends Panel {
	readonly book: Book;
	readonly game: Game;
	readonly nameOf: NameOf;
}

const TAPS: Readonly<Record<string, (asked: Asked) => Tap & { readonly turn?: number }>> = {
	contract: ({ book, game }) => onChip(wordOf(book, game.contract)),
	declarer: (asked) => onSeat(asked, 'declarer', 'spielt'),
	partner: (asked) => onSeat(asked, 'partner', 'spielt mit'),
	suit: ({ book, game }) => {
		const word = book.words.suits[game.suit as Suit];
		const means = game.partner ? 'darauf wird gespielt' : 'das ist Trumpf';
		return { on: word, text: `Tipp auf ${word}: ${means}` };
	},
	deckel: ({ book, game, typed, seats, nameOf }) => {
		const [is, should] = [typed.deckel ?? [], game.deckel ?? []];
		const member = [...is, ...should].find((one) => is.includes(one) !== should.includes(one));
		const word = `${book.words.deckel} von ${nameOf(member as MemberId)}`;
		return { on: `coaster ${seats.indexOf(member as MemberId) + 1}`, text: `Tipp auf den ${word}` };
	},
	won: ({ game }) => onChip(game.won ? 'Gewonnen' : 'Verloren'),
	schneider: ({ book }) => onChip(termOf(book, 'schneider')),
	laufende: ({ book, game, typed }) => ({
		...onChip(laufendeText(book, game.laufende ?? typed.laufende ?? 0)),
		row: termOf(book, 'laufende')
	}),
	schuss: ({ book, game, typed }) => ({
		...onChip(book.schuss.names[(game.schuss ?? typed.schuss ?? 1) - 1] ?? ''),
		row: termOf(book, 'schuss')
	})
};

function onSeat({ game, typed, seats, nameOf }: Asked, field: 'declarer' | 'partner', does: string) {
	const [is, should] = [typed[field], game[field] as MemberId];
	const seat = (member: MemberId): string => `seat ${seats.indexOf(member) + 1}`;
	if (is) return { on: seat(is), text: `Noch mal auf ${nameOf(is)}: nimmt ihn zurück`, turn: 0.5 };
	return { on: seat(should), text: `Tipp auf ${nameOf(should)}: ${does}` };
}
