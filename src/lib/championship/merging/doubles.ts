import type { EntryId } from '#lib/base/ids.ts';
import type { Partie } from '../lists/points.ts';

/** A list of points with the place that opened it: what was written first counts, whatever clocks say. */
export interface OpenedList {
	readonly opened: EntryId;
	readonly partie: Partie;
}

export interface SortedLists {
	/** One for each table of each Partie, and those that name none. */
	readonly counting: readonly OpenedList[];
	/** Lists of a table that has another one already: written by a second phone. Nothing of them is added up. */
	readonly doubles: readonly OpenedList[];
}

/**
 * Of several lists of one table one counts: of those with games the one that was opened first, by the smallest id, so that
 * every device says the same. Which it should be the organizer decides; then the others are void. In the order they came.
 */
export function sortLists(lists: readonly OpenedList[]): SortedLists {
	const first = new Map<string, OpenedList>();
	for (const list of lists) {
		const table = tableOf(list);
		const other = table === null ? undefined : first.get(table);
		if (table !== null && (!other || comesBefore(list, other))) first.set(table, list);
	}
	const counts = (list: OpenedList): boolean => {
		const table = tableOf(list);
		return table === null || first.get(table) === list;
	};
	return { counting: lists.filter(counts), doubles: lists.filter((list) => !counts(list)) };
}

/** The table a list says it is of; null where it names none. */
function tableOf({ partie: { evening } }: OpenedList): string | null {
	const { championship, partie, table } = evening.opening;
	return partie === undefined || table === undefined ? null : `${partie} ${table} ${championship}`;
}

function comesBefore(one: OpenedList, other: OpenedList): boolean {
	const written = one.partie.games.length > 0;
	if (written !== other.partie.games.length > 0) return written;
	return one.opened < other.opened;
}
