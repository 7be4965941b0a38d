import type { MemberId } from '#lib/base/ids.ts';
import type { Cents } from '#lib/base/money.ts';
import { gameText } from '#lib/evening/schafkopf/game-text.ts';
import type { NameOf } from '#lib/evening/game-text.ts';
import { gamesOfTheCount, isOfTheCount, stepsIn } from './hands.ts';
import { gamesText, isOnlyPenalty } from './list-text.ts';
import type { PaperList, Partie, PartieGame, PointsByPlayer } from './partie.ts';
import type { TableProgress } from './table-progress.ts';
import { isSoloOrWenz } from './tournament-list.ts';

/** A line of a list on paper. */
export interface PrintedLine {
	/** Counts the games of the count from 1; null for what is beside it, and for totals. */
	readonly number: number | null;
	/** What was played; empty on a line to write on. */
	readonly played: string;
	readonly points: PointsByPlayer;
	/** Whose points are marked by a circle: he played a Solo or Wenz (schafkopfschule 5.3.3). */
	readonly circled: MemberId | null;
	/** Everybody's points after it; null on a line to write on. */
	readonly total: PointsByPlayer | null;
	/** Whether every player at the table has dealt once more: then the cross sum is taken (5.3.3). */
	readonly endsRound: boolean;
}

/** A table's list as it is printed: what is written, and lines for the games that are left. */
export interface PrintedList {
	/** In the order of the seats, then whoever sat down later. */
	readonly players: readonly MemberId[];
	/** The lines of each page, the same number on each. */
	readonly pages: readonly (readonly PrintedLine[])[];
	/** Points and cents at the end; null where nothing is written. */
	readonly points: PointsByPlayer | null;
	readonly money: ReadonlyMap<MemberId, Cents> | null;
}

/** Lines that are high enough to write on, on one page: 6 mm each. */
const ON_A_PAGE = 40;

/**
 * The list of a table with these players; `blank` leaves out what is written. A list that is longer than a page, as that of
 * five players, goes on after a whole round.
 */
export function printedList(
	{ list, due }: Pick<TableProgress, 'list' | 'due'>,
	seats: readonly MemberId[],
	nameOf: NameOf,
	blank = false
): PrintedList {
	const shown = blank ? null : list;
	const written = shown ? writtenRows(shown, nameOf) : [];
	const played = shown ? gamesOfTheCount(shown) : 0;
	const left = Array.from({ length: Math.max(0, due - played) }, (_, i) => emptyRow(played + i + 1, seats));
	const rows = [...written, ...left];
	const isWritten = written.length > 0 && list !== null;
	return {
		players: isWritten ? [...list.total.keys()] : seats,
		pages: pagesOf(rows, seats.length),
		points: isWritten ? list.total : null,
		money: isWritten ? list.evening.balance : null
	};
}

function writtenRows(list: Partie, nameOf: NameOf): readonly PrintedLine[] {
	const { book } = list.evening;
	let played = 0;
	return Array.from(stepsIn(list), ({ one, seats, games, total }) => {
		const rounds = Math.floor(played / seats.length);
		played += games;
		const endsRound = Math.floor(played / seats.length) > rounds;
		const row = { points: one.points, total: new Map(total), endsRound };
		return isPaper(one) ? { ...paperRow(one), ...row } : { ...gameRow(one, book, nameOf, played), ...row };
	});
}

const isPaper = (one: PartieGame | PaperList): one is PaperList => one.row.type === 'paper';

const paperRow = ({ row, counts }: PaperList) => ({
	number: null,
	played: `${gamesText(row.entry.games)} vom Papier${counts ? '' : ', ungültig'}`,
	circled: null
});

function gameRow(game: PartieGame, book: Partie['evening']['book'], nameOf: NameOf, number: number) {
	const { row, counted: inList } = game;
	const { played } = gameText(book, row.game, row.entry.game, nameOf);
	return {
		number: isOfTheCount(row) ? number : null,
		played: inList ? played : `${played}: ${isOnlyPenalty(game) ? 'gestrichen, Strafe' : 'zählt nicht'}`,
		circled: inList && isSoloOrWenz(book, inList) ? inList.declarer : null
	};
}

const emptyRow = (number: number, { length }: readonly MemberId[]): PrintedLine => ({
	number,
	played: '',
	points: new Map(),
	circled: null,
	total: null,
	endsRound: number % length === 0
});

/** The rows in pages, each a whole number of rounds. */
function pagesOf(rows: readonly PrintedLine[], seats: number): readonly (readonly PrintedLine[])[] {
	const pages = Math.ceil(rows.length / (ON_A_PAGE + seats));
	const each = pages <= 1 ? rows.length : Math.ceil(rows.length / pages / seats) * seats;
	return Array.from({ length: Math.max(1, pages) }, (_, i) => rows.slice(i * each, (i + 1) * each));
}
