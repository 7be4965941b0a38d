import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HocuspocusProvider, HocuspocusProviderWebsocket } from '@hocuspocus/provider';
import WebSocket from 'crossws/websocket';
import { Client } from 'pg';
import { Doc } from 'yjs';
import { openStore, sharing } from '#lib/cli/open-relay.ts';
import { serve, type Served } from '#lib/cli/serve.ts';
import type { Limits } from '#lib/relay/limits.ts';
import { Relay } from '#lib/relay/relay.ts';

/** A folder for a store, gone with `remove`. */
export function storeFolder(): { readonly path: string; remove(): void } {
	const path = mkdtempSync(join(tmpdir(), 'schafkopf-relay-'));
	return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** A relay of its own on a free port, in this process. It serves an empty page. */
export async function serveRelay(
	folder: string,
	{
		port = 0,
		limits = {},
		isShared = false
	}: { readonly port?: number; readonly limits?: Partial<Limits>; readonly isShared?: boolean } = {}
): Promise<Served & { readonly relayUrl: string; readonly log: readonly string[] }> {
	const log: string[] = [];
	const store = await openStore({ ...stores, RELAY_STORE: join(folder, 'store') });
	const relay = new Relay({
		store,
		limits,
		extensions: isShared ? await sharing(process.env) : [],
		log: (line) => log.push(line)
	});
	writeFileSync(join(folder, '200.html'), 'page');
	const served = await serve({ root: folder, port, relay, otherPort: false });
	return { ...served, relayUrl: `ws://127.0.0.1:${served.port}/relay`, log };
}

/** Where tests are told to, they use the database that is named. */
const { DATABASE_URL } = process.env;
const stores = { DATABASE_URL };

/** The store of no relay that is running is gone; of a database only that room, which may hold others than the tests'. */
export async function wipeStore(folder: string, room: string): Promise<void> {
	rmSync(join(folder, 'store'), { recursive: true, force: true });
	if (!DATABASE_URL) return;
	const client = new Client({ connectionString: DATABASE_URL });
	await client.connect();
	await client.query('DELETE FROM relay_documents WHERE room = $1', [room]);
	await client.query('DELETE FROM relay_rooms WHERE room = $1', [room]);
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
	for await (const [room, record] of store.rooms()) all.push(room, JSON.stringify(record));
	for await (const [name, state] of store.documents()) all.push(name, Buffer.from(state).toString('latin1'));
	await store.close();
	return all.join('\n');
}

const text = (bytes: Buffer): string => bytes.toString('base64url');

/** A room with keys that nobody has. */
export const newRoom = (): { readonly room: string; readonly reader: string; readonly writer: string } => {
	const [read, write] = [text(randomBytes(32)), text(randomBytes(32))];
	return { room: text(randomBytes(16)), reader: `r.${read}`, writer: `w.${write}.${read}` };
};

/** A client of a relay with one document. */
export class RelayClient {
	readonly document = new Doc();
	readonly entries = this.document.getMap<Uint8Array>('entries');
	/** What the relay said, oldest first. */
	readonly told: string[] = [];
	/** Why it was refused or closed. */
	readonly refused: string[] = [];
	readonly #socket: HocuspocusProviderWebsocket;
	readonly #provider: HocuspocusProvider;

	constructor(url: string, name: string, token: string) {
		this.#socket = new HocuspocusProviderWebsocket({
			url,
			WebSocketPolyfill: WebSocket,
			minDelay: 50,
			delay: 50,
			maxDelay: 200,
			onDisconnect: ({ event }) => event.reason && this.refused.push(event.reason)
		});
		this.#provider = new HocuspocusProvider({
			websocketProvider: this.#socket,
			name,
			document: this.document,
			token,
			onAuthenticationFailed: ({ reason }) => this.refused.push(reason),
			onClose: ({ event }) => event.reason && this.refused.push(event.reason),
			onStateless: ({ payload }) => this.told.push(payload)
		});
		this.#provider.attach();
	}

	get synced(): boolean {
		return this.#provider.isSynced;
	}

	put(key: string, value: Uint8Array = new Uint8Array([1, 2, 3])): void {
		this.entries.set(key, value);
	}

	end(): void {
		this.#provider.destroy();
		this.#socket.destroy();
	}
}
