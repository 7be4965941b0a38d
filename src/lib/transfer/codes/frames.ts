import { NumberReader, NumberWriter } from '../packed-numbers.ts';
import { fromBase45, toBase45 } from './base45.ts';

// What a code cannot hold at once is shown as a sequence of them. Each code tells which transfer it belongs to and which piece it
// is. Few pieces are repeated as they are. Of many, each code behind the first round holds some of them added up bit by bit
// (XOR), chosen by its number: any few more codes than there are pieces give all of them, whichever a camera has missed.

const MAGIC = 0x53;
const VERSION = 1;
/** Bytes that one code may hold alone, and in a sequence, which is read in bad light, too. */
export const ALONE = 1300;
const PIECE = 600;
/** The most pieces that are only repeated. */
const REPEATED = 5;
/** The most pieces that are put together: 3 MB. */
const MOST_PIECES = 5000;

/** A transfer as codes. */
export interface Frames {
	/** How many pieces it has; one is shown without end. */
	readonly pieces: number;
	/** The text of the code shown as the `number`th, from 0; there is no last one. */
	text(number: number): string;
}

/** Cuts packed bytes into codes. */
export function framesOf(packed: Uint8Array): Frames {
	const size = packed.length <= ALONE ? packed.length : PIECE;
	const pieces = Math.max(1, Math.ceil(packed.length / PIECE));
	const count = packed.length <= ALONE ? 1 : pieces;
	const blocks = Array.from({ length: count }, (_, i) => blockOf(packed, i, size));
	const sum = checksum(packed);
	return {
		pieces: count,
		text(number) {
			const at = count <= REPEATED ? number % count : number;
			const block = added(blocks, membersOf(at, count), size);
			const head = new NumberWriter().whole(MAGIC).whole(VERSION).whole(sum);
			return toBase45(head.whole(packed.length).whole(count).whole(at).bytes(block).done());
		}
	};
}

/** A piece, filled up with zeros. */
function blockOf(packed: Uint8Array, i: number, size: number): Uint8Array {
	const block = new Uint8Array(size);
	block.set(packed.subarray(i * size, (i + 1) * size));
	return block;
}

/** Which pieces a code adds up: the first ones bring one each, the others about half of all, by chance from their number. */
function membersOf(at: number, count: number): readonly number[] {
	if (at < count) return [at];
	const members: number[] = [];
	let state = (at * 2_654_435_761) >>> 0 || 1;
	for (let i = 0; i < count; i++) {
		// Marsaglia's xorshift with 32 bits.
		state ^= state << 13;
		state ^= state >>> 17;
		state ^= state << 5;
		if ((state >>> 16) & 1) members.push(i);
	}
	return members.length > 0 ? members : [at % count];
}

function added(blocks: readonly Uint8Array[], members: readonly number[], size: number): Uint8Array {
	const sum = new Uint8Array(size);
	for (const member of members) addTo(sum, blocks[member]);
	return sum;
}

function addTo(sum: Uint8Array, block: Uint8Array | undefined): void {
	for (const [i, byte] of block?.entries() ?? []) sum[i] = (sum[i] ?? 0) ^ byte;
}

/** Adler-32, which is enough to tell transfers apart and to find a code that was misread. */
function checksum(bytes: Uint8Array): number {
	let [low, high] = [1, 0];
	for (const byte of bytes) {
		low = (low + byte) % 65_521;
		high = (high + low) % 65_521;
	}
	return high * 65_536 + low;
}

/** What reading a code came to. */
export type FrameRead =
	| { readonly what: 'foreign' }
	| { readonly what: 'newer' }
	/** `have` of `pieces` are known. */
	| { readonly what: 'part'; readonly have: number; readonly pieces: number }
	| { readonly what: 'whole'; readonly packed: Uint8Array };

interface Equation {
	/** The pieces that are added up here, as a set of bits. */
	members: Uint32Array;
	readonly sum: Uint8Array;
}

/** One code, read. */
interface Frame {
	readonly sum: number;
	readonly length: number;
	readonly count: number;
	readonly at: number;
	readonly block: Uint8Array;
}

/** Puts codes together, in any order and with any of them missing. A code of another transfer begins anew. */
export class FrameReader {
	#of: Frame | null = null;
	/** Solved step by step: for each piece, an equation in which it is the first. */
	#byFirst = new Map<number, Equation>();

	take(text: string): FrameRead {
		const frame = readFrame(text);
		if (frame === null || frame === 'newer') return { what: frame ?? 'foreign' };
		if (!this.#of || !isSame(this.#of, frame)) {
			this.#of = frame;
			this.#byFirst = new Map();
		}
		this.#gather(frame);
		if (this.#byFirst.size < frame.count)
			return { what: 'part', have: this.#byFirst.size, pieces: frame.count };
		const packed = this.#solved(frame);
		if (checksum(packed) === frame.sum) return { what: 'whole', packed };
		this.#byFirst = new Map();
		return { what: 'part', have: 0, pieces: frame.count };
	}

	#gather({ at, count, block }: Frame): void {
		const members = new Uint32Array(Math.ceil(count / 32));
		for (const member of membersOf(at, count)) toggle(members, member);
		const sum = block.slice();
		for (let first = firstIn(members); first !== null; first = firstIn(members)) {
			const known = this.#byFirst.get(first);
			if (!known) {
				this.#byFirst.set(first, { members, sum });
				return;
			}
			for (const [i, bits] of known.members.entries()) members[i] = (members[i] ?? 0) ^ bits;
			addTo(sum, known.sum);
		}
	}

	#solved({ length, count, block }: Frame): Uint8Array {
		const size = block.length;
		const packed = new Uint8Array(size * count);
		for (let piece = count - 1; piece >= 0; piece--) {
			const equation = this.#byFirst.get(piece);
			if (!equation) continue;
			for (let other = piece + 1; other < count; other++)
				if (has(equation.members, other))
					addTo(equation.sum, packed.subarray(other * size, (other + 1) * size));
			packed.set(equation.sum, piece * size);
		}
		return packed.slice(0, length);
	}
}

const isSame = (one: Frame, other: Frame): boolean =>
	one.sum === other.sum &&
	one.length === other.length &&
	one.count === other.count &&
	one.block.length === other.block.length;

const toggle = (bits: Uint32Array, at: number): void => {
	bits[at >> 5] = (bits[at >> 5] ?? 0) ^ (1 << (at & 31));
};
const has = (bits: Uint32Array, at: number): boolean => (((bits[at >> 5] ?? 0) >>> (at & 31)) & 1) === 1;

function firstIn(bits: Uint32Array): number | null {
	const word = bits.findIndex((one) => one !== 0);
	if (word < 0) return null;
	const lowest = (bits[word] ?? 0) & -(bits[word] ?? 0);
	return 32 * word + (31 - Math.clz32(lowest));
}

function readFrame(text: string): Frame | 'newer' | null {
	const bytes = fromBase45(text);
	if (!bytes) return null;
	const reader = new NumberReader(bytes);
	if (reader.whole() !== MAGIC) return null;
	const version = reader.whole();
	if (reader.intact && version > VERSION) return 'newer';
	const sum = reader.whole(0xffff_ffff);
	const [length, count, at] = [reader.whole(MOST_PIECES * PIECE), reader.whole(MOST_PIECES), reader.whole()];
	const block = reader.rest().slice();
	const fits = count > 0 && block.length * count >= length && block.length <= ALONE;
	return reader.intact && version === VERSION && fits ? { sum, length, count, at, block } : null;
}
