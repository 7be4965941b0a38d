import type { MemberId } from '#lib/base/ids.ts';
import type { Book } from '#lib/rules/book.ts';
import type { Game } from '#lib/rules/game.ts';
import { countsNotFirst } from '#lib/rules/price.ts';
import { holdersAfter } from './bought.ts';
import type { RunningRound } from './rounds.ts';
import { holders } from './seats.ts';
import type { GameRow } from './state.ts';

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
export const dealerOf = ({ dealer }: Moment, written: Game): MemberId =>
	written.outOfTurn ? (written.dealtBy ?? dealer) : dealer;

/** Who holds cards, clockwise, the buyer of a hand in its seller's place. */
export function playersOf(moment: Moment, written: Game): readonly MemberId[] {
	const dealt = holders(moment.seats, dealerOf(moment, written));
	return holdersAfter(dealt, moment.book.boughtHand ? written.bought : undefined);
}

/** Whether a game is its evening's first and one that counts nothing there (schafkopfschule 2.9.1). */
export const countsNothing = (book: Book, { number, game }: Pick<GameRow, 'number' | 'game'>): boolean =>
	number === 1 && countsNotFirst(book, game);

/** §5 and §8.4: no Deckel in special rounds but the Bockrunde, nor in a Bockspiel. */
export const deckelCount = ({ round }: Pick<Moment, 'round'>, written: Game): boolean =>
	!written.outOfTurn && (round === null || round.rule.deckel);
