import type { Table } from 'dexie';
import type { EntryId } from '#lib/base/ids.ts';
import type { AnyEntry } from '#lib/log/entry.ts';
import { CLUB, UNPLACED, type DeviceRow, type Group } from './database.ts';

/** Entries of a club that are known to have been written but were missing from a restored copy. */
export interface Missing {
	/** How many evenings the club had in all. */
	readonly of: number;
	/** The ids of the missing entries by their group. */
	readonly groups: Readonly<Record<string, readonly EntryId[]>>;
}

export const isEvening = (group: string): boolean => group !== CLUB && group !== UNPLACED;

type Own = Table<DeviceRow, DeviceRow['key']>;

/**
 * Notes what is missing from now on, or removes from the note what has arrived, within the transaction that writes it.
 * The note stays until everything has arrived.
 */
export async function noteMissing(
	device: Own,
	come: readonly AnyEntry[],
	before: Missing | null
): Promise<void> {
	if (!before) return;
	const here = new Set(come.map(({ id }) => id));
	const groups = Object.entries(before.groups)
		.map(([group, ids]) => [group, ids.filter((id) => !here.has(id))] as const)
		.filter(([, ids]) => ids.length > 0);
	if (groups.length === 0) await device.delete('missing');
	else {
		const rest: Missing = { of: before.of, groups: Object.fromEntries(groups) };
		await device.put({ key: 'missing', value: JSON.stringify(rest) });
	}
}

export const readMissing = (text: string | undefined | null): Missing | null =>
	text ? (JSON.parse(text) as Missing) : null;

/** How many evenings are missing, wholly or in part, and how many of the club's own entries. */
export function countMissing({ of, groups }: Missing): Lack {
	const named = Object.keys(groups) as Group[];
	const club = named.filter((group) => !isEvening(group)).flatMap((group) => groups[group] ?? []);
	return { of, evenings: named.filter(isEvening).length, club: club.length };
}

export interface Lack {
	/** How many evenings the club had, and how many of them are not whole. */
	readonly of: number;
	readonly evenings: number;
	/** How many of the club's own entries are missing. */
	readonly club: number;
}
