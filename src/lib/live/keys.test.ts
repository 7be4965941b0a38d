import { createCipheriv, createHash, createHmac, hkdfSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { AnyEntry } from '#lib/log/entry.ts';
import { keyKind } from '#lib/transfer/invitation.ts';
import { rowAddress, framed, rowsIn } from './bytes.ts';
import { keysFrom, newKey, readKeyOf, type RoomKeys } from './keys.ts';
import { heard, openRow, ROW_MOST, sealEntry, sealLeave, whisper } from './seal.ts';

// Everything is computed again by Node's own cryptography, from keys that are counted through.

const READ = Buffer.from(Array.from({ length: 32 }, (_, i) => i));
const WRITE = Buffer.from(Array.from({ length: 32 }, (_, i) => 255 - i));
const key = Buffer.concat([READ, WRITE]).toString('base64url');

const hkdf = (root: Buffer, info: string): Buffer =>
	Buffer.from(hkdfSync('sha256', root, Buffer.alloc(0), info, 32));
const sha256 = (bytes: Buffer): Buffer => createHash('sha256').update(bytes).digest();
const text = (bytes: Buffer): string => bytes.toString('base64url');

const [readToken, writeToken] = [hkdf(READ, 'schafkopf read'), hkdf(WRITE, 'schafkopf write')];
const readKey = `${text(READ)}.${text(sha256(writeToken))}`;

const keysOf = async (text: string): Promise<RoomKeys> => {
	const keys = await keysFrom(text);
	if (!keys) throw new Error('no keys');
	return keys;
};

const entry = {
	id: 'e-1',
	at: '2026-03-06T19:00:00Z',
	kind: 'club',
	name: 'Zockverein Süd'
} as unknown as AnyEntry;
const TEXT = '{"id":"e-1","at":"2026-03-06T19:00:00Z","kind":"club","name":"Zockverein Süd"}';

describe('the keys of a club', () => {
	it('follow from one by HKDF, and the room from both tokens', async () => {
		const named = Buffer.concat([Buffer.from('schafkopf'), sha256(readToken), sha256(writeToken)]);
		const room = text(sha256(named)).slice(0, 22);
		expect(await keysOf(key)).toMatchObject({
			room,
			claim: `w.${text(writeToken)}.${text(sha256(readToken))}`,
			canWrite: true
		});
		expect(await keysOf(readKey)).toMatchObject({
			room,
			claim: `r.${text(readToken)}.${text(sha256(writeToken))}`,
			canWrite: false
		});
	});

	it('are new each time, and the write key holds the read key', async () => {
		expect(new Set(Array.from({ length: 50 }, newKey)).size).toBe(50);
		expect(await readKeyOf(key)).toBe(readKey);
		expect(await readKeyOf(readKey)).toBe(readKey);
		expect([key, readKey, newKey()].map(keyKind)).toEqual(['write', 'read', 'write']);
		const bad = ['', 'abc', '!', `${key}A`, `${key}AAAA`, `${key}.${text(READ)}`, `${readKey}.x`];
		expect(bad.map(keyKind)).toEqual(bad.map(() => null));
	});

	it('of an older version that read alone name no room', async () => {
		expect(await keysFrom(text(READ))).toBeNull();
		expect(keyKind(text(READ))).toBeNull();
	});
});

describe('a sealed entry', () => {
	it('is what Node makes of it', async () => {
		const keys = await keysOf(key);
		const content = Buffer.from(TEXT);
		const plain = Buffer.alloc(128);
		plain.set([0, 0, content.length]);
		plain.set(content, 3);
		const iv = createHmac('sha256', hkdf(READ, 'schafkopf iv')).update(plain).digest().subarray(0, 12);
		const cipher = createCipheriv('aes-256-gcm', hkdf(READ, 'schafkopf encrypt'), iv);
		cipher.setAAD(Buffer.from(keys.room));
		const expected = Buffer.concat([iv, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
		const row = await sealEntry(keys, entry);
		expect(Buffer.from(row ?? [])).toEqual(expected);
		expect(await rowAddress(row as Uint8Array<ArrayBuffer>)).toBe(text(sha256(expected).subarray(0, 16)));
		// The order of the fields is no difference.
		const turned = Object.fromEntries(Object.entries(entry).reverse()) as unknown as AnyEntry;
		expect(await sealEntry(keys, turned)).toEqual(row);
		expect(await openRow(await keysOf(readKey), row as Uint8Array<ArrayBuffer>)).toEqual({
			kind: 'entry',
			value: entry
		});
	});

	it('says by its length only in which 64 bytes it ends', async () => {
		const keys = await keysOf(key);
		const lengths = await Promise.all(
			Array.from({ length: 60 }, async (_, i) => {
				const row = await sealEntry(keys, { ...entry, name: 'a'.repeat(i + 1) } as unknown as AnyEntry);
				return ((row?.length ?? 0) - 28) % 64;
			})
		);
		expect(new Set(lengths)).toEqual(new Set([0]));
	});

	it('is opened by its key, in its room, and untouched only', async () => {
		const keys = await keysOf(key);
		const row = (await sealEntry(keys, entry)) as Uint8Array<ArrayBuffer>;
		expect(await openRow({ ...keys, room: 'another' }, row)).toBeNull();
		expect(await openRow(await keysOf(newKey()), row)).toBeNull();
		for (const at of [0, 11, 12, row.length - 1]) {
			const touched = Uint8Array.from(row);
			touched[at] = (touched[at] ?? 0) ^ 1;
			expect(await openRow(keys, touched)).toBeNull();
		}
		for (const cut of [0, 5, 12, row.length - 1]) expect(await openRow(keys, row.slice(0, cut))).toBeNull();
	});

	it('is packed where it is long, and none where that is not enough', async () => {
		const keys = await keysOf(key);
		const long = { ...entry, members: Array.from({ length: 900 }, (_, i) => `member-${i}`) } as AnyEntry;
		const row = (await sealEntry(keys, long)) as Uint8Array<ArrayBuffer>;
		expect(JSON.stringify(long).length).toBeGreaterThan(ROW_MOST);
		expect(row.length).toBeLessThanOrEqual(ROW_MOST);
		expect(await openRow(keys, row)).toEqual({ kind: 'entry', value: long });
		const name = Array.from({ length: 9000 }, (_, i) => String.fromCharCode(65 + ((i * 7919) % 20_011))).join(
			''
		);
		expect(await sealEntry(keys, { ...entry, name } as unknown as AnyEntry)).toBeNull();
	});

	it('is told from the word that the club has left', async () => {
		const keys = await keysOf(key);
		const leave = { by: 'Anna', at: 1_772_823_600_000 };
		expect(await openRow(keys, await sealLeave(keys, leave))).toEqual({ kind: 'leave', leave });
	});

	it('whispers are never the same twice', async () => {
		const keys = await keysOf(key);
		const [one, two] = [await whisper(keys, 'hier'), await whisper(keys, 'hier')];
		expect(one).not.toEqual(two);
		expect(await heard(keys, one)).toBe('hier');
		expect(await heard({ ...keys, room: 'another' }, two)).toBeNull();
	});
});

it('frames bring rows back, and none where one of them is cut off', () => {
	const rows = [new Uint8Array([7]), new Uint8Array(300).fill(1), new Uint8Array(8192).fill(2)];
	const body = framed(rows);
	expect(body.length).toBe(6 + 1 + 300 + 8192);
	expect(rowsIn(body)).toEqual(rows);
	for (const cut of [body.slice(0, -1), body.slice(0, 4), new Uint8Array([0])])
		expect(() => rowsIn(cut)).toThrow();
});
