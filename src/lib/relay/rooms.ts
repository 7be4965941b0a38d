import { createHash, timingSafeEqual } from 'node:crypto';
import type { Reason } from './limits.ts';
import type { RelayStore, RoomRecord } from './store.ts';

/** A document's name: the room, and the part of the club's log. */
export interface DocumentName {
	readonly room: string;
	readonly part: string;
}

/** The document that names all other parts of its room. */
export const DIRECTORY = 'parts';

const NAME = /^([\w-]{22})\/(parts|w\d{1,8}|x[0-9a-f])$/;
const READER = /^r\.([\w-]{43})$/;
const WRITER = /^w\.([\w-]{43})\.([\w-]{43})$/;

/** Reads a document's name; null if it is none of ours. */
export function documentName(text: string): DocumentName | null {
	const [, room, part] = NAME.exec(text) ?? [];
	return room !== undefined && part !== undefined ? { room, part } : null;
}

/** What stands in the log instead of a room's name. */
export const shortName = (room: string): string => hashOf(room).slice(0, 6);

/** A text in which rooms have their short names. */
export const withoutRooms = (text: string): string =>
	text.replace(/[\w-]{22}(?=\/(parts|w\d|x[0-9a-f]))/g, shortName);

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

const isSame = (one: string, other: string): boolean =>
	one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** What a client's token lets it do. */
export interface Admission {
	readonly readOnly: boolean;
}

/**
 * Lets a client into a room, or says in a word why not. The first one who brings a key to write makes the room, and only the
 * hashes of its keys are kept. `mayMake` is asked before a room is made.
 */
export async function admit(
	store: RelayStore,
	room: string,
	token: string,
	mayMake: () => boolean
): Promise<Admission | Reason> {
	const [, readOnly] = READER.exec(token) ?? [];
	const [, write, read] = WRITER.exec(token) ?? [];
	if (readOnly === undefined && (write === undefined || read === undefined)) return 'wrong-key';
	let record = await store.room(room);
	if (!record && write !== undefined && read !== undefined) {
		if (!mayMake()) return 'too-many';
		record = await store.makeRoom(room, { read: hashOf(read), write: hashOf(write) });
	}
	if (!record) return 'unknown-room';
	return admission(record, readOnly, write);
}

function admission(
	record: RoomRecord,
	read: string | undefined,
	write: string | undefined
): Admission | Reason {
	if (read !== undefined) return isSame(record.read, hashOf(read)) ? { readOnly: true } : 'wrong-key';
	return isSame(record.write, hashOf(write ?? '')) ? { readOnly: false } : 'wrong-key';
}
