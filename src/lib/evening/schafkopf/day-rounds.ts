import type { MemberId } from '#lib/base/ids.ts';
import type { EveningEntry } from '#lib/log/entry.ts';
import type { Book } from '#lib/rules/book.ts';
import { stockFamily, isOrdinary, stockOf } from '#lib/evening/stock-left.ts';
import type { AnyEvening } from '../state.ts';
import { tookEveryTrick } from './triggers.ts';

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

/**
 * A corrected head that says anew whether an earlier table of its day (`earlier`) had that Mungorunde, where its day, book or
 * occasion is another than before. What a later table's head says of the day stays as that table played.
 */
export function saidOfItsDay(
	head: EveningEntry,
	before: EveningEntry,
	books: ReadonlyMap<string, Book>,
	earlier: (date: string) => readonly AnyEvening[]
): EveningEntry {
	const isSame = (['date', 'rulebook', 'occasion'] as const).every((one) => head[one] === before[one]);
	if (isSame || head.championship !== undefined) return head;
	const { mungorundeToday: _before, ...bare } = head;
	const had = hadMungorundeToday(head, books.get(head.rulebook) ?? null, earlier(head.date));
	return had ? { ...bare, mungorundeToday: true } : bare;
}

function openedOne(evening: AnyEvening): boolean {
	if (evening.type !== 'schafkopf' || evening.occasion === 'meisterschaft') return false;
	const { book, opening, rows } = evening;
	const opens = rows.some((row) => row.type === 'game' && tookEveryTrick(book, row.game));
	return book.triggers.allTricks !== null && (opens || opening.mungorundeToday === true);
}
