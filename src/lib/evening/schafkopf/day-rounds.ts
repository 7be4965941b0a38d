import type { MemberId } from '#lib/base/ids.ts';
import type { Book } from '#lib/rules/book.ts';
import { stockFamily } from '#lib/rules/stock-family.ts';
import type { AnyEvening } from '../any-evening.ts';
import { isOrdinary, stockOf } from '../stock-left.ts';
import { tookEveryTrick } from './opened-by-game.ts';

/** An evening that is about to be opened. */
interface Planned {
	/** YYYY-MM-DD. */
	readonly date: string;
	readonly seats: readonly MemberId[];
}

/**
 * Whether the compulsory Mungorunde of a day was opened at an earlier table of somebody who sits here, by a book of the same
 * family: "Dies gilt zwingend nur beim ersten Mal an dem Zocktag-/abend" (allgaeu §5.2). False for a book that never votes.
 */
export function hadMungorundeToday(
	{ date, seats }: Planned,
	book: Book | null,
	evenings: readonly AnyEvening[]
): boolean {
	if (!book?.triggers.allTricks?.voteAgainst) return false;
	const family = stockFamily(book);
	return evenings.some(
		(evening) =>
			evening.date === date &&
			isOrdinary(evening) &&
			stockOf(evening) === family &&
			[...evening.balance.keys()].some((member) => seats.includes(member)) &&
			openedOne(evening)
	);
}

function openedOne(evening: AnyEvening): boolean {
	if (evening.type !== 'schafkopf' || evening.occasion === 'meisterschaft') return false;
	const { book, opening, rows } = evening;
	const opens = rows.some((row) => row.type === 'game' && tookEveryTrick(book, row.game));
	return book.triggers.allTricks !== null && (opens || opening.mungorundeToday === true);
}
