import type { EntryId } from '#lib/base/ids.ts';
import { STOCK_LIMIT, toCents, type Cents } from '#lib/base/money.ts';
import type { EveningEntry, Occasion } from '#lib/log/entry.ts';
import { unitAt, type Book } from '#lib/rules/book.ts';
import { stockFamily } from '#lib/evening/stock-left.ts';
import type { RoundKind } from '#lib/rules/vocabulary.ts';
import { occasionOf } from '../occasion.ts';
import type { TableRefusal } from '../refusal-text.ts';
import type { Announced, GameRow, IncidentRow, PaperRow } from '../state.ts';
import { openTable, warn, type Table } from '../table.ts';
import type { RoundQueue } from './rounds.ts';

interface Schafkopf {
	readonly row: GameRow | IncidentRow | PaperRow;
	readonly refusal: TableRefusal;
	readonly amount: Cents;
}

/** An evening of Schafkopf as far as it is folded. */
export interface SchafkopfTable extends Table<Schafkopf> {
	readonly book: Book;
	readonly occasion: Occasion;
	stock: Cents;
	announced: Announced | null;
	openVotes: number;
	/** How many rounds were opened by games and not made geschoben; if none, the queue need not be searched. */
	openedByGame: number;
	/** How many games of the day had one side take every trick, as the book's trigger counts them; of earlier evenings at most one. */
	everyTrick: number;
	/** Kinds of rounds in which a game was played. */
	readonly had: Set<RoundKind>;
	/** How often a player has had an incident of a kind, by `kind player`. */
	readonly incidents: Map<string, number>;
}

/** The table before the first entry. The opening sets the unit's worth, if the book lets players agree on it. */
export function openSchafkopf(opening: EveningEntry, book: Book): SchafkopfTable {
	const unit = unitAt(book, opening.rate);
	return {
		...openTable<Schafkopf>(opening, unit, toCents),
		book,
		occasion: occasionOf(opening),
		stock: toCents(stockFamily(book) === null ? 0 : (opening.stock ?? 0)),
		announced: null,
		openVotes: 0,
		openedByGame: 0,
		everyTrick: opening.mungorundeToday ? 1 : 0,
		had: new Set(),
		incidents: new Map()
	};
}

/** How many of these cents still fit into the Stock. Warns if that is not all of them. */
export function payable(table: SchafkopfTable, entry: EntryId, cents: number): number {
	const room = STOCK_LIMIT - table.stock;
	if (cents <= room) return cents;
	const text = 'Der Stock wächst nicht weiter: Mehr als zehn Milliarden Euro liegen nie darin.';
	warn(table, entry, 'too-large', text);
	return Math.max(0, room);
}

/** Sets the table's rounds. A round that begins with it may say who deals first. */
export function advance(table: SchafkopfTable, rounds: RoundQueue): void {
	const begins = rounds.running !== null && rounds.running !== table.rounds.running;
	table.rounds = rounds;
	const dealer = begins ? rounds.running?.dealer : null;
	if (dealer && table.seats.includes(dealer)) table.dealer = dealer;
}
