import type { AnyEntry } from '#lib/log/entry.ts';
import { entryText } from '#lib/transfer/content.ts';
import type { RoomKeys } from './keys.ts';

// What the relay holds of an entry: 12 bytes of IV, then AES-256-GCM of one byte that says how the rest is packed, and the
// entry's text. The document's name is bound to it, so that no entry can be moved to another place.

const IV_LENGTH = 12;
const PLAIN = 0;
const DEFLATED = 1;
/** The relay takes values of 8 kB at most. Few entries are so long; packed they fit. */
const PACKED_FROM = 4000;

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

/**
 * Encrypts an entry for a document. The IV follows from what is encrypted: two phones that hand on the same entry make the
 * same bytes of it.
 */
export async function seal(keys: RoomKeys, document: string, entry: AnyEntry): Promise<Uint8Array> {
	const text = bytesOf(entryText(entry));
	const content =
		text.length < PACKED_FROM
			? withFirst(PLAIN, text)
			: withFirst(DEFLATED, (await import('fflate')).deflateSync(text));
	const iv = new Uint8Array(await crypto.subtle.sign('HMAC', keys.iv, content)).slice(0, IV_LENGTH);
	return encrypted(keys, document, iv, content);
}

/** What stood in it: JSON that nobody has checked yet. Null if it was not sealed by this key for this document. */
export async function unseal(keys: RoomKeys, document: string, sealed: Uint8Array): Promise<unknown> {
	try {
		const content = await decrypted(keys, document, sealed);
		const [how] = content;
		const rest = content.subarray(1);
		if (how !== PLAIN && how !== DEFLATED) return null;
		return JSON.parse(new TextDecoder().decode(how === PLAIN ? rest : await unpacked(rest)));
	} catch {
		return null;
	}
}

/** Encrypts what is told and never kept; the same text gives other bytes each time. */
export function whisper(keys: RoomKeys, document: string, text: string): Promise<Uint8Array> {
	return encrypted(keys, document, crypto.getRandomValues(new Uint8Array(IV_LENGTH)), bytesOf(text));
}

/** What `whisper` encrypted; null if it was not. */
export async function heard(keys: RoomKeys, document: string, told: Uint8Array): Promise<string | null> {
	return decrypted(keys, document, told).then(
		(bytes) => new TextDecoder().decode(bytes),
		() => null
	);
}

async function encrypted(
	{ encryption }: RoomKeys,
	document: string,
	iv: Uint8Array<ArrayBuffer>,
	content: Uint8Array<ArrayBuffer>
): Promise<Uint8Array> {
	const how = { name: 'AES-GCM', iv, additionalData: bytesOf(document) };
	const cipher = new Uint8Array(await crypto.subtle.encrypt(how, encryption, content));
	const all = new Uint8Array(IV_LENGTH + cipher.length);
	all.set(iv);
	all.set(cipher, IV_LENGTH);
	return all;
}

async function decrypted({ encryption }: RoomKeys, document: string, all: Uint8Array): Promise<Uint8Array> {
	const how = {
		name: 'AES-GCM',
		iv: all.slice(0, IV_LENGTH),
		additionalData: bytesOf(document)
	};
	return new Uint8Array(await crypto.subtle.decrypt(how, encryption, all.slice(IV_LENGTH)));
}

/** No entry is longer than this; a few packed bytes could become gigabytes. */
const UNPACKED_MOST = 250_000;

async function unpacked(packed: Uint8Array): Promise<Uint8Array> {
	const { inflateSync } = await import('fflate');
	return inflateSync(packed, { out: new Uint8Array(UNPACKED_MOST) });
}

function withFirst(first: number, rest: Uint8Array): Uint8Array<ArrayBuffer> {
	const all = new Uint8Array(rest.length + 1);
	all[0] = first;
	all.set(rest, 1);
	return all;
}
