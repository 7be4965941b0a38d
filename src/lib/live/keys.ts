import { base64urlnopad } from '@scure/base';
import { joinedBytes } from '#lib/base/bytes.ts';
import { READ_LENGTH, WRITE_LENGTH, partsOfKey } from '#lib/transfer/invitation.ts';
import { bytesOf, hkdf, sha256 } from './bytes.ts';

// Who holds a club's read key reads, who holds its write key writes; nobody else, the relay's owner included, sees a
// name or a game. All that the relay is told follows from a key by HKDF (RFC 5869), and no key follows from it.

/** A club's keys as this device uses them, all made from one. */
export interface RoomKeys {
	/** The room's name at the relay: it follows from both tokens, so nobody else can claim it. */
	readonly room: string;
	/** What the relay is shown instead of the key: a token, and the hash of the other one. */
	readonly claim: string;
	readonly canWrite: boolean;
	/** AES-256-GCM. */
	readonly encryption: CryptoKey;
	/** HMAC-SHA-256: makes the same IV for the same entry. */
	readonly iv: CryptoKey;
}

/** A new write key as text. */
export const newKey = (): string =>
	base64urlnopad.encode(crypto.getRandomValues(new Uint8Array(WRITE_LENGTH)));

/**
 * The keys that follow from a key's text; null for a read key of an older version, which names no room. `picture`, a
 * picture's SHA-256 in base64url, asks for those of its own room: who reads the club reads it, and who writes the club puts
 * and ends it, since the write token is the club's.
 */
export async function keysFrom(text: string, picture?: string): Promise<RoomKeys | null> {
	const { read, write, writeHash } = partsOfKey(text);
	const root = await rootOf(read);
	const of = picture === undefined ? '' : `picture ${picture} `;
	const [readToken, encrypt, iv] = await Promise.all([
		derived(root, `${of}read`),
		derived(root, `${of}encrypt`),
		derived(root, `${of}iv`)
	]);
	const writeToken = write && (await writeTokenOf(write));
	const hashed = writeToken ? await sha256(writeToken) : writeHash;
	if (!hashed) return null;
	const readHash = await sha256(readToken);
	const room = await sha256(joinedBytes([bytesOf('schafkopf'), readHash, hashed]));
	const claimed = writeToken ? [writeToken, readHash] : [readToken, hashed];
	return {
		room: base64urlnopad.encode(room).slice(0, 22),
		claim: [writeToken ? 'w' : 'r', ...claimed.map((bytes) => base64urlnopad.encode(bytes))].join('.'),
		canWrite: writeToken !== null,
		encryption: await crypto.subtle.importKey('raw', encrypt, 'AES-GCM', false, ['encrypt', 'decrypt']),
		iv: await crypto.subtle.importKey('raw', iv, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
	};
}

/** The read key that a key contains, with what it takes to name the room; a read key is its own. */
export async function readKeyOf(text: string): Promise<string> {
	const { read, write } = partsOfKey(text);
	if (!write) return text;
	const hashed = await sha256(await writeTokenOf(write));
	return `${base64urlnopad.encode(read)}.${base64urlnopad.encode(hashed)}`;
}

const writeTokenOf = async (write: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> =>
	derived(await rootOf(write), 'write');

const rootOf = (bytes: Uint8Array<ArrayBuffer>): Promise<CryptoKey> =>
	crypto.subtle.importKey('raw', bytes, 'HKDF', false, ['deriveBits']);

async function derived(root: CryptoKey, what: string): Promise<Uint8Array<ArrayBuffer>> {
	return new Uint8Array(await crypto.subtle.deriveBits(hkdf(what), root, READ_LENGTH * 8));
}
