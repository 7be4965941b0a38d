import type { MemberId } from '#lib/base/ids.ts';
import type { Book } from '#lib/rules/book.ts';
import type { Game } from '#lib/rules/game.ts';
import { namedIn } from '#lib/rules/named.ts';
import { countsNotFirst } from '#lib/rules/price.ts';
import { HANDS } from '#lib/rules/vocabulary.ts';
import { holders, seatAfter, sittingOut } from '../seats.ts';
import type { GameRow } from '../state.ts';
import type { RunningRound } from './rounds.ts';

/** The table at the moment a game is dealt. */
export interface Moment {
	readonly book: Book;
	/** Cents one unit of the book is worth tonight. */
	readonly unit: number;
	readonly seats: readonly MemberId[];
	readonly dealer: MemberId;
	readonly round: RunningRound | null;
	/** Whether no game was played before it. */
	readonly first: boolean;
}

/** Who deals: §8.4, out of turn whoever did; he is the one who sits out at five and six. */
export function dealerOf({ dealer, seats }: Moment, { outOfTurn, dealtBy }: Game): MemberId {
	return outOfTurn && dealtBy !== undefined && seats.includes(dealtBy) ? dealtBy : dealer;
}

/** Who holds cards, clockwise, the buyer of a hand in its seller's place. */
export const dealtTo = (moment: Moment, written: Game): readonly MemberId[] =>
	holdersAfter(
		holders(moment.seats, dealerOf(moment, written)),
		moment.book.boughtHand ? written.bought : undefined
	);

/**
 * The four who settle a game, clockwise: whoever it names, then who holds cards, from the dealer's left, the buyer of a hand
 * in its seller's place. A merge may have made somebody sit out whom a game names; he settles all the same.
 */
export function playersOf(moment: Moment, written: Game): readonly MemberId[] {
	const { seats, book } = moment;
	const dealt = dealtTo(moment, written);
	const named = namedIn(book, written);
	if (named.every((member) => dealt.includes(member))) return dealt;
	const fromLeft = seats.map((_, i) => seatAfter(seats, dealerOf(moment, written), i + 1));
	const holding = fromLeft.filter((member) => dealt.includes(member));
	const others = holding.filter((member) => member !== written.bought?.seller);
	const four = [...new Set([...named, ...others, ...holding, ...fromLeft])].slice(0, HANDS);
	return [...seats.filter((seat) => four.includes(seat)), ...four.filter((one) => !seats.includes(one))];
}

/** Whether a game is its evening's first and one that counts nothing there (schafkopfschule 2.9.1). */
export const countsNothing = (book: Book, { number, game }: Pick<GameRow, 'number' | 'game'>): boolean =>
	number === 1 && countsNotFirst(book, game);

/** §5 and §8.4: no Deckel in special rounds but the Bockrunde, nor in a Bockspiel. */
export const deckelCount = ({ round }: Pick<Moment, 'round'>, written: Game): boolean =>
	!written.outOfTurn && (round === null || round.rule.deckel);

export interface Trade {
	readonly buyer: MemberId;
	readonly seller: MemberId;
}

/**
 * Who may buy whose hand (allgaeu §7): at five the dealer that of the player to his right; at six the dealer, or the cutter
 * where he declines, that of the player to the cutter's right. None at four.
 */
export function possibleTrades(seats: readonly MemberId[], dealer: MemberId): readonly Trade[] {
	const out = sittingOut(seats, dealer);
	const last = out.at(-1);
	if (last === undefined) return [];
	const seller = seatAfter(seats, last, -1);
	return out.map((buyer) => ({ buyer, seller }));
}

/** Who holds cards once the hand was bought: the buyer in the seller's place. */
export function holdersAfter(holders: readonly MemberId[], bought: Game['bought']): readonly MemberId[] {
	if (!bought || holders.includes(bought.buyer)) return holders;
	return holders.map((holder) => (holder === bought.seller ? bought.buyer : holder));
}
