// RFC 9285: two bytes as three of the 45 characters that a code stores in five and a half bits each.

const SIGNS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:';
const BASE = SIGNS.length;

/** Writes bytes in the characters of a code's alphanumeric mode. */
export function toBase45(bytes: Uint8Array): string {
	let text = '';
	for (let i = 0; i < bytes.length; i += 2) {
		const [one = 0, two] = [bytes[i], bytes[i + 1]];
		let value = two === undefined ? one : 256 * one + two;
		for (let sign = two === undefined ? 2 : 3; sign > 0; sign--) {
			text += SIGNS[value % BASE];
			value = Math.floor(value / BASE);
		}
	}
	return text;
}

/** The bytes; null for anything that `toBase45` did not write. */
export function fromBase45(text: string): Uint8Array | null {
	if (text.length % 3 === 1) return null;
	const bytes: number[] = [];
	for (let i = 0; i < text.length; i += 3) {
		const digits = [...text.slice(i, i + 3)].map((sign) => SIGNS.indexOf(sign));
		if (digits.includes(-1)) return null;
		const value = digits.reduceRight((sum, digit) => sum * BASE + digit, 0);
		if (value >= (digits.length === 3 ? 0x10000 : 0x100)) return null;
		if (digits.length === 3) bytes.push(value >> 8);
		bytes.push(value & 0xff);
	}
	return Uint8Array.from(bytes);
}
