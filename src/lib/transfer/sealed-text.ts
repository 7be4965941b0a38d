import { base64urlnopad } from '@scure/base';
import type { Refusal } from '#lib/base/refusal.ts';
import { ok, refused, type Result } from '#lib/base/result.ts';
import { NumberReader, NumberWriter } from './packed-numbers.ts';

// The content of a link as text: four bytes of checksum over everything that follows, the version, the content. The
// checksum comes first and is the same in every later version, so that a damaged link is never taken for a newer
// version.

const CHECKSUM_LENGTH = 4;

/** Why a link can't be opened. Apart from the sentences for files, which a link's screen does not load. */
export const LINK_SENTENCES = {
	kasseLinkDamaged: 'Der Link ist beschädigt oder nicht vollständig. Lass ihn dir noch einmal schicken.',
	kasseLinkNewer:
		'Der Link kommt aus einer neueren Fassung der App. Lade die App neu, dann öffne ihn noch einmal.'
} as const;

export type LinkRefusal = Refusal<typeof LINK_SENTENCES>;

export function seal(version: number, content: Uint8Array): string {
	const sealed = new NumberWriter().whole(version).bytes(content).done();
	const all = new Uint8Array(CHECKSUM_LENGTH + sealed.length);
	new DataView(all.buffer).setUint32(0, crc32(sealed));
	all.set(sealed, CHECKSUM_LENGTH);
	return base64urlnopad.encode(all);
}

/** Opens what `seal` wrote, up to the given version. */
function unseal(version: number, text: string): Result<Uint8Array, LinkRefusal> {
	const all = bytesOf(text);
	if (!all || all.length <= CHECKSUM_LENGTH) return refused({ code: 'kasseLinkDamaged' });
	const sealed = all.subarray(CHECKSUM_LENGTH);
	if (new DataView(all.buffer).getUint32(0) !== crc32(sealed)) return refused({ code: 'kasseLinkDamaged' });
	const reader = new NumberReader(sealed);
	const written = reader.whole();
	if (!reader.intact || written === 0) return refused({ code: 'kasseLinkDamaged' });
	return written > version ? refused({ code: 'kasseLinkNewer' }) : ok(reader.rest());
}

/** What `read` finds in a link that `seal` wrote, of at most so many characters; it answers null for what nobody wrote so. */
export function readSealed<T>(
	version: number,
	text: string,
	most: number,
	read: (content: Uint8Array) => T | null
): Result<T, LinkRefusal> {
	if (text.length > most) return refused({ code: 'kasseLinkDamaged' });
	const opened = unseal(version, text);
	if (!opened.ok) return opened;
	const found = read(opened.value);
	return found === null ? refused({ code: 'kasseLinkDamaged' }) : ok(found);
}

/** The bytes; null for anything that `seal` did not write, even if only unused bits differ. */
function bytesOf(text: string): Uint8Array | null {
	try {
		return base64urlnopad.decode(text);
	} catch {
		return null;
	}
}

const POLYNOMIAL = 0xedb88320;

/** What each byte does to the sum. */
const STEPS = Int32Array.from({ length: 256 }, (_, byte) => {
	let step = byte;
	for (let bit = 0; bit < 8; bit++) step = (step >>> 1) ^ (step & 1 ? POLYNOMIAL : 0);
	return step;
});

/**
 * CRC-32 as in gzip (ISO 3309); `before` is that of the bytes before these. It finds any damage within 32 bits in a row,
 * and misses one in four thousand million of the others.
 */
export function crc32(bytes: Uint8Array, before = 0): number {
	let crc = ~before;
	for (let i = 0; i < bytes.length; i++) crc = (crc >>> 8) ^ (STEPS[(crc ^ (bytes[i] ?? 0)) & 255] ?? 0);
	return ~crc >>> 0;
}
