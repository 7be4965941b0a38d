import type { EveningId, MemberId } from '#lib/base/ids.ts';
import { type Cents, NOTHING, sumOf, toCents } from '#lib/base/money.ts';
import {
	type Entry,
	type EveningEntry,
	happened,
	type IncidentEntry,
	isKnown,
	type PassedEntry,
	type SeatsEntry
} from '#lib/log/entry.ts';
import type { Place, Standing } from '#lib/log/standing.ts';
import type { Book } from '#lib/rules/book.ts';
import { isLate, LATE, occasionOf, openingIn, placesOf, SECOND, writtenApart } from '../opening.ts';
import { fitsTable, holders, SCHAFKOPF_SEATS, seatAfter, sittingOut } from '../seats.ts';
import type { EveningState } from '../state.ts';
import { billIncident } from './incidents.ts';
import { endRunning, isOver, lengthOf, mustPlay } from './rounds.ts';
import { advance, move, openTable, payable, type Table, warn, where } from './table.ts';
import { takeGame } from './take-game.ts';
import { takeAgreed, takeAnnounced, takeRound, takeRoundEnd } from './take-round.ts';

/**
 * Folds one evening out of a club's log. Null where no entry opens it any more, or its book is not known: what belongs to
 * it is orphaned and not computed.
 */
export function foldEvening(
	log: Standing,
	evening: EveningId,
	books: ReadonlyMap<string, Book>
): EveningState | null {
	const places = placesOf(log, evening);
	const opening = openingIn(places);
	const book = opening && books.get(opening.rulebook);
	if (!opening || !book) return null;
	const table = openTable(opening, book);
	for (const place of places) takePlace(table, place);
	return stateOf(table, opening, places);
}

function stateOf(table: Table, opening: EveningEntry, places: readonly Place[]): EveningState {
	const { seats, dealer, rounds } = table;
	const players = holders(seats, dealer);
	const { apart, warnings } = writtenApart(places, opening);
	return {
		type: 'schafkopf',
		opening,
		evening: opening.evening,
		date: opening.date,
		occasion: occasionOf(opening),
		book: table.book,
		unit: table.unit,
		seats,
		dealer,
		sittingOut: sittingOut(seats, dealer),
		players,
		rounds,
		roundLength: rounds.running && lengthOf(rounds.running, table.stock),
		announced: table.announced,
		openVotes: table.openVotes,
		mustPlay: mustPlay(rounds.running, seats, players, dealer),
		balance: table.balance,
		stock: table.stock,
		winnings: sumOf([...table.balance.values()].filter((cents) => cents > 0)),
		closed: table.closed,
		games: table.games,
		rows: table.rows,
		apart,
		warnings: [...table.warnings, ...warnings]
	};
}

function takePlace(table: Table, place: Place): void {
	const { entry } = place;
	if (entry === null) {
		const last = place.chain.at(-1);
		if (last && happened(last)) {
			table.rows.push({ type: 'voided', ...where(table, place), entry: last });
		}
		return;
	}
	if (!isKnown(entry)) return;
	if (table.closed && isLate(entry)) warn(table, entry.id, ...LATE);
	takeEntry(table, place, entry);
}

function takeEntry(table: Table, place: Place, entry: Entry): void {
	switch (entry.kind) {
		case 'evening':
			if (entry.id !== table.opening) warn(table, entry.id, ...SECOND);
			return;
		case 'seats':
			return takeSeats(table, place, entry);
		case 'game':
			return takeGame(table, place, entry);
		case 'passed':
			return takePassed(table, place, entry);
		case 'incident':
			return takeIncident(table, place, entry);
		case 'round':
			return takeRound(table, place, entry);
		case 'roundEnd':
			return takeRoundEnd(table, place, entry);
		case 'announced':
			return takeAnnounced(table, place, entry);
		case 'agreed':
			return takeAgreed(table, place, entry);
		case 'close':
			table.closed = true;
			return;
		// Confirmations, payments into the Kasse and ticks change nothing at the table; the others belong to the club.
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

/**
 * Nobody plays: where the book says so each of the four pays into the Stock (muenchen, Vorbereitungen); the deal passes on. Where
 * it plays Mungo instead, nobody bids in a Gardareizrunde alone, and that uses up no game of it.
 */
function takePassed(table: Table, place: Place, entry: PassedEntry): void {
	const { book, seats, dealer } = table;
	const payoff = new Map<MemberId, Cents>();
	if (book.nobodyPlays !== 'passed' && table.rounds.running?.kind !== 'gardareizrunde') {
		warn(table, entry.id, 'contract-not-here', 'Hier wird auch gespielt, wenn keiner spielen will.');
	}
	if (book.passedPays) {
		const players = holders(seats, dealer);
		const due = book.passedPays.value * table.unit;
		const paid = toCents(Math.floor(payable(table, entry.id, due * players.length) / players.length));
		for (const player of players) {
			payoff.set(player, toCents(-paid));
			move(table, player, toCents(-paid));
			table.stock = toCents(table.stock + paid);
		}
	}
	table.rows.push({ type: 'passed', ...where(table, place), entry, payoff });
	table.dealer = seatAfter(seats, dealer);
}

function takeSeats(table: Table, place: Place, entry: SeatsEntry): void {
	const counts = fitsTable(entry.seats, SCHAFKOPF_SEATS);
	table.rows.push({ type: 'seats', ...where(table, place), entry, counts });
	if (!counts) return;
	table.seats = entry.seats;
	table.dealer = entry.dealer;
	for (const seat of entry.seats) move(table, seat, NOTHING);
	// Who leaves takes his Stöckle along: where nobody else owes any, the round is over.
	const { running } = table.rounds;
	if (running?.rule.lasts === 'stoeckle' && isOver(running, table.seats, table.stock, false)) {
		advance(table, endRunning(table.rounds, table.seats));
	}
}

function takeIncident(table: Table, place: Place, entry: IncidentEntry): void {
	const key = entry.incident === 'falschKassiert' ? entry.incident : `${entry.incident} ${entry.player}`;
	const before = table.incidents.get(key) ?? 0;
	const bill = billIncident(table.book, entry, before, table.seats);
	if (!bill) return;
	table.incidents.set(key, before + 1);
	const named = entry.incident === 'falschKassiert' ? [...entry.from, ...entry.to] : [entry.player];
	if (named.some((member) => !table.seats.includes(member))) {
		warn(table, entry.id, 'not-at-the-table', 'Wer hier genannt ist, sitzt nicht am Tisch.');
	}
	const paid = bill.stock > 0 ? payable(table, entry.id, bill.stock) : bill.stock;
	const payoff =
		paid === bill.stock ? bill.payoff : new Map([...bill.payoff.keys()].map((one) => [one, toCents(-paid)]));
	table.stock = toCents(table.stock + paid);
	for (const [player, cents] of payoff) move(table, player, cents);
	table.rows.push({
		type: 'incident',
		...where(table, place),
		entry,
		payoff,
		source: bill.source
	});
}
