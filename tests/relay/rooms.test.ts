import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Served } from '#lib/cli/serve.ts';
import {
	ask,
	DATABASE_URL,
	Events,
	frames,
	newRoom,
	rowsIn,
	serveRelay,
	storeFolder,
	wipeStore,
	type Answer,
	type Asked,
	type Keys
} from '../support/relay-clients.ts';

// Rooms as phones use them, over http.

const folder = storeFolder();
let served: Served & { readonly relayUrl: string; readonly log: readonly string[] };
beforeAll(async () => {
	served = await serveRelay(folder.path);
});
afterAll(async () => {
	await served.stop();
	folder.remove();
});

const START = '000000000000_AAAAAAAAAAAAAAAA';

const write = (method: string, { room, writer }: Keys, asked: Asked = {}): Promise<Answer> =>
	ask(served.relayUrl, method, { room, claim: writer }, asked);
const read = ({ room, reader }: Keys, offset = '-1'): Promise<Answer> =>
	ask(served.relayUrl, 'GET', { room, claim: reader }, { query: `?offset=${offset}` });

/** A room that holds these rows; where its tail is. */
async function roomOf(...rows: readonly string[]): Promise<Keys & { readonly tail: string }> {
	const keys = newRoom();
	const { status, next } = await write('PUT', keys, { body: frames(...rows) });
	expect(status).toBe(201);
	return { ...keys, tail: next };
}

/** All rows of a room, page by page. */
async function allRows(keys: Keys): Promise<{ rows: string[]; pages: number; next: string }> {
	const rows: string[] = [];
	for (let [offset, pages] = ['-1', 1]; ; pages++) {
		const page = await read(keys, offset);
		expect(page.status).toBe(200);
		expect(page.body.length).toBeLessThanOrEqual(32_768);
		rows.push(...rowsIn(page.body));
		if (page.headers.get('stream-up-to-date')) return { rows, pages, next: page.next };
		offset = page.next;
	}
}

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
		expect((await write('POST', keys, { body: frames('a') })).word).toBe('unknown-room\n');
	});

	it('appends what comes, and only from who has read all', async () => {
		const keys = await roomOf('one');
		const second = await write('POST', keys, { body: frames('two'), headers: { 'Stream-Seq': keys.tail } });
		expect([second.status, second.body.length]).toEqual([204, 0]);
		for (const seq of [keys.tail, START, 'zzzz', '999999999999_AAAAAAAAAAAAAAAA']) {
			const late = await write('POST', keys, { body: frames('three'), headers: { 'Stream-Seq': seq } });
			expect([seq, late.status, late.word]).toEqual([seq, 409, 'behind\n']);
		}
		const third = await write('POST', keys, {
			body: frames('three'),
			headers: { 'Stream-Seq': second.next }
		});
		expect(third.status).toBe(204);
		expect(await allRows(keys)).toEqual({ rows: ['one', 'two', 'three'], pages: 1, next: third.next });
	});

	it('of twenty who append at once after the same reading one is taken', async () => {
		const keys = await roomOf('first');
		const answers = await Promise.all(
			Array.from({ length: 20 }, (_, i) =>
				write('POST', keys, { body: frames(`row ${i}`), headers: { 'Stream-Seq': keys.tail } })
			)
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
		expect((await write('POST', keys, { body: frames(...rows) })).status).toBe(204);
		const all = await allRows(keys);
		expect(all.rows).toEqual(['first', ...rows]);
		expect(all.pages).toBeGreaterThan(8);
	});

	it('many small appends come back in full pages', async () => {
		const keys = await roomOf('first');
		for (let i = 0; i < 100; i++)
			expect((await write('POST', keys, { body: frames(`${i} `.padEnd(600, 'x')) })).status).toBe(204);
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
		expect((await write('POST', keys, { body })).word).toBe('malformed\n');
		expect((await allRows(keys)).rows).toEqual(['one']);
	});

	it('an empty POST is refused, a body of more than 256 kB is too large', async () => {
		const keys = await roomOf('one');
		expect((await write('POST', keys, { body: '' })).word).toBe('malformed\n');
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
		for (const method of ['PUT', 'POST'])
			expect((await write(method, keys, { body: frames('x'), headers: { [name]: value } })).word).toBe(
				'malformed\n'
			);
		expect((await allRows(keys)).rows).toEqual(['one']);
	});

	it('a room takes so many bytes and no more', async () => {
		const other = storeFolder();
		const small = await serveRelay(other.path, { limits: { room: 100 } });
		const { room, writer: claim } = newRoom();
		await ask(small.relayUrl, 'PUT', { room, claim }, { body: frames('x'.repeat(60)) });
		const full = await ask(small.relayUrl, 'POST', { room, claim }, { body: frames('x'.repeat(60)) });
		expect([full.status, full.word]).toEqual([507, 'full\n']);
		expect((await ask(small.relayUrl, 'POST', { room, claim }, { body: frames('y') })).status).toBe(204);
		await small.stop();
		other.remove();
	});
});

describe('claims', () => {
	const methods = ['GET', 'HEAD', 'PUT', 'POST', 'DELETE'];

	it.each(methods)('%s needs one, and one of this room', async (method) => {
		const keys = await roomOf('one');
		const other = newRoom();
		const [, token, hash] = keys.writer.split('.');
		const body = method === 'PUT' || method === 'POST' ? { body: frames('x') } : {};
		const claims = [undefined, '', 'x', other.writer, other.reader];
		claims.push(`w.${token}.${other.writer.split('.')[2]}`, `w.${other.writer.split('.')[1]}.${hash}`);
		claims.push(`w.${hash}.${token}`, `r.${token}.${hash}`, `${keys.writer}x`, `x${keys.writer.slice(1)}`);
		for (const claim of claims) {
			const of = claim === undefined ? { room: keys.room } : { room: keys.room, claim };
			const answer = await ask(served.relayUrl, method, of, body);
			expect([claim, answer.status]).toEqual([claim, 403]);
			if (method !== 'HEAD') expect(answer.word).toBe('wrong-key\n');
		}
		expect((await allRows(keys)).rows).toEqual(['one']);
	});

	it('a reader can only read, also where the relay knows nothing of the room', async () => {
		const [known, unknown] = [await roomOf('one'), newRoom()];
		for (const { room, reader: claim } of [known, unknown])
			for (const method of ['PUT', 'POST', 'DELETE']) {
				const asked = method === 'DELETE' ? {} : { body: frames('x') };
				const answer = await ask(served.relayUrl, method, { room, claim }, asked);
				expect([method, answer.status, answer.word]).toEqual([method, 403, 'read-only\n']);
			}
		expect((await allRows(known)).rows).toEqual(['one']);
	});

	it('nobody takes over a room that a wiped relay has forgotten', async () => {
		const keys = newRoom();
		const [, readToken] = keys.reader.split('.');
		// A reader who invents a token to write, and a stranger who knows the name alone.
		const invented = randomBytes(32).toString('base64url');
		const readHash = keys.writer.split('.')[2];
		for (const claim of [`w.${invented}.${readHash}`, `w.${invented}.${readToken}`, newRoom().writer]) {
			const taken = await ask(served.relayUrl, 'PUT', { room: keys.room, claim }, { body: frames('mine') });
			expect(taken.word).toBe('wrong-key\n');
		}
		expect((await write('PUT', keys, { body: frames('one') })).status).toBe(201);
		expect((await read(keys)).status).toBe(200);
	});

	it('what is no room is refused', async () => {
		for (const room of ['short', 'x'.repeat(23), 'x'.repeat(21) + '.', '']) {
			const answer = await ask(served.relayUrl, 'GET', { room, claim: newRoom().writer });
			expect([room, answer.word]).toEqual([room, 'malformed\n']);
		}
	});
});

describe('offsets', () => {
	it('an offset reads on where it was given', async () => {
		const keys = await roomOf('one');
		const { next } = await write('POST', keys, { body: frames('two') });
		expect(rowsIn((await read(keys, keys.tail)).body)).toEqual(['two']);
		const end = await read(keys, next);
		expect([end.status, end.body.length, end.next]).toEqual([200, 0, next]);
		expect(rowsIn((await read(keys, START)).body)).toEqual(['one', 'two']);
	});

	it('one that this history never had is gone, whatever it says', async () => {
		const keys = await roomOf('one', 'two');
		const other = await roomOf('two', 'one');
		for (const offset of [
			other.tail,
			`${keys.tail.slice(0, 12)}_AAAAAAAAAAAAAAAA`,
			`000000000005_${keys.tail.slice(13)}`,
			`000000000099_${keys.tail.slice(13)}`,
			`000000000000_${keys.tail.slice(13)}`
		]) {
			const answer = await read(keys, offset);
			expect([offset, answer.status, answer.word]).toEqual([offset, 410, 'gone\n']);
			const live = await Events.of(
				`${served.relayUrl}/rooms/${keys.room}?offset=${offset}&live=sse`,
				keys.reader
			);
			expect(live.status).toBe(410);
		}
		for (const offset of ['', '-2', 'x', '1,2', `${keys.tail}x`])
			expect((await read(keys, offset)).word).toBe('malformed\n');
	});

	it('after a set-back nobody misses a row: the old offset is gone, also when there is more than before', async () => {
		const keys = await roomOf('one');
		const { next } = await write('POST', keys, { body: frames('two') });
		await wipeWhileStopped(keys.room);
		expect((await read(keys, next)).word).toBe('unknown-room\n');
		await write('PUT', keys, { body: frames('one') });
		// As before so far: nothing to be missed.
		expect(rowsIn((await read(keys, keys.tail)).body)).toEqual([]);
		expect((await write('POST', keys, { body: frames('two'), headers: { 'Stream-Seq': next } })).status).toBe(
			409
		);
		await write('POST', keys, { body: frames('neu', 'more') });
		expect((await read(keys, next)).word).toBe('gone\n');
	});

	async function wipeWhileStopped(room: string): Promise<void> {
		await served.stop();
		await wipeStore(folder.path, room);
		served = await serveRelay(folder.path);
	}
});

describe('an end', () => {
	it('takes all rows away and is remembered', async () => {
		const keys = await roomOf('one');
		const live = await Events.of(`${served.relayUrl}/rooms/${keys.room}?offset=-1&live=sse`, keys.reader);
		await expect.poll(() => live.rows).toEqual(['one']);
		expect((await write('DELETE', keys)).status).toBe(204);
		await expect.poll(() => live.isOver).toBe(true);
		expect((await read(keys)).word).toBe('gone\n');
		expect((await read(keys, keys.tail)).word).toBe('gone\n');
		for (const method of ['PUT', 'POST'])
			expect((await write(method, keys, { body: frames('two') })).word).toBe('gone\n');
		expect((await write('PUT', keys)).word).toBe('gone\n');
		expect((await write('DELETE', keys)).status).toBe(204);
		expect((await write('DELETE', newRoom())).word).toBe('unknown-room\n');
	});
});

describe('following', () => {
	const follow = (keys: Keys, offset = '-1'): Promise<Events> =>
		Events.of(`${served.relayUrl}/rooms/${keys.room}?offset=${offset}&live=sse`, keys.reader);

	it('says at once where it stands, then what there is and what comes', async () => {
		const keys = await roomOf('one');
		const events = await follow(keys);
		expect(events.headers.get('content-type')).toBe('text/event-stream');
		expect(events.headers.get('cache-control')).toBe('private, no-store');
		expect(events.headers.get('stream-sse-data-encoding')).toBe('base64');
		await expect.poll(() => events.rows).toEqual(['one']);
		await write('POST', keys, { body: frames('two', 'three') });
		await expect.poll(() => events.rows).toEqual(['one', 'two', 'three']);
		await expect
			.poll(() => events.heard.map(({ event }) => event))
			.toEqual(['control', 'data', 'control', 'data', 'control']);
		expect(events.said('control')[0]).toMatchObject({ streamNextOffset: START });
		expect(events.said('control').map(({ upToDate }) => upToDate)).toEqual([undefined, true, true]);
		events.end();
		const level = await follow(keys, (await read(keys)).next);
		await expect.poll(() => level.said('control').length).toBe(1);
		expect(level.said('control')[0]).toMatchObject({ upToDate: true });
		level.end();
	});

	it('sends a long history page by page', async () => {
		const keys = await roomOf('first');
		const rows = Array.from({ length: 31 }, (_, i) => `${i} `.padEnd(8192, 'x'));
		for (let i = 0; i < 4; i++) await write('POST', keys, { body: frames(...rows) });
		const events = await follow(keys);
		await expect.poll(() => events.rows.length).toBe(1 + 4 * 31);
		for (const { event, data } of events.heard)
			if (event === 'data') expect(Buffer.from(data, 'base64').length).toBeLessThanOrEqual(32_768);
		events.end();
	});

	it('a long poll waits for a row, and for no longer than it says', async () => {
		const other = storeFolder();
		const relay = await serveRelay(other.path, { limits: { poll: 300 } });
		const { room, reader, writer } = newRoom();
		const { next } = await ask(relay.relayUrl, 'PUT', { room, claim: writer }, { body: frames('one') });
		const query = `?offset=${next}&live=long-poll`;
		const empty = await ask(relay.relayUrl, 'GET', { room, claim: reader }, { query });
		expect([empty.status, empty.next, empty.headers.get('stream-up-to-date')]).toEqual([204, next, 'true']);
		expect(empty.headers.get('stream-cursor')).toMatch(/^\d+$/);
		const waiting = ask(relay.relayUrl, 'GET', { room, claim: reader }, { query });
		await ask(relay.relayUrl, 'POST', { room, claim: writer }, { body: frames('two') });
		const came = await waiting;
		expect([came.status, rowsIn(came.body)]).toEqual([200, ['two']]);
		await relay.stop();
		other.remove();
	});

	it.skipIf(DATABASE_URL)('comments keep the line, and it ends after its time', async () => {
		const other = storeFolder();
		const relay = await serveRelay(other.path, { limits: { beat: 150, lifetime: 600 } });
		const { room, reader, writer } = newRoom();
		await ask(relay.relayUrl, 'PUT', { room, claim: writer }, { body: frames('one') });
		const events = await Events.of(`${relay.relayUrl}/rooms/${room}?offset=-1&live=sse`, reader);
		await expect.poll(() => events.isOver).toBe(true);
		expect(events.text.match(/^: $/gm)?.length).toBeGreaterThan(1);
		await relay.stop();
		other.remove();
	});
});
