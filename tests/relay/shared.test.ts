import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { serve } from '#lib/cli/serve.ts';
import { openStore } from '#lib/cli/open-relay.ts';
import { LIMITS, type Limits } from '#lib/relay/limits.ts';
import { Relay } from '#lib/relay/relay.ts';
import { append, ask, DATABASE_URL, Events, frames, newRoom, type Keys } from '../support/relay-clients.ts';
import { Cuttable } from '../chaos/cuttable.ts';

// Several processes over one PostgreSQL, `tests/relay/beside-databases.sh` brings one. Two relays in this process share nothing but it.

async function another(url = DATABASE_URL, limits: Partial<Limits> = {}): Promise<string> {
	const store = await openStore({ DATABASE_URL: url });
	const relay = new Relay({ store, limits: { ...LIMITS, lag: 20_000, ...limits } });
	const served = await serve({ root: null, port: 0, relay });
	onTestFinished(served.stop);
	return `http://127.0.0.1:${served.port}/relay`;
}

/** A connection to the database that can be cut. */
async function wire(): Promise<{ url: string; wire: Cuttable }> {
	const url = new URL(DATABASE_URL ?? '');
	const cuttable = await Cuttable.to([Number(url.port || 5432)]);
	onTestFinished(() => cuttable.close());
	url.port = String(cuttable.port);
	return { url: url.href, wire: cuttable };
}

const put = (url: string, { room, writer }: Keys, row: string): ReturnType<typeof ask> =>
	ask(url, 'PUT', { room, claim: writer }, { body: frames(row) });
const post = (url: string, keys: Keys, row: string, headers = {}): ReturnType<typeof ask> =>
	append(url, keys, frames(row), headers);
async function follow(url: string, { room, reader }: Keys): Promise<Events> {
	const events = await Events.of(`${url}/rooms/${room}?offset=-1&live=sse`, reader);
	onTestFinished(() => events.end());
	return events;
}
async function come(url: string, { room }: Keys, claim: string, as: string): Promise<Events> {
	const events = await Events.of(`${url}/rooms/${room}/presence?as=${as}`, claim);
	onTestFinished(() => events.end());
	return events;
}

describe.skipIf(!DATABASE_URL)('two processes that share a database', () => {
	it('hand on at once what a phone at either writes', async () => {
		const [first, second] = [await another(), await another()];
		const keys = newRoom();
		await put(first, keys, 'first');
		const readers = [await follow(first, keys), await follow(second, keys)];
		for (let i = 0; i < 20; i++)
			expect((await post(i % 2 ? first : second, keys, `row ${i}`)).status).toBe(204);
		const rows = ['first', ...Array.from({ length: 20 }, (_, i) => `row ${i}`)];
		for (const reader of readers) await expect.poll(() => reader.rows, { timeout: 5000 }).toEqual(rows);
	});

	it('take one of those who append at once after the same reading', async () => {
		const urls = [await another(), await another()] as const;
		const keys = newRoom();
		const made = await Promise.all(urls.map((url) => put(url, keys, 'first')));
		expect(made.map(({ status }) => status).sort()).toEqual([200, 201]);
		const seen = { 'Stream-Seq': made[0]?.next ?? '' };
		const answers = await Promise.all(
			Array.from({ length: 20 }, (_, i) => post(urls[i % 2 ? 0 : 1], keys, `row ${i}`, seen))
		);
		expect(answers.map(({ status }) => status).sort()).toEqual([204, ...Array(19).fill(409)]);
	});

	it('end a room for the phones at both', async () => {
		const [first, second] = [await another(), await another()];
		const keys = newRoom();
		await put(first, keys, 'first');
		const live = await follow(second, keys);
		await expect.poll(() => live.rows).toEqual(['first']);
		await ask(first, 'DELETE', { room: keys.room, claim: keys.writer });
		await expect.poll(() => live.isOver).toBe(true);
	});

	it('go on after the database was away, and a lost notice costs a delay alone', async () => {
		const cut = await wire();
		const [first, second] = [await another(), await another(cut.url, { again: 500 })];
		const keys = newRoom();
		await put(first, keys, 'first');
		const live = await follow(second, keys);
		await expect.poll(() => live.rows).toEqual(['first']);
		cut.wire.cut();
		await post(first, keys, 'while away');
		const refused = await ask(second, 'GET', { room: keys.room, claim: keys.reader });
		expect([refused.status, refused.word]).toEqual([503, 'busy\n']);
		expect(await (await fetch(`${second}/health`)).text()).toBe('ok\n');
		cut.wire.mend();
		await expect.poll(() => live.rows).toEqual(['first', 'while away']);
		await expect.poll(async () => (await post(second, keys, 'again')).status).toBe(204);
		await expect.poll(() => live.rows).toEqual(['first', 'while away', 'again']);
	});

	it('ask again by themselves where no notice ever comes', async () => {
		const { PostgresWire } = await import('#lib/relay/postgres-wire.ts');
		const deaf = vi.spyOn(PostgresWire.prototype, 'hear').mockImplementation(() => {});
		const [first, second] = [await another(), await another(DATABASE_URL, { again: 300 })];
		deaf.mockRestore();
		const keys = newRoom();
		await put(first, keys, 'first');
		const live = await follow(second, keys);
		await expect.poll(() => live.rows).toEqual(['first']);
		await post(first, keys, 'unheard');
		await expect.poll(() => live.rows).toEqual(['first', 'unheard']);
	});

	it('know who is there at the other, also who came before', async () => {
		const [first, second] = [await another(), await another()];
		const keys = newRoom();
		const [one, two] = ['phone-one-0123456', 'phone-two-0123456'];
		const here = await come(first, keys, keys.writer, one);
		await expect.poll(() => here.heard.length).toBe(1);
		const say = (url: string, claim: string, as: string, body: string): ReturnType<typeof ask> =>
			ask(url, 'POST', { room: `${keys.room}/presence`, claim }, { body, query: `?as=${as}` });
		await say(first, keys.writer, one, 'hello');
		const there = await come(second, keys, keys.reader, two);
		const said = Buffer.from('hello').toString('base64url');
		await expect.poll(() => there.said('here')).toEqual([{ as: one, may: 'write', said }]);
		await say(second, keys.reader, two, 'x'.repeat(2048));
		await expect.poll(() => here.said('here').map(({ as, may }) => [as, may])).toEqual([[two, 'read']]);
		// Known at both: a reader does not speak as the writer, wherever it asks.
		expect((await say(second, keys.reader, one, 'I am one')).word).toBe('read-only\n');
		// Its stream is at the other one, which remembers what it says here.
		await say(second, keys.writer, one, 'again');
		await expect.poll(() => there.said('here').at(-1)).toMatchObject({ as: one, may: 'write' });
		here.end();
		await expect.poll(() => there.said('gone')).toEqual([{ as: one }]);
	});
});
