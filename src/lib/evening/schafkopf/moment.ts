import type { MemberId } from '#lib/base/ids.ts';
import { holdersIn, type Book } from '#lib/rules/book.ts';
import type { Game } from '#lib/rules/game.ts';
import { namedIn } from '#lib/rules/named-in-game.ts';
import { countsNotFirst } from '#lib/rules/price.ts';
import { holders, seatAfter, sittingOut } from '../seats.ts';
import type { GameRow } from '../state.ts';
import type { Laid } from './laying-limits.ts';
import type { Doubles } from './next-doubles.ts';
import type { RunningRound } from './rounds.ts';

/** The table at the moment a game is dealt. */
export interface Moment {
	readonly book: Book;
	/** Cents one unit of the book is worth tonight. */
	readonly unit: number;
	readonly seats: readonly MemberId[];
	readonly dealer: MemberId;
	readonly round: RunningRound | null;
	/** Whether it is the evening's first game. */
	readonly first: boolean;
	/** How many games count double from here on. */
	readonly doubles: Doubles;
	/** What was laid before it tonight. */
	readonly laid: Laid;
}

/** Who deals: out of turn, whoever did (§8.4). With five or six players he sits out. */
export function dealerOf({ dealer, seats }: Moment, { outOfTurn, dealtBy }: Game): MemberId {
	return outOfTurn && dealtBy !== undefined && seats.includes(dealtBy) ? dealtBy : dealer;
}

/** Who holds cards, clockwise, with the buyer of a hand instead of its seller. */
export const dealtTo = (moment: Moment, written: Game): readonly MemberId[] =>
	holdersAfter(
		moment.seats,
		holders(moment.seats, dealerOf(moment, written)),
		moment.book.boughtHand ? written.bought : undefined
	);

/**
 * The four who settle a game, clockwise: usually those who hold cards. After a merge a game may name somebody who now sits out.
 * He settles all the same, and the remaining places go to those who hold cards, from the dealer's left. Fewer than four only
 * if fewer sit at the table, or by a book for three.
 */
export function playersOf(moment: Moment, written: Game): readonly MemberId[] {
	const { seats, book } = moment;
	const dealt = dealtTo(moment, written);
	const named = namedIn(book, written);
	if (named.every((member) => dealt.includes(member))) return dealt;
	const fromLeft = seats.map((_, i) => seatAfter(seats, dealerOf(moment, written), i + 1));
	const holding = fromLeft.filter((member) => dealt.includes(member));
	const others = holding.filter((member) => member !== written.bought?.seller);
	const four = [...new Set([...named, ...others, ...holding, ...fromLeft])].slice(0, holdersIn(book));
	return inSeatOrder(seats, four);
}

/** Clockwise; who does not sit at the table comes last. */
const inSeatOrder = (seats: readonly MemberId[], players: readonly MemberId[]): readonly MemberId[] => [
	...seats.filter((seat) => players.includes(seat)),
	...players.filter((one) => !seats.includes(one))
];

/** Whether a game is the evening's first, and of a contract that counts nothing as such (schafkopfschule 2.9.1). */
export const countsNothing = (book: Book, { number, game }: Pick<GameRow, 'number' | 'game'>): boolean =>
	number === 1 && countsNotFirst(book, game);

/** Whether Deckel count: not in a Bockspiel (§8.4), nor in special rounds other than the Bockrunde (§5). */
export const deckelCount = ({ round }: Pick<Moment, 'round'>, written: Game): boolean =>
	!written.outOfTurn && (round === null || round.rule.deckel);

/** A hand that changes owners. */
export interface Trade {
	readonly buyer: MemberId;
	readonly seller: MemberId;
}

/**
 * Who may buy whose hand (allgaeu §7). With five players the dealer may buy the hand of the player to his right. With six the
 * dealer, or the cutter if he declines, may buy that of the player to the cutter's right. With four nobody may.
 */
export function possibleTrades(seats: readonly MemberId[], dealer: MemberId): readonly Trade[] {
	const out = sittingOut(seats, dealer);
	const last = out.at(-1);
	if (last === undefined) return [];
	const seller = seatAfter(seats, last, -1);
	return out.map((buyer) => ({ buyer, seller }));
}

/** Who holds cards after a hand was bought: the buyer takes the seller's, and stands where he sits. */
function holdersAfter(
	seats: readonly MemberId[],
	holders: readonly MemberId[],
	bought: Game['bought']
): readonly MemberId[] {
	if (!bought || holders.includes(bought.buyer)) return holders;
	return inSeatOrder(
		seats,
		holders.map((holder) => (holder === bought.seller ? bought.buyer : holder))
	);
}
