import { stream } from '@durable-streams/client';
import { describe, expect, it } from 'vitest';
import { DATABASE_URL, frames, rowsIn } from '../support/relay-clients.ts';
import { TestRelay } from '../support/test-relay.ts';

// Rooms that are followed as they grow.

const relay = TestRelay.forAll();
const START = '000000000000_AAAAAAAAAAAAAAAA';

describe('the official client', () => {
	it('reads a room and follows it', async () => {
		const keys = await relay.roomOf('one', 'two');
		const url = `${relay.relayUrl}/rooms/${keys.room}`;
		const headers = { Authorization: `Bearer ${keys.reader}` };
		const all = await stream({ url, headers, offset: '-1', live: false });
		expect(rowsIn(Buffer.from(await all.body()))).toEqual(['one', 'two']);
		const heard: string[] = [];
		const live = await stream({ url, headers, offset: keys.tail, live: 'sse' });
		live.subscribeBytes(async ({ data }) => void heard.push(...rowsIn(Buffer.from(data))));
		await relay.append(keys, frames('three'));
		await expect.poll(() => heard).toEqual(['three']);
		live.cancel();
	});
});

describe('following', () => {
	it('says at once where it stands, then what there is and what comes', async () => {
		const keys = await relay.roomOf('one');
		const events = await relay.follow(keys);
		expect(events.headers.get('content-type')).toBe('text/event-stream');
		expect(events.headers.get('cache-control')).toBe('private, no-store');
		expect(events.headers.get('stream-sse-data-encoding')).toBe('base64');
		await expect.poll(() => events.rows).toEqual(['one']);
		await relay.append(keys, frames('two', 'three'));
		await expect.poll(() => events.rows).toEqual(['one', 'two', 'three']);
		await expect
			.poll(() => events.heard.map(({ event }) => event))
			.toEqual(['control', 'data', 'control', 'data', 'control']);
		expect(events.said('control')[0]).toMatchObject({ streamNextOffset: START });
		expect(events.said('control').map(({ upToDate }) => upToDate)).toEqual([undefined, true, true]);
		const level = await relay.follow(keys, (await relay.read(keys)).next);
		await expect.poll(() => level.said('control').length).toBe(1);
		expect(level.said('control')[0]).toMatchObject({ upToDate: true });
	});

	it('sends a long history page by page', async () => {
		const keys = await relay.roomOf('first');
		const rows = Array.from({ length: 31 }, (_, i) => `${i} `.padEnd(8192, 'x'));
		for (let i = 0; i < 4; i++) await relay.append(keys, frames(...rows));
		const events = await relay.follow(keys);
		await expect.poll(() => events.rows.length).toBe(1 + 4 * 31);
		for (const { event, data } of events.heard)
			if (event === 'data') expect(Buffer.from(data, 'base64').length).toBeLessThanOrEqual(32_768);
	});

	it('a long poll waits for a row, and for no longer than it says', async () => {
		const hasty = await TestRelay.forOne({ poll: 300 });
		const keys = await hasty.roomOf('one');
		const poll = (): ReturnType<typeof relay.ask> =>
			hasty.ask(
				'GET',
				{ room: keys.room, claim: keys.reader },
				{ query: `?offset=${keys.tail}&live=long-poll` }
			);
		const empty = await poll();
		expect([empty.status, empty.next, empty.headers.get('stream-up-to-date')]).toEqual([
			...[204, keys.tail, 'true']
		]);
		expect(empty.headers.get('stream-cursor')).toMatch(/^\d+$/);
		const waiting = poll();
		await hasty.append(keys, frames('two'));
		const came = await waiting;
		expect([came.status, rowsIn(came.body)]).toEqual([200, ['two']]);
	});

	it.skipIf(DATABASE_URL)('comments keep the line, and it ends after its time', async () => {
		const brief = await TestRelay.forOne({ beat: 150, lifetime: 600 });
		const events = await brief.follow(await brief.roomOf('one'));
		await expect.poll(() => events.isOver).toBe(true);
		expect(events.text.match(/^: $/gm)?.length).toBeGreaterThan(1);
	});
});
