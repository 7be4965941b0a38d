import { createCipheriv, createHash, createHmac, hkdfSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { AnyEntry } from '#lib/log/entry.ts';
import { keyKind, readKeyOf } from '#lib/transfer/invitation.ts';
import { keysFrom, newKey } from './keys.ts';
import { byPart, isOfTheSeason, isPart } from './parts.ts';
import { heard, seal, unseal, whisper } from './seal.ts';

// Everything is computed again by Node's own cryptography, from keys that are counted through.

const READ = Buffer.from(Array.from({ length: 32 }, (_, i) => i));
const WRITE = Buffer.from(Array.from({ length: 32 }, (_, i) => 255 - i));
const key = Buffer.concat([READ, WRITE]).toString('base64url');

const hkdf = (root: Buffer, info: string, length: number): Buffer =>
	Buffer.from(hkdfSync('sha256', root, Buffer.alloc(0), info, length));

const entry = {
	id: 'e-1',
	at: '2026-03-06T19:00:00Z',
	kind: 'club',
	name: 'Zockverein Süd'
} as unknown as AnyEntry;
const TEXT = '{"id":"e-1","at":"2026-03-06T19:00:00Z","kind":"club","name":"Zockverein Süd"}';

describe('the keys of a club', () => {
	it('follow from one by HKDF', async () => {
		const room = hkdf(READ, 'schafkopf room', 16).toString('base64url');
		const read = hkdf(READ, 'schafkopf read', 32).toString('base64url');
		const write = hkdf(WRITE, 'schafkopf write', 32).toString('base64url');
		expect(room).toHaveLength(22);
		expect(await keysFrom(key)).toMatchObject({ room, token: `w.${write}.${read}`, canWrite: true });
		expect(await keysFrom(READ.toString('base64url'))).toMatchObject({
			room,
			token: `r.${read}`,
			canWrite: false
		});
	});

	it('are new each time, and the write key holds the read key', () => {
		expect(new Set(Array.from({ length: 50 }, newKey)).size).toBe(50);
		expect(readKeyOf(key)).toBe(READ.toString('base64url'));
		expect([key, readKeyOf(key), newKey()].map(keyKind)).toEqual(['write', 'read', 'write']);
		expect(['', 'abc', '!', `${key}A`, `${key}AAAA`].map(keyKind)).toEqual([null, null, null, null, null]);
	});
});

describe('a sealed entry', () => {
	it('is what Node makes of it', async () => {
		const keys = await keysFrom(key);
		const document = `${keys.room}/w2931`;
		const plain = Buffer.concat([Buffer.from([0]), Buffer.from(TEXT)]);
		const iv = createHmac('sha256', hkdf(READ, 'schafkopf iv', 32))
			.update(plain)
			.digest()
			.subarray(0, 12);
		const cipher = createCipheriv('aes-256-gcm', hkdf(READ, 'schafkopf encrypt', 32), iv);
		cipher.setAAD(Buffer.from(document));
		const expected = Buffer.concat([iv, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
		expect(Buffer.from(await seal(keys, document, entry))).toEqual(expected);
		// The order of the fields is no difference.
		const turned = Object.fromEntries(Object.entries(entry).reverse()) as unknown as AnyEntry;
		expect(Buffer.from(await seal(keys, document, turned))).toEqual(expected);
		expect(await unseal(await keysFrom(readKeyOf(key)), document, expected)).toEqual(entry);
	});

	it('is opened by its key, in its document, and untouched only', async () => {
		const keys = await keysFrom(key);
		const sealed = await seal(keys, 'room/w1', entry);
		expect(await unseal(keys, 'room/w1', sealed)).toEqual(entry);
		expect(await unseal(keys, 'room/w2', sealed)).toBeNull();
		expect(await unseal(await keysFrom(newKey()), 'room/w1', sealed)).toBeNull();
		for (const at of [0, 11, 12, sealed.length - 1]) {
			const touched = Uint8Array.from(sealed);
			touched[at] = (touched[at] ?? 0) ^ 1;
			expect(await unseal(keys, 'room/w1', touched)).toBeNull();
		}
		for (const cut of [0, 5, 12, sealed.length - 1])
			expect(await unseal(keys, 'room/w1', sealed.subarray(0, cut))).toBeNull();
	});

	it('is packed where it is long, so that the relay takes it', async () => {
		const keys = await keysFrom(key);
		const long = { ...entry, members: Array.from({ length: 900 }, (_, i) => `member-${i}`) } as AnyEntry;
		const sealed = await seal(keys, 'room/w1', long);
		expect(JSON.stringify(long).length).toBeGreaterThan(8000);
		expect(sealed.length).toBeLessThan(8000);
		expect(await unseal(keys, 'room/w1', sealed)).toEqual(long);
	});

	it('whispers are never the same twice', async () => {
		const keys = await keysFrom(key);
		const [one, two] = [await whisper(keys, 'room/parts', 'hier'), await whisper(keys, 'room/parts', 'hier')];
		expect(one).not.toEqual(two);
		expect(await heard(keys, 'room/parts', one)).toBe('hier');
		expect(await heard(keys, 'room/w1', two)).toBeNull();
	});
});

describe('the parts of a room', () => {
	it('follow from the id: the week of its time, or its hash', async () => {
		const timed = '019cc485-5b80-7000-8000-000000000001';
		const time = 0x019cc4855b80;
		const other = 'evening-17';
		const hash = createHash('sha256').update(other).digest('hex');
		const parts = await byPart([timed, other]);
		expect(parts).toEqual(
			new Map([
				[`w${Math.floor(time / 604_800_000)}`, [timed]],
				[`x${hash[0]}`, [other]]
			])
		);
		expect([...parts.keys()].every(isPart)).toBe(true);
		expect(['parts', 'w', 'w-1', 'xg', 'x', 'w1/2', '__proto__'].some(isPart)).toBe(false);
	});

	it('of the last year and later stay, as do those without a time', () => {
		const now = Date.UTC(2026, 10, 20);
		const week = Math.floor(now / 604_800_000);
		expect([`w${week}`, `w${week - 53}`, 'w99999', 'x0'].every((part) => isOfTheSeason(part, now))).toBe(
			true
		);
		expect([`w${week - 54}`, 'w0'].some((part) => isOfTheSeason(part, now))).toBe(false);
	});
});
