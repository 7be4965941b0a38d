import { deflateSync, inflateSync } from 'fflate';

/** Packs bytes with DEFLATE. The dictionary holds frequent contents, the likeliest last. */
export function squeeze(bytes: Uint8Array, dictionary: Uint8Array): Uint8Array {
	return deflateSync(bytes, { level: 9, mem: 4, dictionary });
}

/** Unpacks what `squeeze` packed, if it is less than `most` bytes; null for anything else. Never throws. */
export function unsqueeze(packed: Uint8Array, dictionary: Uint8Array, most: number): Uint8Array | null {
	try {
		// The unpacker never takes more room than this; a full buffer means that the content was too long.
		const bytes = inflateSync(packed, { out: new Uint8Array(most), dictionary });
		return bytes.length < most ? bytes : null;
	} catch {
		return null;
	}
}
