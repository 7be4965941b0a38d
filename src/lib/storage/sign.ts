import { deviceNumber, isTimedId, nextId, type DeviceNumber } from '#lib/base/ids.ts';
import type { AnyEntry, NewEntry } from '#lib/log/entry.ts';
import type { Tables } from './table.ts';

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
 * Gives new entries their ids, each larger than every id in the database. Runs within a transaction, so two tabs never
 * make the same id.
 */
export async function sign(
	entries: Tables['entries'],
	own: Tables['device'],
	news: readonly NewEntry[],
	device: Device
): Promise<readonly AnyEntry[]> {
	const [bits, largest] = await Promise.all([
		deviceBits(own, device),
		// Ids in our form are hexadecimal, so all of them sort below "g"; ids from elsewhere may be any text.
		entries.lastKey('g', isTimedId)
	]);
	let last = largest ?? null;
	return news.map((entry): AnyEntry => {
		last = nextId(last, device.now(), bits);
		return { id: last, at: device.at(), ...entry };
	});
}

async function deviceBits(own: Tables['device'], device: Device): Promise<DeviceNumber> {
	const row = await own.get('number');
	if (row) return BigInt(row.value);
	const bits = deviceNumber(device.random());
	own.add({ key: 'number', value: String(bits) });
	return bits;
}

/** The id of the club that this device writes for; made with its first entry. */
export async function clubId(own: Tables['device'], device: Device): Promise<string> {
	const row = await own.get('club');
	if (row) return row.value;
	const club = device.token();
	own.add({ key: 'club', value: club });
	return club;
}
