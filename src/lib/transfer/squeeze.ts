import { deflateSync, inflateSync } from 'fflate';

/** Packs bytes by DEFLATE; the dictionary holds what often stands in them, the likeliest last. */
export function squeeze(bytes: Uint8Array, dictionary: Uint8Array): Uint8Array {
	return deflateSync(bytes, { level: 9, mem: 4, dictionary });
}

/** What `squeeze` packed, where it comes to less than `most` bytes; null for anything else. Never throws. */
export function unsqueeze(packed: Uint8Array, dictionary: Uint8Array, most: number): Uint8Array | null {
	try {
		// Given its room, the unpacker never takes more; what fills it has run over.
		const bytes = inflateSync(packed, { out: new Uint8Array(most), dictionary });
		return bytes.length < most ? bytes : null;
	} catch {
		return null;
	}
}
