// Bytes as text that stands in an address as it is (RFC 4648 §5): no sign of it means anything to a browser or a messenger.

const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const VALUES: ReadonlyMap<string, number> = new Map([...SIGNS].map((sign, value) => [sign, value]));

/** Four signs for three bytes, without the padding. */
export function toBase64url(bytes: Uint8Array): string {
	let text = '';
	let bits = 0;
	let held = 0;
	for (const byte of bytes) {
		bits = ((bits << 8) | byte) & 0xffff;
		for (held += 8; held >= 6; held -= 6) text += SIGNS[(bits >> (held - 6)) & 63];
	}
	return held > 0 ? text + SIGNS[(bits << (6 - held)) & 63] : text;
}

/** What `toBase64url` wrote; null for any other text, also where only the bits left over differ. */
export function fromBase64url(text: string): Uint8Array | null {
	const bytes = new Uint8Array(Math.floor((text.length * 6) / 8));
	let bits = 0;
	let held = 0;
	let at = 0;
	for (const sign of text) {
		const value = VALUES.get(sign);
		if (value === undefined) return null;
		bits = ((bits << 6) | value) & 0xffff;
		held += 6;
		if (held >= 8) bytes[at++] = (bits >> (held -= 8)) & 0xff;
	}
	return held >= 6 || (bits & ((1 << held) - 1)) !== 0 ? null : bytes;
}
