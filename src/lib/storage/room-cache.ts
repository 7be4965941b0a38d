import { answered } from './table.ts';

/** A part of a room as it was last seen: its document, and what of it the relay had stored. */
export interface CachedPart {
	readonly document: Uint8Array;
	readonly stored: Uint8Array;
}

/**
 * The documents that a club shares with its relay, as this device saw them last, so that only what is new is fetched. It
 * may be lost at any time: then everything is fetched once more. What counts is the log.
 */
export class RoomCache {
	readonly #opening: Promise<IDBDatabase>;
	readonly #room: string;

	/** `name` is the club's database; what is kept of another room than this one is thrown away. */
	constructor(name: string, room: string) {
		this.#room = room;
		this.#opening = this.#open(`${name}-relay`);
		this.#opening.catch(() => {});
	}

	async read(part: string): Promise<CachedPart | null> {
		try {
			const store = (await this.#opening).transaction('parts', 'readonly').objectStore('parts');
			return ((await answered(store.get(part))) as CachedPart | undefined) ?? null;
		} catch {
			return null;
		}
	}

	/** Null forgets it. A full disk is no fault here. */
	async keep(part: string, cached: CachedPart | null): Promise<void> {
		try {
			const store = (await this.#opening).transaction('parts', 'readwrite').objectStore('parts');
			const request: IDBRequest = cached ? store.put(cached, part) : store.delete(part);
			await answered(request);
		} catch {
			// It is fetched again.
		}
	}

	close(): void {
		void this.#opening.then((database) => database.close()).catch(() => {});
	}

	async #open(name: string): Promise<IDBDatabase> {
		const request = indexedDB.open(name, 1);
		request.onupgradeneeded = () => void request.result.createObjectStore('parts');
		const database = await answered(request);
		// Whoever wants to delete it need not wait for this page.
		database.onversionchange = () => database.close();
		const store = database.transaction('parts', 'readwrite').objectStore('parts');
		const [first] = await answered(store.getAllKeys(undefined, 1));
		if (first !== undefined && !String(first).startsWith(`${this.#room}/`)) await answered(store.clear());
		return database;
	}
}

/** Forgets what is kept for a club's database, once it is joined to no relay. */
export async function dropRoomCache(name: string): Promise<void> {
	await answered(indexedDB.deleteDatabase(`${name}-relay`)).catch(() => {});
}
