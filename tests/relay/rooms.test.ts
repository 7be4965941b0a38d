import { describe, expect, it } from 'vitest';
import { frames, newRoom, rowsIn } from '../support/relay-clients.ts';
import { TestRelay } from '../support/test-relay.ts';

// Rooms as phones use them, over http.

const relay = TestRelay.forAll();
const START = '000000000000_AAAAAAAAAAAAAAAA';

describe('making, appending, reading', () => {
	it('a room is made with its first rows and gives them back', async () => {
		const keys = await relay.roomOf('one', 'two');
		const page = await relay.read(keys);
		expect([page.status, rowsIn(page.body), page.next]).toEqual([200, ['one', 'two'], keys.tail]);
		expect(page.headers.get('stream-up-to-date')).toBe('true');
		expect(keys.tail).toMatch(/^000000000010_[\w-]{16}$/);
	});

	it('making it again appends nothing', async () => {
		const keys = await relay.roomOf('one');
		const again = await relay.write('PUT', keys, { body: frames('two') });
		expect([again.status, again.next]).toEqual([200, keys.tail]);
		expect((await relay.allRows(keys)).rows).toEqual(['one']);
	});

	it('without a row nothing is recorded, and it says that it was made', async () => {
		const keys = newRoom();
		for (const body of [undefined, '']) {
			const made = await relay.write('PUT', keys, body === undefined ? {} : { body });
			expect([made.status, made.next]).toEqual([201, START]);
		}
		expect((await relay.read(keys)).word).toBe('unknown-room\n');
		expect((await relay.append(keys, frames('a'))).word).toBe('unknown-room\n');
	});

	it('appends what comes, and only from who has read all', async () => {
		const keys = await relay.roomOf('one');
		const second = await relay.append(keys, frames('two'));
		expect([second.status, second.body.length]).toEqual([204, 0]);
		for (const seq of [keys.tail, START, 'zzzz', '999999999999_AAAAAAAAAAAAAAAA']) {
			const late = await relay.append(keys, frames('three'), { 'Stream-Seq': seq });
			expect([seq, late.status, late.word]).toEqual([seq, 409, 'behind\n']);
		}
		const third = await relay.append(keys, frames('three'), { 'Stream-Seq': second.next });
		expect(third.status).toBe(204);
		expect(await relay.allRows(keys)).toEqual({ rows: ['one', 'two', 'three'], pages: 1, next: third.next });
	});

	it('who does not say how far he has read appends nothing', async () => {
		const keys = await relay.roomOf('one');
		const blind = await relay.write('POST', keys, { body: frames('two') });
		expect([blind.status, blind.word]).toEqual([400, 'malformed\n']);
		expect(await relay.allRows(keys)).toEqual({ rows: ['one'], pages: 1, next: keys.tail });
	});

	it('of twenty who append at once after the same reading one is taken', async () => {
		const keys = await relay.roomOf('first');
		const answers = await Promise.all(
			Array.from({ length: 20 }, (_, i) =>
				relay.append(keys, frames(`row ${i}`), { 'Stream-Seq': keys.tail })
			)
		);
		expect(answers.map(({ status }) => status).sort()).toEqual([204, ...Array(19).fill(409)]);
		expect((await relay.allRows(keys)).rows).toHaveLength(2);
	});

	it('of ten who make a room at once one does', async () => {
		const keys = newRoom();
		const answers = await Promise.all(
			Array.from({ length: 10 }, (_, i) => relay.write('PUT', keys, { body: frames(`row ${i}`) }))
		);
		expect(answers.map(({ status }) => status).sort()).toEqual([...Array(9).fill(200), 201]);
		expect((await relay.allRows(keys)).rows).toHaveLength(1);
	});

	it('a body of 256 kB comes back in pages that end at rows', async () => {
		const keys = await relay.roomOf('first');
		const rows = Array.from({ length: 31 }, (_, i) => `${i} `.padEnd(8192, 'x'));
		expect((await relay.append(keys, frames(...rows))).status).toBe(204);
		const all = await relay.allRows(keys);
		expect(all.rows).toEqual(['first', ...rows]);
		expect(all.pages).toBeGreaterThan(8);
	});

	it('many small appends come back in full pages', async () => {
		const keys = await relay.roomOf('first');
		for (let i = 0; i < 100; i++)
			expect((await relay.append(keys, frames(`${i} `.padEnd(600, 'x')))).status).toBe(204);
		const { rows, pages } = await relay.allRows(keys);
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
		expect((await relay.write('PUT', fresh, { body })).word).toBe('malformed\n');
		expect((await relay.read(fresh)).word).toBe('unknown-room\n');
		const keys = await relay.roomOf('one');
		expect((await relay.append(keys, body)).word).toBe('malformed\n');
		expect((await relay.allRows(keys)).rows).toEqual(['one']);
	});

	it('an empty POST is refused, a body of more than 256 kB is too large', async () => {
		const keys = await relay.roomOf('one');
		expect((await relay.append(keys, '')).word).toBe('malformed\n');
		for (const method of ['PUT', 'POST']) {
			const large = await relay.write(method, keys, { body: Buffer.alloc(262_145) });
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
		const keys = await relay.roomOf('one');
		const headers = { [name]: value };
		const made = await relay.write('PUT', keys, { body: frames('x'), headers });
		const appended = await relay.append(keys, frames('x'), headers);
		expect([made.word, appended.word]).toEqual(['malformed\n', 'malformed\n']);
		expect((await relay.allRows(keys)).rows).toEqual(['one']);
	});

	it('a room takes so many rows and no more', async () => {
		const small = await TestRelay.forOne({ rows: 2 });
		const keys = await small.roomOf('one', 'two');
		expect((await small.append(keys, frames('three'))).word).toBe('full\n');
	});

	it('a room takes so many bytes and no more', async () => {
		const small = await TestRelay.forOne({ room: 100 });
		const keys = await small.roomOf('x'.repeat(60));
		const full = await small.append(keys, frames('x'.repeat(60)));
		expect([full.status, full.word]).toEqual([507, 'full\n']);
		expect((await small.append(keys, frames('y'))).status).toBe(204);
		// 62 and 3 with the lengths before them; 35 more are just a hundred.
		expect((await small.append(keys, frames('z'.repeat(33)))).status).toBe(204);
		expect((await small.append(keys, frames('z'))).word).toBe('full\n');
	});
});
