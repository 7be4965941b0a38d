import { groupBy } from '#lib/base/collections.ts';
import type { EntryId } from '#lib/base/ids.ts';
import type { AnyEntry, NewEntry, VoidEntry } from './entry.ts';

/** A place in the log with what stands there, of any kind where none is said. */
export interface Place<E extends AnyEntry = AnyEntry> {
	/** The first entry's id: it gives the place in the order. */
	readonly id: EntryId;
	/** The entry that counts here; null when all of them were voided. */
	readonly entry: E | null;
	/** All that ever stood here, oldest first, the one that counts among them. */
	readonly chain: readonly E[];
	/** The `void` entries that count and take out one of the chain, oldest first. */
	readonly voids: readonly EntryId[];
}

export interface Standing {
	/** All places in the order of their ids, `void` entries left out. */
	readonly places: readonly Place[];
	/** Any id of a chain means the place. */
	placeOf(id: EntryId): Place | null;
}

/** What counts at a place; where nothing does any more, what stood there last. */
export const latestAt = <E extends AnyEntry>({ entry, chain }: Place<E>): E | undefined =>
	entry ?? chain.at(-1);

/** The places of one kind. What stands there of another kind, as only a forged file has it, is left out. */
export function placesOfKind<K extends AnyEntry['kind']>(
	places: readonly Place[],
	kind: K
): readonly Place<Extract<AnyEntry, { readonly kind: K }>>[] {
	const isOf = (entry: AnyEntry | null): entry is Extract<AnyEntry, { readonly kind: K }> =>
		entry?.kind === kind;
	return places.flatMap(({ entry, chain, ...place }) => {
		const own = chain.filter(isOf);
		return own.length > 0 ? [{ ...place, entry: isOf(entry) ? entry : null, chain: own }] : [];
	});
}

/** The entries by their ids; of several with one id the last. */
export function entriesById(entries: Iterable<AnyEntry>): ReadonlyMap<EntryId, AnyEntry> {
	const byId = new Map<EntryId, AnyEntry>();
	for (const entry of entries) byId.set(entry.id, entry);
	return byId;
}

/**
 * Follows a void to what it takes out or brings back, over however many voids; any other entry is its own target. Ends at the
 * last void where its target is not among `entries`, or where voids of a forged file strike each other in a circle.
 */
export function targetOf<E extends AnyEntry | NewEntry>(
	entry: E,
	entries: ReadonlyMap<EntryId, AnyEntry>
): E | AnyEntry {
	let at: E | AnyEntry = entry;
	for (const seen = new Set<unknown>(); at.kind === 'void' && !seen.has(at);) {
		seen.add(at);
		at = entries.get((at as VoidEntry).target) ?? at;
	}
	return at;
}

/**
 * What of a log counts: the union of the entries ordered by id, each replacement in the place of what it replaces (the one
 * with the largest id wins), voided ones taken out. The order in which entries are given, and repetitions, change nothing.
 * A target that is not there changes nothing either: it may come with a later file.
 */
export function standing(entries: Iterable<AnyEntry>): Standing {
	const byId = entriesById(entries);
	const ordered = [...byId.values()].sort((a, b) => (a.id < b.id ? -1 : 1));

	const voided = voidsByTarget(ordered);
	const rootOf = rootsOf(ordered, byId);
	const chains = groupBy(
		ordered.filter(({ kind }) => kind !== 'void'),
		rootOf
	);
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
	const voidsOn = groupBy(voids, ({ target }) => target);
	// undefined: not met; null: being decided (two voids of one another, as only a forged file holds: taken as void).
	const counts = new Map<EntryId, boolean | null>();
	for (const start of voids) {
		const open = [start.id];
		for (let id = open.at(-1); id !== undefined; id = open.at(-1)) {
			const onIt = (voidsOn.get(id) ?? []).map((entry) => entry.id);
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
		const live = ids.flatMap(({ id }) => (counts.get(id) === true ? [id] : []));
		if (live.length > 0) counting.set(target, live);
	}
	return counting;
}

/** The entry whose place this one takes; undefined where it takes none. */
export function replacedBy(entry: AnyEntry): EntryId | undefined {
	if (!('replaces' in entry)) return undefined;
	// Of a kind from a later version nobody checked it.
	return typeof entry.replaces === 'string' ? (entry.replaces as EntryId) : undefined;
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
			const replaces = replacedBy(at);
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
