import { base64urlnopad } from '@scure/base';

/** The read key has 32 bytes. The write key is that one with 32 more behind it. */
export const READ_LENGTH = 32;
export const WRITE_LENGTH = 64;

/** What a club's phones share: where their relay is, and the key that this one holds. */
export interface Joining {
	/** Whether the key is the write key or the read key. */
	readonly may: 'write' | 'read';
	/** Base64url. */
	readonly key: string;
	/** The relay's address: `wss:` or, on this machine, `ws:`. */
	readonly relay: string;
	/** The club's id. */
	readonly club: string;
	/** The write keys of rooms that the club has left, until it is said there. */
	readonly former?: readonly string[];
}

/** The relay that comes with the app, at the app's own address. */
export const ownRelay = (app: string): string => `${app.replace(/^http/, 'ws')}/relay`;

/** Where people type an address without what stands before and behind it; null if it is none. */
export function relayFrom(typed: string, app: string): string | null {
	const text = typed.trim().replace(/\/+$/, '');
	if (text === '') return ownRelay(app);
	const address = /^(wss?|https?):\/\//.test(text) ? text.replace(/^http/, 'ws') : `wss://${text}`;
	try {
		const { protocol, host, pathname } = new URL(address);
		const local = /^(localhost|127\.0\.0\.1)(:\d+)?$/.test(host);
		if (protocol !== 'wss:' && !local) return null;
		return `${protocol}//${host}${pathname === '/' ? '/relay' : pathname}`;
	} catch {
		return null;
	}
}

/** The read key that a key contains; a read key is its own. */
export const readKeyOf = (key: string): string =>
	base64urlnopad.encode(base64urlnopad.decode(key).subarray(0, READ_LENGTH));

/** Whether the text is a key, and which; null if it is none. */
export function keyKind(text: string): 'write' | 'read' | null {
	try {
		const { length } = base64urlnopad.decode(text);
		return length === WRITE_LENGTH ? 'write' : length === READ_LENGTH ? 'read' : null;
	} catch {
		return null;
	}
}

/** The invitation to read alone that a phone may hand on, whatever it may itself. */
export const toRead = (joining: Joining): Joining => ({
	...joining,
	may: 'read',
	key: readKeyOf(joining.key)
});

/** What of the address stands behind `#` never reaches a server. */
export function invitationLink(app: string, { may, key, relay, club }: Joining): string {
	const asked = new URLSearchParams({ [may === 'write' ? 'schreiben' : 'lesen']: key, verein: club });
	if (relay !== ownRelay(app)) asked.set('relay', relay);
	return `${app}/verein#${asked}`;
}

/** What an invitation says; null for anything else, or one that was not copied whole. */
export function readInvitation(app: string, hash: string): Joining | null {
	const asked = new URLSearchParams(hash.replace(/^#/, ''));
	const may = asked.has('schreiben') ? 'write' : 'read';
	const key = asked.get('schreiben') ?? asked.get('lesen') ?? '';
	const club = asked.get('verein') ?? '';
	const relay = asked.has('relay') ? relayFrom(asked.get('relay') ?? '', app) : ownRelay(app);
	if (keyKind(key) !== may || club === '' || club.length > 64 || relay === null) return null;
	return { may, key, relay, club };
}
