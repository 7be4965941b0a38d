import type { EntryId, EveningId, MemberId } from '#lib/base/ids.ts';
import { NOTHING, sumOf, toCents, type Cents } from '#lib/base/money.ts';
import {
	isKnown,
	type Entry,
	type EveningEntry,
	type GameEntry,
	type IncidentEntry
} from '#lib/log/entry.ts';
import type { Place, Standing } from '#lib/log/standing.ts';
import type { Book } from '#lib/rules/book.ts';
import { billIncident } from './incidents.ts';
import { priceAtTable } from './price-at-table.ts';
import { holders, seatAfter, sittingOut } from './seats.ts';
import type { EveningState, Row, Warning, WarningRule } from './state.ts';

/** The evening as far as it was folded; this object alone changes while the log is walked through. */
interface Table {
	readonly book: Book;
	readonly unit: number;
	seats: readonly MemberId[];
	dealer: MemberId;
	stock: Cents;
	closed: boolean;
	games: number;
	readonly balance: Map<MemberId, Cents>;
	/** How often a player has had an incident of a kind, by `kind player`. */
	readonly incidents: Map<string, number>;
	readonly rows: Row[];
	readonly warnings: Warning[];
}

/**
 * Folds one evening out of a club's log. Null where no entry opens it any more, or its book is not known: what belongs to
 * it is orphaned and not computed.
 */
export function foldEvening(
	log: Standing,
	evening: EveningId,
	books: ReadonlyMap<string, Book>
): EveningState | null {
	const places = log.places.filter((place) => (place.entry ?? place.chain.at(-1))?.['evening'] === evening);
	const opening = places.find((place) => place.entry?.kind === 'evening')?.entry as EveningEntry | undefined;
	const book = opening && books.get(opening.rulebook);
	if (!opening || !book) return null;
	const table = openTable(opening, book);
	for (const place of places) takePlace(table, place, opening.id);
	return {
		evening,
		date: opening.date,
		occasion: opening.occasion,
		book,
		unit: table.unit,
		seats: table.seats,
		dealer: table.dealer,
		sittingOut: sittingOut(table.seats, table.dealer),
		players: holders(table.seats, table.dealer),
		balance: table.balance,
		stock: table.stock,
		winnings: sumOf([...table.balance.values()].filter((cents) => cents > 0)),
		closed: table.closed,
		games: table.games,
		rows: table.rows,
		warnings: table.warnings
	};
}

function openTable(opening: EveningEntry, book: Book): Table {
	return {
		book,
		unit: book.unit.agreed ? (opening.rate ?? book.unit.cents) : book.unit.cents,
		seats: opening.seats,
		dealer: opening.dealer,
		stock: toCents(opening.stock ?? 0),
		closed: false,
		games: 0,
		balance: new Map(opening.seats.map((seat) => [seat, NOTHING])),
		incidents: new Map(),
		rows: [],
		warnings: []
	};
}

function takePlace(table: Table, place: Place, opening: EntryId): void {
	const { entry } = place;
	if (entry === null) {
		const last = place.chain.at(-1);
		if (last) table.rows.push({ type: 'voided', ...where(table, place), entry: last });
		return;
	}
	if (!isKnown(entry)) return;
	// What is paid, confirmed or ticked off belongs after the close; all else came late.
	if (table.closed && !['evening', 'paid', 'confirm', 'tick'].includes(entry.kind)) {
		warn(table, entry.id, 'after-close', 'Nach dem Schluss des Abends geschrieben.');
	}
	takeEntry(table, place, entry, opening);
}

function takeEntry(table: Table, place: Place, entry: Entry, opening: EntryId): void {
	switch (entry.kind) {
		case 'evening':
			if (entry.id !== opening) {
				warn(
					table,
					entry.id,
					'second-evening',
					'Dieser Abend wurde schon eröffnet; der erste Eintrag zählt.'
				);
			}
			return;
		case 'seats':
			table.rows.push({ type: 'seats', ...where(table, place), entry });
			table.seats = entry.seats;
			table.dealer = entry.dealer;
			for (const seat of entry.seats) move(table, seat, NOTHING);
			return;
		case 'game':
			return takeGame(table, place, entry);
		case 'passed':
			table.rows.push({ type: 'passed', ...where(table, place), entry });
			table.dealer = seatAfter(table.seats, table.dealer);
			return;
		case 'incident':
			return takeIncident(table, place, entry);
		case 'close':
			table.closed = true;
			return;
		// Confirmations, payments into the Kasse and ticks change nothing at the table; the others belong to the club.
		case 'confirm':
		case 'tick':
		case 'paid':
		case 'round':
		case 'roundEnd':
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
			return;
	}
}

function takeGame(table: Table, place: Place, entry: GameEntry): void {
	const priced = priceAtTable(table, entry.game, entry.id);
	if (!priced.ok) {
		table.rows.push({ type: 'refused', ...where(table, place), entry, faults: priced.error });
		return;
	}
	const { bill } = priced.value;
	table.warnings.push(...priced.value.warnings);
	for (const [player, cents] of bill.payoff) move(table, player, cents);
	table.games += 1;
	const balance = new Map(table.balance);
	table.rows.push({
		type: 'game',
		...where(table, place),
		entry,
		number: table.games,
		balance,
		...priced.value
	});
	// §8.4: after a game dealt out of turn, the dealer whose turn it was deals next.
	if (!entry.game.outOfTurn) table.dealer = seatAfter(table.seats, table.dealer);
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
	table.stock = toCents(table.stock + bill.stock);
	for (const [player, cents] of bill.payoff) move(table, player, cents);
	table.rows.push({
		type: 'incident',
		...where(table, place),
		entry,
		payoff: bill.payoff,
		source: bill.source
	});
}

const where = (table: Table, place: Place) => ({ place: place.id, seats: table.seats, dealer: table.dealer });

function move(table: Table, player: MemberId, cents: Cents): void {
	table.balance.set(player, toCents((table.balance.get(player) ?? 0) + cents));
}

function warn(table: Table, entry: EntryId, rule: WarningRule, text: string): void {
	table.warnings.push({ entry, rule, text });
}
