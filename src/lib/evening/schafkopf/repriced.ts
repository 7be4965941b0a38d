import type { EntryId } from '#lib/base/ids.ts';
import type { Row } from '../state.ts';

/**
 * How many games cost something else than before, because an earlier one was changed. The changed one itself, games that are
 * new and games that are struck do not count.
 */
export function repriced(before: readonly Row[], after: readonly Row[], changed: EntryId): number {
	const prices = new Map(before.flatMap((row) => (row.type === 'game' ? [[row.place, row.bill.price]] : [])));
	return after.filter(
		(row) =>
			row.type === 'game' &&
			row.place !== changed &&
			prices.has(row.place) &&
			prices.get(row.place) !== row.bill.price
	).length;
}
