import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { decodeStateVector, encodeStateVector } from 'yjs';
import type { Limits } from '#lib/relay/limits.ts';
import { BrowserSocket } from '../support/browser-socket.ts';
import {
	bytesOf,
	newRoom,
	RelayClient,
	serveRelay,
	storeFolder,
	wipeStore
} from '../support/relay-clients.ts';

const open: { end(): void }[] = [];
const servers: { stop(): Promise<void> }[] = [];
afterEach(async () => {
	for (const client of open.splice(0)) client.end();
	for (const server of servers.splice(0)) await server.stop();
	folder.remove();
	folder = storeFolder();
});
let folder = storeFolder();

const relay = async (limits: Partial<Limits> = {}, port = 0) => {
	const served = await serveRelay(folder.path, { limits, port });
	servers.push(served);
	return served;
};
const enter = (url: string, name: string, token: string): RelayClient => {
	const client = new RelayClient(url, name, token);
	open.push(client);
	return client;
};
const soon = (check: () => void): Promise<void> => expect.poll(() => (check(), true)).toBe(true);
const keysOf = ({ entries }: RelayClient): string[] => [...entries.keys()].sort();
/** How far the relay says that it has stored what this client wrote. */
const storedOf = (client: RelayClient): number => {
	const said = client.told.findLast((line) => line.startsWith('stored '))?.slice(7);
	if (said === undefined) return 0;
	return decodeStateVector(Buffer.from(said, 'base64url')).get(client.document.clientID) ?? 0;
};
const writtenOf = ({ document }: RelayClient): number =>
	decodeStateVector(encodeStateVector(document)).get(document.clientID) ?? 0;

describe('the relay', () => {
	it('hands on what one writes to all who are there and to whoever comes later', async () => {
		const { relayUrl } = await relay();
		const { room, writer, reader } = newRoom();
		const [one, two] = [enter(relayUrl, `${room}/w2900`, writer), enter(relayUrl, `${room}/w2900`, writer)];
		one.put('a');
		await expect.poll(() => keysOf(two)).toEqual(['a']);
		const late = enter(relayUrl, `${room}/w2900`, reader);
		await expect.poll(() => keysOf(late)).toEqual(['a']);
	});

	it('says that something is stored after it is, and says it again to whoever comes', async () => {
		const { relayUrl, stop } = await relay();
		const { room, writer } = newRoom();
		const one = enter(relayUrl, `${room}/w2900`, writer);
		one.put('a');
		one.put('b');
		await expect.poll(() => storedOf(one) >= writtenOf(one) && writtenOf(one) > 0).toBe(true);
		// Killed: nothing is stored on the way out, because all of it is.
		one.end();
		await stop();
		servers.pop();
		const again = await relay();
		const two = enter(again.relayUrl, `${room}/w2900`, writer);
		await expect.poll(() => keysOf(two)).toEqual(['a', 'b']);
		await expect.poll(() => two.told.some((line) => line.startsWith('stored '))).toBe(true);
	});

	it('tells its clock to whoever opens the directory', async () => {
		const { relayUrl } = await relay();
		const { room, writer } = newRoom();
		const one = enter(relayUrl, `${room}/parts`, writer);
		await expect.poll(() => one.told.find((line) => line.startsWith('time '))).toBeTruthy();
		const told = Number(one.told.find((line) => line.startsWith('time '))?.slice(5));
		expect(Math.abs(told - Date.now())).toBeLessThan(60_000);
	});

	it('lets nobody write with the key to read, nor in with another', async () => {
		const { relayUrl } = await relay();
		const { room, writer, reader } = newRoom();
		const early = enter(relayUrl, `${room}/w1`, reader);
		await expect.poll(() => early.refused).toContain('unknown-room');
		const one = enter(relayUrl, `${room}/w1`, writer);
		one.put('a');
		await expect.poll(() => storedOf(one) >= 1).toBe(true);
		const two = enter(relayUrl, `${room}/w1`, reader);
		await expect.poll(() => keysOf(two)).toEqual(['a']);
		two.put('forged');
		const stranger = newRoom();
		for (const token of [stranger.reader, stranger.writer, 'r.x', '', 'w']) {
			const client = enter(relayUrl, `${room}/w1`, token);
			await expect.poll(() => client.refused).toContain('wrong-key');
		}
		const three = enter(relayUrl, `${room}/w1`, reader);
		await expect.poll(() => keysOf(three)).toEqual(['a']);
	});

	it('knows no other names than rooms and their parts', async () => {
		const { relayUrl } = await relay();
		const { room, writer } = newRoom();
		for (const name of [`${room}/wall`, `${room}`, `${room}/w1/w2`, 'x', `${room}x/w1`]) {
			const client = enter(relayUrl, name, writer);
			await expect.poll(() => client.refused).toContain('malformed');
		}
	});

	it('heals when its store is wiped: the phones bring what it lacks', async () => {
		const first = await relay();
		const { room, writer } = newRoom();
		const one = enter(first.relayUrl, `${room}/w1`, writer);
		one.put('a');
		await expect.poll(() => storedOf(one) >= 1).toBe(true);
		await first.stop();
		servers.pop();
		await wipeStore(folder.path, room);
		const again = await relay({}, first.port);
		const two = enter(again.relayUrl, `${room}/w1`, writer);
		await expect.poll(() => keysOf(two)).toEqual(['a']);
	});

	it.skipIf(process.env['DATABASE_URL'])('heals when its folder is set back to an older copy', async () => {
		const first = await relay();
		const { room, writer, reader } = newRoom();
		const one = enter(first.relayUrl, `${room}/w1`, writer);
		one.put('a');
		await expect.poll(() => storedOf(one) >= 1).toBe(true);
		await first.stop();
		servers.pop();
		const [store, copy] = [join(folder.path, 'store'), join(folder.path, 'copy')];
		cpSync(store, copy, { recursive: true });
		const second = await relay({}, first.port);
		await expect.poll(() => one.synced).toBe(true);
		one.put('b');
		await expect.poll(() => storedOf(one) >= 2).toBe(true);
		await second.stop();
		servers.pop();
		await wipeStore(folder.path, room);
		cpSync(copy, store, { recursive: true });
		const third = await relay({}, first.port);
		const late = enter(third.relayUrl, `${room}/w1`, reader);
		await expect.poll(() => keysOf(late)).toEqual(['a', 'b']);
		expect(one.refused.filter((why) => why !== 'closing')).toEqual([]);
	});

	it('keeps no key as it is, and logs no room by its name', async () => {
		const { relayUrl, log } = await relay();
		const { room, writer } = newRoom();
		const one = enter(relayUrl, `${room}/w1`, writer);
		one.put('a');
		await expect.poll(() => storedOf(one) >= 1).toBe(true);
		one.entries.delete('a');
		await expect.poll(() => one.refused).toContain('removed');
		const bytes = await bytesOf(folder.path);
		for (const key of writer.split('.').slice(1)) expect(bytes).not.toContain(key);
		expect(log.join()).toMatch(/Abgewiesen: removed \([0-9a-f]{6}\)/);
		expect(log.join()).not.toContain(room);
	});
});

describe('the relay refuses, in a word, and goes on', () => {
	const good = async (url: string, room: string, writer: string, keys: readonly string[]): Promise<void> => {
		const after = enter(url, `${room}/w1`, writer);
		await expect.poll(() => keysOf(after)).toEqual(keys);
	};

	it.each([
		['removed', (one: RelayClient) => one.entries.delete('a')],
		['removed', (one: RelayClient) => one.put('a', new Uint8Array([9]))],
		['removed', (one: RelayClient) => one.entries.clear()],
		['malformed', (one: RelayClient) => one.put('k'.repeat(65))],
		['malformed', (one: RelayClient) => one.entries.set('b', 'text' as unknown as Uint8Array)],
		['malformed', (one: RelayClient) => one.document.getMap('others').set('b', new Uint8Array([1]))],
		['malformed', (one: RelayClient) => one.document.getArray('list').push([1])],
		['too-large', (one: RelayClient) => one.put('b', new Uint8Array(8 * 1024 + 1))]
	] as const)('%s', async (why, harm) => {
		const { relayUrl } = await relay();
		const { room, writer } = newRoom();
		const one = enter(relayUrl, `${room}/w1`, writer);
		one.put('a');
		await expect.poll(() => storedOf(one) >= 1).toBe(true);
		harm(one);
		await expect.poll(() => one.refused).toContain(why);
		one.end();
		await good(relayUrl, room, writer, ['a']);
	});

	it('a document and a room that grow too large', async () => {
		const { relayUrl } = await relay({ document: 20_000, room: 30_000 });
		const { room, writer } = newRoom();
		const one = enter(relayUrl, `${room}/w1`, writer);
		for (let i = 0; i < 3; i++) one.put(`a${i}`, new Uint8Array(8000));
		await expect.poll(() => one.refused).toContain('too-large');
		one.end();
		const two = enter(relayUrl, `${room}/w2`, writer);
		await soon(() => expect(two.synced).toBe(true));
		two.put('b', new Uint8Array(8000));
		two.put('c', new Uint8Array(8000));
		await expect.poll(() => two.refused).toContain('full');
	});

	it('the same key with the same bytes from two who did not know of each other is none of it', async () => {
		const { relayUrl } = await relay();
		const { room, writer } = newRoom();
		const [one, two] = [enter(relayUrl, `${room}/w1`, writer), enter(relayUrl, `${room}/w1`, writer)];
		one.put('a');
		two.put('a');
		one.put('b');
		await expect.poll(() => keysOf(two)).toEqual(['a', 'b']);
		await expect.poll(() => keysOf(one)).toEqual(['a', 'b']);
		expect([...one.refused, ...two.refused]).toEqual([]);
	});

	it('too many in a room, and too many new rooms', async () => {
		const { relayUrl } = await relay({ inRoom: 2, newRooms: 1 });
		const { room, writer } = newRoom();
		for (let i = 0; i < 2; i++) {
			// One after the other: both at once would both make the room.
			const client = enter(relayUrl, `${room}/parts`, writer);
			await expect.poll(() => client.synced).toBe(true);
		}
		const third = enter(relayUrl, `${room}/parts`, writer);
		await expect.poll(() => third.refused).toContain('too-many');
		const other = newRoom();
		const stranger = enter(relayUrl, `${other.room}/parts`, other.writer);
		await expect.poll(() => stranger.refused).toContain('too-many');
	});

	it('who sends too much', async () => {
		const { relayUrl } = await relay({ messages: 5 });
		const { room, writer } = newRoom();
		const one = enter(relayUrl, `${room}/parts`, writer);
		await expect.poll(() => one.synced).toBe(true);
		for (let i = 0; i < 100; i++) one.put(`key ${i}`);
		await expect.poll(() => one.refused).toContain('too-many');
	});

	it('more connections than it has places, until one leaves', async () => {
		const { relayUrl } = await relay({ connections: 2 });
		const { room, writer } = newRoom();
		const [one, two] = [enter(relayUrl, `${room}/w1`, writer), enter(relayUrl, `${room}/w1`, writer)];
		await expect.poll(() => one.synced && two.synced).toBe(true);
		const third = enter(relayUrl, `${room}/w1`, writer);
		await expect.poll(() => third.refused).toContain('too-many');
		third.put('c');
		one.put('a');
		await expect.poll(() => keysOf(two)).toEqual(['a']);
		one.end();
		await expect.poll(() => third.synced).toBe(true);
		await expect
			.poll(() => [keysOf(two), keysOf(third)])
			.toEqual([
				['a', 'c'],
				['a', 'c']
			]);
	});

	it('a room more than fits into memory, until another one is left', async () => {
		const { relayUrl } = await relay({ memory: 3000 });
		const [here, there] = [newRoom(), newRoom()];
		const come = ({ room, writer }: typeof here): RelayClient => enter(relayUrl, `${room}/w1`, writer);
		const one = come(here);
		one.put('a', new Uint8Array(4000));
		await expect.poll(() => storedOf(one) >= 1).toBe(true);
		const stranger = come(there);
		await expect.poll(() => stranger.refused).toEqual(['too-many']);
		// The room that is open stays open to its own.
		const two = come(here);
		await expect.poll(() => keysOf(two)).toEqual(['a']);
		for (const client of [one, two]) client.end();
		const isIn = async (): Promise<boolean> => {
			const again = come(there);
			await expect.poll(() => again.synced || again.refused.length > 0).toBe(true);
			return again.synced;
		};
		await expect.poll(isIn).toBe(true);
	});

	it('more connections from one address, which is what a proxy here says last', async () => {
		const { relayUrl } = await relay({ fromAddress: 2 });
		/** Resolves when it is in or was told why not. */
		const from = async (forwarded: string): Promise<{ why: string }> => {
			const client = { why: '' };
			const headers = { 'x-forwarded-for': forwarded };
			const socket = Reflect.construct(BrowserSocket, [relayUrl, [], { headers }]) as BrowserSocket;
			open.push({ end: () => socket.close() });
			socket.addEventListener('close', ({ reason }) => (client.why = reason));
			await new Promise((resolve) => socket.addEventListener('open', resolve));
			return client;
		};
		const one = '198.51.100.1';
		const [first, second, third] = [await from(one), await from(one), await from(one)];
		await expect.poll(() => third.why).toBe('too-many');
		const another = await from('192.0.2.66');
		// Whoever claims to be somebody else is still counted where he is.
		const liar = await from(`192.0.2.66, ${one}`);
		await expect.poll(() => liar.why).toBe('too-many');
		expect([first.why, second.why, another.why]).toEqual(['', '', '']);
	});

	it('garbage in every form', async () => {
		const { relayUrl, url } = await relay();
		const { default: WebSocket } = await import('crossws/websocket');
		for (const bytes of [[], [0], [255, 255, 255, 255, 255], [3, 97, 98, 99, 0], Array(5000).fill(7)]) {
			const socket = new WebSocket(relayUrl);
			await new Promise((resolve) => socket.addEventListener('open', resolve));
			socket.send(new Uint8Array(bytes));
			socket.send('text');
			socket.close();
		}
		const { room, writer } = newRoom();
		const one = enter(relayUrl, `${room}/w1`, writer);
		one.put('a');
		await expect.poll(() => storedOf(one) >= 1).toBe(true);
		expect(await (await fetch(`${url}/relay/health`)).text()).toBe('ok\n');
	});
});

it('health and figures are told to everybody, names to nobody', async () => {
	const { relayUrl, url } = await relay();
	const { room, writer } = newRoom();
	const one = enter(relayUrl, `${room}/w1`, writer);
	one.put('a');
	await expect.poll(() => storedOf(one) >= 1).toBe(true);
	const told = await (await fetch(`${url}/relay/metrics`)).text();
	expect(told).toContain('schafkopf_relay_connections 1\n');
	expect(told).toContain('schafkopf_relay_rooms 1\n');
	expect(told).toContain('schafkopf_relay_entries_total 1\n');
	expect(told).not.toContain(room);
});
