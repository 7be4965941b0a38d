import { base64urlnopad } from '@scure/base';
import { joinedBytes } from '#lib/base/bytes.ts';
import type { InvitedDevices } from '#lib/transfer/invitation.ts';
import { bytesOf, hkdf } from './bytes.ts';

// Whoever gives a club another room invites the devices that stay, one by one: each has a lock of its own (ECDH on P-256), and
// in the old room stands for each the new key, locked. Who is left out reads that there is another room, and not its key.

const CURVE = { name: 'ECDH', namedCurve: 'P-256' } as const;
const IV_LENGTH = 12;

/** A device's lock and what opens it, which never leaves the device. */
export const newLock = (): Promise<CryptoKeyPair> => crypto.subtle.generateKey(CURVE, false, ['deriveBits']);

/** What others lock with. */
export const lockText = async ({ publicKey }: CryptoKeyPair): Promise<string> =>
	base64urlnopad.encode(new Uint8Array(await crypto.subtle.exportKey('raw', publicKey)));

interface Lockable {
	readonly device: string;
	readonly lock: string;
	readonly mayWrite: boolean;
}

/** Locks for each device the key that it is to have; a device without a good lock gets none. */
export async function lockKeys(
	devices: readonly Lockable[],
	keys: { readonly write: string; readonly read: string }
): Promise<InvitedDevices> {
	const pair = await newLock();
	const locked = await Promise.all(
		devices.map(async ({ device, lock, mayWrite }) => {
			try {
				const key = await sharedKey(pair.privateKey, lock, device, 'encrypt');
				const iv = crypto.getRandomValues(new Uint8Array(IV_LENGTH));
				const text = bytesOf(mayWrite ? keys.write : keys.read);
				const sealed = new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, text));
				return [device, base64urlnopad.encode(joinedBytes([iv, sealed]))] as const;
			} catch {
				return null;
			}
		})
	);
	return { lock: await lockText(pair), keys: Object.fromEntries(locked.filter((one) => one !== null)) };
}

/** The key that stands there for this device; null if there is none. */
export async function unlockKey(
	{ lock, keys }: InvitedDevices,
	device: string,
	{ privateKey }: CryptoKeyPair
): Promise<string | null> {
	try {
		const sealed = new Uint8Array(base64urlnopad.decode(keys[device] ?? ''));
		const how = { name: 'AES-GCM', iv: sealed.slice(0, IV_LENGTH) };
		const key = await sharedKey(privateKey, lock, device, 'decrypt');
		return new TextDecoder().decode(await crypto.subtle.decrypt(how, key, sealed.slice(IV_LENGTH)));
	} catch {
		return null;
	}
}

/** What only the two ends can compute. */
async function sharedKey(
	own: CryptoKey,
	lock: string,
	device: string,
	use: 'encrypt' | 'decrypt'
): Promise<CryptoKey> {
	const raw = new Uint8Array(base64urlnopad.decode(lock));
	const other = await crypto.subtle.importKey('raw', raw, CURVE, false, []);
	const bits = await crypto.subtle.deriveBits({ name: 'ECDH', public: other }, own, 256);
	const root = await crypto.subtle.importKey('raw', bits, 'HKDF', false, ['deriveKey']);
	const made = { name: 'AES-GCM', length: 256 } as const;
	return crypto.subtle.deriveKey(hkdf(`lock ${device}`), root, made, false, [use]);
}
