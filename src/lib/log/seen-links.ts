import { deviceOf, type EntryId } from '#lib/base/ids.ts';
import { happened, type TableEntry } from './entry.ts';
import type { Place } from './place.ts';

/** An entry of an evening's table and what it saw. Links refer to each other by their index in the order of the log. */
export interface SeenLink {
	/** The link it was written after. Its number is always smaller; `START` stands before an evening's first entry. */
	readonly behind: number;
	/** The place that counts if this was written apart; null for a struck entry and for a correction. */
	readonly place: EntryId | null;
	/** The link that the same device wrote before it; null when that is unknown. */
	readonly own: number | null;
}

export const START = -1;

/**
 * The links of an evening's places. Empty when they all form one chain, or when no entry says what it saw: such entries
 * come from older versions and count as written in turn.
 */
export function linksIn(places: readonly Place[]): readonly SeenLink[] {
	const entries = new Map<string, TableEntry>();
	const standing = new Map<string, EntryId>();
	for (const { id, entry, chain } of places) {
		for (const one of chain) if (happened(one)) entries.set(one.id, one);
		if (entry && chain[0]) standing.set(chain[0].id, id);
	}
	const seen = [...entries.values()].flatMap((entry) => seenBy(entry) ?? []);
	if (seen.length === 0) return [];
	// Ids that are missing here or of another kind belong to it too: two entries that saw the same one were written
	// apart.
	const ids = [...new Set([...entries.keys(), ...seen])].sort();
	// The usual evening costs nothing more: each entry saw the one before it.
	if (ids.every((id, number) => number === 0 || entries.get(id)?.seen === ids[number - 1])) return [];
	const numbers = new Map(ids.map((id, number) => [id, number]));
	const isFirst = firsts(entries, ids, new Set(seen));
	const own = ownBefore(entries, ids);
	return ids.map((id, number): SeenLink => {
		const entry = entries.get(id);
		const behind = (entry && seenBy(entry)) ?? null;
		// An entry that is no game and does not say what it saw may belong anywhere, so it cannot be apart.
		const known = behind !== null || isFirst.has(id) || entry?.kind === 'game';
		return {
			behind: behind === null ? (isFirst.has(id) ? START : number - 1) : (numbers.get(behind) ?? START),
			place: known ? (standing.get(id) ?? null) : null,
			own: own.get(number) ?? null
		};
	});
}

/**
 * The id that an entry says it saw. Ids rise, so only a forged entry names itself or a later one: such a name is
 * ignored.
 */
function seenBy({ id, seen }: TableEntry): string | null {
	return seen !== undefined && seen < id ? seen : null;
}

/**
 * The entries that saw nothing because nothing was there yet. Entries of old app versions name nothing either, and count
 * as written in turn. A device that twice names nothing runs an old version. An entry of any other device is a first one
 * if the device goes on to say what it saw, and either every first one is followed or it is a game after others that say
 * so.
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

/** For each entry the one that its device wrote before it. A device always knows its own entries. */
function ownBefore(
	entries: ReadonlyMap<string, TableEntry>,
	ids: readonly string[]
): ReadonlyMap<number, number> {
	// Two entries with one device number that saw the same: the phone was copied, or the ids were made in another way.
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
