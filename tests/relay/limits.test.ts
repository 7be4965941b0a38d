import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { serve } from '#lib/cli/serve.ts';
import { LmdbStore } from '#lib/relay/lmdb-store.ts';
import { Relay } from '#lib/relay/relay.ts';
import {
	DATABASE_URL,
	Events,
	frames,
	newRoom,
	roomWith,
	type Answer,
	type Keys
} from '../support/relay-clients.ts';
import { testFolder, TestRelay } from '../support/test-relay.ts';

// What a relay does to whoever wants more than his part.

const make = (relay: TestRelay, { room, writer }: Keys, headers = {}): Promise<Answer> =>
	relay.ask('PUT', { room, claim: writer }, { body: frames('one'), headers });
const read = (relay: TestRelay, { room, reader }: Keys, headers = {}): Promise<Answer> =>
	relay.ask('GET', { room, claim: reader }, { headers });

async function health({ relayUrl }: TestRelay): Promise<void> {
	expect(await (await fetch(`${relayUrl}/health`)).text()).toBe('ok\n');
}

/** A connection that sends and reads as it likes. */
async function raw({ port }: { readonly port: number }): Promise<Socket> {
	const socket = connect(port, '127.0.0.1');
	await once(socket, 'connect');
	socket.on('error', () => {});
	onTestFinished(() => void socket.destroy());
	return socket;
}

const question = ({ room, reader }: Keys, query = ''): string =>
	`GET /relay/rooms/${room}${query} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${reader}\r\n\r\n`;

/** A room of some MB. */
async function largeRoom(relay: TestRelay, megabytes: number): Promise<Keys> {
	const keys = newRoom();
	await make(relay, keys);
	const body = frames(...Array.from({ length: 31 }, () => Buffer.alloc(8192, 'x')));
	for (let i = 0; i < megabytes * 4; i++) expect((await relay.append(keys, body)).status).toBe(204);
	return keys;
}

describe('too many', () => {
	it('requests of one room are told to wait; other rooms are not', async () => {
		const relay = await TestRelay.forOne({ fromRoom: 5 });
		const [keys, other] = [newRoom(), newRoom()];
		await make(relay, keys);
		for (let i = 0; i < 4; i++) expect((await read(relay, keys)).status).toBe(200);
		const late = await read(relay, keys);
		expect([late.status, late.word]).toEqual([429, 'too-many\n']);
		expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(0);
		expect((await make(relay, other)).status).toBe(201);
	});

	it('whoever has no key of a room can use up nothing of its', async () => {
		const relay = await TestRelay.forOne({ fromRoom: 5 });
		const keys = newRoom();
		for (let i = 0; i < 10; i++)
			expect((await read(relay, { ...newRoom(), room: keys.room })).word).toBe('wrong-key\n');
		expect((await make(relay, keys)).status).toBe(201);
	});

	it('requests of one address are told to wait', async () => {
		const relay = await TestRelay.forOne({ fromAddress: 5 });
		for (let i = 0; i < 5; i++) await read(relay, newRoom());
		expect((await read(relay, newRoom())).word).toBe('too-many\n');
		await health(relay);
	});

	it('new rooms of one address: those that stand go on', async () => {
		const relay = await TestRelay.forOne({ newRooms: 3 });
		const rooms = [newRoom(), newRoom(), newRoom()];
		for (const keys of rooms) expect((await make(relay, keys)).status).toBe(201);
		for (const keys of rooms) expect((await make(relay, keys)).status).toBe(200);
		const last = newRoom();
		expect((await make(relay, last)).word).toBe('too-many\n');
		expect((await read(relay, last)).word).toBe('unknown-room\n');
	});

	it('bytes of one address', async () => {
		const relay = await TestRelay.forOne({ bytes: 20 });
		const keys = newRoom();
		for (let i = 0; i < 4; i++) expect((await make(relay, keys)).status).toBeLessThan(300);
		expect((await make(relay, keys)).word).toBe('too-many\n');
	});

	it('streams that follow a room, and of one address', async () => {
		const relay = await TestRelay.forOne({ live: 2, lines: 3 });
		const [keys, other] = [newRoom(), newRoom()];
		await make(relay, keys);
		await make(relay, other);
		const follow = async (keys: Keys): Promise<number> => (await relay.follow(keys)).status;
		expect([await follow(keys), await follow(keys), await follow(keys)]).toEqual([200, 200, 429]);
		expect([await follow(other), await follow(other)]).toEqual([200, 429]);
	});

	it('one phone pushes 190 bodies of 120 kB and fetches 700 pages, and nothing of it is refused', async () => {
		const relay = await TestRelay.forOne({});
		const keys = newRoom();
		await make(relay, keys);
		const body = frames(...Array.from({ length: 240 }, () => Buffer.alloc(510, 'x')));
		for (let i = 0; i < 190; i++) expect((await relay.append(keys, body)).status).toBe(204);
		const { rows, pages } = await relay.allRows(keys);
		expect([rows.length, pages > 700]).toEqual([1 + 190 * 240, true]);
	});
});

/** Milliseconds after which a busy machine, too, has ended a reader whose second is over. */
const ENDED = 8000;

describe('readers that do not read', () => {
	it.skipIf(DATABASE_URL)('are ended, and fill no memory meanwhile', async () => {
		const relay = await TestRelay.forOne({ patience: 1000 });
		const keys = await largeRoom(relay, 24);
		const before = process.memoryUsage().rss;
		const sockets = await Promise.all(Array.from({ length: 20 }, () => raw(relay)));
		const closed = sockets.map((socket) => once(socket, 'close'));
		for (const socket of sockets) {
			socket.pause();
			socket.write(question(keys, '?offset=-1&live=sse'));
		}
		await new Promise((resolve) => setTimeout(resolve, 500));
		await health(relay);
		await new Promise((resolve) => setTimeout(resolve, ENDED));
		// 20 readers of 32 MB would be 640.
		expect(process.memoryUsage().rss - before).toBeLessThan(300e6);
		for (const socket of sockets) socket.resume();
		await Promise.all(closed);
	});

	it.skipIf(DATABASE_URL)('a thousand questions at once without reading an answer', async () => {
		const relay = await TestRelay.forOne({ patience: 1000 });
		const keys = await largeRoom(relay, 1);
		const socket = await raw(relay);
		const closed = once(socket, 'close');
		socket.pause();
		socket.write(question(keys).repeat(1000));
		await new Promise((resolve) => setTimeout(resolve, 700));
		await health(relay);
		await new Promise((resolve) => setTimeout(resolve, ENDED));
		let bytes = 0;
		socket.on('data', (data) => (bytes += data.length));
		socket.resume();
		await closed;
		// Of 1,000 pages of 32 kB those that lay in the line.
		expect(bytes).toBeLessThan(16e6);
	});
});

describe('load', () => {
	it('is shed with one word while the health check still answers', async () => {
		const relay = await TestRelay.forOne({ heap: 1 });
		// It looks once a second.
		await expect.poll(async () => (await read(relay, newRoom())).word).toBe('busy\n');
		const busy = await read(relay, newRoom());
		expect([busy.status, Number(busy.headers.get('retry-after')) > 0]).toEqual([503, true]);
		await health(relay);
	});
});

describe('pages of other origins', () => {
	const ORIGIN = 'https://app.example';

	it('may use it where they are named', async () => {
		const relay = await TestRelay.forOne({}, { origins: [ORIGIN] });
		const keys = newRoom();
		const preflight = await fetch(`${relay.relayUrl}/rooms/${keys.room}`, {
			method: 'OPTIONS',
			headers: { Origin: ORIGIN, 'Access-Control-Request-Method': 'PUT' }
		});
		expect(preflight.status).toBe(204);
		expect(preflight.headers.get('access-control-allow-origin')).toBe(ORIGIN);
		expect(preflight.headers.get('access-control-allow-headers')).toBe(
			'authorization, content-type, stream-seq'
		);
		expect(preflight.headers.get('access-control-allow-methods')).toContain('DELETE');
		expect(Number(preflight.headers.get('access-control-max-age'))).toBeGreaterThan(0);
		const made = await make(relay, keys, { Origin: ORIGIN });
		expect(made.headers.get('access-control-allow-origin')).toBe(ORIGIN);
		expect(made.headers.get('access-control-expose-headers')).toBe(
			'Stream-Next-Offset, Stream-Up-To-Date, Stream-Cursor, Retry-After, Date, ETag'
		);
		// Also where it is refused, else the page would not know why.
		const refused = await read(relay, { ...keys, reader: newRoom().reader }, { Origin: ORIGIN });
		expect([refused.word, refused.headers.get('access-control-allow-origin')]).toEqual([
			'wrong-key\n',
			ORIGIN
		]);
		const live = await fetch(`${relay.relayUrl}/rooms/${keys.room}?offset=-1&live=sse`, {
			headers: { Origin: ORIGIN, Authorization: `Bearer ${keys.reader}` }
		});
		expect(live.headers.get('access-control-allow-origin')).toBe(ORIGIN);
		await live.body?.cancel();
	});

	it('may not where they are not, and may on its own address', async () => {
		const relay = await TestRelay.forOne({}, { origins: [ORIGIN] });
		for (const origin of ['https://evil.example', 'null', 'https://app.example.evil.example', 'x'])
			expect((await make(relay, newRoom(), { Origin: origin })).status).toBe(403);
		expect((await make(relay, newRoom(), { Origin: relay.relayUrl.replace('/relay', '') })).status).toBe(201);
		const preflight = await fetch(`${relay.relayUrl}/rooms/${newRoom().room}`, {
			method: 'OPTIONS',
			headers: { Origin: 'https://evil.example', 'Access-Control-Request-Method': 'PUT' }
		});
		expect([preflight.status, preflight.headers.get('access-control-allow-origin')]).toEqual([403, null]);
	});
});

describe('addresses', () => {
	const from = (relay: TestRelay, address: string): Promise<Answer> =>
		read(relay, newRoom(), { 'X-Forwarded-For': address });

	it('that a stranger invents are not believed', async () => {
		const relay = await TestRelay.forOne({ fromAddress: 3 });
		for (let i = 0; i < 3; i++) await from(relay, `203.0.113.${i}`);
		expect((await from(relay, '203.0.113.9')).word).toBe('too-many\n');
		expect(relay.log.filter((line) => line.includes('TRUST_PROXY'))).toHaveLength(1);
	});

	it('that a named proxy tells are; of IPv6 a household counts as one', async () => {
		const relay = await TestRelay.forOne({ fromAddress: 3 }, { proxies: 'loopback' });
		for (let i = 0; i < 10; i++) expect((await from(relay, `203.0.113.${i}`)).word).toBe('unknown-room\n');
		for (let i = 0; i < 3; i++) await from(relay, `2001:db8:1:2::${i}`);
		expect((await from(relay, '2001:db8:1:2:ffff::9')).word).toBe('too-many\n');
		expect((await from(relay, '2001:db8:1:3::1')).word).toBe('unknown-room\n');
	});
});

describe('what is written down', () => {
	it('is a word and six characters, a few times a minute', async () => {
		let now = Date.now();
		const relay = await TestRelay.forOne({}, { now: () => now });
		const keys = newRoom();
		for (let i = 0; i < 50; i++) await read(relay, { ...keys, reader: newRoom().reader });
		expect(relay.log).toHaveLength(3);
		for (const line of relay.log) expect(line).toMatch(/^Abgewiesen: wrong-key \([0-9a-f]{6}\)$/);
		for (let i = 0; i < 100; i++) await read(relay, { ...newRoom(), reader: newRoom().reader });
		expect(relay.log).toHaveLength(60);
		now += 60_000;
		await read(relay, { ...keys, reader: newRoom().reader });
		expect(relay.log.slice(-2)[0]).toMatch(/^Abgewiesen: wrong-key, noch \d+ Mal$/);
		for (const secret of [keys.room, ...keys.writer.split('.').slice(1)])
			expect(relay.log.join('\n')).not.toContain(secret);
	});
});

describe('bodies that never come', () => {
	it('take only so many places, and other rooms go on', async () => {
		const relay = await TestRelay.forOne({ write: 4 });
		const [keys, other] = [newRoom(), newRoom()];
		const head = `PUT /relay/rooms/${keys.room} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${keys.writer}\r\n`;
		for (let i = 0; i < 4; i++)
			(await raw(relay)).write(
				`${head}Content-Type: application/octet-stream\r\nContent-Length: 200000\r\n\r\n`
			);
		await expect.poll(async () => (await make(relay, keys)).word).toBe('busy\n');
		expect((await make(relay, other)).status).toBe(201);
	});
});

describe('questions that wait behind another on one line', () => {
	it('are refused, and count for nobody when the line is cut', async () => {
		const relay = await TestRelay.forOne({ live: 5, present: 5, write: 5, beat: 150 });
		const keys = newRoom();
		await make(relay, keys);
		const socket = await raw(relay);
		const head = `Host: x\r\nAuthorization: Bearer ${keys.writer}\r\nContent-Length: 9`;
		const written = `POST /relay/rooms/${keys.room} HTTP/1.1\r\n${head}\r\n\r\n123456789`;
		const asked = ['?offset=-1&live=sse', '/presence?as=phone-number-00001', '?offset=now&live=long-poll'];
		const questions = asked.map((query) => question(keys, query)).join('') + written;
		socket.write(question(keys, '?offset=-1&live=sse') + questions.repeat(10));
		await new Promise((resolve) => setTimeout(resolve, 300));
		socket.destroy();
		// Nothing is read of a line with so much behind it: the next comment finds that it is cut.
		await new Promise((resolve) => setTimeout(resolve, 1000));
		const told: number[] = [];
		for (let i = 0; i < 6; i++) told.push((await relay.follow(keys)).status);
		expect(told).toEqual([200, 200, 200, 200, 200, 429]);
		expect((await make(relay, keys)).status).toBe(200);
	});
});

describe('a reader that leaves while its first page is read', () => {
	it('is counted out again', async () => {
		const store = new LmdbStore(testFolder());
		const relay = new Relay({ store, limits: { live: 1, lag: 20_000 } });
		const served = await serve({ root: null, port: 0, relay });
		onTestFinished(served.stop);
		const relayUrl = `${served.url}/relay`;
		const keys = await roomWith(relayUrl, 'one');
		const readNow = store.read.bind(store);
		let isAsked = false;
		let goOn = (): void => {};
		const gate = new Promise<void>((resolve) => (goOn = resolve));
		store.read = async (...asked) => {
			isAsked = true;
			await gate;
			return readNow(...asked);
		};
		const socket = await raw(served);
		socket.write(question(keys, '?offset=-1&live=sse'));
		await expect.poll(() => isAsked).toBe(true);
		socket.destroy();
		await new Promise((resolve) => setTimeout(resolve, 50));
		goOn();
		await new Promise((resolve) => setTimeout(resolve, 50));
		const events = await Events.of(`${relayUrl}/rooms/${keys.room}?offset=-1&live=sse`, keys.reader);
		expect(events.status).toBe(200);
		events.end();
	});
});
