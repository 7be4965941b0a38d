import { base64urlnopad } from '@scure/base';
import { filledIn } from '#lib/base/collections.ts';

/** Either half of a key has 32 bytes: the write key is a read key with a secret of its own behind it. */
export const READ_LENGTH = 32;
export const WRITE_LENGTH = 64;

/** What a club's phones share: where their relay is, and the key that this one holds. */
export interface Joining {
	/** Whether the key is the write key or the read key. */
	readonly may: 'write' | 'read';
	/** Base64url. A read key has the hash of the write token behind a dot. */
	readonly key: string;
	/** The relay's address: `https:` or, on this machine, `http:`. */
	readonly relay: string;
	/** The club's id. */
	readonly club: string;
	/** The member whose phone it is, where it shows nobody else's money (roles.ts); only beside a read key. */
	readonly whose?: string;
	/** The write keys of rooms that the club has left, until it is said there; and who gave it this one, when. */
	readonly former?: readonly string[];
	readonly renewed?: Renewal;
	/** Somebody else gave the club another room at the same time, and nobody has said yet which holds. */
	readonly rival?: Renewal;
	/** When this phone joined, in milliseconds since 1970. */
	readonly since?: number;
}

/** Who gave a club another room, when (milliseconds since 1970), and which devices have its key by that. */
export interface Renewal {
	readonly by: string;
	readonly at: number;
	readonly invited?: InvitedDevices;
}

/** Keys for devices by their names, each locked for that device alone; and the lock of who locked them. Base64url. */
export interface InvitedDevices {
	readonly lock: string;
	readonly keys: Readonly<Record<string, string>>;
}

/** A joining as somebody hands it on. */
export interface Invitation extends Joining {
	/** What the club is called, and who invites; empty where that is not known. */
	readonly name: string;
	readonly from: string;
	/** The last day on which it is taken, YYYY-MM-DD; null if it stands until the access is renewed. */
	readonly until: string | null;
	/** Where it leads once it is taken; without it, to the start. */
	readonly to?: InvitedTo;
}

/** A championship, and the number of the table there; null for whoever chooses it himself. */
export interface InvitedTo {
	readonly championship: string;
	readonly table: number | null;
	/** The Partie in which it is that table, from 1; older codes meant the one played when they were read. */
	readonly partie?: number;
}

/** The relay that comes with the app, at the app's own address. */
export const ownRelay = (app: string): string => `${app}/relay`;

/** A relay's address as it is spoken to: older versions wrote it as that of a WebSocket. */
export const spokenAddress = (relay: string): string => relay.replace(/^ws/, 'http');

/** Where people type an address without what stands before and behind it; null if it is none. */
export function relayFrom(typed: string, app: string): string | null {
	const text = typed.trim().replace(/\/+$/, '');
	if (text === '') return ownRelay(app);
	const address = /^(wss?|https?):\/\//.test(text) ? spokenAddress(text) : `https://${text}`;
	try {
		const { protocol, host, pathname } = new URL(address);
		if (!/^[\w.-]+(:\d+)?$/.test(host)) return null;
		if (protocol !== 'https:' && !address.startsWith(`${app}/`) && address !== app) return null;
		return `${protocol}//${host}${pathname === '/' ? '/relay' : pathname}`;
	} catch {
		return null;
	}
}

/** What a key's text holds. */
export interface KeyParts {
	readonly read: Uint8Array<ArrayBuffer>;
	/** What only a write key has. */
	readonly write: Uint8Array<ArrayBuffer> | null;
	/** The hash of the write token, which a read key brings along; older ones did not. */
	readonly writeHash: Uint8Array<ArrayBuffer> | null;
}

export function partsOfKey(text: string): KeyParts {
	const [key, hash] = text.split('.').map((part) => new Uint8Array(base64urlnopad.decode(part)));
	if (!key) throw new Error('a key without a beginning');
	return {
		read: key.slice(0, READ_LENGTH),
		write: key.length === WRITE_LENGTH ? key.slice(READ_LENGTH) : null,
		writeHash: hash ?? null
	};
}

/** Whether the text is a key, and which; null if it is none. */
export function keyKind(text: string): 'write' | 'read' | null {
	try {
		const { read, write, writeHash } = partsOfKey(text);
		const extra = [write, writeHash].filter((part) => part !== null);
		if (read.length !== READ_LENGTH || extra.some(({ length }) => length !== READ_LENGTH)) return null;
		const { length } = text.split('.');
		return write && length === 1 ? 'write' : !write && writeHash && length === 2 ? 'read' : null;
	} catch {
		return null;
	}
}

/**
 * What an invitation would make of the access that a device has: nothing new; more, in the same room; writing no longer, or
 * seeing one member's money alone; or another room in its place.
 */
export function changeBy(standing: Joining, asked: Joining): 'none' | 'more' | 'less' | 'other' {
	const isOneRelay = spokenAddress(standing.relay) === spokenAddress(asked.relay);
	if (isOneRelay && standing.key === asked.key) {
		if (standing.whose === asked.whose) return 'none';
		return asked.whose ? 'less' : 'more';
	}
	const isOneRoom = String(partsOfKey(standing.key).read) === String(partsOfKey(asked.key).read);
	if (!isOneRelay || !isOneRoom) return 'other';
	return standing.may === 'write' ? 'less' : 'more';
}

/**
 * What of the address stands behind `#` never reaches a server. The key is last: of a link that was not copied whole it lacks
 * letters, so nothing before it is ever read in part.
 */
export function invitationLink(app: string, invitation: Invitation): string {
	const { may, key, relay, club, whose, name, from, until, to } = invitation;
	const said = {
		...{ wer: may === 'read' && whose, name, von: from, bis: until },
		...{ relay: relay !== ownRelay(app) && relay, meisterschaft: to?.championship },
		tisch: to?.table && String(to.table),
		partie: to?.partie && String(to.partie)
	};
	const filled = filledIn(said) as Record<string, string>;
	const parts = { verein: club, ...filled, [may === 'write' ? 'schreiben' : 'lesen']: key };
	return `${app}/verein#${new URLSearchParams(parts)}`;
}

/** Characters of a name in an invitation: a link somebody wrote by hand fills no screen. */
const NAME_MOST = 80;
const ID_MOST = 64;

/** What an invitation says; null for anything else, or one that was not copied whole. */
export function readInvitation(app: string, hash: string): Invitation | null {
	const asked = new URLSearchParams(hash.replace(/^#/, ''));
	const text = (name: string): string => asked.get(name) ?? '';
	const may = asked.has('schreiben') ? 'write' : 'read';
	const key = text('schreiben') || text('lesen');
	const club = text('verein');
	const relay = relayFrom(text('relay'), app);
	if (keyKind(key) !== may || club === '' || club.length > ID_MOST || relay === null) return null;
	const until = dayIn(text('bis'));
	const [name, from] = [text('name').slice(0, NAME_MOST), text('von').slice(0, NAME_MOST)];
	const whose = may === 'read' ? text('wer') : '';
	if (whose.length > ID_MOST) return null;
	const to = invitedTo(
		text('meisterschaft').slice(0, ID_MOST),
		numberIn(text('tisch')),
		numberIn(text('partie'))
	);
	return { ...{ may, key, relay, club, name, from, until }, ...filledIn({ whose, to }) };
}

const dayIn = (text: string): string | null => (/^\d{4}-\d{2}-\d{2}$/.test(text) ? text : null);

const numberIn = (text: string): number | null => (/^[1-9]\d?$/.test(text) ? Number(text) : null);

const invitedTo = (championship: string, table: number | null, partie: number | null): InvitedTo | null =>
	championship === '' ? null : { championship, table, ...(partie !== null && { partie }) };

/** What a link of this app may open: how a Kasse, a member or a result stands, a calculation, an invitation, a rule book, an answer, a vote. */
const PLACES = [
	'/kasse/stand',
	'/stand',
	'/meisterschaft/ergebnis',
	'/rechner',
	'/rechner/saukopf',
	'/verein',
	'/regeln/nehmen',
	'/termine',
	'/termine/abstimmung'
] as const;

/** The screen that a link of this app opens, and what it brings; null for any other text. */
export function linkPlace(
	text: string
): { readonly place: (typeof PLACES)[number]; readonly content: string } | null {
	const [, path = '', content = ''] = /([^#\s]*)#(\S+)/.exec(text.trim()) ?? [];
	const place = PLACES.find((one) => path.endsWith(one));
	if (!place) return null;
	// An invitation that names no relay means the one at its own address, wherever it is opened.
	const [, origin] = /^(https?:\/\/[^/]+)\/verein$/.exec(path) ?? [];
	const bare = origin !== undefined && !new URLSearchParams(content).has('relay');
	return { place, content: bare ? `${content}&relay=${ownRelay(origin)}` : content };
}
