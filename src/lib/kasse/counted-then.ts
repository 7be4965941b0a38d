import { sum } from '#lib/base/collections.ts';
import type { EntryId } from '#lib/base/ids.ts';
import { toCents, type Cents } from '#lib/base/money.ts';
import type { AnyEntry, BookingEntry } from '#lib/log/entry.ts';
import type { Place } from '#lib/log/place.ts';
import { voidsByTarget } from '#lib/log/standing.ts';

/** What was counted, the box and the account, in cents. */
export const countedSum = ({ cash, account = 0 }: NonNullable<BookingEntry['counted']>): Cents =>
	toCents(cash + account);

/**
 * What should have been there at a count by what is said today of the bookings before it, in cents; null where none of them was
 * corrected or struck since. `places` are those of all bookings.
 */
export function expectedSince(
	{ counted, amount }: BookingEntry,
	order: EntryId,
	places: readonly Place<BookingEntry>[]
): Cents | null {
	if (!counted) return null;
	const looked = (one: BookingEntry | null | undefined): number =>
		(one?.amount ?? 0) - (counted.account === undefined ? (one?.account ?? 0) : 0);
	const before = places.filter(({ id }) => id < order);
	const moved = sum(before.map((place) => looked(place.entry) - looked(stoodAt(place, order))));
	return moved === 0 ? null : toCents(countedSum(counted) - amount + moved);
}

/** What counted at a place when a later entry was written. */
function stoodAt({ chain, strikes }: Place<BookingEntry>, later: EntryId): BookingEntry | undefined {
	const written = ({ id }: AnyEntry): boolean => id < later;
	const out = voidsByTarget(strikes.filter(written));
	return chain.findLast((one) => written(one) && !out.has(one.id));
}
