import { stream } from '@durable-streams/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as clients from '../support/relay-clients.ts';
import {
	ask,
	DATABASE_URL,
	Events,
	frames,
	rowsIn,
	serveRelay,
	storeFolder,
	type Answer,
	type Keys
} from '../support/relay-clients.ts';

// Rooms that are followed as they grow.

const folder = storeFolder();
let served: Awaited<ReturnType<typeof serveRelay>>;
beforeAll(async () => {
	served = await serveRelay(folder.path);
});
afterAll(async () => {
	await served.stop();
	folder.remove();
});

const append = (keys: Keys, body: Buffer): Promise<Answer> => clients.append(served.relayUrl, keys, body);
const read = (keys: Keys, offset?: string): Promise<Answer> => clients.read(served.relayUrl, keys, offset);
const roomOf = (...rows: readonly string[]): ReturnType<typeof clients.roomWith> =>
	clients.roomWith(served.relayUrl, ...rows);

const START = '000000000000_AAAAAAAAAAAAAAAA';

describe('the official client', () => {
	it('reads a room and follows it', async () => {
		const keys = await roomOf('one', 'two');
		const url = `${served.relayUrl}/rooms/${keys.room}`;
		const headers = { Authorization: `Bearer ${keys.reader}` };
		const all = await stream({ url, headers, offset: '-1', live: false });
		expect(rowsIn(Buffer.from(await all.body()))).toEqual(['one', 'two']);
		const heard: string[] = [];
		const live = await stream({ url, headers, offset: keys.tail, live: 'sse' });
		live.subscribeBytes(async ({ data }) => void heard.push(...rowsIn(Buffer.from(data))));
		await append(keys, frames('three'));
		await expect.poll(() => heard).toEqual(['three']);
		live.cancel();
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
		await append(keys, frames('two', 'three'));
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
		for (let i = 0; i < 4; i++) await append(keys, frames(...rows));
		const events = await follow(keys);
		await expect.poll(() => events.rows.length).toBe(1 + 4 * 31);
		for (const { event, data } of events.heard)
			if (event === 'data') expect(Buffer.from(data, 'base64').length).toBeLessThanOrEqual(32_768);
		events.end();
	});

	it('a long poll waits for a row, and for no longer than it says', async () => {
		const other = storeFolder();
		const relay = await serveRelay(other.path, { limits: { poll: 300 } });
		const keys = await clients.roomWith(relay.relayUrl, 'one');
		const { room, reader, tail: next } = keys;
		const query = `?offset=${next}&live=long-poll`;
		const empty = await ask(relay.relayUrl, 'GET', { room, claim: reader }, { query });
		expect([empty.status, empty.next, empty.headers.get('stream-up-to-date')]).toEqual([204, next, 'true']);
		expect(empty.headers.get('stream-cursor')).toMatch(/^\d+$/);
		const waiting = ask(relay.relayUrl, 'GET', { room, claim: reader }, { query });
		await clients.append(relay.relayUrl, keys, frames('two'));
		const came = await waiting;
		expect([came.status, rowsIn(came.body)]).toEqual([200, ['two']]);
		await relay.stop();
		other.remove();
	});

	it.skipIf(DATABASE_URL)('comments keep the line, and it ends after its time', async () => {
		const other = storeFolder();
		const relay = await serveRelay(other.path, { limits: { beat: 150, lifetime: 600 } });
		const { room, reader } = await clients.roomWith(relay.relayUrl, 'one');
		const events = await Events.of(`${relay.relayUrl}/rooms/${room}?offset=-1&live=sse`, reader);
		await expect.poll(() => events.isOver).toBe(true);
		expect(events.text.match(/^: $/gm)?.length).toBeGreaterThan(1);
		await relay.stop();
		other.remove();
	});
});
