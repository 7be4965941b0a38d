import type { Table } from 'dexie';
import { deviceNumber, isTimedId, nextId, type DeviceNumber, type EntryId } from '#lib/base/ids.ts';
import type { AnyEntry, NewEntry } from '#lib/log/entry.ts';
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

/**
 * Gives new entries their ids, each larger than every id in the database, and one time to all of them. Runs within a
 * transaction, so two tabs never make the same id.
 */
export async function sign(
	entries: Table<EntryRow, EntryId>,
	own: Table<DeviceRow, DeviceRow['key']>,
	news: readonly NewEntry[],
	device: Device
): Promise<readonly AnyEntry[]> {
	const bits = await deviceBits(own, device);
	let last = await largestId(entries);
	const at = device.at();
	return news.map((entry): AnyEntry => {
		last = nextId(last, device.now(), bits);
		return { id: last, at, ...entry };
	});
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

async function deviceBits(own: Table<DeviceRow, DeviceRow['key']>, device: Device): Promise<DeviceNumber> {
	const row = await own.get('number');
	if (row) return BigInt(row.value);
	const bits = deviceNumber(device.random());
	await own.add({ key: 'number', value: String(bits) });
	return bits;
}

/** The id of the club that this device writes for; made with its first entry. */
export async function clubId(own: Table<DeviceRow, DeviceRow['key']>, device: Device): Promise<string> {
	const row = await own.get('club');
	if (row) return row.value;
	const club = device.token();
	await own.add({ key: 'club', value: club });
	return club;
}
