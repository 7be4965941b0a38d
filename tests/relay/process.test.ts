import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { applyUpdate, decodeStateVector, Doc } from 'yjs';
import { openStore } from '#lib/cli/open-relay.ts';
import { keysFrom, newKey } from '#lib/live/keys.ts';
import { readKeyOf } from '#lib/transfer/invitation.ts';
import { Phone } from '../chaos/phone.ts';
import { BrowserSocket } from '../support/browser-socket.ts';
import { bytesOf, newRoom, RelayClient, storeFolder } from '../support/relay-clients.ts';

// The relay as it is started by hand, in a process of its own.

const folder = storeFolder();
const env = { ...process.env, RELAY_STORE: join(folder.path, 'store') };
let relay: ChildProcess;
let port = 0;
/** All that it wrote. */
let log = '';

/** All that went over the wires of phones, both ways, byte by character. */
const wires: string[] = [];
const heard = (bytes: unknown): void => void wires.push(Buffer.from(bytes as Uint8Array).toString('latin1'));
class RecordedSocket extends BrowserSocket {
	constructor(...of: ConstructorParameters<typeof BrowserSocket>) {
		super(...of);
		heard(Buffer.from(String(of[0])));
		this.addEventListener('message', ({ data }) => heard(data));
	}

	override send(data: Parameters<BrowserSocket['send']>[0]): void {
		heard(data);
		super.send(data);
	}
}

beforeAll(async () => {
	relay = spawn(process.execPath, ['--import', 'tsx', 'src/lib/cli/relay.ts'], {
		env: { ...env, PORT: '0' }
	});
	const told = new Promise<void>((resolve) => {
		for (const stream of [relay.stdout, relay.stderr])
			stream?.on('data', (bytes: Buffer) => {
				log += bytes.toString();
				port = Number(/localhost:(\d+)/.exec(log)?.[1]);
				if (port) resolve();
			});
	});
	await told;
	vi.stubGlobal('WebSocket', RecordedSocket);
});
afterAll(async () => {
	vi.unstubAllGlobals();
	if (relay.exitCode === null && relay.kill('SIGKILL')) await once(relay, 'exit');
	folder.remove();
});

/** A text as it may lie in bytes, or in a text that holds them. */
const traces = (text: string): readonly string[] => {
	const bytes = Buffer.from(text);
	return [
		bytes.toString('latin1'),
		JSON.stringify(text).slice(1, -1),
		Buffer.from(text, 'utf16le').toString('latin1'),
		bytes.toString('hex'),
		// Wherever it begins in a group of three bytes; what hangs on its neighbours is left out.
		...[0, 1, 2].map((before) =>
			Buffer.concat([Buffer.alloc(before), bytes])
				.toString('base64')
				.slice(before && 4)
				.replace(/=+$/, '')
				.slice(0, -1)
		)
	];
};
const tracesOf = (texts: readonly string[], where: string): readonly string[] =>
	texts.filter((text) => traces(text).some((trace) => where.includes(trace)));

const NAMES = ['Bärbel Zwirnmayr', 'Quirin Öxle', 'Xaver Hüttlgruber', 'Notburga Pfnür'];
const CLUB = 'Stammtisch Goldener Wetzstein';
const PLACE = 'Wirtshaus am Kreuzbichl';

it('learns no name: its store, its log and all that goes over the wire hold none', async () => {
	const key = newKey();
	const [writing, reading] = [await keysFrom(key), await keysFrom(readKeyOf(key))];
	const one = await Phone.at([port], 'one', 1n, writing);
	one.write({ kind: 'club', name: CLUB });
	NAMES.forEach((name, i) => one.write({ kind: 'member', member: `member-${i}`, name }));
	const seats = NAMES.map((_, i) => `member-${i}`);
	one.write({
		...{ kind: 'evening', evening: 'evening-1', date: '2026-03-06', occasion: 'abend' },
		...{ rulebook: 'allgaeu', seats, dealer: seats[0], place: PLACE, note: CLUB }
	});
	one.be({ evening: 'evening-1', member: NAMES[0] });
	// Whoever reads comes after the room is made.
	await expect.poll(() => one.state?.level && one.state.waiting.length === 0).toBe(true);
	const two = await Phone.at([port], 'two', 2n, reading);
	await expect.poll(() => two.log.size).toBe(6);
	await expect.poll(() => two.state?.others.map(({ member }) => member)).toEqual([NAMES[0]]);
	// Somebody forges, so that something is logged of the room.
	const forger = new RelayClient(`ws://127.0.0.1:${port}/relay`, `${writing.room}/w1`, writing.token);
	forger.put('x'.repeat(65));
	await expect.poll(() => forger.refused).toContain('malformed');
	for (const phone of [one, two, forger]) phone.end();

	const [store, wire] = [await bytesOf(folder.path), wires.join('\n')];
	expect(wire).toContain(writing.room);
	expect(store).toContain(writing.room);
	expect(log).toMatch(/Abgewiesen: malformed \([0-9a-f]{6}\)/);
	expect(log).not.toContain(writing.room);
	const secret = [...NAMES, ...NAMES.flatMap((name) => name.split(' ')), CLUB, PLACE, key, readKeyOf(key)];
	for (const where of [store, log, wire]) expect(tracesOf(secret, where)).toEqual([]);
	// The search finds what is there.
	const plain = JSON.stringify([...one.log.values()]);
	expect(tracesOf([...NAMES, CLUB, PLACE], plain)).toEqual([...NAMES, CLUB, PLACE]);
	expect(tracesOf(NAMES, Buffer.from(`.${plain}`).toString('base64'))).toEqual(NAMES);
});

it('told to end, stores what it has heard, says so, and goes', async () => {
	const { room, writer } = newRoom();
	const url = `ws://127.0.0.1:${port}/relay`;
	const [one, two] = [1, 2].map(() => new RelayClient(url, `${room}/w1`, writer)) as [
		RelayClient,
		RelayClient
	];
	await expect.poll(() => one.synced && two.synced).toBe(true);
	const keys = Array.from({ length: 20 }, (_, i) => `key ${i}`);
	for (const key of keys) one.put(key);
	await expect.poll(() => two.entries.size, { interval: 5 }).toBe(keys.length);
	relay.kill('SIGTERM');
	relay.kill('SIGTERM');
	const [code] = (await once(relay, 'exit')) as [number | null];
	for (const phone of [one, two]) phone.end();
	expect(code).toBe(0);
	expect(one.refused).toContain('closing');
	const last = one.told.findLast((line) => line.startsWith('stored ')) ?? '';
	const vector = decodeStateVector(Buffer.from(last.slice(7), 'base64url'));
	expect(vector.get(one.document.clientID)).toBe(keys.length);
	const store = await openStore(env);
	const document = new Doc();
	applyUpdate(document, (await store.load(`${room}/w1`)) ?? new Uint8Array([0, 0]));
	await store.close();
	expect([...document.getMap('entries').keys()].sort()).toEqual([...keys].sort());
	expect(log).not.toContain(room);
});
