/** Bytes of a photo that is kept: legible as a receipt, and sealed still one body for a relay. */
export const PICTURE_MOST = 200_000;

/** All bytes, one part after the other. */
export function joinedBytes(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
	const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
	let at = 0;
	for (const part of parts) {
		all.set(part, at);
		at += part.length;
	}
	return all;
}
