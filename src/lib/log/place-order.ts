import { groupBy } from '#lib/base/collections.ts';
import type { EntryId } from '#lib/base/ids.ts';
import { eveningOf, happened } from './entry.ts';
import { latestAt, type Place } from './place.ts';

/**
 * The places in the order in which they count: by id, and what was forgotten then right before the place that its first
 * entry names with `before`, several by id (docs/file-format.md). A name counts where it leads to another place of the same
 * evening. Names in a circle, which only a forged file has, count for nothing. `sorted` is in the order of the ids.
 */
export function inPlace(
	sorted: readonly Place[],
	placeOf: (id: EntryId) => Place | undefined
): readonly Place[] {
	const named = new Map<Place, Place>();
	for (const place of sorted) {
		const target = nextOf(place, placeOf);
		if (target) named.set(place, target);
	}
	if (named.size === 0) return sorted;
	for (const place of circlesIn(named)) named.delete(place);
	const inserted = groupBy(named.keys(), (place) => named.get(place) as Place);
	return sorted.filter((place) => !named.has(place)).flatMap((place) => before(place, inserted));
}

/** The place that this one stands before; undefined if it stands by its own id. */
function nextOf(place: Place, placeOf: (id: EntryId) => Place | undefined): Place | undefined {
	// A correction stands where its game stands, whatever it says itself.
	const first = place.chain.find(({ id }) => id === place.id);
	if (!first || !happened(first) || first.before === undefined) return undefined;
	const target = placeOf(first.before);
	if (!target || target === place || eveningAt(target) !== eveningAt(place)) return undefined;
	return target;
}

function eveningAt(place: Place): string | null {
	const latest = latestAt(place);
	return latest ? eveningOf(latest) : null;
}

/** The places whose names lead back to themselves. */
function circlesIn(named: ReadonlyMap<Place, Place>): ReadonlySet<Place> {
	const circles = new Set<Place>();
	const done = new Set<Place>();
	for (const start of named.keys()) {
		const path = new Set<Place>();
		let at: Place | undefined = start;
		for (; at && !done.has(at) && !path.has(at); at = named.get(at)) path.add(at);
		for (let one = at; one && path.has(one) && !circles.has(one); one = named.get(one)) circles.add(one);
		for (const one of path) done.add(one);
	}
	return circles;
}

/** A place behind everything inserted before it. No recursion: a forged file may nest 50,000. */
function before(place: Place, inserted: ReadonlyMap<Place, readonly Place[]>): readonly Place[] {
	const backwards: Place[] = [];
	const open = [place];
	for (let at = open.pop(); at; at = open.pop()) {
		backwards.push(at);
		open.push(...(inserted.get(at) ?? []));
	}
	return backwards.reverse();
}
