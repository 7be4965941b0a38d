import type { EntryId, MemberId } from '#lib/base/ids.ts';
import { ok, type Fault, type Result } from '#lib/base/result.ts';
import type { Bill } from '#lib/rules/bill.ts';
import type { Book } from '#lib/rules/book.ts';
import { checkGame } from '#lib/rules/check.ts';
import type { CheckedGame, Game } from '#lib/rules/game.ts';
import { priceGame } from '#lib/rules/price.ts';
import { holders } from './seats.ts';
import type { Warning } from './state.ts';
import { gameWarnings } from './warnings.ts';

/** The table at the moment a game is dealt. */
export interface Moment {
	readonly book: Book;
	/** Cents one unit of the book is worth tonight. */
	readonly unit: number;
	readonly seats: readonly MemberId[];
	readonly dealer: MemberId;
}

export interface PricedGame {
	readonly game: CheckedGame;
	readonly bill: Bill;
	/** Who holds cards in it, clockwise. */
	readonly players: readonly MemberId[];
	readonly warnings: readonly Warning[];
}

/** What a game costs at this table now: the one way for a preview while typing and for the game that stands in the log. */
export function priceAtTable(
	moment: Moment,
	written: Game,
	entry: EntryId
): Result<PricedGame, readonly Fault[]> {
	const { book, unit, seats, dealer } = moment;
	const checked = checkGame(book, written);
	if (!checked.ok) return checked;
	const { outOfTurn } = written;
	// §8.4: who dealt out of turn is the one who sits out at five and six.
	const players = holders(seats, outOfTurn ? (written.dealtBy ?? dealer) : dealer);
	const bockspiel = outOfTurn ? book.bockspiel : null;
	const bill = priceGame(book, checked.value, {
		players,
		unit,
		deckelCount: !outOfTurn,
		factors: bockspiel ? [{ label: 'Bockspiel', factor: bockspiel.value, source: bockspiel.source }] : []
	});
	const warnings = gameWarnings(moment, written, checked.value, players, entry);
	return ok({ game: checked.value, bill, players, warnings });
}
