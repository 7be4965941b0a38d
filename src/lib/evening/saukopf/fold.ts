import type { EveningId, MemberId } from '#lib/base/ids.ts';
import { type Cents, sumOf, toCents } from '#lib/base/money.ts';
import { type Entry, type EveningEntry, happened, isKnown, type SeatsEntry } from '#lib/log/entry.ts';
import type { Place, Standing } from '#lib/log/standing.ts';
import { saukopf } from '#lib/rules/saukopf/book.ts';
import { isLate, LATE, openingIn, placesOf, SECOND, writtenApart } from '../opening.ts';
import { fitsTable, SAUKOPF_SEATS, seatAfter } from '../seats.ts';
import type { SaukopfState } from './state.ts';
import { openSaukopfTable, type SaukopfTable, sit, warnAt, whereAt } from './table.ts';
import { takeSaukopfGame } from './take-game.ts';

/** Folds one evening of Saukopf out of a club's log; null where no entry opens it any more, or it is not one of Saukopf. */
export function foldSaukopf(log: Standing, evening: EveningId): SaukopfState | null {
	const places = placesOf(log, evening);
	const opening = openingIn(places);
	if (opening?.rulebook !== saukopf.id) return null;
	const table = openSaukopfTable(opening);
	for (const place of places) takePlace(table, place);
	return stateOf(table, opening, places);
}

function stateOf(table: SaukopfTable, opening: EveningEntry, places: readonly Place[]): SaukopfState {
	const balance = balanceOf(table);
	const { apart, warnings } = writtenApart(places, opening);
	return {
		type: 'saukopf',
		opening,
		evening: opening.evening,
		date: opening.date,
		occasion: opening.occasion,
		book: saukopf,
		unit: table.unit,
		seats: table.seats,
		dealer: table.dealer,
		sittingOut: [],
		players: table.seats,
		points: table.points,
		balance,
		// Saukopf moves no Stock: one that was carried in stays with the club.
		stock: toCents(opening.stock ?? 0),
		winnings: sumOf([...balance.values()].filter((cents) => cents > 0)),
		closed: table.closed,
		games: table.games,
		rows: table.rows,
		apart,
		warnings: [...table.warnings, ...warnings]
	};
}

const balanceOf = ({ points, unit }: SaukopfTable): ReadonlyMap<MemberId, Cents> =>
	new Map([...points].map(([player, count]) => [player, toCents(count * unit)]));

function takePlace(table: SaukopfTable, place: Place): void {
	const { entry } = place;
	if (entry === null) {
		const last = place.chain.at(-1);
		if (last && happened(last)) table.rows.push({ type: 'voided', ...whereAt(table, place), entry: last });
		return;
	}
	if (!isKnown(entry)) return;
	if (table.closed && isLate(entry)) warnAt(table, entry.id, ...LATE);
	takeEntry(table, place, entry);
}

function takeEntry(table: SaukopfTable, place: Place, entry: Entry): void {
	switch (entry.kind) {
		case 'evening':
			if (entry.id !== table.opening) warnAt(table, entry.id, ...SECOND);
			return;
		case 'seats':
			return takeSeats(table, place, entry);
		case 'game':
			return takeSaukopfGame(table, place, entry);
		case 'passed':
			// Nobody bids: the source says nothing of it. As in its sister texts the next player deals, and it costs nothing.
			table.rows.push({ type: 'passed', ...whereAt(table, place), entry, payoff: new Map() });
			table.dealer = seatAfter(table.seats, table.dealer);
			return;
		case 'round':
		case 'roundEnd':
		case 'announced':
		case 'agreed':
			table.rows.push({ type: 'round', ...whereAt(table, place), entry, counts: false });
			return warnAt(table, entry.id, 'no-such-round', 'Beim Saukopf gibt es keine Runden.');
		case 'close':
			table.closed = true;
			return;
		// An incident comes only from an evening that was opened by another book too: it moves nothing here, as where a book of
		// Schafkopf does not know it. The others change nothing at the table, or belong to the club.
		case 'incident':
		case 'confirm':
		case 'tick':
		case 'paid':
		case 'club':
		case 'member':
		case 'rulebook':
		case 'void':
		case 'booking':
		case 'championship':
		case 'dispute':
		case 'substitute':
		case 'draw':
		case 'event':
		case 'playoff':
		case 'approval':
		case 'disqualify':
		case 'invalid':
			return;
	}
}

function takeSeats(table: SaukopfTable, place: Place, entry: SeatsEntry): void {
	const counts = fitsTable(entry.seats, SAUKOPF_SEATS);
	table.rows.push({ type: 'seats', ...whereAt(table, place), entry, counts });
	if (!counts) return;
	table.seats = entry.seats;
	table.dealer = entry.dealer;
	sit(table, entry.seats);
}
