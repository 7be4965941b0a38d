import { deviceOf, type EntryId } from '#lib/base/ids.ts';
import { happened, type TableEntry } from './entry.ts';
import type { Place } from './standing.ts';

/** An entry of an evening's table by what it saw. Links are told by their number in the order of the log. */
export interface SeenLink {
	/** The one it was written behind, always a smaller number; `START` for an evening's first one. */
	readonly behind: number;
	/** What counts of it where it was written apart: its place; null for what was struck, and for a correction. */
	readonly place: EntryId | null;
	/** The one that its device wrote before, null where that can't be told. */
	readonly own: number | null;
}

export const START = -1;

/** Empty where all of it is one chain, or nothing says what it saw: that is from before, and read as written in turn. */
export function linksIn(places: readonly Place[]): readonly SeenLink[] {
	const entries = new Map<string, TableEntry>();
	const standing = new Map<string, EntryId>();
	for (const { id, entry, chain } of places) {
		for (const one of chain) if (happened(one)) entries.set(one.id, one);
		if (entry && chain[0]) standing.set(chain[0].id, id);
	}
	const seen = [...entries.values()].flatMap((entry) => seenBy(entry) ?? []);
	if (seen.length === 0) return [];
	// Also what is not here, or of another kind: two that saw the same saw the same.
	const ids = [...new Set([...entries.keys(), ...seen])].sort();
	// The usual evening, at no cost: each entry saw the one before.
	if (ids.every((id, number) => number === 0 || entries.get(id)?.seen === ids[number - 1])) return [];
	const numbers = new Map(ids.map((id, number) => [id, number]));
	const isFirst = firsts(entries, ids, new Set(seen));
	const own = ownBefore(entries, ids);
	return ids.map((id, number): SeenLink => {
		const entry = entries.get(id);
		const behind = (entry && seenBy(entry)) ?? null;
		// What is no game and does not say what it saw may stand anywhere: it can't be apart.
		const known = behind !== null || isFirst.has(id) || entry?.kind === 'game';
		return {
			behind: behind === null ? (isFirst.has(id) ? START : number - 1) : (numbers.get(behind) ?? START),
			place: known ? (standing.get(id) ?? null) : null,
			own: own.get(number) ?? null
		};
	});
}

/** What an entry says it saw; ids rise, so that only a forged one names itself or a later one. */
function seenBy({ id, seen }: TableEntry): string | null {
	return seen !== undefined && seen < id ? seen : null;
}

/**
 * The entries that saw nothing because nothing was there. What was written before the app noted what it saw says nothing
 * either, and is read as written in turn. A device that says nothing twice is such an old one; else it is a first one where
 * its device goes on by saying what it saw, where each of them is followed, or where it is a game behind others that say so.
 */
function firsts(
	entries: ReadonlyMap<string, TableEntry>,
	ids: readonly string[],
	seen: ReadonlySet<string>
): ReadonlySet<string> {
	const own = ids.flatMap((id) => entries.get(id) ?? []);
	const silent = own.filter((entry) => seenBy(entry) === null);
	const telling = own.filter((entry) => seenBy(entry) !== null).map(({ id }) => id);
	const tellingDevices = new Set(telling.map(deviceOf));
	const once = onceIn(silent.map(({ id }) => deviceOf(id)));
	const eachIsFollowed = silent.every(({ id }) => seen.has(id));
	const isFirst = ({ id, kind }: TableEntry): boolean => {
		if (id === own[0]?.id) return true;
		const device = deviceOf(id);
		if (device === null) return eachIsFollowed;
		if (!once.has(device)) return false;
		const isBehindOthers = kind === 'game' && id > (telling[0] ?? '');
		return eachIsFollowed || isBehindOthers || (seen.has(id) && tellingDevices.has(device));
	};
	return new Set(silent.filter(isFirst).map(({ id }) => id));
}

/** For each entry the one that its device wrote before: whatever else it saw, it knows its own. */
function ownBefore(
	entries: ReadonlyMap<string, TableEntry>,
	ids: readonly string[]
): ReadonlyMap<number, number> {
	// A number that saw the same twice is no device's: a phone was copied, or the ids were made otherwise.
	const twice = new Set<unknown>();
	const saw = new Set<string>();
	for (const id of ids) {
		const key = `${deviceOf(id)} ${String(entries.get(id)?.seen)}`;
		if (saw.has(key)) twice.add(deviceOf(id));
		saw.add(key);
	}
	const before = new Map<number, number>();
	const last = new Map<string, number>();
	for (const [number, id] of ids.entries()) {
		const device = entries.has(id) ? deviceOf(id) : null;
		if (device === null || twice.has(device)) continue;
		const own = last.get(device);
		if (own !== undefined) before.set(number, own);
		last.set(device, number);
	}
	return before;
}

function onceIn<T>(values: readonly T[]): ReadonlySet<T> {
	const counts = new Map<T, number>();
	for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
	return new Set(values.filter((value) => counts.get(value) === 1));
}
