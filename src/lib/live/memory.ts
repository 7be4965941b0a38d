import type { EntryId } from '#lib/base/ids.ts';

/** A row that was read from the relay, or sealed for it. */
export interface KeptRow {
	readonly address: string;
	/** The entry in it; null if it is none of the club's. */
	readonly id: EntryId | null;
	/** The history of the room in which it was read last; 0 if that is lost. */
	readonly history: number;
	/** The row itself while its entry is not in the log. */
	readonly row?: Uint8Array<ArrayBuffer>;
}

/** Another device of the club, as it was heard last. */
export interface KnownDevice {
	readonly device: string;
	/** The member whose device it is, and the evening that it wrote at; empty where it did not say. */
	readonly member: string;
	readonly evening: string;
	readonly mayWrite: boolean;
	/** What a key is locked with for this device alone; empty if it has not said. */
	readonly lock: string;
	/** Milliseconds since 1970. */
	readonly seen: number;
}

/** How far a device is in a room. */
export interface RoomPlace {
	/** Where the next page begins. */
	readonly at: string;
	/** Counts the histories of this room: a relay that was wiped or set back begins another one. */
	readonly history: number;
	/** The last of them at whose end other devices had all that was written here; 0 if none. */
	readonly shared: number;
	/** Where the last row ends that was written here, and how far another device has read; in bytes. */
	readonly own: number;
	readonly safe: number;
	readonly devices: readonly KnownDevice[];
}

export const NOWHERE: RoomPlace = { at: '-1', history: 1, shared: 0, own: 0, safe: 0, devices: [] };

/** What a device remembers of a room between two starts, so that only what is new is read. It may forget all of it. */
export interface RoomMemory {
	read(): Promise<{ readonly place: RoomPlace; readonly rows: readonly KeptRow[] }>;
	/** All of it or nothing. */
	keep(place: RoomPlace, rows: readonly KeptRow[]): Promise<void>;
}

/** The bytes of the room before a place in it. */
export const bytesBefore = (at: string): number => Math.max(0, Number.parseInt(at, 10) || 0);
