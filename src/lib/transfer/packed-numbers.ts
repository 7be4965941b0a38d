// Whole numbers in as few bytes as they need: seven bits a byte, the lowest first. The eighth bit says that more follow.

const MOST = Number.MAX_SAFE_INTEGER;
const MOST_BITS = 53;

/** How many bits a whole number needs. */
const bitsOf = (value: number): number => (value === 0 ? 0 : value.toString(2).length);

/**
 * Maps numbers of either sign to numbers from 0, so that numbers near zero stay small: 0, −1, 1, −2, 2 … become 0, 1, 2,
 * 3, 4 …
 */
export const zigzag = (value: number): number => (value < 0 ? -2 * value - 1 : 2 * value);
export const unzigzag = (value: number): number => (value % 2 === 0 ? value / 2 : -(value + 1) / 2);

/** Writes numbers and bytes one after the other. */
export class NumberWriter {
	readonly #bytes: number[] = [];

	/** Writes a whole number, 0 or more. */
	whole(value: number): this {
		if (!Number.isSafeInteger(value) || value < 0) throw new Error(`not a whole number from 0: ${value}`);
		let rest = value;
		for (; rest > 0x7f; rest = Math.floor(rest / 0x80)) this.#bytes.push((rest % 0x80) | 0x80);
		this.#bytes.push(rest);
		return this;
	}

	/** Writes a whole number of either sign. */
	signed(value: number): this {
		return this.whole(zigzag(value));
	}

	/** Writes numbers from 0 that are similar: first how many bits the largest needs, then each number in that many bits. */
	column(values: readonly number[]): this {
		const width = bitsOf(Math.max(0, ...values));
		this.whole(width);
		let held = 1;
		for (const value of values) {
			for (let bit = width - 1; bit >= 0; bit--) {
				held = 2 * held + (Math.floor(value / 2 ** bit) % 2);
				// The leading bit marks how many bits are held.
				if (held > 0xff) {
					this.#bytes.push(held & 0xff);
					held = 1;
				}
			}
		}
		if (held > 1) this.#bytes.push((held << (8 - bitsOf(held) + 1)) & 0xff);
		return this;
	}

	bytes(bytes: Uint8Array): this {
		for (const byte of bytes) this.#bytes.push(byte);
		return this;
	}

	done(): Uint8Array {
		return Uint8Array.from(this.#bytes);
	}
}

/** Reads what a `NumberWriter` wrote. Bytes that it can't have written read as 0, and the reader is no longer intact. */
export class NumberReader {
	readonly #bytes: Uint8Array;
	#at = 0;
	#intact = true;

	constructor(bytes: Uint8Array) {
		this.#bytes = bytes;
	}

	/** Whether everything read so far was there and within its bounds. */
	get intact(): boolean {
		return this.#intact;
	}

	/** Reads a whole number from 0 to `most`. */
	whole(most = MOST): number {
		let value = 0;
		for (let weight = 1; weight <= MOST; weight *= 0x80) {
			const byte = this.#bytes[this.#at++];
			if (byte === undefined) break;
			value += (byte & 0x7f) * weight;
			if (byte < 0x80) return value <= most ? value : this.#broken();
		}
		return this.#broken();
	}

	/** Reads a whole number from −`most` to `most`. */
	signed(most = MOST / 2): number {
		const value = unzigzag(this.whole());
		return Math.abs(value) <= most ? value : this.#broken();
	}

	/** Reads `count` numbers from 0 to `most`, all stored with the same number of bits. */
	column(count: number, most = MOST): readonly number[] {
		const width = this.whole(MOST_BITS);
		const bits = this.take(Math.ceil((count * width) / 8));
		return Array.from({ length: count }, (_, i) => {
			let value = 0;
			for (let at = i * width; at < (i + 1) * width; at++) {
				value = 2 * value + (((bits[at >> 3] ?? 0) >> (7 - (at & 7))) & 1);
			}
			return value <= most ? value : this.#broken();
		});
	}

	/** Reads so many bytes. */
	take(length: number): Uint8Array {
		const taken = this.#bytes.subarray(this.#at, (this.#at += length));
		if (taken.length < length) this.#broken();
		return taken;
	}

	/** The bytes that were not read. */
	rest(): Uint8Array {
		return this.#bytes.subarray(this.#at);
	}

	#broken(): number {
		this.#intact = false;
		return 0;
	}
}

// Calendar dates as whole numbers; years 0 to 9999, without time zones.

const DAY = 86_400_000;
const FIRST = Date.UTC(2020, 0, 1);
const EARLIEST = -737_790;
const LATEST = 2_914_634;

/** Days from 1 January 2020 to a date YYYY-MM-DD. */
export const dayNumber = (date: string): number => (Date.parse(`${date}T00:00:00Z`) - FIRST) / DAY;

/** The date of a day number, YYYY-MM-DD; null outside the years with four digits. */
export function dateOfDay(number: number): string | null {
	if (!Number.isSafeInteger(number) || number < EARLIEST || number > LATEST) return null;
	return new Date(FIRST + number * DAY).toISOString().slice(0, 10);
}
