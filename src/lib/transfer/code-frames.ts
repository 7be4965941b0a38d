import { crc32 } from './sealed-text.ts';
import { NumberReader, NumberWriter } from './packed-numbers.ts';

// What is too much for one code is shown as a sequence. Each frame: the checksum of the whole, its length, how many parts,
// the frame's number, and its content. Frames below the number of parts are the parts themselves; each later one is
// some of them, chosen by its number, one laid over the other (XOR). From about two frames more than there are parts,
// whichever they are, all parts follow. As text: the version, then base45 (RFC 9285), whose signs a QR code packs best
// and every decoder returns unharmed.

/** What begins every code of this app, and its version. */
const MARK = 'SK';
const VERSION = 1;
/** The most bytes that a camera still reads well from a screen in one code, and in each of a sequence. */
const ONE = 1300;
const PART = 700;
/** So many parts are shown over and over, without mixing. */
const REPEATED = 5;
const MOST_PARTS = 600;

export const MOST_SHOWN = MOST_PARTS * PART;

/** A sequence of codes. Null if it is too much for that. */
export interface Frames {
	readonly parts: number;
	/** The code with this number, from 0; any number has one. */
	frame(number: number): string;
}

export function framesOf(message: Uint8Array): Frames | null {
	if (message.length === 0 || message.length > MOST_SHOWN) return null;
	const parts = message.length <= ONE ? 1 : Math.ceil(message.length / PART);
	const size = Math.ceil(message.length / parts);
	const sum = crc32(message);
	const partAt = (i: number): Uint8Array => {
		const part = new Uint8Array(size);
		part.set(message.subarray(i * size, (i + 1) * size));
		return part;
	};
	return {
		parts,
		frame(count) {
			const number = parts <= REPEATED ? count % parts : count;
			const content = new Uint8Array(size);
			for (const i of chosen(number, parts)) layOver(content, partAt(i));
			const head = new NumberWriter().whole(sum).whole(message.length).whole(parts).whole(number);
			return `${MARK}${VERSION}:${base45(head.bytes(content).done())}`;
		}
	};
}

/** One frame as it was read. */
export interface Frame {
	/** The same for all frames of one sequence. */
	readonly sequence: string;
	readonly sum: number;
	readonly length: number;
	readonly parts: number;
	readonly number: number;
	readonly content: Uint8Array;
}

/** Reads one code: `foreign` if it is none of this app, `newer` if a later version made it, `damaged` otherwise. */
export function readFrame(text: string): Frame | 'foreign' | 'newer' | 'damaged' {
	const [, version, written] = /^SK(\d{1,3}):(.*)$/s.exec(text) ?? [];
	if (version === undefined || written === undefined) return 'foreign';
	if (Number(version) > VERSION) return 'newer';
	const bytes = written.length > 4 * ONE ? null : fromBase45(written);
	if (!bytes || Number(version) !== VERSION) return 'damaged';
	const reader = new NumberReader(bytes);
	const [sum, length] = [reader.whole(0xffff_ffff), reader.whole(MOST_SHOWN)];
	const [parts, number] = [reader.whole(MOST_PARTS), reader.whole(0xffff_ffff)];
	const content = reader.rest();
	const isWhole = reader.intact && parts > 0 && length > 0 && content.length === Math.ceil(length / parts);
	return isWhole ? { sequence: `${sum} ${length} ${parts}`, sum, length, parts, number, content } : 'damaged';
}

/** Puts the frames of one sequence together, in any order, with any of them missing or twice. */
export class Collected {
	readonly #first: Frame;
	/** Independent frames, each by the first part that is in it: which parts, and what they come to. */
	readonly #rows = new Map<number, { readonly parts: Set<number>; readonly content: Uint8Array }>();

	constructor(first: Frame) {
		this.#first = first;
	}

	/** How many parts' worth has been read. */
	get have(): number {
		return this.#rows.size;
	}

	/** Takes in a frame of this sequence. */
	add({ number, content }: Frame): void {
		const parts = new Set(chosen(number, this.#first.parts));
		const rest = content.slice();
		while (parts.size > 0) {
			const lead = Math.min(...parts);
			const row = this.#rows.get(lead);
			if (!row) {
				this.#rows.set(lead, { parts, content: rest });
				return;
			}
			toggle(parts, row.parts);
			layOver(rest, row.content);
		}
	}

	/** The whole once enough has come; `damaged` if it is not what was shown. */
	whole(): Uint8Array | 'damaged' | null {
		const { parts, length, sum, content } = this.#first;
		if (this.#rows.size < parts) return null;
		const message = new Uint8Array(parts * content.length);
		// From the last part, each row needs only parts that are known already.
		for (let lead = parts - 1; lead >= 0; lead--) {
			const row = this.#rows.get(lead);
			if (!row) return null;
			const at = (i: number): Uint8Array => message.subarray(i * content.length, (i + 1) * content.length);
			const part = row.content.slice();
			for (const i of row.parts) if (i !== lead) layOver(part, at(i));
			at(lead).set(part);
		}
		const cut = message.slice(0, length);
		return crc32(cut) === sum ? cut : 'damaged';
	}
}

/** Which parts are in a frame: one alone, or each with even chance, the same on every device. */
function chosen(number: number, parts: number): readonly number[] {
	if (number < parts) return [number];
	let state = number;
	/** Mulberry32: one of 2^32 numbers, by the one before. */
	const next = (): number => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), state | 1);
		mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
		return (mixed ^ (mixed >>> 14)) >>> 0;
	};
	const found = Array.from({ length: parts }, (_, i) => i).filter(() => next() >= 0x8000_0000);
	return found.length > 0 ? found : [number % parts];
}

function toggle(parts: Set<number>, others: ReadonlySet<number>): void {
	for (const i of others) if (!parts.delete(i)) parts.add(i);
}

function layOver(onto: Uint8Array, other: Uint8Array): void {
	for (let i = 0; i < onto.length; i++) onto[i] = (onto[i] ?? 0) ^ (other[i] ?? 0);
}

const SIGNS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:';

/** Two bytes as three signs, a last single one as two (RFC 9285 §4). */
function base45(bytes: Uint8Array): string {
	let text = '';
	for (let i = 0; i < bytes.length; i += 2) {
		const isPair = i + 1 < bytes.length;
		let value = isPair ? (bytes[i] ?? 0) * 256 + (bytes[i + 1] ?? 0) : (bytes[i] ?? 0);
		for (let sign = isPair ? 3 : 2; sign > 0; sign--, value = Math.floor(value / 45))
			text += SIGNS.charAt(value % 45);
	}
	return text;
}

function fromBase45(text: string): Uint8Array | null {
	if (text.length % 3 === 1) return null;
	const bytes: number[] = [];
	for (let i = 0; i < text.length; i += 3) {
		const values = [...text.slice(i, i + 3)].map((sign) => SIGNS.indexOf(sign));
		const value = values.reduceRight((all, one) => all * 45 + one, 0);
		if (values.includes(-1) || value >= 256 ** (values.length - 1)) return null;
		if (values.length === 3) bytes.push(value >> 8);
		bytes.push(value & 0xff);
	}
	return Uint8Array.from(bytes);
}
