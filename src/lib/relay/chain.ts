import { createHash } from 'node:crypto';
import type { Limits } from './limits.ts';

/** A place in a room's history: how many bytes stand before it, and the hash of all of them. */
export interface ChainPlace {
	readonly position: number;
	readonly chain: Buffer;
}

/** What an offset says of its place. */
export interface Mark {
	readonly position: number;
	/** The first bytes of the chain, as base64url. */
	readonly hash: string;
}

/** A piece as it is stored: where it begins, and the chain before it. */
export interface StoredPiece {
	readonly position: number;
	readonly before: Buffer;
	readonly bytes: Buffer;
}

export interface StoredPage {
	readonly start: ChainPlace;
	readonly next: ChainPlace;
	readonly bytes: Buffer;
	/** Whether nothing stands behind it. */
	readonly isTail: boolean;
}

export const HASH_BYTES = 32;
const SHOWN_BYTES = 12;
/** Pieces of one page: with rows of a few bytes it would cost more than it brings. */
export const PAGE_PIECES = 256;
const OFFSET = /^(\d{12})_([\w-]{16})$/;

export const CHAIN_START: ChainPlace = { position: 0, chain: Buffer.alloc(HASH_BYTES) };

export const after = ({ position, chain }: ChainPlace, bytes: Uint8Array): ChainPlace => ({
	position: position + bytes.length,
	chain: createHash('sha256').update(chain).update(bytes).digest()
});

const hashShown = (chain: Buffer): string => chain.toString('base64url', 0, SHOWN_BYTES);

export const offsetOf = ({ position, chain }: ChainPlace): string =>
	`${String(position).padStart(12, '0')}_${hashShown(chain)}`;

export const markAt = ({ position, chain }: ChainPlace): Mark => ({ position, hash: hashShown(chain) });

export const START_MARK: Mark = markAt(CHAIN_START);

/** Reads an offset; null if it is none. */
export function markOf(text: string): Mark | null {
	const [, position, hash] = OFFSET.exec(text) ?? [];
	return position !== undefined && hash !== undefined ? { position: Number(position), hash } : null;
}

/** A store holds what no relay wrote. */
export class Damaged extends Error {}

/**
 * The page that begins at a mark, of the pieces that begin there or up to `most` bytes behind it, one more than a page has at most. The chain is computed anew, so nothing torn or
 * changed is read as good. 'gone' if this history never had such a place.
 */
export function pageOf(
	tail: ChainPlace,
	mark: Mark,
	found: readonly StoredPiece[],
	most: number
): StoredPage | 'gone' {
	const start = startOf(tail, mark, found[0]);
	if (!start) return 'gone';
	const { taken, next } = takenFrom(start, found, start.position + most);
	const isTail = next.position === tail.position;
	// What stands behind it, or the room itself, says what its last piece was.
	const chain = isTail ? tail.chain : found[taken.length]?.before;
	if (!chain?.equals(next.chain)) throw new Damaged('a page does not end where the next one begins');
	return { start, next, bytes: Buffer.concat(taken), isTail };
}

/** The place that a mark means; null if this history never had it. */
function startOf(tail: ChainPlace, mark: Mark, first: StoredPiece | undefined): ChainPlace | null {
	const isAtEnd = mark.position === tail.position && !first;
	if (!isAtEnd && mark.position === 0 && first?.position !== 0)
		throw new Damaged('the first piece is missing');
	const place = first ? { position: first.position, chain: first.before } : tail;
	return place.position === mark.position && hashShown(place.chain) === mark.hash ? place : null;
}

/** The bytes of one page's pieces, up to a position; at least of one. And where they end. */
function takenFrom(start: ChainPlace, found: readonly StoredPiece[], end: number) {
	const taken: Buffer[] = [];
	let next = start;
	for (const { position, before, bytes } of found.slice(0, PAGE_PIECES)) {
		if (taken.length > 0 && next.position + bytes.length > end) break;
		if (position !== next.position || !before.equals(next.chain))
			throw new Damaged('a piece does not follow the one before it');
		taken.push(bytes);
		next = after(next, bytes);
	}
	return { taken, next };
}

/** Whole rows that are stored as one step of the chain. */
export interface FramePiece {
	readonly bytes: Buffer;
	readonly rows: number;
}

/** Before each row stands its length, two bytes, the higher one first. */
const HEAD = 2;

/** Cuts a body into pieces of whole frames, each at most a page; null where it is not whole frames. */
export function cutFrames(body: Buffer, { row, page }: Pick<Limits, 'row' | 'page'>): FramePiece[] | null {
	const pieces: FramePiece[] = [];
	let [from, at, rows] = [0, 0, 0];
	while (at < body.length) {
		if (at + HEAD > body.length) return null;
		const length = body.readUInt16BE(at);
		const end = at + HEAD + length;
		if (length === 0 || length > row || end > body.length) return null;
		if (end - from > page) {
			pieces.push({ bytes: body.subarray(from, at), rows });
			[from, rows] = [at, 0];
		}
		[at, rows] = [end, rows + 1];
	}
	if (at > from) pieces.push({ bytes: body.subarray(from, at), rows });
	return pieces;
}
