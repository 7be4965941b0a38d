import type { EntryId } from '#lib/base/ids.ts';
import { hasGames } from '../lists/hands.ts';
import type { Partie } from '../lists/partie.ts';

/** A list of points and the place that opened it: the one opened first counts, whatever the clocks say. */
export interface OpenedList {
	readonly opened: EntryId;
	readonly partie: Partie;
}

interface SortedLists {
	/** One for each table of each Partie, and the lists that name no table. */
	readonly counting: readonly OpenedList[];
	/** Further lists of a table, written by a second phone. They are not added up. */
	readonly doubles: readonly OpenedList[];
}

/**
 * Chooses one of several lists of one table: among those with games the one opened first, by the smallest id, so that
 * every device agrees. The organizer may decide otherwise; then the others are void. The given order is kept.
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

/** The table that a list names; null if it names none. */
function tableOf({ partie: { evening } }: OpenedList): string | null {
	const { championship, partie, table } = evening.opening;
	return partie === undefined || table === undefined ? null : `${partie} ${table} ${championship}`;
}

function comesBefore(one: OpenedList, other: OpenedList): boolean {
	const written = hasGames(one.partie);
	if (written !== hasGames(other.partie)) return written;
	return one.opened < other.opened;
}
