import type { EntryId } from '#lib/base/ids.ts';
import { happened, type AnyEntry } from './entry.ts';
import { standing } from './standing.ts';

/**
 * What a new entry of an evening says it saw: the last of the chain that what stands last belongs to. Corrections, and what
 * was taken back, are links of it too, so that whoever takes back and writes again goes on with the same chain.
 *
 * `entries` are the evening's from some id on. Null where it has none yet; undefined where one has to look farther back, which
 * never happens where they are `whole`.
 */
export function lastSeen(entries: readonly AnyEntry[], whole: boolean): EntryId | null | undefined {
	// The place of a correction whose game lies farther back is not the last one.
	const last = standing(entries).places.findLast(
		({ id, entry, chain: [first] }) => first?.id === id && entry !== null && happened(entry)
	);
	return last || whole ? endOfChain(entries, last?.id) : undefined;
}

/** Goes on to what was written behind an entry, as far as that is known; of several the last one. */
function endOfChain(entries: readonly AnyEntry[], from: EntryId | undefined): EntryId | null {
	const next = new Map<unknown, EntryId>();
	for (const { id, seen } of entries.filter(happened)) {
		if (id > (next.get(seen) ?? '')) next.set(seen, id);
	}
	let end = from;
	// Ids rise along a chain; a circle, which only a forged file holds, is cut.
	for (let id = next.get(end); id !== undefined && id > (end ?? ''); id = next.get(id)) end = id;
	return end ?? null;
}
