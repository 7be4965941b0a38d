import { createHash } from 'node:crypto';

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
	const [first] = found;
	if (mark.position === tail.position && !first)
		return mark.hash === hashShown(tail.chain)
			? { start: tail, next: tail, bytes: Buffer.alloc(0), isTail: true }
			: 'gone';
	if (mark.position === 0 && first?.position !== 0) throw new Damaged('the first piece is missing');
	if (!first || first.position !== mark.position || mark.hash !== hashShown(first.before)) return 'gone';
	const start: ChainPlace = { position: first.position, chain: first.before };
	const end = start.position + most;
	const taken: Buffer[] = [];
	let next = start;
	for (const piece of found) {
		if (taken.length === PAGE_PIECES) break;
		if (taken.length > 0 && next.position + piece.bytes.length > end) break;
		if (piece.position !== next.position || !piece.before.equals(next.chain))
			throw new Damaged('a piece does not follow the one before it');
		taken.push(piece.bytes);
		next = after(next, piece.bytes);
	}
	const isTail = next.position === tail.position;
	// What stands behind it, or the room itself, says what its last piece was.
	const behind = isTail ? tail : found[taken.length];
	const chain = behind && ('before' in behind ? behind.before : behind.chain);
	if (!chain?.equals(next.chain)) throw new Damaged('a page does not end where the next one begins');
	return { start, next, bytes: Buffer.concat(taken), isTail };
}
