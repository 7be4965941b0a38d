import { deflateSync, inflateSync } from 'fflate';
import { joinedBytes } from '#lib/base/bytes.ts';
import type { AnyEntry } from '#lib/log/entry.ts';
import { entryText } from '#lib/log/entry-json.ts';
import type { Renewal } from '#lib/transfer/invitation.ts';
import { bytesOf } from './bytes.ts';
import type { RoomKeys } from './keys.ts';

// A row at the relay: 12 bytes of IV, then AES-256-GCM of one byte that says what it is, two bytes of length, the content,
// and zeros up to a multiple of 64. The room's name is bound to it, so that no row can be moved to another room.

const IV_LENGTH = 12;
const HEAD_LENGTH = 3;
const STEP = 64;

/** What a row holds: an entry, an entry that is packed, the word that the club has left the room, or a part of a picture. */
const ENTRY = 0;
const PACKED = 1;
const LEAVE = 2;
const PART = 3;

/** The relay takes rows of 8 kB at most. Few entries are so long; packed they fit. */
export const ROW_MOST = 8192;
const PACKED_FROM = 4000;

/** What stood in a row that this club's key sealed: JSON that nobody has checked yet, or that the club has left. */
export type OpenedRow =
	| { readonly kind: 'entry'; readonly value: unknown }
	| { readonly kind: 'leave'; readonly leave: Renewal };

/** Seals an entry; null if it is too large for the relay. The same entry always gives the same row. */
export async function sealEntry(keys: RoomKeys, entry: AnyEntry): Promise<Uint8Array<ArrayBuffer> | null> {
	const text = bytesOf(entryText(entry));
	if (text.length < PACKED_FROM) return sealed(keys, ENTRY, text);
	const packed = deflateSync(text);
	return packed.length + 2 * STEP > ROW_MOST ? null : sealed(keys, PACKED, packed);
}

export const sealLeave = (keys: RoomKeys, leave: Renewal): Promise<Uint8Array<ArrayBuffer>> =>
	sealed(keys, LEAVE, bytesOf(JSON.stringify(leave)));

/** Bytes of a picture that one row holds: with IV and tag it is not longer than the relay takes. */
const PART_MOST = Math.floor((ROW_MOST - IV_LENGTH - 16) / STEP) * STEP - HEAD_LENGTH;

/** Seals a picture for the room that is its own: rows to be stored together. */
export const sealPicture = (
	keys: RoomKeys,
	jpeg: Uint8Array<ArrayBuffer>
): Promise<readonly Uint8Array<ArrayBuffer>[]> =>
	Promise.all(
		Array.from({ length: Math.ceil(jpeg.length / PART_MOST) }, (_, part) =>
			sealed(keys, PART, jpeg.subarray(part * PART_MOST, (part + 1) * PART_MOST))
		)
	);

/** What a row holds of a picture. Fails if it was not sealed by this key for this room, or is none. */
export async function openPart(
	keys: RoomKeys,
	row: Uint8Array<ArrayBuffer>
): Promise<Uint8Array<ArrayBuffer>> {
	const { kind, content } = contentOf(await decrypted(keys, row));
	if (kind !== PART) throw new Error('no part of a picture');
	return content;
}

/** Opens a row; null if it was not sealed by this key for this room. */
export async function openRow(keys: RoomKeys, row: Uint8Array<ArrayBuffer>): Promise<OpenedRow | null> {
	try {
		const { kind, content } = contentOf(await decrypted(keys, row));
		if (kind !== ENTRY && kind !== PACKED && kind !== LEAVE) return null;
		const value: unknown = JSON.parse(
			new TextDecoder().decode(kind === PACKED ? unpacked(content) : content)
		);
		if (kind !== LEAVE) return { kind: 'entry', value };
		return { kind: 'leave', leave: value as Renewal };
	} catch {
		return null;
	}
}

/** Encrypts what is told and never kept; the same text gives other bytes each time. */
export const whisper = (keys: RoomKeys, text: string): Promise<Uint8Array<ArrayBuffer>> =>
	encrypted(keys, crypto.getRandomValues(new Uint8Array(IV_LENGTH)), bytesOf(text));

/** What `whisper` encrypted; null if it was not. */
export const heard = (keys: RoomKeys, told: Uint8Array<ArrayBuffer>): Promise<string | null> =>
	decrypted(keys, told).then(
		(bytes) => new TextDecoder().decode(bytes),
		() => null
	);

function contentOf(plain: Uint8Array<ArrayBuffer>): {
	readonly kind: number | undefined;
	readonly content: Uint8Array<ArrayBuffer>;
} {
	const [kind, high = 0, low = 0] = plain;
	return { kind, content: plain.subarray(HEAD_LENGTH, HEAD_LENGTH + ((high << 8) | low)) };
}

async function sealed(keys: RoomKeys, kind: number, content: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
	const { length } = content;
	const plain = new Uint8Array(Math.ceil((HEAD_LENGTH + length) / STEP) * STEP);
	plain.set([kind, length >> 8, length & 0xff]);
	plain.set(content, HEAD_LENGTH);
	const iv = new Uint8Array(await crypto.subtle.sign('HMAC', keys.iv, plain)).slice(0, IV_LENGTH);
	return encrypted(keys, iv, plain);
}

async function encrypted(
	{ encryption, room }: RoomKeys,
	iv: Uint8Array<ArrayBuffer>,
	plain: Uint8Array<ArrayBuffer>
): Promise<Uint8Array<ArrayBuffer>> {
	const how = { name: 'AES-GCM', iv, additionalData: bytesOf(room) };
	return joinedBytes([iv, new Uint8Array(await crypto.subtle.encrypt(how, encryption, plain))]);
}

async function decrypted(
	{ encryption, room }: RoomKeys,
	all: Uint8Array<ArrayBuffer>
): Promise<Uint8Array<ArrayBuffer>> {
	const how = { name: 'AES-GCM', iv: all.slice(0, IV_LENGTH), additionalData: bytesOf(room) };
	return new Uint8Array(await crypto.subtle.decrypt(how, encryption, all.slice(IV_LENGTH)));
}

/** No entry is longer than this; a few packed bytes could become gigabytes. */
const UNPACKED_MOST = 250_000;

const unpacked = (packed: Uint8Array): Uint8Array =>
	inflateSync(packed, { out: new Uint8Array(UNPACKED_MOST) });
