import type { EntryId, EveningId, MemberId } from '#lib/base/ids.ts';
import { NOTHING, toCents, type Cents } from '#lib/base/money.ts';
import { countsNothing, deckelCount } from '#lib/evening/schafkopf/moment.ts';
import { pointsAloneOf } from '#lib/evening/scores.ts';
import type { GameRow, SaukopfRow, AnyEvening } from '#lib/evening/state.ts';
import type { Occasion } from '#lib/log/entry.ts';
import type { Standing } from '#lib/log/standing.ts';
import type { Book } from '#lib/rules/book.ts';
import type { CheckedGame, Outcome } from '#lib/rules/game.ts';
import { pointsBook, pointsOf } from '#lib/rules/points.ts';
import type { SaukopfContract } from '#lib/rules/saukopf/vocabulary.ts';
import type { Contract } from '#lib/rules/vocabulary.ts';

/** A contract of Schafkopf or of Saukopf; no word is used by both. */
export type AnyContract = Contract | SaukopfContract;

/** A game as the figures need it: what was played by whom, and what it moved. Made only of games that count. */
export interface PlayedGame {
	/** The game's place in the log. */
	readonly place: EntryId;
	/** Counts the games of its evening from 1. */
	readonly number: number;
	readonly type: 'schafkopf' | 'saukopf';
	readonly contract: AnyContract;
	readonly tout: boolean;
	/** One against all others, by the book. */
	readonly einzelspiel: boolean;
	/** Who held cards. */
	readonly players: readonly MemberId[];
	/** The declarer first, then his partner; empty where everybody played for himself. */
	readonly side: readonly MemberId[];
	/** Cents for each player, of the game alone, without Stock, bought hand and incidents. */
	readonly payoff: ReadonlyMap<MemberId, Cents>;
	/** Whether the declarer's side won, even if that moved nothing; null if there is none. */
	readonly won: boolean | null;
	/** What a game comes to for each player: cents, or points where those are counted. */
	readonly result: ReadonlyMap<MemberId, number>;
	/** What one loser pays. */
	readonly price: Cents;
	/** Who laid a Deckel that counted. */
	readonly deckel: readonly MemberId[];
	readonly schuss: number;
	/** Laufende that count, in Schafkopf alone. Which side held them is not written down. */
	readonly laufende: number;
	/** How it ended between its two sides; null for a Mungo and in Saukopf. */
	readonly outcome: Pick<Outcome, 'schneider' | 'schwarz' | 'augen'> | null;
	/** Points of an Einzelspiel for its declarer, by his book's list; null for other games, or without such a list. */
	readonly points: number | null;
}

/** Where a list of a championship belongs. */
export interface PartieAt {
	readonly championship: string;
	/** From 1, as is the table. */
	readonly partie: number;
	readonly table: number;
}

/** An evening as the figures need it. */
export interface PlayedEvening {
	readonly evening: EveningId;
	/** YYYY-MM-DD. */
	readonly date: string;
	/** The place of its opening in the log. It orders evenings of one date, and stays the same when the opening is corrected. */
	readonly opened: EntryId;
	readonly occasion: Occasion;
	/** A table of a championship. */
	readonly at: PartieAt | null;
	readonly book: string;
	readonly closed: boolean;
	/** Whether its games move money, and not points alone. */
	readonly forMoney: boolean;
	/** Everybody's points where it is played for points alone; null where money is. */
	readonly points: ReadonlyMap<MemberId, number> | null;
	/** Cents of everybody who ever sat there, including Stock, bought hands and incidents. */
	readonly balance: ReadonlyMap<MemberId, Cents>;
	readonly winnings: Cents;
	/** What who dealt or cut wrongly paid into the Stock, in cents (allgaeu §8.1). */
	readonly fines: ReadonlyMap<MemberId, Cents>;
	readonly games: readonly PlayedGame[];
	/** Games beside these, of which only the totals are known, because they stood on paper. */
	readonly onPaper: number;
}

/** An evening of either kind as the figures need it; `log` is the evening's own. */
export function playedEvening(state: AnyEvening, log: Pick<Standing, 'placeOf'>): PlayedEvening {
	const { evening, date, occasion, closed, balance, winnings } = state;
	const games = gamesOf(state);
	const points = pointsAloneOf(state);
	return {
		evening,
		date,
		occasion,
		closed,
		balance,
		winnings,
		at: atOf(state),
		opened: log.placeOf(state.opening.id)?.id ?? state.opening.id,
		book: state.book.name,
		fines: finesOf(state),
		forMoney: points === null,
		points,
		games,
		onPaper: state.games - games.length
	};
}

const atOf = ({ opening: { championship, partie, table } }: AnyEvening): PartieAt | null =>
	championship === undefined || partie === undefined || table === undefined
		? null
		: { championship, partie, table };

function finesOf({ rows }: AnyEvening): ReadonlyMap<MemberId, Cents> {
	const fines = new Map<MemberId, Cents>();
	for (const row of rows) {
		if (row.type !== 'incident' || row.entry.incident === 'falschKassiert') continue;
		for (const [member, cents] of row.payoff) fines.set(member, toCents((fines.get(member) ?? 0) - cents));
	}
	return fines;
}

function gamesOf(state: AnyEvening): readonly PlayedGame[] {
	if (state.type === 'saukopf') {
		return state.rows.flatMap((row) => (row.type === 'saukopf' ? [saukopfGame(row)] : []));
	}
	const { book } = state;
	const counting = pointsBook(book);
	return state.rows.flatMap((row) => (row.type === 'game' ? [schafkopfGame(row, book, counting)] : []));
}

function schafkopfGame(row: GameRow, book: Book, counting: Book | null): PlayedGame {
	const { game, bill } = row;
	const inPoints = book.unit.points;
	return {
		place: row.place,
		number: row.number,
		type: 'schafkopf',
		contract: game.contract,
		einzelspiel: isEinzelspiel(book, game),
		players: [...bill.payoff.keys()],
		payoff: inPoints ? new Map([...bill.payoff.keys()].map((one) => [one, NOTHING])) : bill.payoff,
		won: bill.won,
		result: bill.payoff,
		price: inPoints ? NOTHING : bill.price,
		deckel: deckelCount(row, row.entry.game) ? game.deckel : [],
		laufende: laufendeOf(book, game),
		...(game.type === 'sides'
			? {
					...{ tout: game.tout, side: sideOf(game), schuss: game.schuss, outcome: game.outcome },
					points: pointsFor(game, row, book, counting)
				}
			: { tout: false, side: [], schuss: 0, outcome: null, points: null })
	};
}

const isEinzelspiel = (book: Book, { contract }: CheckedGame): boolean =>
	book.contracts[contract]?.sides === 'einzelspiel';

/** The declarer's points of the list, null where it lists none. */
function pointsFor(game: PlayedSides, row: GameRow, book: Book, counting: Book | null): number | null {
	if (!counting || !isEinzelspiel(book, game) || countsNothing(book, row)) return null;
	const points = book.unit.points ? row.bill.payoff : pointsOf(counting, game, row.players);
	return points?.get(game.declarer) ?? null;
}

const sideOf = ({ declarer, partner }: Pick<PlayedSides, 'declarer' | 'partner'>): readonly MemberId[] =>
	partner === null ? [declarer] : [declarer, partner];

type PlayedSides = Extract<CheckedGame, { type: 'sides' }>;

/** The Laufende that count: none if there are fewer than the book's minimum. */
function laufendeOf(book: Book, game: CheckedGame): number {
	if (game.type === 'mungo') return 0;
	const from = book.contracts[game.contract]?.laufende?.from.value ?? Number.POSITIVE_INFINITY;
	return game.laufende >= from ? game.laufende : 0;
}

const saukopfGame = ({ place, number, game, bill }: SaukopfRow): PlayedGame => ({
	place,
	number,
	type: 'saukopf',
	contract: game.contract,
	tout: false,
	einzelspiel: false,
	players: [...bill.payoff.keys()],
	side: sideOf(game),
	payoff: bill.payoff,
	won: bill.won,
	result: bill.points,
	price: bill.price,
	deckel: [],
	schuss: 0,
	laufende: 0,
	outcome: null,
	points: null
});
