import type { EntryId } from '#lib/base/ids.ts';
import type { SaidEntry } from './entry.ts';
import { namedBy } from './seen.ts';

/**
 * Tells whether who wrote `later` knew `earlier`, by what the entries of a championship say they saw. `entries` are all of
 * them, struck ones too. Where an entry does not say it, or names one that is not here, nobody can tell, and it counts as
 * known: only what was surely written apart is found.
 */
export function knowledgeIn(entries: Iterable<SaidEntry>): (later: SaidEntry, earlier: SaidEntry) => boolean {
	const byId = new Map<EntryId, SaidEntry>();
	for (const entry of entries) byId.set(entry.id, entry);
	const histories = new Map<EntryId, History>();
	const historyOf = (entry: SaidEntry): History => {
		const known = histories.get(entry.id) ?? historyIn(byId, entry);
		histories.set(entry.id, known);
		return known;
	};
	return (later, earlier) => {
		if (later.id <= earlier.id) return false;
		if (later.seen === undefined || earlier.seen === undefined) return true;
		const { known, before } = historyOf(later);
		return known.has(earlier.id) || earlier.id < before;
	};
}

interface History {
	readonly known: ReadonlySet<EntryId>;
	/** Everything before this id may be known; empty if nothing else. */
	readonly before: string;
}

function historyIn(byId: ReadonlyMap<EntryId, SaidEntry>, entry: SaidEntry): History {
	const known = new Set(namedBy(entry));
	let before = '';
	for (const id of known) {
		const one = byId.get(id);
		if (one?.seen === undefined) {
			if (id > before) before = id;
		} else for (const other of namedBy(one)) known.add(other);
	}
	return { known, before };
}
