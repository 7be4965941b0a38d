import type { EntryId } from '#lib/base/ids.ts';
import type { Row } from '../state.ts';

/**
 * How many games have another price than before, because an earlier one was `changed`. The changed game itself does not count,
 * nor do games that are new or struck.
 */
export function repriced(before: readonly Row[], after: readonly Row[], changed: EntryId | null): number {
	const prices = new Map(before.flatMap((row) => (row.type === 'game' ? [[row.place, row.bill.price]] : [])));
	return after.filter(
		(row) =>
			row.type === 'game' &&
			row.place !== changed &&
			prices.has(row.place) &&
			prices.get(row.place) !== row.bill.price
	).length;
}
