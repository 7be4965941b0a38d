import { groupBy } from '#lib/base/collections.ts';
import { deviceOf, earlierFirst, type EntryId } from '#lib/base/ids.ts';
import type { AnyEntry, NewEntry, VoidEntry } from './entry.ts';
import { inPlace } from './place-order.ts';
import type { Place } from './place.ts';

export interface Standing {
	/** All places in order. `void` entries have no place. */
	readonly places: readonly Place[];
	/** Finds a place by any id of its chain. */
	placeOf(id: EntryId): Place | null;
}

/** The entries by id; if an id occurs twice, the last entry. */
export function entriesById(entries: Iterable<AnyEntry>): ReadonlyMap<EntryId, AnyEntry> {
	const byId = new Map<EntryId, AnyEntry>();
	for (const entry of entries) byId.set(entry.id, entry);
	return byId;
}

/**
 * Follows a void to the entry that it takes out or brings back, through any number of voids. Any other entry is its own
 * target. Ends at the last void if its target is not among `entries`, or if voids strike each other in a circle, which
 * only a forged file has.
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
 * What counts in a log. Entries are ordered by id and by `before`; a replacement stands in the place of what it replaces,
 * and the one with the largest id counts; voided entries are taken out. Repetitions and the order of `entries` do not matter. A
 * missing target changes nothing, because it may come with a later file.
 */
export function standing(entries: Iterable<AnyEntry>): Standing {
	const byId = entriesById(entries);
	const ordered = [...byId.values()].sort(earlierFirst);

	const voids = voidsOf(ordered);
	const voidsOn = byTarget(voids);
	const voided = countingIn(voids, voidsOn);
	const rootOf = rootsOf(ordered, byId);
	const chains = groupBy(
		ordered.filter(({ kind }) => kind !== 'void'),
		rootOf
	);
	const places: Place[] = [...chains].map(([id, chain]) => {
		// Hardly anything is ever struck.
		if (!chain.some((entry) => voidsOn.has(entry.id)))
			return { id, chain, entry: chain.at(-1) ?? null, voids: NONE, struck: NONE, strikes: NONE };
		const struck = chain.flatMap((entry) => (voided.has(entry.id) ? entry.id : []));
		return {
			id,
			chain,
			entry: chain.findLast((entry) => !voided.has(entry.id)) ?? null,
			voids: struck.flatMap((one) => voided.get(one) ?? []).sort(),
			struck,
			strikes: strikesOn(chain, voidsOn)
		};
	});
	places.sort(earlierFirst);

	const index = new Map<EntryId, Place>();
	for (const place of places) for (const entry of place.chain) index.set(entry.id, place);
	return { places: inPlace(places, (id) => index.get(id)), placeOf: (id) => index.get(id) ?? null };
}

const NONE: readonly never[] = [];

const voidsOf = (entries: readonly AnyEntry[]): readonly VoidEntry[] =>
	entries.filter((entry) => entry.kind === 'void');

type VoidsOn = ReadonlyMap<EntryId, readonly VoidEntry[]>;
const byTarget = (voids: readonly VoidEntry[]): VoidsOn => groupBy(voids, ({ target }) => target);

/** The voids of a chain, those of these, and so on. */
function strikesOn(chain: readonly AnyEntry[], voidsOn: VoidsOn): readonly VoidEntry[] {
	const strikes = chain.flatMap(({ id }) => voidsOn.get(id) ?? []);
	for (const { id } of strikes) for (const one of voidsOn.get(id) ?? []) strikes.push(one);
	return strikes;
}

/** The entries taken out by counting voids, each with these voids. */
export function voidsByTarget(ordered: readonly AnyEntry[]): ReadonlyMap<EntryId, readonly EntryId[]> {
	const voids = voidsOf(ordered);
	return countingIn(voids, byTarget(voids));
}

/** No recursion: a forged file may nest 50,000 voids. */
function countingIn(voids: readonly VoidEntry[], voidsOn: VoidsOn): ReadonlyMap<EntryId, readonly EntryId[]> {
	// undefined: not met yet; null: being decided. Two voids of each other, which only a forged file has, count as
	// voided.
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

/** The id of the entry whose place this one takes; undefined if it replaces none. */
export function replacedBy(entry: AnyEntry): EntryId | undefined {
	if (!('replaces' in entry)) return undefined;
	// Nobody checked an entry of a kind from a later version.
	return typeof entry.replaces === 'string' ? (entry.replaces as EntryId) : undefined;
}

/** Finds the first entry of each chain of replacements of one kind. A circle, which only a forged file has, is cut. */
function rootsOf(
	ordered: readonly AnyEntry[],
	byId: ReadonlyMap<EntryId, AnyEntry>
): (entry: AnyEntry) => EntryId {
	const roots = new Map<EntryId, EntryId>();
	/** `path` takes those on the way whose root was not known. */
	const rootOf = (start: AnyEntry, path: Set<EntryId>): EntryId => {
		for (let at = start; ;) {
			const known = roots.get(at.id);
			if (known !== undefined || path.has(at.id)) return known ?? at.id;
			path.add(at.id);
			const replaces = replacedBy(at);
			if (replaces === undefined) return at.id;
			const target = byId.get(replaces);
			// A target that has not arrived yet holds the place for all its replacements.
			if (!target) return replaces;
			if (target.kind !== at.kind) return at.id;
			at = target;
		}
	};
	for (const start of ordered) {
		const path = new Set<EntryId>();
		const root = rootOf(start, path);
		for (const id of path) roots.set(id, root);
	}
	return (entry) => roots.get(entry.id) ?? entry.id;
}

/** All entries of one write have the same device and the same time. */
export const writeOf = ({ id, at }: Pick<AnyEntry, 'id' | 'at'>): string => `${deviceOf(id) ?? ''} ${at}`;

// Which entries a void must name to take out a whole place or to bring it back. `entries` are all entries of the log.

const voidsIn = (entries: readonly AnyEntry[]): ReturnType<typeof voidsByTarget> =>
	voidsByTarget([...entries].sort(earlierFirst));

/**
 * The entries that still count at a place. Corrections that were taken back are out already, and stay out when the place
 * comes back.
 */
export const countingAt = ({ chain, struck }: Place): readonly EntryId[] =>
	chain.map(({ id }) => id).filter((id) => !struck.includes(id));

/** The voids to be voided so that a place comes back as it was; several if two devices took it out. */
export function voidsToLift(place: Place, entries: readonly AnyEntry[]): readonly EntryId[] {
	const last = place.voids.at(-1);
	if (last === undefined) return [];
	const all = voidsIn(entries);
	return place.chain.map(({ id }) => all.get(id) ?? []).find((voids) => voids.includes(last)) ?? [];
}
