import type { EntryId, MemberId } from '#lib/base/ids.ts';
import { type Cents, NOTHING, toCents } from '#lib/base/money.ts';
import type { EveningEntry, Occasion } from '#lib/log/entry.ts';
import type { Place } from '#lib/log/standing.ts';
import type { Book } from '#lib/rules/book.ts';
import type { RoundKind } from '#lib/rules/vocabulary.ts';
import { occasionOf } from '../opening.ts';
import type { Announced, Row, Warning, WarningRule } from '../state.ts';
import { noRounds, type RoundQueue, type RunningRound } from './rounds.ts';
import { STOCK_LIMIT } from './stock.ts';

/** The evening as far as it was folded; this object alone changes while the log is walked through. */
export interface Table {
	readonly book: Book;
	readonly occasion: Occasion;
	readonly unit: number;
	/** The entry that opened the evening. */
	readonly opening: EntryId;
	seats: readonly MemberId[];
	dealer: MemberId;
	stock: Cents;
	closed: boolean;
	games: number;
	rounds: RoundQueue;
	announced: Announced | null;
	openVotes: number;
	/** Rounds that games opened and nobody has pushed: without one nothing is looked for. */
	openedByGame: number;
	/** Games in which one side took every trick, by the book's trigger. */
	everyTrick: number;
	/** Kinds of rounds the evening has had or will have. */
	readonly had: Set<RoundKind>;
	readonly balance: Map<MemberId, Cents>;
	/** Everybody's balance as it changed, step by step: what it was after a game is told from as many of them. */
	readonly steps: (readonly [MemberId, Cents])[];
	/** How often a player has had an incident of a kind, by `kind player`. */
	readonly incidents: Map<string, number>;
	readonly rows: Row[];
	readonly warnings: Warning[];
}

export function openTable(opening: EveningEntry, book: Book): Table {
	return {
		book,
		occasion: occasionOf(opening),
		unit: book.unit.agreed ? (opening.rate ?? book.unit.cents) : book.unit.cents,
		opening: opening.id,
		seats: opening.seats,
		dealer: opening.dealer,
		stock: toCents(opening.stock ?? 0),
		closed: false,
		games: 0,
		rounds: noRounds(),
		announced: null,
		openVotes: 0,
		openedByGame: 0,
		everyTrick: 0,
		had: new Set(),
		balance: new Map(opening.seats.map((seat) => [seat, NOTHING])),
		steps: opening.seats.map((seat) => [seat, NOTHING]),
		incidents: new Map(),
		rows: [],
		warnings: []
	};
}

/** Where and when: what every row carries. */
export function where(
	table: Table,
	place: Place
): { place: EntryId; seats: readonly MemberId[]; dealer: MemberId; round: RunningRound | null } {
	return { place: place.id, seats: table.seats, dealer: table.dealer, round: table.rounds.running };
}

export function move(table: Table, player: MemberId, cents: Cents): void {
	const after = toCents((table.balance.get(player) ?? 0) + cents);
	table.balance.set(player, after);
	table.steps.push([player, after]);
}

/** How many of these cents still go into the Stock; warned of where that is not all of them. */
export function payable(table: Table, entry: EntryId, cents: number): number {
	const room = STOCK_LIMIT - table.stock;
	if (cents <= room) return cents;
	warn(
		table,
		entry,
		'too-large',
		'Der Stock wächst nicht weiter: Mehr als zehn Milliarden Euro liegen nie darin.'
	);
	return Math.max(0, room);
}

export function warn(table: Table, entry: EntryId, rule: WarningRule, text: string): void {
	table.warnings.push({ entry, rule, text });
}

/** Takes on a queue; the round that begins with it may say who deals first. */
export function advance(table: Table, rounds: RoundQueue): void {
	const begins = rounds.running !== null && rounds.running !== table.rounds.running;
	table.rounds = rounds;
	const dealer = begins ? rounds.running?.dealer : null;
	if (dealer && table.seats.includes(dealer)) table.dealer = dealer;
}
