import { mkdir } from 'node:fs/promises';
import { open, type Database } from 'lmdb';
import type { RelayStore, RoomRecord } from './store.ts';

/** Keeps rooms in a folder. Only one process may have it open. */
export class LmdbStore implements RelayStore {
	readonly #rooms: Database<RoomRecord, string>;
	readonly #documents: Database<Buffer, string>;
	readonly #root: ReturnType<typeof open>;

	constructor(folder: string) {
		this.#root = open({ path: folder });
		this.#rooms = this.#root.openDB({ name: 'rooms', encoding: 'json' });
		this.#documents = this.#root.openDB({ name: 'documents', encoding: 'binary' });
	}

	room(room: string): Promise<RoomRecord | null> {
		return Promise.resolve(this.#rooms.get(room) ?? null);
	}

	async makeRoom(room: string, record: RoomRecord): Promise<RoomRecord> {
		await this.#rooms.ifNoExists(room, () => void this.#rooms.put(room, record));
		await this.#root.flushed;
		const stands = this.#rooms.get(room);
		if (!stands) throw new Error('the store lost a room');
		return stands;
	}

	load(document: string): Promise<Uint8Array | null> {
		return Promise.resolve(this.#documents.get(document) ?? null);
	}

	async save(document: string, update: Uint8Array): Promise<number> {
		await this.#documents.put(document, Buffer.from(update));
		await this.#root.flushed;
		return update.length;
	}

	sizeOf(room: string): Promise<number> {
		let bytes = 0;
		// "0" follows the "/" behind a room's name.
		for (const { value } of this.#documents.getRange({ start: `${room}/`, end: `${room}0` }))
			bytes += value.length;
		return Promise.resolve(bytes);
	}

	async *rooms(): AsyncGenerator<readonly [string, RoomRecord]> {
		for (const { key, value } of this.#rooms.getRange()) yield [key, value];
	}

	async *documents(): AsyncGenerator<readonly [string, Uint8Array]> {
		for (const { key, value } of this.#documents.getRange()) yield [key, value];
	}

	/** Writes what is stored now into a new folder, which is a store like this one. */
	async copyTo(folder: string): Promise<void> {
		await mkdir(folder, { recursive: true });
		await this.#root.backup(folder, true);
	}

	async close(): Promise<void> {
		await this.#root.flushed;
		await this.#root.close();
	}
}
