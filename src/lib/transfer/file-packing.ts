import { joinedBytes } from '#lib/base/bytes.ts';
import { Gzip, Inflate } from 'fflate';
import { ok, refused, type Result } from '#lib/base/result.ts';
import { SIZE_LIMIT, tooLarge } from './envelope.ts';
import { crc32 } from './sealed-text.ts';
import type { FileRefusal } from './refusal-text.ts';

// A club file is packed as gzip (RFC 1952), which every system can open without this app. Whether a file is packed shows
// in its first bytes, never in its name: what was written before is plain text.

/** How much of a packed file is looked at in one step: no more than a thousand times as much can come of it. */
const STEP = 4096;
/** What stands behind the packed bytes: checksum and length of what was packed, four bytes each. */
const TRAILER = 8;

/** Whether these are the first bytes of a gzip file. */
const isPacked = (bytes: Uint8Array): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b;

/** Whether these are the first bytes of a zip file, such as the one with a year's receipts. */
const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3;

/** Packs text as it comes, piece by piece. The same pieces give the same bytes on every device. */
export class Packing {
	readonly #packed: Uint8Array[] = [];
	readonly #encoder = new TextEncoder();
	readonly #gzip = new Gzip({ level: 6, mtime: 0 }, (part) => void this.#packed.push(part));
	/** Bytes of text so far. */
	size = 0;

	/** Whether there is room for it: more than is read is not packed. */
	add(text: string): boolean {
		const bytes = this.#encoder.encode(text);
		this.size += bytes.length;
		if (this.size > SIZE_LIMIT) return false;
		this.#gzip.push(bytes);
		return true;
	}

	done(): Uint8Array<ArrayBuffer> {
		this.#gzip.push(new Uint8Array(), true);
		return joinedBytes(this.#packed);
	}
}

/**
 * The text of a file, packed or plain; `onStep` hears how much of it was read, 0 to 1. Stops as soon as there is more than
 * is read, so that a few bytes never fill the memory. Never throws.
 */
export function textOfFile(
	bytes: Uint8Array,
	onStep: (done: number) => void = () => {}
): Result<string, FileRefusal> {
	if (bytes.length > SIZE_LIMIT) return refused(tooLarge());
	if (isZip(bytes)) return refused({ code: 'zipped' });
	const text = new Decoding();
	try {
		if (isPacked(bytes)) {
			const refusal = unpack(bytes, text, onStep);
			if (refusal) return refused(refusal);
		} else text.add(bytes);
	} catch {
		return refused({ code: 'notUnpacked' });
	}
	const whole = text.done();
	return whole === null ? refused({ code: 'notUtf8' }) : ok(whole);
}

/** Unpacks a single member, the only one that this app writes; throws where the bytes are damaged or not all there. */
function unpack(bytes: Uint8Array, text: Decoding, onStep: (done: number) => void): FileRefusal | null {
	const start = headOf(bytes);
	const end = bytes.length - TRAILER;
	const [sum, length] = trailerOf(bytes, end);
	let size = 0;
	let crc = 0;
	const inflate = new Inflate((part) => {
		size += part.length;
		if (size > SIZE_LIMIT) return;
		crc = crc32(part, crc);
		text.add(part);
	});
	for (let at = start; at < end; at += STEP) {
		const next = Math.min(at + STEP, end);
		inflate.push(bytes.subarray(at, next), next === end);
		if (size > SIZE_LIMIT) return tooLarge();
		onStep(next / end);
	}
	return start < end && crc === sum && size === length ? null : { code: 'notUnpacked' };
}

function trailerOf(bytes: Uint8Array, end: number): readonly [sum: number, length: number] {
	const trailer = new DataView(bytes.buffer, bytes.byteOffset + end, TRAILER);
	return [trailer.getUint32(0, true), trailer.getUint32(4, true)];
}

/** Where the packed bytes begin: behind the fixed head, and what its flags announce. */
function headOf(bytes: Uint8Array): number {
	const flags = bytes[3] ?? 0;
	// Another way of packing, or a flag that nobody has given a meaning yet.
	if (bytes[2] !== 8 || flags > 31) return Infinity;
	let at = 10;
	const passText = (): void => {
		at = bytes.indexOf(0, at) + 1 || Infinity;
	};
	if (flags & 4) at += 2 + (bytes[at] ?? 0) + 256 * (bytes[at + 1] ?? 0);
	if (flags & 8) passText();
	if (flags & 16) passText();
	return flags & 2 ? at + 2 : at;
}

/** Text in UTF-8, decoded as it comes. */
class Decoding {
	readonly #decoder = new TextDecoder('utf-8', { fatal: true });
	readonly #parts: string[] = [];
	#isText = true;

	add(bytes: Uint8Array): void {
		this.#decode(() => this.#decoder.decode(bytes, { stream: true }));
	}

	/** Null if it was no text in UTF-8. */
	done(): string | null {
		this.#decode(() => this.#decoder.decode());
		return this.#isText ? this.#parts.join('') : null;
	}

	#decode(decode: () => string): void {
		try {
			if (this.#isText) this.#parts.push(decode());
		} catch {
			this.#isText = false;
		}
	}
}
