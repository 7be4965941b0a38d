import type { EntryId } from '#lib/base/ids.ts';
import type { AnyEntry } from './entry.ts';
import { voidsByTarget, type Place } from './standing.ts';

// What a void has to name so that a whole place is taken out, or comes back as it was. `entries` are all of the log.

const voidsIn = (entries: readonly AnyEntry[]): ReturnType<typeof voidsByTarget> =>
	voidsByTarget([...entries].sort((a, b) => (a.id < b.id ? -1 : 1)));

/** All that still counts at a place: corrections that were taken back are out already, and stay so when it comes back. */
export function countingAt({ chain }: Place, entries: readonly AnyEntry[]): readonly EntryId[] {
	const voids = voidsIn(entries);
	return chain.map(({ id }) => id).filter((id) => !voids.has(id));
}

/** The voids that keep out what was taken out last at a place; several where two devices took it out. */
export function voidsToLift(place: Place, entries: readonly AnyEntry[]): readonly EntryId[] {
	const last = place.voids.at(-1);
	if (last === undefined) return [];
	const all = voidsIn(entries);
	return place.chain.map(({ id }) => all.get(id) ?? []).find((voids) => voids.includes(last)) ?? [];
}
