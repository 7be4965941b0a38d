import { base64urlnopad } from '@scure/base';
import { READ_LENGTH, WRITE_LENGTH } from '#lib/transfer/invitation.ts';

// Who holds a club's read key reads, who holds its write key writes; nobody else, the relay's owner included, sees a
// name or a game. All that the relay is told follows from a key by HKDF (RFC 5869), and no key follows from it.

/** A club's keys as this device uses them, all made from one. */
export interface RoomKeys {
	/** The room's name at the relay. */
	readonly room: string;
	/** What the relay is shown instead of the key. */
	readonly token: string;
	readonly canWrite: boolean;
	/** AES-256-GCM. */
	readonly encryption: CryptoKey;
	/** HMAC-SHA-256: makes the same IV for the same entry. */
	readonly iv: CryptoKey;
}

/** A new write key as text. */
export const newKey = (): string =>
	base64urlnopad.encode(crypto.getRandomValues(new Uint8Array(WRITE_LENGTH)));

export async function keysFrom(text: string): Promise<RoomKeys> {
	const key = new Uint8Array(base64urlnopad.decode(text));
	const read = await rootOf(key.subarray(0, READ_LENGTH));
	const canWrite = key.length === WRITE_LENGTH;
	const [room, readToken, encrypt, iv] = await Promise.all([
		derived(read, 'room', 16),
		derived(read, 'read', 32),
		derived(read, 'encrypt', 32),
		derived(read, 'iv', 32)
	]);
	const reading = base64urlnopad.encode(readToken);
	const writing = canWrite ? await derived(await rootOf(key.subarray(READ_LENGTH)), 'write', 32) : null;
	return {
		room: base64urlnopad.encode(room),
		token: writing ? `w.${base64urlnopad.encode(writing)}.${reading}` : `r.${reading}`,
		canWrite,
		encryption: await crypto.subtle.importKey('raw', encrypt, 'AES-GCM', false, ['encrypt', 'decrypt']),
		iv: await crypto.subtle.importKey('raw', iv, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
	};
}

const rootOf = (bytes: Uint8Array<ArrayBuffer>): Promise<CryptoKey> =>
	crypto.subtle.importKey('raw', bytes, 'HKDF', false, ['deriveBits']);

async function derived(root: CryptoKey, what: string, bytes: number): Promise<Uint8Array<ArrayBuffer>> {
	const info = new TextEncoder().encode(`schafkopf ${what}`);
	const how = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(0), info };
	return new Uint8Array(await crypto.subtle.deriveBits(how, root, bytes * 8));
}
