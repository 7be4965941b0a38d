import type { EntryId } from '#lib/base/ids.ts';
import type { AnyEntry } from './entry.ts';

/** A place in the log with what stands there. */
export interface Place {
	/** The first entry's id: it gives the place in the order. */
	readonly id: EntryId;
	/** The entry that counts here; null when all of them were voided. */
	readonly entry: AnyEntry | null;
	/** All that ever stood here, oldest first, the one that counts among them. */
	readonly chain: readonly AnyEntry[];
	/** The `void` entries that count and take out one of the chain, oldest first. */
	readonly voids: readonly EntryId[];
}

export interface Standing {
	/** All places in the order of their ids, `void` entries left out. */
	readonly places: readonly Place[];
	/** Any id of a chain means the place. */
	placeOf(id: EntryId): Place | null;
}

/**
 * What of a log counts: the union of the entries ordered by id, each replacement in the place of what it replaces (the one
 * with the largest id wins), voided ones taken out. The order in which entries are given, and repetitions, change nothing.
 * A target that is not there changes nothing either: it may come with a later file.
 */
export function standing(entries: Iterable<AnyEntry>): Standing {
	const byId = new Map<EntryId, AnyEntry>();
	for (const entry of entries) byId.set(entry.id, entry);
	const ordered = [...byId.values()].sort((a, b) => (a.id < b.id ? -1 : 1));

	const voided = voidsByTarget(ordered);
	const rootOf = rootsOf(ordered, byId);
	const chains = new Map<EntryId, AnyEntry[]>();
	for (const entry of ordered) {
		if (entry.kind === 'void') continue;
		const root = rootOf(entry);
		const chain = chains.get(root);
		if (chain) chain.push(entry);
		else chains.set(root, [entry]);
	}
	const places: Place[] = [...chains].map(([id, chain]) => ({
		id,
		chain,
		entry: chain.findLast((entry) => !voided.has(entry.id)) ?? null,
		voids: chain.flatMap((entry) => voided.get(entry.id) ?? []).sort()
	}));
	places.sort((a, b) => (a.id < b.id ? -1 : 1));

	const index = new Map<EntryId, Place>();
	for (const place of places) for (const entry of place.chain) index.set(entry.id, place);
	return { places, placeOf: (id) => index.get(id) ?? null };
}

/** What the voids that themselves count take out, each with them. Without recursion: a forged file may void 50,000 deep. */
export function voidsByTarget(ordered: readonly AnyEntry[]): ReadonlyMap<EntryId, readonly EntryId[]> {
	const voids = ordered.filter((entry) => entry.kind === 'void');
	const voidsOn = new Map<EntryId, EntryId[]>();
	for (const entry of voids) {
		const target = entry['target'] as EntryId;
		const others = voidsOn.get(target);
		if (others) others.push(entry.id);
		else voidsOn.set(target, [entry.id]);
	}
	// undefined: not met; null: being decided (two voids of one another, as only a forged file holds: taken as void).
	const counts = new Map<EntryId, boolean | null>();
	for (const start of voids) {
		const open = [start.id];
		for (let id = open.at(-1); id !== undefined; id = open.at(-1)) {
			const onIt = voidsOn.get(id) ?? [];
			const undecided = counts.has(id) ? [] : onIt.filter((other) => !counts.has(other));
			if (undecided.length > 0) {
				counts.set(id, null);
				open.push(...undecided);
				continue;
			}
			if (typeof counts.get(id) !== 'boolean')
				counts.set(id, !onIt.some((other) => counts.get(other) === true));
			open.pop();
		}
	}
	const counting = new Map<EntryId, readonly EntryId[]>();
	for (const [target, ids] of voidsOn) {
		const live = ids.filter((id) => counts.get(id) === true);
		if (live.length > 0) counting.set(target, live);
	}
	return counting;
}

/** Finds the first entry of a chain of replacements of one kind; a circle, which only a forged file holds, is cut. */
function rootsOf(
	ordered: readonly AnyEntry[],
	byId: ReadonlyMap<EntryId, AnyEntry>
): (entry: AnyEntry) => EntryId {
	const roots = new Map<EntryId, EntryId>();
	for (const start of ordered) {
		const path: EntryId[] = [];
		const seen = new Set<EntryId>();
		let at: AnyEntry = start;
		let root: EntryId;
		for (;;) {
			const known = roots.get(at.id);
			if (known !== undefined || seen.has(at.id)) {
				root = known ?? at.id;
				break;
			}
			seen.add(at.id);
			path.push(at.id);
			const replaces = at['replaces'] as EntryId | undefined;
			const target = replaces === undefined ? at : byId.get(replaces);
			// A target that has not arrived yet holds the place for all that replace it.
			root = target ? at.id : (replaces ?? at.id);
			if (replaces === undefined || !target || target.kind !== at.kind) break;
			at = target;
		}
		for (const id of path) roots.set(id, root);
	}
	return (entry) => roots.get(entry.id) ?? entry.id;
}
