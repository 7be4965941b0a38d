import type { EntryId } from '#lib/base/ids.ts';
import { happened, type AnyEntry } from './entry.ts';
import type { Place } from './place.ts';

/** The newest entry that counts at a table: what one tap takes back. */
export interface LastWritten {
	readonly entry: EntryId;
	readonly place: EntryId;
	/** Whether it was written anew, changed an earlier entry, or changed the evening's head. */
	readonly how: 'new' | 'changed' | 'head';
}

/** Whether an entry was written along with another one, so that later hands keep their dealer. Somebody who comes is never put in before. */
export const isDealKept = (entry: AnyEntry): boolean => entry.kind === 'seats' && 'before' in entry;

/**
 * The newest of what counts in an evening's places: what happened at the table, and corrections of that and of the head.
 * Voids are no candidates, so that taking back goes on to the entry before, nor is what was written along with another. Null if there is nothing to take back.
 */
export function lastWritten(places: readonly Place[]): LastWritten | null {
	let last: LastWritten | null = null;
	for (const { id, entry, chain } of places) {
		if (!entry || isDealKept(entry) || (last && entry.id < last.entry)) continue;
		const isFirst = entry.id === chain[0]?.id;
		if (happened(entry)) last = { entry: entry.id, place: id, how: isFirst ? 'new' : 'changed' };
		else if (entry.kind === 'evening' && !isFirst) last = { entry: entry.id, place: id, how: 'head' };
	}
	return last;
}
