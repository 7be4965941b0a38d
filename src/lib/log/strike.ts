import type { EntryId } from '#lib/base/ids.ts';
import type { AnyEntry } from './entry.ts';
import type { Place } from './place.ts';
import { voidsByTarget } from './standing.ts';

// Which entries a void must name to take out a whole place or to bring it back. `entries` are all entries of the log.

const voidsIn = (entries: readonly AnyEntry[]): ReturnType<typeof voidsByTarget> =>
	voidsByTarget([...entries].sort((a, b) => (a.id < b.id ? -1 : 1)));

/**
 * The entries that still count at a place. Corrections that were taken back are out already, and stay out when the place
 * comes back.
 */
export function countingAt({ chain }: Place, entries: readonly AnyEntry[]): readonly EntryId[] {
	const voids = voidsIn(entries);
	return chain.map(({ id }) => id).filter((id) => !voids.has(id));
}

/** The voids to be voided so that a place comes back as it was; several if two devices took it out. */
export function voidsToLift(place: Place, entries: readonly AnyEntry[]): readonly EntryId[] {
	const last = place.voids.at(-1);
	if (last === undefined) return [];
	const all = voidsIn(entries);
	return place.chain.map(({ id }) => all.get(id) ?? []).find((voids) => voids.includes(last)) ?? [];
}
