import type { EntryId } from '#lib/base/ids.ts';
import { happened, isSaid, type AnyEntry, type SaidEntry } from './entry.ts';
import { standing } from './standing.ts';

/**
 * The id that a new entry of an evening says it saw: the end of the chain to which the last standing place belongs.
 * Corrections and voids are links of the chain too, so somebody who takes back a game and writes again continues the
 * same chain.
 *
 * `entries` are the evening's entries from some id on, or all of them if `whole`. Null if the evening has no entry yet.
 * Undefined if the caller has to read farther back, which never happens with `whole`.
 */
export function lastSeen(entries: readonly AnyEntry[], whole: boolean): EntryId | null | undefined {
	// A correction whose game lies farther back is not the last place.
	const last = standing(entries).places.findLast(
		({ id, entry, chain: [first] }) => first?.id === id && entry !== null && happened(entry)
	);
	return last || whole ? endOfChain(entries, last?.id) : undefined;
}

/** Follows a chain to its known end. Where it splits it takes the last entry. */
function endOfChain(entries: readonly AnyEntry[], from: EntryId | undefined): EntryId | null {
	const next = new Map<unknown, EntryId>();
	for (const { id, seen } of entries.filter(happened)) {
		if (id > (next.get(seen) ?? '')) next.set(seen, id);
	}
	let end = from;
	// Ids rise along a chain. A circle, which only a forged file has, is cut.
	for (let id = next.get(end); id !== undefined && id > (end ?? ''); id = next.get(id)) end = id;
	return end ?? null;
}

/** What a new entry of a championship says it saw. */
export interface Ends {
	readonly seen: EntryId;
	/** The ends of the other lines, if the entries before were written apart. */
	readonly beside: readonly EntryId[];
}

/** The ends of what is written of a championship outside its evenings; null if nothing is. */
export function endsOf(entries: readonly AnyEntry[], championship: string): Ends | null {
	const own = entries.filter(isSaid).filter((one) => one.championship === championship);
	const named = new Set(own.flatMap(namedBy));
	const seen = own.reduce<EntryId | null>((last, { id }) => (last === null || id > last ? id : last), null);
	if (seen === null) return null;
	// Entries of older versions name nothing and are known by everybody, so they end no line of their own.
	const ends = own.filter((one) => one.seen !== undefined && one.id !== seen && !named.has(one.id));
	return { seen, beside: ends.map(({ id }) => id).sort() };
}

/** The entries that stood last where this one was written. Ids rise: only a forged entry names itself or a later one. */
export const namedBy = ({ id, seen, seenBeside = [] }: SaidEntry): readonly EntryId[] =>
	seen === undefined ? [] : [seen, ...seenBeside].filter((one) => one < id);
