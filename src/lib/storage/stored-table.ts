import type { EntryId } from '#lib/base/ids.ts';
import type { DeviceRow, DraftRow, EntryRow } from './database.ts';

/** The answer to a question to the database. Awaiting nothing else keeps its transaction open. */
export function answered<T>(request: IDBRequest<T>): Promise<T> {
	return new Promise((resolve, reject) => {
		request.onsuccess = () => resolve(request.result);
		request.onerror = () => reject(request.error ?? new Error('no answer'));
	});
}

/** A column that rows are found by, and what stands in it. */
export interface At {
	readonly index: string;
	readonly key: string;
}

/** One table to read, within one transaction. */
class StoredTable<Row, Key extends string> {
	readonly #store: IDBObjectStore;

	constructor(store: IDBObjectStore) {
		this.#store = store;
	}

	get(key: Key): Promise<Row | undefined> {
		return answered(this.#store.get(key)) as Promise<Row | undefined>;
	}

	async isEmpty(): Promise<boolean> {
		return (await answered(this.#store.getAllKeys(undefined, 1))).length === 0;
	}

	count(): Promise<number> {
		return answered(this.#store.count());
	}

	async has(key: Key): Promise<boolean> {
		return (await answered(this.#store.getKey(key))) !== undefined;
	}

	/** In the order of their keys. */
	rows(at?: At): Promise<readonly Row[]> {
		return answered<Row[]>(at ? this.#store.index(at.index).getAll(at.key) : this.#store.getAll());
	}

	keys({ index, key }: At): Promise<readonly Key[]> {
		return answered(this.#store.index(index).getAllKeys(key)) as Promise<IDBValidKey[]> as Promise<Key[]>;
	}

	allKeys(): Promise<readonly Key[]> {
		return answered(this.#store.getAllKeys()) as Promise<IDBValidKey[]> as Promise<Key[]>;
	}

	/** What stands in a column, each once. */
	column(index: string): Promise<readonly string[]> {
		const seen: string[] = [];
		const walk = this.#store.index(index).openKeyCursor(null, 'nextunique');
		return new Promise((resolve, reject) => {
			walk.onerror = () => reject(walk.error ?? new Error('no answer'));
			walk.onsuccess = () => {
				if (!walk.result) return resolve(seen);
				seen.push(walk.result.key as string);
				walk.result.continue();
			};
		});
	}
}

/** All tables, within one transaction. */
export interface StoredTables {
	readonly entries: StoredTable<EntryRow, EntryId>;
	readonly drafts: StoredTable<DraftRow, string>;
	readonly device: StoredTable<DeviceRow, DeviceRow['key']>;
}

export function tablesIn(transaction: IDBTransaction): StoredTables {
	return {
		entries: new StoredTable(transaction.objectStore('entries')),
		drafts: new StoredTable(transaction.objectStore('drafts')),
		device: new StoredTable(transaction.objectStore('device'))
	};
}
