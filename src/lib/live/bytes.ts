import { base64urlnopad } from '@scure/base';
import { joinedBytes } from '#lib/base/bytes.ts';

export const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

export const sha256 = async (bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> =>
	new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));

/** How keys follow from a key (RFC 5869), each for one purpose. */
export const hkdf = (what: string): HkdfParams => ({
	name: 'HKDF',
	hash: 'SHA-256',
	salt: new Uint8Array(0),
	info: bytesOf(`schafkopf ${what}`)
});

/** What tells a sealed row from every other: the first 16 bytes of its SHA-256. */
export const rowAddress = async (row: Uint8Array<ArrayBuffer>): Promise<string> =>
	base64urlnopad.encode((await sha256(row)).subarray(0, 16));

// A body of rows is their frames: two bytes of length, then the row.

export const framed = (rows: readonly Uint8Array[]): Uint8Array<ArrayBuffer> =>
	joinedBytes(rows.flatMap((row) => [new Uint8Array([row.length >> 8, row.length & 0xff]), row]));

/** The rows in frames. Fails where one is cut off: whoever took the others and read on would miss it for good. */
export function rowsIn(body: Uint8Array): readonly Uint8Array<ArrayBuffer>[] {
	const rows: Uint8Array<ArrayBuffer>[] = [];
	for (let at = 0; at < body.length;) {
		const end = at + 2 + (((body[at] ?? 0) << 8) | (body[at + 1] ?? 0));
		if (end > body.length) throw new Error('a row is cut off');
		rows.push(body.slice(at + 2, end));
		at = end;
	}
	return rows;
}
