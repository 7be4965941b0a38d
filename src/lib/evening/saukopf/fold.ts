import type { EveningId } from '#lib/base/ids.ts';
import { NOTHING } from '#lib/base/money.ts';
import { answerOf, type Answers } from '#lib/base/result.ts';
import type { TableEntry } from '#lib/log/entry.ts';
import type { Place } from '#lib/log/place.ts';
import { SAUKOPF_BOOKS, saukopfBooksOf } from '#lib/log/saukopf-books.ts';
import type { Standing } from '#lib/log/standing.ts';
import type { SaukopfBook } from '#lib/rules/saukopf/book-type.ts';
import { openingIn, placesOf } from '../opening.ts';
import { SAUKOPF_SEATS, seatAfter } from '../seats.ts';
import { baseOf, openTable, takeDealtAgain, takeSeats, walk, warn, where, winningsIn } from '../table.ts';
import type { RoundRow, SaukopfState } from '../state.ts';
import { balanceOf, type SaukopfSystem, type SaukopfTable, takeSaukopfGame } from './take-game.ts';

/**
 * Folds one evening of Saukopf from a club's log, by one of these books; null if no entry opens it any more, or if none of them is
 * its book.
 */
export function foldSaukopf(
	log: Standing,
	evening: EveningId,
	books: ReadonlyMap<string, SaukopfBook> = SAUKOPF_BOOKS
): SaukopfState | null {
	const places = placesOf(log, evening);
	const opening = openingIn(places);
	const book = opening && books.get(opening.rulebook);
	if (!opening || !book) return null;
	// "Points, no money by default": without a rate a point is worth nothing.
	const table: SaukopfTable = {
		...openTable<SaukopfSystem>(opening, opening.rate ?? 0, (points) => points),
		book
	};
	walk(table, places, (place, entry) => answerOf(TAKES, 'kind', entry, table, place));
	const balance = balanceOf(table.scores, table.unit);
	return {
		type: 'saukopf',
		...baseOf(table, places),
		...{ book, occasion: opening.occasion, points: table.scores, balance },
		sittingOut: [],
		players: table.seats,
		// Saukopf plays no Stock: what lies there waits for the next evening that can, whatever its head says.
		stock: NOTHING,
		winnings: winningsIn(balance)
	};
}

/** The fold for a club, which may have books of Saukopf of its own. */
export function saukopfFoldOf(club: Pick<Standing, 'places'>): typeof foldSaukopf {
	const own = saukopfBooksOf(club);
	return (log, evening, books = own) => foldSaukopf(log, evening, books);
}

const noRound = (entry: RoundRow['entry'], table: SaukopfTable, place: Place): void => {
	table.rows.push({ type: 'round', ...where(table, place), entry, counts: false });
	warn(table, entry.id, 'no-such-round', 'Beim Saukopf gibt es keine Runden.');
};
const moveNothing = (): void => undefined;

/** Who takes each kind. */
const TAKES: Answers<TableEntry, 'kind', [SaukopfTable, Place], void> = {
	seats: (entry, table, place) => void takeSeats(table, place, entry, SAUKOPF_SEATS),
	game: (entry, table, place) => takeSaukopfGame(table, place, entry),
	// The source does not say what happens when nobody bids. As in the other rule books the next player deals, at no cost.
	passed: (entry, table, place) => {
		table.rows.push({ type: 'passed', ...where(table, place), entry, payoff: new Map() });
		table.dealer = seatAfter(table.seats, table.dealer);
	},
	dealtAgain: (entry, table, place) => takeDealtAgain(table, place, entry),
	round: noRound,
	roundEnd: noRound,
	announced: noRound,
	agreed: noRound,
	tariff: (entry, table, place) => {
		table.rows.push({ type: 'round', ...where(table, place), entry, counts: false });
		warn(table, entry.id, 'rate-unknown', 'Beim Saukopf kostet ein Punkt den ganzen Abend dasselbe.');
	},
	// Saukopf has no incidents. One can come from a device where the evening was opened under another book; it moves nothing.
	incident: moveNothing,
	// A championship is never one of Saukopf, and only its lists stand on paper.
	paper: moveNothing
};
