import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Killable } from '../chaos/killable.ts';
import { ask, type Answer, type Peer } from '../load/http.ts';
import { frames, newRoom, type Keys } from '../support/relay-clients.ts';

/** What an attack came to. */
export interface Outcome {
	readonly count: number;
	/** What should not have happened; null if nothing did. */
	readonly fault: string | null;
}

export interface Attack {
	readonly name: string;
	/** `share`, from 0 to 1, is how much of it. */
	run(target: Target, share: number): Promise<Outcome>;
}

const MB = 1024 * 1024;

/** The relay as it is started by hand, with the limits that everybody has, and whoever comes to it from elsewhere. */
export class Target {
	readonly #relay: Killable;
	readonly #folder: string;
	/** Each attack comes from an address of its own: all of this net are this machine. */
	#from = 1;

	private constructor(relay: Killable, folder: string) {
		this.#relay = relay;
		this.#folder = folder;
	}

	static async start(): Promise<Target> {
		const folder = mkdtempSync(join(tmpdir(), 'schafkopf-hostile-'));
		return new Target(await Killable.start({ RELAY_STORE: join(folder, 'store') }), folder);
	}

	get port(): number {
		return this.#relay.port;
	}

	get lives(): boolean {
		return this.#relay.pid !== null;
	}

	/** MB of memory of its process; 0 where the system does not say. */
	get memory(): number {
		try {
			const status = readFileSync(`/proc/${this.#relay.pid}/status`, 'utf8');
			return Number(/^VmRSS:\s*(\d+) kB/m.exec(status)?.[1] ?? 0) / 1024;
		} catch {
			return 0;
		}
	}

	/** Connections of this address that its process has not ended; 0 where the system does not say. */
	get lines(): number {
		const hex = (number: number, digits: number): string =>
			number.toString(16).toUpperCase().padStart(digits, '0');
		const bytes = this.peer('')
			.from.split('.')
			.map((byte) => hex(Number(byte), 2));
		const line = new RegExp(`:${hex(this.port, 4)} ${bytes.reverse().join('')}:\\w{4} 01 `, 'g');
		try {
			return readFileSync('/proc/net/tcp', 'utf8').match(line)?.length ?? 0;
		} catch {
			return 0;
		}
	}

	/** From now on it is somebody else. */
	move(): void {
		this.#from += 1;
	}

	peer(claim: string): Peer {
		return { port: this.port, from: `127.0.1.${this.#from}`, claim };
	}

	ask(
		claim: string,
		method: string,
		path: string,
		body?: Uint8Array,
		headers?: Readonly<Record<string, string>>
	): Promise<Answer> {
		return ask(this.peer(claim), method, path, body, headers);
	}

	/** A connection on which anything is sent. */
	async raw(): Promise<Socket> {
		const socket = connect({ host: '127.0.0.1', port: this.port, localAddress: this.peer('').from });
		socket.on('error', () => {});
		await once(socket, 'connect');
		return socket;
	}

	/** A room with so many MB in it, or as many as it takes; also where it ends. */
	async room(megabytes = 0): Promise<{ readonly keys: Keys; readonly at: string; readonly stored: number }> {
		const keys = newRoom();
		const body = frames(...Array.from({ length: 31 }, () => Buffer.alloc(8192, 'x')));
		let at = await this.append(keys, null, frames('first'));
		let stored = 0;
		for (; stored < megabytes * MB; stored += body.length) {
			const next = await this.append(keys, at, body).catch(() => null);
			if (next === null) break;
			at = next;
		}
		return { keys, at, stored };
	}

	/** Where the room ends then. Fails where it is refused. */
	async append({ room, writer }: Keys, at: string | null, body: Uint8Array): Promise<string> {
		const { status, headers } =
			at === null
				? await this.ask(writer, 'PUT', room, body)
				: await this.ask(writer, 'POST', room, body, { 'stream-seq': at });
		if (status !== 201 && status !== 204) throw new Error(String(status));
		return String(headers['stream-next-offset']);
	}

	/** All that is in a room. */
	async content({ room, reader }: Keys): Promise<Buffer> {
		const parts: Buffer[] = [];
		for (let at = '-1'; ;) {
			const { status, headers, body } = await this.ask(reader, 'GET', `${room}?offset=${at}`);
			if (status !== 200) throw new Error(`not to be read: ${status}`);
			parts.push(body);
			at = String(headers['stream-next-offset']);
			if (headers['stream-up-to-date'] === 'true') return Buffer.concat(parts);
		}
	}

	async end(): Promise<void> {
		await this.#relay.kill();
		rmSync(this.#folder, { recursive: true, force: true });
	}
}

export const wait = (milliseconds: number): Promise<void> =>
	new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Does so many things, some at a time; what each came to, null where the line was cut. */
export async function many<T>(count: number, one: (i: number) => Promise<T>): Promise<(T | null)[]> {
	const done: (T | null)[] = [];
	let next = 0;
	const worker = async (): Promise<void> => {
		for (let i = next++; i < count; i = next++) done[i] = await one(i).catch(() => null);
	};
	await Promise.all(Array.from({ length: Math.min(count, 50) }, worker));
	return done;
}

/** How often each came. */
export function tally(all: readonly unknown[]): string {
	const counts = new Map<string, number>();
	for (const one of all) counts.set(String(one), (counts.get(String(one)) ?? 0) + 1);
	return [...counts].map(([what, count]) => `${what} × ${count}`).join(', ');
}

/** The fault, if there is another status than these among them. */
export function onlyThese(answers: readonly (Answer | null)[], ...good: readonly number[]): string | null {
	const others = answers.map((one) => one?.status ?? 'cut').filter((one) => !good.includes(one as number));
	return others.length > 0 ? `answered ${tally(others)}` : null;
}
