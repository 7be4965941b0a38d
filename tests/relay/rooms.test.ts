import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as clients from '../support/relay-clients.ts';
import {
	frames,
	newRoom,
	rowsIn,
	serveRelay,
	storeFolder,
	type Answer,
	type Asked,
	type Keys
} from '../support/relay-clients.ts';

// Rooms as phones use them, over http.

const folder = storeFolder();
let served: Awaited<ReturnType<typeof serveRelay>>;
beforeAll(async () => {
	served = await serveRelay(folder.path);
});
afterAll(async () => {
	await served.stop();
	folder.remove();
});

const write = (method: string, keys: Keys, asked: Asked = {}): Promise<Answer> =>
	clients.write(served.relayUrl, method, keys, asked);
const read = (keys: Keys, offset?: string): Promise<Answer> => clients.read(served.relayUrl, keys, offset);
const append = (keys: Keys, body: Uint8Array | string, headers?: Asked['headers']): Promise<Answer> =>
	clients.append(served.relayUrl, keys, body, headers);
const roomOf = (...rows: readonly string[]): ReturnType<typeof clients.roomWith> =>
	clients.roomWith(served.relayUrl, ...rows);
const allRows = (keys: Keys): ReturnType<typeof clients.allRows> => clients.allRows(served.relayUrl, keys);

const START = '000000000000_AAAAAAAAAAAAAAAA';

describe('making, appending, reading', () => {
	it('a room is made with its first rows and gives them back', async () => {
		const keys = await roomOf('one', 'two');
		const page = await read(keys);
		expect([page.status, rowsIn(page.body), page.next]).toEqual([200, ['one', 'two'], keys.tail]);
		expect(page.headers.get('stream-up-to-date')).toBe('true');
		expect(keys.tail).toMatch(/^000000000010_[\w-]{16}$/);
	});

	it('making it again appends nothing', async () => {
		const keys = await roomOf('one');
		const again = await write('PUT', keys, { body: frames('two') });
		expect([again.status, again.next]).toEqual([200, keys.tail]);
		expect((await allRows(keys)).rows).toEqual(['one']);
	});

	it('without a row nothing is recorded, and it says that it was made', async () => {
		const keys = newRoom();
		for (const body of [undefined, '']) {
			const made = await write('PUT', keys, body === undefined ? {} : { body });
			expect([made.status, made.next]).toEqual([201, START]);
		}
		expect((await read(keys)).word).toBe('unknown-room\n');
		expect((await append(keys, frames('a'))).word).toBe('unknown-room\n');
	});

	it('appends what comes, and only from who has read all', async () => {
		const keys = await roomOf('one');
		const second = await append(keys, frames('two'));
		expect([second.status, second.body.length]).toEqual([204, 0]);
		for (const seq of [keys.tail, START, 'zzzz', '999999999999_AAAAAAAAAAAAAAAA']) {
			const late = await append(keys, frames('three'), { 'Stream-Seq': seq });
			expect([seq, late.status, late.word]).toEqual([seq, 409, 'behind\n']);
		}
		const third = await append(keys, frames('three'), { 'Stream-Seq': second.next });
		expect(third.status).toBe(204);
		expect(await allRows(keys)).toEqual({ rows: ['one', 'two', 'three'], pages: 1, next: third.next });
	});

	it('who does not say how far he has read appends nothing', async () => {
		const keys = await roomOf('one');
		const blind = await write('POST', keys, { body: frames('two') });
		expect([blind.status, blind.word]).toEqual([400, 'malformed\n']);
		expect(await allRows(keys)).toEqual({ rows: ['one'], pages: 1, next: keys.tail });
	});

	it('of twenty who append at once after the same reading one is taken', async () => {
		const keys = await roomOf('first');
		const answers = await Promise.all(
			Array.from({ length: 20 }, (_, i) => append(keys, frames(`row ${i}`), { 'Stream-Seq': keys.tail }))
		);
		expect(answers.map(({ status }) => status).sort()).toEqual([204, ...Array(19).fill(409)]);
		expect((await allRows(keys)).rows).toHaveLength(2);
	});

	it('of ten who make a room at once one does', async () => {
		const keys = newRoom();
		const answers = await Promise.all(
			Array.from({ length: 10 }, (_, i) => write('PUT', keys, { body: frames(`row ${i}`) }))
		);
		expect(answers.map(({ status }) => status).sort()).toEqual([...Array(9).fill(200), 201]);
		expect((await allRows(keys)).rows).toHaveLength(1);
	});

	it('a body of 256 kB comes back in pages that end at rows', async () => {
		const keys = await roomOf('first');
		const rows = Array.from({ length: 31 }, (_, i) => `${i} `.padEnd(8192, 'x'));
		expect((await append(keys, frames(...rows))).status).toBe(204);
		const all = await allRows(keys);
		expect(all.rows).toEqual(['first', ...rows]);
		expect(all.pages).toBeGreaterThan(8);
	});

	it('many small appends come back in full pages', async () => {
		const keys = await roomOf('first');
		for (let i = 0; i < 100; i++)
			expect((await append(keys, frames(`${i} `.padEnd(600, 'x')))).status).toBe(204);
		const { rows, pages } = await allRows(keys);
		expect([rows.length, pages]).toEqual([101, 2]);
	});
});

describe('frames', () => {
	const whole = frames('abc');
	it.each([
		['no length', Buffer.from([0])],
		['a row that is cut', whole.subarray(0, 4)],
		['a byte too many', Buffer.concat([whole, Buffer.from([0])])],
		['a row of no bytes', Buffer.from([0, 0])],
		['a row of 8193 bytes', frames('x'.repeat(8193))],
		['a second one that is cut', Buffer.concat([whole, whole.subarray(0, 3)])]
	])('%s is refused, and nothing of it stored', async (_, body) => {
		const fresh = newRoom();
		expect((await write('PUT', fresh, { body })).word).toBe('malformed\n');
		expect((await read(fresh)).word).toBe('unknown-room\n');
		const keys = await roomOf('one');
		expect((await append(keys, body)).word).toBe('malformed\n');
		expect((await allRows(keys)).rows).toEqual(['one']);
	});

	it('an empty POST is refused, a body of more than 256 kB is too large', async () => {
		const keys = await roomOf('one');
		expect((await append(keys, '')).word).toBe('malformed\n');
		for (const method of ['PUT', 'POST']) {
			const large = await write(method, keys, { body: Buffer.alloc(262_145) });
			expect([large.status, large.word]).toEqual([413, 'too-large\n']);
		}
	});

	it.each([
		'Stream-Closed: true',
		'Stream-TTL: 60',
		'Stream-Expires-At: 2030-01-01T00:00:00Z',
		'Stream-Forked-From: /x',
		'Stream-Fork-Offset: 1',
		'Stream-Fork-Sub-Offset: 1',
		'Producer-Id: a',
		'Producer-Epoch: 0',
		'Producer-Seq: 0',
		'Content-Type: text/plain',
		'Content-Type: application/json'
	])('%s is refused', async (header) => {
		const [name = '', value = ''] = header.split(': ');
		const keys = await roomOf('one');
		const headers = { [name]: value };
		const made = await write('PUT', keys, { body: frames('x'), headers });
		const appended = await append(keys, frames('x'), headers);
		expect([made.word, appended.word]).toEqual(['malformed\n', 'malformed\n']);
		expect((await allRows(keys)).rows).toEqual(['one']);
	});

	it('a room takes so many rows and no more', async () => {
		const other = storeFolder();
		const small = await serveRelay(other.path, { limits: { rows: 2 } });
		const keys = await clients.roomWith(small.relayUrl, 'one', 'two');
		const full = await clients.append(small.relayUrl, keys, frames('three'));
		expect(full.word).toBe('full\n');
		await small.stop();
		other.remove();
	});

	it('a room takes so many bytes and no more', async () => {
		const other = storeFolder();
		const small = await serveRelay(other.path, { limits: { room: 100 } });
		const keys = await clients.roomWith(small.relayUrl, 'x'.repeat(60));
		const full = await clients.append(small.relayUrl, keys, frames('x'.repeat(60)));
		expect([full.status, full.word]).toEqual([507, 'full\n']);
		expect((await clients.append(small.relayUrl, keys, frames('y'))).status).toBe(204);
		await small.stop();
		other.remove();
	});
});
