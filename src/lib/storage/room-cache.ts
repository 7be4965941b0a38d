import { answered } from './stored-table.ts';

interface Row {
	readonly address: string;
}

/**
 * How far this device is in its club's room at the relay, and which rows it has met there, so that only what is new is read.
 * It may be lost at any time: then everything is read once more. What counts is the log.
 */
export class RoomCache<P, R extends Row> {
	readonly #opening: Promise<IDBDatabase>;
	readonly #room: string;
	readonly #nowhere: P;

	/** `name` is the club's database; what is kept of another room than this one is thrown away. */
	constructor(name: string, room: string, nowhere: P) {
		this.#room = room;
		this.#nowhere = nowhere;
		this.#opening = this.#open(`${name}-relay`);
		this.#opening.catch(() => {});
	}

	async read(): Promise<{ readonly place: P; readonly rows: readonly R[] }> {
		const [rooms, rows] = (await this.#tables('readonly')) as [IDBObjectStore, IDBObjectStore];
		const [place, all] = await Promise.all([answered(rooms.get(this.#room)), answered(rows.getAll())]);
		return { place: (place as P | undefined) ?? this.#nowhere, rows: all as R[] };
	}

	/** Both in one transaction. */
	async keep(place: P, news: readonly R[]): Promise<void> {
		const [rooms, rows] = (await this.#tables('readwrite')) as [IDBObjectStore, IDBObjectStore];
		const last = [...news.map((row) => rows.put(row)), rooms.put(place, this.#room)].at(-1);
		if (last) await answered(last);
	}

	/** What this device has of its own here, made once. */
	async own<T>(make: () => Promise<T>): Promise<T> {
		const kept = await this.noted<T>('own');
		if (kept !== null) return kept;
		const made = await make();
		await this.note('own', made);
		return made;
	}

	/** What is remembered under a name, of whatever room; null if nothing is. */
	async noted<T>(name: string): Promise<T | null> {
		return ((await answered((await this.#own('readonly')).get(name))) as T | undefined) ?? null;
	}

	async note(name: string, value: unknown): Promise<void> {
		await answered((await this.#own('readwrite')).put(value, name));
	}

	close(): void {
		void this.#opening.then((database) => database.close()).catch(() => {});
	}

	async #own(mode: IDBTransactionMode): Promise<IDBObjectStore> {
		return (await this.#opening).transaction('own', mode).objectStore('own');
	}

	async #tables(mode: IDBTransactionMode): Promise<readonly IDBObjectStore[]> {
		const transaction = (await this.#opening).transaction(['rooms', 'rows'], mode);
		return [transaction.objectStore('rooms'), transaction.objectStore('rows')];
	}

	async #open(name: string): Promise<IDBDatabase> {
		const request = indexedDB.open(name, 2);
		request.onupgradeneeded = () => {
			const { result: database } = request;
			// What an older version kept is of no use any more.
			for (const old of [...database.objectStoreNames]) database.deleteObjectStore(old);
			database.createObjectStore('rooms');
			database.createObjectStore('own');
			database.createObjectStore('rows', { keyPath: 'address' });
		};
		const database = await answered(request);
		// Whoever wants to delete it need not wait for this page.
		database.onversionchange = () => database.close();
		const transaction = database.transaction(['rooms', 'rows'], 'readwrite');
		const rooms = transaction.objectStore('rooms');
		const known = await answered(rooms.getAllKeys());
		if (known.some((room) => room !== this.#room))
			await Promise.all([answered(rooms.clear()), answered(transaction.objectStore('rows').clear())]);
		return database;
	}
}

/** Forgets what is kept for a club's database, once it is joined to no relay. */
export async function dropRoomCache(name: string): Promise<void> {
	await answered(indexedDB.deleteDatabase(`${name}-relay`)).catch(() => {});
}
