import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { operate } from '#lib/cli/operator.ts';
import { LmdbStore } from '#lib/relay/lmdb-store.ts';
import * as clients from '../support/relay-clients.ts';
import {
	append,
	ask,
	bytesOf,
	DATABASE_URL,
	Events,
	frames,
	newRoom,
	type Keys
} from '../support/relay-clients.ts';
import { testFolder } from '../support/test-relay.ts';

// The relay as it is started by hand, in a process of its own.

const TSX = ['--import', 'tsx', 'src/lib/cli/relay.ts'];

interface Started {
	readonly child: ChildProcess;
	readonly relayUrl: string;
	/** All that it wrote. */
	log(): string;
}

async function start(
	store: string,
	env: NodeJS.ProcessEnv = {},
	by: readonly string[] = []
): Promise<Started> {
	const [program = '', ...args] = [...by, process.execPath, ...TSX];
	const child = spawn(program, args, {
		stdio: ['ignore', 'pipe', 'pipe'],
		env: { ...process.env, PORT: '0', RELAY_STORE: store, ...env }
	});
	onTestFinished(async () => {
		if (child.exitCode === null && child.signalCode === null && child.kill('SIGKILL'))
			await once(child, 'exit');
	});
	let log = '';
	const port = await new Promise<number>((resolve, reject) => {
		for (const stream of [child.stdout, child.stderr])
			stream.on('data', (bytes: Buffer) => {
				log += bytes.toString();
				const [, told] = /localhost:(\d+)/.exec(log) ?? [];
				if (told) resolve(Number(told));
			});
		child.on('exit', () => reject(new Error(log)));
	});
	return { child, relayUrl: `http://127.0.0.1:${port}/relay`, log: () => log };
}

interface Said {
	readonly status: number | null;
	readonly said: string;
}

/** What the owner asks, in this process. */
async function run(store: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Said> {
	const { status, stdout, stderr } = await operate(args, { ...process.env, RELAY_STORE: store, ...env });
	return { status, said: stdout + stderr };
}

/** The same as it is started by hand: a store is checked by a process that may die of it. */
function started(store: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Said {
	const { status, stdout, stderr } = spawnSync(process.execPath, [...TSX, ...args], {
		encoding: 'utf8',
		env: { ...process.env, RELAY_STORE: store, ...env }
	});
	return { status, said: stdout + stderr };
}

const allRows = async ({ relayUrl }: Started, keys: Keys): Promise<readonly string[]> =>
	(await clients.allRows(relayUrl, keys)).rows;

const put = (
	{ relayUrl }: Started,
	{ room, writer }: Keys,
	...rows: readonly string[]
): ReturnType<typeof ask> => ask(relayUrl, 'PUT', { room, claim: writer }, { body: frames(...rows) });

describe('killed', () => {
	it('in the moment of an answer it has kept all that it said was stored', async () => {
		const store = testFolder();
		const keys = newRoom();
		const stored: string[] = [];
		for (let round = 0; round < 3; round++) {
			const relay = await start(store);
			await put(relay, keys, 'first');
			const dies = once(relay.child, 'exit');
			// Four write as fast as they are answered, until it dies under them.
			const writers = Array.from({ length: 4 }, async (_, writer) => {
				for (let i = 0; ; i++) {
					const row = `${round} ${writer} ${i}`.padEnd(2000, '.');
					const answer = await append(relay.relayUrl, keys, frames(row)).catch(() => null);
					// Another one was quicker.
					if (answer?.status === 409) continue;
					if (answer?.status !== 204) return;
					stored.push(row);
					if (stored.length > 40 * (round + 1)) relay.child.kill('SIGKILL');
				}
			});
			await Promise.all([...writers, dies]);
		}
		const rows = new Set(await allRows(await start(store), keys));
		expect(stored.length).toBeGreaterThan(100);
		expect(stored.filter((row) => !rows.has(row))).toEqual([]);
		if (!DATABASE_URL) expect(started(store, ['--check'])).toMatchObject({ status: 0 });
	});
});

describe.skipIf(DATABASE_URL)('a full disk', () => {
	it('refuses what is new, and loses nothing of what was stored', async () => {
		const store = join(testFolder(), 'store');
		// A file may have 2 MB.
		const relay = await start(store, {}, ['sh', '-c', `trap '' XFSZ; ulimit -f 4096; exec "$0" "$@"`]);
		const keys = newRoom();
		await put(relay, keys, 'first');
		const stored = ['first'];
		let refused = 0;
		for (let i = 0; refused < 5; i++) {
			const row = `${i} `.padEnd(8000, 'x');
			const rows = Array.from({ length: 12 }, () => row);
			const answer = await append(relay.relayUrl, keys, frames(...rows));
			if (answer.status === 204) stored.push(...rows);
			else {
				expect(answer.word).toBe('busy\n');
				refused += 1;
			}
		}
		expect(await (await fetch(`${relay.relayUrl}/health`)).text()).toBe('ok\n');
		expect(await allRows(relay, keys)).toEqual(stored);
	});
});

describe('told to end', () => {
	it('it ends at once, with its streams', async () => {
		const relay = await start(testFolder());
		const keys = newRoom();
		await put(relay, keys, 'one');
		const live = await Events.of(`${relay.relayUrl}/rooms/${keys.room}?offset=-1&live=sse`, keys.reader);
		await expect.poll(() => live.rows).toEqual(['one']);
		const ended = once(relay.child, 'exit');
		relay.child.kill('SIGTERM');
		expect(await ended).toEqual([0, null]);
		await expect.poll(() => live.isOver).toBe(true);
	});
});

describe('a port', () => {
	it('that was given and is taken is an error, never another port', async () => {
		const server = createServer().listen(0, '127.0.0.1');
		await once(server, 'listening');
		onTestFinished(() => void server.close());
		const { port } = server.address() as AddressInfo;
		expect(started(testFolder(), [], { PORT: String(port) })).toEqual({
			status: 1,
			said: `Der Port ${port} ist schon vergeben.\n`
		});
		expect(started(testFolder(), [], { PORT: '0', METRICS_PORT: String(port) })).toEqual({
			status: 1,
			said: `Der Port ${port} ist schon vergeben.\n`
		});
	});

	it.each([
		['PORT', 'abc'],
		['PORT', '70000'],
		['METRICS_PORT', '-1']
	])('%s=%s is none', (name, text) => {
		expect(started(testFolder(), [], { [name]: text })).toEqual({
			status: 1,
			said: `${name} ist keine Portnummer.\n`
		});
	});
});

describe('the figures', () => {
	it('are told on a port of their own, to this machine alone, and not by the relay', async () => {
		const server = createServer().listen(0, '127.0.0.1');
		await once(server, 'listening');
		const { port } = server.address() as AddressInfo;
		await new Promise((resolve) => server.close(resolve));
		const relay = await start(testFolder(), { METRICS_PORT: String(port) });
		const keys = newRoom();
		await put(relay, keys, 'one', 'two');
		await put(relay, { ...keys, writer: newRoom().writer }, 'x');
		const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
		expect(text).toContain('schafkopf_relay_rows_total 2');
		expect(text).toContain('schafkopf_relay_refusals_total{word="wrong-key"} 1');
		expect(text).toContain('nodejs_eventloop_lag_seconds');
		expect(text).not.toContain(keys.room);
		expect((await fetch(`${relay.relayUrl}/metrics`)).status).toBe(400);
	});
});

describe('what is written down', () => {
	it('holds no name of a room and no token, in store and log', async () => {
		const path = testFolder();
		const relay = await start(join(path, 'store'));
		const keys = newRoom();
		await put(relay, keys, 'one');
		await put(relay, { ...keys, writer: newRoom().writer }, 'one');
		await append(relay.relayUrl, keys, 'no frames');
		expect(relay.log()).toMatch(/Abgewiesen: malformed \([0-9a-f]{6}\)/);
		expect(relay.log()).not.toContain(' at ');
		for (const [, token = '', hash = ''] of [keys.writer, keys.reader].map((claim) => claim.split('.')))
			for (const secret of [token, hash, Buffer.from(token, 'base64url').toString('latin1')]) {
				expect(relay.log()).not.toContain(secret);
				expect(await bytesOf(path)).not.toContain(secret);
			}
		expect(relay.log()).not.toContain(keys.room);
	});
});

describe.skipIf(DATABASE_URL)('the operator', () => {
	/** A store with some rooms in it. */
	async function filled(count: number): Promise<{ store: string; rooms: Keys[]; relay: Started }> {
		const store = join(testFolder(), 'store');
		const relay = await start(store);
		const rooms = Array.from({ length: count }, newRoom);
		for (const keys of rooms) await put(relay, keys, 'one', 'two');
		return { store, rooms, relay };
	}

	it('lists and ends rooms while the relay runs, and copies it', async () => {
		const { store, rooms, relay } = await filled(2);
		const [one, two] = rooms as [Keys, Keys];
		const today = new Date().toISOString().slice(0, 10);
		const listed = await run(store, ['--list']);
		for (const { room } of rooms)
			expect(listed.said).toContain(`${room}  10 Bytes  2 Zeilen  zuletzt geöffnet ${today}\n`);
		expect((await run(store, ['--backup', join(store, '../copy')])).status).toBe(0);
		expect(await run(store, ['--remove', one.room])).toEqual({ status: 0, said: `Beendet: ${one.room}\n` });
		const ended = await ask(relay.relayUrl, 'GET', { room: one.room, claim: one.reader });
		expect(ended.word).toBe('gone\n');
		expect(await allRows(relay, two)).toEqual(['one', 'two']);
		expect((await run(store, ['--list'])).said).toContain(`${one.room}  beendet`);
		expect((await run(store, ['--remove', newRoom().room])).status).toBe(2);
		const checked = started(join(store, '../copy'), ['--check']);
		expect(checked).toEqual({ status: 0, said: 'Räume: 2, Zeilen: 4, Bytes: 20\nAlles in Ordnung.\n' });
	});

	it('lets rooms expire that nobody opened', async () => {
		const { store, rooms } = await filled(2);
		expect((await run(store, ['--expire', '1'])).said).toBe('Vergessen: 0\n');
		expect((await run(store, ['--expire', '0'])).status).toBe(2);
		expect((await run(store, ['--expire'])).status).toBe(2);
		const old = new LmdbStore(store);
		const { room } = newRoom();
		const days = Math.floor(Date.now() / 86_400_000);
		await old.append(room, [{ bytes: frames('old'), rows: 1 }], days - 70, () => null);
		await old.close();
		expect((await run(store, ['--expire', '3'])).said).toBe('Vergessen: 0\n');
		expect((await run(store, ['--expire', '2'])).said).toBe('Vergessen: 1\n');
		const { said } = await run(store, ['--list']);
		for (const keys of rooms) expect(said).toContain(keys.room);
		expect(said).not.toContain(room);
	});

	it('is told of a store that is damaged in one sentence, whatever the damage', async () => {
		const { store, relay } = await filled(40);
		const dies = once(relay.child, 'exit');
		relay.child.kill('SIGTERM');
		await dies;
		const file = join(store, 'data.mdb');
		const whole = readFileSync(file);
		for (const [from, to] of [
			[0, whole.length],
			[8192, whole.length],
			[0, 4096]
		] as const) {
			const noise = Buffer.from(whole);
			for (let at = from; at < to; at++) noise[at] = (at * 7919) % 251;
			writeFileSync(file, noise);
			const { status, said } = started(store, ['--check']);
			expect([from, status]).toEqual([from, 2]);
			expect(said).toMatch(
				/^(Der Speicher ist beschädigt und nicht zu lesen\.\n|Räume: .*\n(Fehler: .*\n)+)$/
			);
		}
		writeFileSync(file, whole.subarray(0, whole.length / 2));
		expect(started(store, ['--check']).status).toBe(2);
	});

	it('is told in one sentence where it may not write, and that no database answers', async () => {
		const { store } = await filled(1);
		// A file in the way refuses everybody, the superuser too.
		writeFileSync(join(store, '../file'), '');
		const backup = await run(store, ['--backup', join(store, '../file/copy')]);
		expect(backup).toEqual({
			status: 2,
			said: expect.stringMatching(/^Hier darf nicht geschrieben werden: .*copy\n$/)
		});
		const away = { DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none' };
		for (const args of [['--walk'], ['--list'], ['--expire', '1']])
			expect(await run(store, args, away)).toEqual({
				status: 2,
				said: 'Die Datenbank antwortet nicht (ECONNREFUSED).\n'
			});
	});

	it('is told where there is no store, and what there is to be asked', async () => {
		const store = join(testFolder(), 'none');
		for (const args of [['--check'], ['--list'], ['--backup', 'x'], ['--remove', 'x'], ['--expire', '1']])
			expect(await run(store, args)).toEqual({ status: 2, said: `Hier ist kein Speicher: ${store}\n` });
		expect((await run(store, ['--help'])).said).toBe(
			'Es gibt --check, --backup ORDNER, --list, --remove RAUM und --expire MONATE.\n'
		);
	});
});
