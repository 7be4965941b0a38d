import type { Limits } from './limits.ts';

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
