import type { Table } from 'dexie';
import { deviceNumber, isTimedId, nextId, type EntryId } from '#lib/base/ids.ts';
import type { AnyEntry, NewEntry } from '#lib/log/entry.ts';
import { named } from '#lib/log/unwritten.ts';
import type { DeviceRow, EntryRow } from './database.ts';

/** The device's clock and random source, handed in so that tests can control them. */
export interface Device {
	/** Milliseconds. */
	now(): number;
	/** ISO 8601 with the local offset. */
	at(): string;
	/** Eight random bytes. */
	random(): Uint8Array;
	/** A new UUID. */
	token(): string;
}

/** What must be known of the database before anything is signed. */
interface Known {
	/** The device's number and the club's id; missing before the first entry. */
	readonly own: readonly (DeviceRow | undefined)[];
	readonly last: EntryId | null;
}

export async function askToSign(
	entries: Table<EntryRow, EntryId>,
	device: Table<DeviceRow, DeviceRow['key']>
): Promise<Known> {
	const [own, last] = await Promise.all([device.bulkGet(['number', 'club']), largestId(entries)]);
	return { own, last };
}

/**
 * Gives new entries their ids, each larger than every id in the database, and one time to all of them. Runs within a
 * transaction, so two tabs never make the same id. `fresh` is what the device writes of itself with its first entry.
 */
export function sign(
	news: readonly NewEntry[],
	{ own: [number, club], last }: Known,
	device: Device
): { readonly signed: readonly AnyEntry[]; readonly fresh: readonly DeviceRow[] } {
	const fresh: DeviceRow[] = [];
	if (!club) fresh.push({ key: 'club', value: device.token() });
	const bits = number ? BigInt(number.value) : deviceNumber(device.random());
	if (!number) fresh.push({ key: 'number', value: String(bits) });
	const at = device.at();
	const signed = news.map((entry): AnyEntry => {
		last = nextId(last, device.now(), bits);
		return { id: last, at, ...entry };
	});
	return { signed: named(signed), fresh };
}

async function largestId(entries: Table<EntryRow, EntryId>): Promise<EntryId | null> {
	// Ids in our form are hexadecimal, so all of them sort below "g"; ids from elsewhere may be any text.
	const below = () => entries.where(':id').below('g').reverse();
	const [last] = await below().limit(1).primaryKeys();
	if (last === undefined || isTimedId(last)) return last ?? null;
	const [timed] = await below()
		.filter((row) => isTimedId(row.id))
		.limit(1)
		.primaryKeys();
	return timed ?? null;
}
