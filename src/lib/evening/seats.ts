import type { MemberId } from '#lib/base/ids.ts';
import { holdersIn, type Book } from '#lib/rules/book.ts';

/** The player `steps` seats clockwise of `player`, counted from the last seat if he does not sit here. */
export function seatAfter(seats: readonly MemberId[], player: MemberId, steps = 1): MemberId {
	const at = seats.indexOf(player);
	const seat = seats[(((at + steps) % seats.length) + seats.length) % seats.length];
	if (seat === undefined) throw new Error('a table without seats');
	return seat;
}

/** Who sits out: with five players the dealer (§7.1), with six also the cutter to his right (§7.2). */
export function sittingOut(seats: readonly MemberId[], dealer: MemberId): readonly MemberId[] {
	if (seats.length < 5) return [];
	return seats.length === 5 ? [dealer] : [dealer, seatAfter(seats, dealer, -1)];
}

/** Who holds cards, clockwise. */
export function holders(seats: readonly MemberId[], dealer: MemberId): readonly MemberId[] {
	const out = sittingOut(seats, dealer);
	if (out.length === 0) return seats;
	return seats.filter((seat) => !out.includes(seat));
}

/** How many may sit at a table of Schafkopf. Four hold cards; with five or six they take turns at sitting out (§2.3, §7). */
export const SCHAFKOPF_SEATS = { fewest: 4, most: 6 } as const;
/** How many may sit at a table of Saukopf, as Dreihaxer or Vierhaxer. Nobody sits out. */
export const SAUKOPF_SEATS = { fewest: 3, most: 4 } as const;

/** By a book for three nobody sits out and nobody is missing. */
const THREE_SEATS = { fewest: 3, most: 3 } as const;

/** How many may sit at a table of this book of Schafkopf. */
export const seatsFor = (book: Pick<Book, 'kurz'>): Seats =>
	holdersIn(book) === 3 ? THREE_SEATS : SCHAFKOPF_SEATS;

export type Seats = typeof SCHAFKOPF_SEATS | typeof SAUKOPF_SEATS | typeof THREE_SEATS;

/** Whether so many may sit at a table of this game. */
export const fitsTable = (seats: readonly unknown[], { fewest, most }: Seats): boolean =>
	seats.length >= fewest && seats.length <= most;

/** Who does what before the first card, in all our books. */
export interface Deal {
	readonly dealer: MemberId;
	/** To the dealer's right, whether he holds cards or sits out (allgaeu §2.3, §7.2; schafkopfschule 2.2.4). */
	readonly cutter: MemberId;
	/** To the dealer's left: says first whether he plays, in Saukopf bids first, and leads (allgaeu §2.3, §3.1). */
	readonly first: MemberId;
}

export const dealAt = (seats: readonly MemberId[], dealer: MemberId): Deal => ({
	dealer,
	cutter: seatAfter(seats, dealer, -1),
	first: seatAfter(seats, dealer)
});
