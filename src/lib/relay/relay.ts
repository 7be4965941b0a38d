import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { Hocuspocus, type Connection, type Document, type Extension } from '@hocuspocus/server';
import type { NodeAdapter } from 'crossws/adapters/node';
import { encodeStateAsUpdate, encodeStateVector, encodeStateVectorFromUpdate } from 'yjs';
import { ENTRIES, faultOf } from './guard.ts';
import { LIMITS, type Limits, type Reason } from './limits.ts';
import { Metrics } from './metrics.ts';
import { admit, DIRECTORY, documentName, shortName } from './rooms.ts';
import { CLOSED, openSockets } from './sockets.ts';
import type { RelayStore } from './store.ts';

interface RelayOptions {
	readonly store: RelayStore;
	readonly limits?: Partial<Limits>;
	/** Shares rooms with other processes. */
	readonly extensions?: readonly Extension[];
	/** Gets one line at a time: never a name, and of a room six characters of a hash. */
	readonly log?: (line: string) => void;
	/** Milliseconds since 1970. */
	readonly now?: () => number;
}

/** Milliseconds from a change to its way into the store, at least and at most. */
const SAVE = { debounce: 100, maxDebounce: 500 } as const;
/** Milliseconds until a save that failed is tried again. */
const AGAIN = 1000;
/** Milliseconds after which a silent client counts as gone. */
const SILENCE = 60_000;
/** A new phone asks for all parts of all years at once. */
const PENDING = { documents: 5000, messages: 20_000, bytes: 8 * 1024 * 1024 } as const;
/**
 * Brings the phones of a club together. It keeps documents of sealed entries, tells each change to all who are in the room, and
 * tells whoever wrote that it is stored. It cannot read any of it.
 */
export class Relay {
	readonly metrics = new Metrics();
	readonly #store: RelayStore;
	readonly #limits: Limits;
	readonly #log: (line: string) => void;
	readonly #now: () => number;
	readonly #hocuspocus: Hocuspocus;
	readonly #sockets: NodeAdapter;
	/** Bytes of each document in memory, as near as needed: what came since the last save is added. */
	readonly #sizes = new Map<string, number>();
	/** Bytes of each room that somebody is in; of its documents in the store. */
	readonly #rooms = new Map<string, number>();
	/** What is stored of each document, as a state vector in base64url. */
	readonly #stored = new WeakMap<Document, string>();
	/** How many entries of each document were counted. */
	readonly #counted = new WeakMap<Document, number>();
	/** When rooms were made in the last hour. */
	#made: number[] = [];
	#closing = false;
	readonly #isShared: boolean;

	constructor({ store, limits, extensions = [], log = () => {}, now = Date.now }: RelayOptions) {
		this.#store = store;
		this.#limits = { ...LIMITS, ...limits };
		this.#log = log;
		this.#isShared = extensions.length > 0;
		this.#now = now;
		this.#hocuspocus = new Hocuspocus({
			...SAVE,
			quiet: true,
			timeout: SILENCE,
			maxPendingDocuments: PENDING.documents,
			maxUnauthenticatedQueueMessages: PENDING.messages,
			maxUnauthenticatedQueueSize: PENDING.bytes,
			extensions: [...extensions, this.#extension()]
		});
		this.#sockets = openSockets({
			limits: this.#limits,
			metrics: this.metrics,
			now,
			isClosing: () => this.#closing,
			connect: (socket, request) => this.#hocuspocus.handleConnection(socket, request),
			note: (why) => this.#note(why, null)
		});
	}

	/** Takes over a connection that asks for a WebSocket. */
	upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
		void this.#sockets.handleUpgrade(request, socket, head);
	}

	/** How many rooms somebody is in, and how many documents are in memory. */
	get open(): { readonly rooms: number; readonly documents: number } {
		const { documents } = this.#hocuspocus;
		const rooms = new Set([...documents.keys()].map(roomOf));
		return { rooms: rooms.size, documents: documents.size };
	}

	/** Stores what is not stored yet, then cuts all connections. */
	async stop(): Promise<void> {
		this.#closing = true;
		this.#hocuspocus.flushPendingStores();
		await this.#idle();
		this.#sockets.closeAll(CLOSED.going, 'closing');
		// What shares rooms may be out of reach: then there is nothing to take leave of.
		await this.#hocuspocus.hooks('onDestroy', { instance: this.#hocuspocus }).catch(() => {});
		await this.#store.close();
	}

	/** Resolves when nothing is being stored. */
	async #idle(): Promise<void> {
		const { documents, debouncer } = this.#hocuspocus;
		const isBusy = (name: string): boolean => {
			const id = `onStoreDocument-${name}`;
			return debouncer.isDebounced(id) || debouncer.isCurrentlyExecuting(id);
		};
		while ([...documents.keys()].some(isBusy)) await new Promise((resolve) => setTimeout(resolve, 10));
	}

	#extension(): Extension {
		return {
			onAuthenticate: async ({ documentName: name, token, socketId, connectionConfig }) => {
				const place = documentName(name);
				const why = place
					? await this.#admit(
							place.room,
							token,
							socketId,
							(readOnly) => (connectionConfig.readOnly = readOnly)
						)
					: 'malformed';
				if (!why) return;
				this.#note(why, place?.room ?? null);
				// A client is told the word; without a message nothing is logged of it.
				throw { reason: why };
			},
			onLoadDocument: async ({ documentName: name, document }) => {
				const state = await this.#store.load(name);
				this.#sizes.set(name, state?.length ?? 0);
				// Not what the document has then: another process may bring what nobody has stored.
				if (state) this.#stored.set(document, text(encodeStateVectorFromUpdate(state)));
				return state;
			},
			afterLoadDocument: async ({ document }) => {
				this.#counted.set(document, document.getMap(ENTRIES).size);
			},
			connected: async ({ connection, documentName: name }) => {
				const stored = await this.#storedOf(connection.document);
				if (stored !== undefined) connection.sendStateless(`stored ${stored}`);
				if (documentName(name)?.part === DIRECTORY) connection.sendStateless(`time ${this.#now()}`);
			},
			beforeSync: async ({ type, payload, connection, document }) => {
				// 0 only asks; 1 and 2 bring something.
				if (type === 0 || connection.readOnly) return;
				const why = this.#faultOf(document, payload);
				if (why) this.#refuse(connection, why);
				else this.#grew(document.name, payload);
			},
			beforeHandleMessage: async ({ update, connection }) => {
				// After the name of its document, which is short.
				if (isAwareness(update) && update.length > this.#limits.awareness + NAME_BYTES)
					this.#refuse(connection, 'too-large');
			},
			onStoreDocument: async (payload) => {
				try {
					await this.#save(payload.document);
				} catch (error) {
					// Nobody else would try again before the next change.
					setTimeout(() => void this.#hocuspocus.storeDocumentHooks(payload.document, payload), AGAIN);
					throw error;
				}
			},
			afterUnloadDocument: async ({ documentName: name }) => {
				this.#sizes.delete(name);
				const room = roomOf(name);
				if (![...this.#hocuspocus.documents.keys()].some((other) => other.startsWith(`${room}/`)))
					this.#rooms.delete(room);
			}
		};
	}

	/** Why a client may not come in; null if it may. */
	async #admit(
		room: string,
		token: string,
		socketId: string,
		come: (readOnly: boolean) => unknown
	): Promise<Reason | null> {
		if (this.#closing) return 'closing';
		const directory = this.#hocuspocus.documents.get(`${room}/${DIRECTORY}`);
		const sockets = new Set(directory?.getConnections().map(({ socketId }) => socketId));
		if (!sockets.has(socketId) && sockets.size >= this.#limits.inRoom) return 'too-many';
		const admitted = await admit(this.#store, room, token, () => this.#mayMake());
		if (typeof admitted === 'string') return admitted;
		if (!this.#rooms.has(room)) {
			if (this.#openBytes() >= this.#limits.memory) return 'too-many';
			this.#rooms.set(room, await this.#store.sizeOf(room));
		}
		come(admitted.readOnly);
		return null;
	}

	#openBytes(): number {
		return [...this.#rooms.values()].reduce((sum, bytes) => sum + bytes, 0);
	}

	#mayMake(): boolean {
		const anHourAgo = this.#now() - 3_600_000;
		this.#made = this.#made.filter((at) => at > anHourAgo);
		if (this.#made.length >= this.#limits.newRooms) return false;
		this.#made.push(this.#now());
		return true;
	}

	#faultOf(document: Document, update: Uint8Array): Reason | null {
		const room = roomOf(document.name);
		if ((this.#sizes.get(document.name) ?? 0) + update.length > this.#limits.document) return 'too-large';
		if ((this.#rooms.get(room) ?? 0) + update.length > this.#limits.room) return 'full';
		return faultOf(document, update, this.#limits);
	}

	/** Counts what is about to be applied. */
	#grew(name: string, update: Uint8Array): void {
		// An update that says nothing has two bytes.
		if (update.length <= 2) return;
		const room = roomOf(name);
		this.#sizes.set(name, (this.#sizes.get(name) ?? 0) + update.length);
		this.#rooms.set(room, (this.#rooms.get(room) ?? 0) + update.length);
	}

	/** From now on nothing of this connection is applied, also not the message being handled. */
	#refuse(connection: Connection, why: Reason): void {
		this.#note(why, roomOf(connection.document.name));
		connection.readOnly = true;
		connection.close({ code: CLOSED.refused, reason: why });
	}

	/** What is stored of a document. Others who share it store what their own clients wrote. */
	async #storedOf(document: Document): Promise<string | undefined> {
		const state = this.#isShared ? await this.#store.load(document.name) : null;
		return state ? text(encodeStateVectorFromUpdate(state)) : this.#stored.get(document);
	}

	async #save(document: Document): Promise<void> {
		const [update, vector] = [encodeStateAsUpdate(document), vectorOf(document)];
		const count = document.getMap(ENTRIES).size;
		const begun = performance.now();
		try {
			const size = await this.#store.save(document.name, update);
			this.#sizes.set(document.name, Math.max(size, update.length));
		} catch (error) {
			this.metrics.saveFailures += 1;
			this.#log(`Nicht gespeichert: ${shortName(roomOf(document.name))}`);
			throw error;
		}
		this.metrics.saved(performance.now() - begun);
		this.metrics.entries += Math.max(0, count - (this.#counted.get(document) ?? 0));
		this.#counted.set(document, count);
		this.#stored.set(document, vector);
		document.broadcastStateless(`stored ${vector}`);
	}

	#note(why: Reason, room: string | null): void {
		this.metrics.refused(why);
		this.#log(`Abgewiesen: ${why}${room === null ? '' : ` (${shortName(room)})`}`);
	}
}

const roomOf = (name: string): string => name.split('/', 1)[0] ?? '';

const text = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');
const vectorOf = (document: Document): string => text(encodeStateVector(document));

/** The most bytes of a document's name in a message, with a session's id behind it. */
const NAME_BYTES = 120;
const AWARENESS = 1;

/** Whether a message says who is there: its kind stands behind its document's name, both as the protocol writes them. */
function isAwareness(message: Uint8Array): boolean {
	const [length = 0] = message;
	return length < 0x80 && message[1 + length] === AWARENESS;
}
