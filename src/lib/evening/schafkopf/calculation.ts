import { asId, type EntryId, type MemberId } from '#lib/base/ids.ts';
import type { Fault } from '#lib/base/refusal.ts';
import { holdersIn, unitAt, type Book } from '#lib/rules/book.ts';
import { roundWord, wordOf } from '#lib/rules/book-words.ts';
import type { Game } from '#lib/rules/game.ts';
import { CHANCES, type Chance, chanceWord } from '#lib/rules/laying.ts';
import { inWords } from '#lib/rules/words-in-text.ts';
import { change, stillMissing, type TypedGame, without, withStandIns } from '#lib/rules/typed-game.ts';
import type { Contract, RoundKind } from '#lib/rules/vocabulary.ts';
import type { NameOf } from '../game-text.ts';
import { STAND_INS } from '../link-words.ts';
import { type TableRefusal, tableSentence } from '../refusal-text.ts';
import type { Moment } from './moment.ts';
import { NOBODY_LAID } from './laying-limits.ts';
import { NO_DOUBLES } from './next-doubles.ts';
import { priceAtTable, type PricedGame } from './price-at-table.ts';
import { enqueue, noRounds, type RunningRound } from './rounds.ts';

/** A book to ask, and how many cents its unit is worth; null for the book's own value. */
export interface AskedBook {
	readonly id: string;
	readonly unit: number | null;
}

/** A game to be calculated, and the books to ask. Deckel are laid by the first of the stand-ins. */
export interface Calculation {
	readonly first: AskedBook;
	readonly second: AskedBook | null;
	readonly round: RoundKind | null;
	readonly typed: TypedGame;
}

/** One book's answer to a calculation. */
export interface BookAnswer {
	/** Null if the book has no price for the game. */
	readonly priced: PricedGame | null;
	/** What is still to be typed, in German. Then stand-ins fill the gap: the price is right, but not the payoff. */
	readonly missing: string | null;
	/** What the book does not know, in German sentences. The price leaves it out. */
	readonly unknown: readonly string[];
}

/** Cents that a unit of the book is worth: as asked, if players may agree on it; else the book's own value. */
export const centsOfUnit = (book: Book, asked: AskedBook): number => unitAt(book, asked.unit);

/** The stand-ins that hold cards under a book: four, or three where it is for three. */
export const standInsOf = (book: Book): readonly MemberId[] => STAND_INS.slice(0, holdersIn(book));

/** How often something laid can be asked for: as often as the book lets lie, and what is typed by another book's measure. */
export function layingChoices(book: Book, typed: TypedGame, chance: Chance): readonly number[] {
	const most = Math.max(book[chance]?.most ?? 0, typed[chance]?.length ?? 0);
	return standInsOf(book).flatMap((_, i) => (i < most ? [i + 1] : []));
}

/** A table of stand-ins under a book; in a special round, if one is given and the book has it. */
export function momentOf(book: Book, unit: number, round: RoundKind | null): Moment {
	const [dealer = asId<MemberId>('1')] = STAND_INS;
	return {
		book,
		unit,
		seats: standInsOf(book),
		dealer,
		round: round && runningRound(book, round),
		first: false,
		doubles: NO_DOUBLES,
		laid: NOBODY_LAID
	};
}

function runningRound(book: Book, kind: RoundKind): RunningRound | null {
	const rule = book.rounds[kind];
	if (!rule) return null;
	const round = {
		kind,
		rule,
		opener: asId<EntryId>('calculation'),
		byGame: false,
		geschoben: false,
		dealer: null,
		anyContractWinsStock: false
	};
	return enqueue(noRounds(), round, STAND_INS).running;
}

/** What a book charges for the game. `words` is the book in whose words the game was typed. */
export function answer(book: Book, asked: AskedBook, { round, typed }: Calculation, words: Book): BookAnswer {
	const unknown: string[] = [];
	if (!book.contracts[typed.contract]) {
		const word = wordOf(words, typed.contract);
		return { priced: null, missing: null, unknown: [`${book.name} kennt kein Spiel „${word}“.`] };
	}
	if (round && !book.rounds[round]) {
		unknown.push(`${book.name} kennt keine ${roundWord(words, round)}.`);
	}
	const moment = momentOf(book, centsOfUnit(book, asked), round);
	const seats = standInsOf(book);
	const game = withStandIns(book, laidByThese(book, typed, seats, unknown), seats);
	const priced = pricedAsKnown(moment, game, unknown);
	return { priced, missing: priced && missingIn(book, typed), unknown };
}

/** The game with no more laid than players hold cards; more is put to `unknown`. */
function laidByThese(book: Book, typed: TypedGame, seats: readonly MemberId[], unknown: string[]): TypedGame {
	let left = typed;
	for (const chance of CHANCES) {
		const by = typed[chance] ?? [];
		const laid = by.filter((one) => seats.includes(one));
		if (laid.length === by.length) continue;
		const more =
			chance === 'deckel'
				? 'mehr {deckel.plural} kann keiner legen'
				: `${chanceWord(book, chance)} geht nicht öfter`;
		unknown.push(inWords(book, `Nach ${book.name} spielen nur {vier}: ${more}.`));
		left = change(left, { [chance]: laid });
	}
	return left;
}

/** The price of what the book knows of the game, the rest is put to `unknown`; null if there is none even so. */
function pricedAsKnown(moment: Moment, game: Game, unknown: string[]): PricedGame | null {
	const { book } = moment;
	for (let left: Game | null = game; left;) {
		const priced = priceAtTable(moment, left, asId<EntryId>('calculation'));
		if (priced.ok) return priced.value;
		unknown.push(...priced.error.map(({ refusal }) => tableSentence(refusal, book)));
		left = withoutFaults(book, left, priced.error);
	}
	return null;
}

/** What is still missing in a Mungo. In other games stand-ins are the players, so nothing is missing. */
const missingIn = (book: Book, typed: TypedGame): string | null =>
	book.contracts[typed.contract]?.sides === 'mungo'
		? (stillMissing(book, typed, STAND_INS)?.text ?? null)
		: null;

/** Fields that can be left out without changing which game it is. */
const EXTRAS = [
	...CHANCES,
	...([
		'schuss',
		'laufende',
		'tout',
		'angesagt',
		'suit',
		'bid',
		'outOfTurn',
		'muss',
		'spritzen',
		'jungfrau'
	] as const)
];

/** The game without what the book does not know; a count too high is lowered. Null if other fields are at fault. */
function withoutFaults(book: Book, game: Game, faults: readonly Fault<TableRefusal>[]): Game | null {
	let left = game;
	for (const { path } of faults) {
		const extra = EXTRAS.find((name) => name === path);
		if (extra === undefined || left[extra] === undefined) return null;
		const given = left[extra];
		const most = mostOf(book, left.contract, extra);
		const count = Array.isArray(given) ? given.length : given;
		const tooMany = typeof count === 'number' && count > most && most > 0;
		const lowered = Array.isArray(given) ? given.slice(0, most) : most;
		left = tooMany ? change(left, { [extra]: lowered }) : without(left, [extra]);
	}
	return left;
}

/** How often the book knows it in this contract, or at all; 0 for what is not counted. */
function mostOf(book: Book, contract: Game['contract'], extra: (typeof EXTRAS)[number]): number {
	const rule = book.contracts[contract];
	if (extra === 'deckel' || extra === 'legen') return book[extra]?.most ?? 0;
	if (extra === 'schuss') return rule?.schuss ? book.schuss.names.length : 0;
	return extra === 'laufende' ? (rule?.laufende?.most ?? 0) : 0;
}

/** Names for the stand-ins, by their part in the contract: "Spieler", "Gegner 1". */
export function standInNames(book: Book, contract: Contract): NameOf {
	const sides = book.contracts[contract]?.sides;
	const names = {
		rufspiel: ['Spieler', 'Mitspieler', 'Gegner 1', 'Gegner 2'],
		hochzeit: ['Spieler', 'Mitspieler', 'Gegner 1', 'Gegner 2'],
		kreuz: ['Spieler', 'Gegner 1', 'Mitspieler', 'Gegner 2'],
		einzelspiel: ['Spieler', 'Gegner 1', 'Gegner 2', 'Gegner 3'],
		mungo: ['Nr. 1', 'Nr. 2', 'Nr. 3', 'Nr. 4']
	}[sides ?? 'mungo'];
	return (member) => names[STAND_INS.indexOf(member)] ?? member;
}
