import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { openStore } from '#lib/cli/open-relay.ts';
import { serve, type Served } from '#lib/cli/serve.ts';
import type { Limits } from '#lib/relay/limits.ts';
import { Relay } from '#lib/relay/relay.ts';

/** A folder for a store, gone with `remove`. */
export function storeFolder(): { readonly path: string; remove(): void } {
	const path = mkdtempSync(join(tmpdir(), 'schafkopf-relay-'));
	return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

interface RelayOptions {
	readonly port?: number;
	readonly limits?: Partial<Limits>;
	readonly origins?: readonly string[];
	readonly proxies?: string;
	readonly now?: () => number;
}

/** A relay of its own on a free port, in this process. It serves an empty page. */
export async function serveRelay(
	folder: string,
	{ port = 0, limits = {}, ...options }: RelayOptions = {}
): Promise<Served & { readonly relayUrl: string; readonly log: readonly string[] }> {
	const log: string[] = [];
	const relay = new Relay({
		store: await openStore({ ...stores, RELAY_STORE: join(folder, 'store') }),
		// Tests keep two cores busy, which is no reason to be refused.
		limits: { lag: 20_000, ...limits },
		log: (line) => log.push(line),
		...options
	});
	writeFileSync(join(folder, '200.html'), 'page');
	const served = await serve({ root: folder, port, relay, otherPort: false });
	return { ...served, relayUrl: `http://127.0.0.1:${served.port}/relay`, log };
}

/** Where tests are told to, they use the database that is named. */
export const { DATABASE_URL } = process.env;
const stores = { DATABASE_URL };

/** The store of no relay that is running is gone; of a database only that room, which may hold others than the tests'. */
export async function wipeStore(folder: string, room: string): Promise<void> {
	rmSync(join(folder, 'store'), { recursive: true, force: true });
	if (!DATABASE_URL) return;
	const client = new Client({ connectionString: DATABASE_URL });
	await client.connect();
	await client.query('DELETE FROM relay_pieces WHERE room = $1', [room]);
	await client.query('DELETE FROM relay_streams WHERE room = $1', [room]);
	await client.end();
}

/** Everything that the store holds, byte by character: of a folder its files, of a database its rows. */
export async function bytesOf(folder: string): Promise<string> {
	if (!DATABASE_URL) {
		const store = join(folder, 'store');
		return readdirSync(store)
			.map((file) => readFileSync(join(store, file), 'latin1'))
			.join('\n');
	}
	const store = await openStore(stores);
	const all: string[] = [];
	for await (const [room, { chain }] of store.rooms()) all.push(room, chain.toString('latin1'));
	for await (const [name, { bytes }] of store.pieces()) all.push(name, bytes.toString('latin1'));
	await store.close();
	return all.join('\n');
}

/** A room, and what its writers and readers show for it. */
export interface Keys {
	readonly room: string;
	readonly reader: string;
	readonly writer: string;
}

const text = (bytes: Buffer): string => bytes.toString('base64url');
const sha256 = (bytes: Buffer): Buffer => createHash('sha256').update(bytes).digest();

/** A room with keys that nobody has. Written out once more here: the relay's own way is what is tested. */
export function newRoom(): Keys {
	const [read, write] = [randomBytes(32), randomBytes(32)];
	const name = sha256(Buffer.concat([Buffer.from('schafkopf'), sha256(read), sha256(write)]));
	return {
		room: text(name).slice(0, 22),
		reader: `r.${text(read)}.${text(sha256(write))}`,
		writer: `w.${text(write)}.${text(sha256(read))}`
	};
}

/** Rows as frames. */
export const frames = (...rows: readonly (string | Uint8Array)[]): Buffer =>
	Buffer.concat(
		rows.flatMap((row) => {
			const bytes = Buffer.from(row);
			const head = Buffer.alloc(2);
			head.writeUInt16BE(bytes.length);
			return [head, bytes];
		})
	);

/** The rows in frames, as text. */
export function rowsIn(body: Buffer): string[] {
	const rows: string[] = [];
	for (let at = 0; at < body.length;) {
		const end = at + 2 + body.readUInt16BE(at);
		rows.push(body.toString('utf8', at + 2, end));
		at = end;
	}
	return rows;
}

export interface Answer {
	readonly status: number;
	readonly headers: Headers;
	readonly body: Buffer;
	/** Where to read on. */
	readonly next: string;
	/** The word of a refusal. */
	readonly word: string;
}

export interface Asked {
	readonly body?: Uint8Array | string;
	readonly headers?: Readonly<Record<string, string>>;
	readonly query?: string;
}

/** Asks a relay about a room, as anybody can who has a claim. */
export async function ask(
	relayUrl: string,
	method: string,
	{ room, claim }: { readonly room: string; readonly claim?: string },
	{ body, headers = {}, query = '' }: Asked = {}
): Promise<Answer> {
	const response = await fetch(`${relayUrl}/rooms/${room}${query}`, {
		method,
		headers: {
			...(claim === undefined ? {} : { Authorization: `Bearer ${claim}` }),
			...(body === undefined ? {} : { 'Content-Type': 'application/octet-stream' }),
			...headers
		},
		...(body === undefined ? {} : { body: body as BodyInit })
	});
	const bytes = Buffer.from(await response.arrayBuffer());
	return {
		status: response.status,
		headers: response.headers,
		body: bytes,
		next: response.headers.get('stream-next-offset') ?? '',
		word: response.status >= 400 ? bytes.toString() : ''
	};
}

export const write = (
	relayUrl: string,
	method: string,
	{ room, writer }: Keys,
	asked: Asked = {}
): Promise<Answer> => ask(relayUrl, method, { room, claim: writer }, asked);

/** Appends as one who has read everything, or as far as the headers say. */
export async function append(
	relayUrl: string,
	keys: Keys,
	body: Uint8Array | string,
	headers: Asked['headers'] = {}
): Promise<Answer> {
	const seen = headers['Stream-Seq'] ?? (await write(relayUrl, 'HEAD', keys)).next;
	return write(relayUrl, 'POST', keys, { body, headers: { ...headers, 'Stream-Seq': seen } });
}

export const read = (relayUrl: string, { room, reader }: Keys, offset = '-1'): Promise<Answer> =>
	ask(relayUrl, 'GET', { room, claim: reader }, { query: `?offset=${offset}` });

/** A room that holds these rows, and where its end is. */
export async function roomWith(
	relayUrl: string,
	...rows: readonly string[]
): Promise<Keys & { readonly tail: string }> {
	const keys = newRoom();
	const { status, next } = await write(relayUrl, 'PUT', keys, { body: frames(...rows) });
	if (status !== 201) throw new Error(`no room: ${status}`);
	return { ...keys, tail: next };
}

/** All rows of a room, page by page. */
export async function allRows(
	relayUrl: string,
	keys: Keys
): Promise<{ readonly rows: readonly string[]; readonly pages: number; readonly next: string }> {
	const rows: string[] = [];
	for (let [offset, pages] = ['-1', 1]; ; pages++) {
		const page = await read(relayUrl, keys, offset);
		if (page.status !== 200) throw new Error(`no page: ${page.status} ${page.word}`);
		if (page.body.length > 32_768) throw new Error('a page of more than 32 kB');
		rows.push(...rowsIn(page.body));
		if (page.headers.get('stream-up-to-date')) return { rows, pages, next: page.next };
		offset = page.next;
	}
}

/** A stream of events, read as it comes. */
export class Events {
	readonly heard: { readonly event: string; readonly data: string }[] = [];
	/** All of it, comments too. */
	text = '';
	status = 0;
	headers = new Headers();
	isOver = false;
	readonly #abort = new AbortController();

	static async of(url: string, claim: string): Promise<Events> {
		const events = new Events();
		const response = await fetch(url, {
			headers: { Authorization: `Bearer ${claim}` },
			signal: events.#abort.signal
		});
		events.status = response.status;
		events.headers = response.headers;
		void events.#read(response).catch(() => (events.isOver = true));
		return events;
	}

	/** The rows of all data events, as text. */
	get rows(): string[] {
		return this.heard.flatMap(({ event, data }) =>
			event === 'data' ? rowsIn(Buffer.from(data, 'base64')) : []
		);
	}

	/** What the events of a kind say, read as JSON. */
	said(kind: string): Record<string, unknown>[] {
		return this.heard.flatMap(({ event, data }) => (event === kind ? [JSON.parse(data) as never] : []));
	}

	end(): void {
		this.#abort.abort();
	}

	async #read(response: Response): Promise<void> {
		let rest = '';
		const decoder = new TextDecoder();
		for await (const bytes of response.body ?? []) {
			const came = decoder.decode(bytes as Uint8Array, { stream: true });
			this.text += came;
			const blocks = (rest + came).split('\n\n');
			rest = blocks.pop() ?? '';
			for (const block of blocks) {
				const field = (name: string): string =>
					block
						.split('\n')
						.filter((line) => line.startsWith(`${name}:`))
						.map((line) => line.slice(name.length + 1).trimStart())
						.join('\n');
				if (field('event')) this.heard.push({ event: field('event'), data: field('data') });
			}
		}
		this.isOver = true;
	}
}
