import { createHash } from 'node:crypto';

/** What a claim lets its bearer do. */
export type May = 'write' | 'read';

const ROOM = /^[\w-]{22}$/;
const CLAIM = /^Bearer (w|r)\.([\w-]{43})\.([\w-]{43})$/;
const SALT = 'schafkopf';

const sha256 = (...parts: readonly (string | Buffer)[]): Buffer => {
	const hash = createHash('sha256');
	for (const part of parts) hash.update(part);
	return hash.digest();
};

export const isRoom = (text: string): boolean => ROOM.test(text);

/** The name of the room that these two tokens open: nobody else can name tokens for it. */
export const roomOf = (readHash: Buffer, writeHash: Buffer): string =>
	sha256(SALT, readHash, writeHash).toString('base64url').slice(0, 22);

/** What this Authorization lets do in this room, found without any memory; null if nothing. */
export function mayDo(room: string, authorization: string | undefined): May | null {
	const [, kind, token, other] = CLAIM.exec(authorization ?? '') ?? [];
	if (token === undefined || other === undefined) return null;
	const own = sha256(Buffer.from(token, 'base64url'));
	const foreign = Buffer.from(other, 'base64url');
	if (kind === 'w') return roomOf(foreign, own) === room ? 'write' : null;
	return roomOf(own, foreign) === room ? 'read' : null;
}

/** What stands in the log instead of a room's name. */
export const shortName = (room: string): string => sha256(room).toString('hex').slice(0, 6);
