import type { EveningId } from '#lib/base/ids.ts';
import { toCents } from '#lib/base/money.ts';
import { assertNever } from '#lib/base/result.ts';
import type { TableEntry } from '#lib/log/entry.ts';
import type { Place } from '#lib/log/place.ts';
import type { Standing } from '#lib/log/standing.ts';
import { saukopf } from '#lib/rules/saukopf/book.ts';
import { openingIn, placesOf } from '../opening.ts';
import { SAUKOPF_SEATS, seatAfter } from '../seats.ts';
import {
	baseOf,
	openTable,
	type Table,
	takeDealtAgain,
	takeSeats,
	walk,
	warn,
	where,
	winningsIn
} from '../table.ts';
import type { SaukopfState } from './state.ts';
import { balanceOf, type SaukopfSystem, takeSaukopfGame } from './take-game.ts';

/** Folds one evening of Saukopf from a club's log; null if no entry opens it any more, or if it is not one of Saukopf. */
export function foldSaukopf(log: Standing, evening: EveningId): SaukopfState | null {
	const places = placesOf(log, evening);
	const opening = openingIn(places);
	if (opening?.rulebook !== saukopf.id) return null;
	// "Points, no money by default": without a rate a point is worth nothing.
	const table = openTable<SaukopfSystem>(opening, opening.rate ?? 0, (points) => points);
	walk(table, places, (place, entry) => takeEntry(table, place, entry));
	const balance = balanceOf(table.scores, table.unit);
	return {
		type: 'saukopf',
		...baseOf(table, places),
		...{ book: saukopf, occasion: opening.occasion, points: table.scores, balance },
		sittingOut: [],
		players: table.seats,
		// Saukopf moves no Stock. One that was carried in stays with the club.
		stock: toCents(opening.stock ?? 0),
		winnings: winningsIn(balance)
	};
}

function takeEntry(table: Table<SaukopfSystem>, place: Place, entry: TableEntry): void {
	switch (entry.kind) {
		case 'seats':
			takeSeats(table, place, entry, SAUKOPF_SEATS);
			return;
		case 'game':
			return takeSaukopfGame(table, place, entry);
		case 'passed':
			// The source does not say what happens when nobody bids. As in the other rule books the next player deals, at no cost.
			table.rows.push({ type: 'passed', ...where(table, place), entry, payoff: new Map() });
			table.dealer = seatAfter(table.seats, table.dealer);
			return;
		case 'dealtAgain':
			return takeDealtAgain(table, place, entry);
		case 'round':
		case 'roundEnd':
		case 'announced':
		case 'agreed':
			table.rows.push({ type: 'round', ...where(table, place), entry, counts: false });
			return warn(table, entry.id, 'no-such-round', 'Beim Saukopf gibt es keine Runden.');
		// Saukopf has no incidents. One can come from a device where the evening was opened under another book; it moves nothing.
		// A championship is never one of Saukopf, and only its lists stand on paper.
		case 'incident':
		case 'paper':
			return;
		default:
			return assertNever(entry);
	}
}
