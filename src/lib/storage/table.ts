import type { EntryId } from '#lib/base/ids.ts';
import type { DeviceRow, DraftRow, EntryRow } from './database.ts';

/** The answer to a question to the database. Awaiting nothing else keeps its transaction open. */
export function answer<T>(request: IDBRequest<T>): Promise<T> {
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

/** One table, within one transaction. */
export class Table<Row, Key extends string> {
	readonly #store: IDBObjectStore;

	constructor(store: IDBObjectStore) {
		this.#store = store;
	}

	get(key: Key): Promise<Row | undefined> {
		return answer(this.#store.get(key)) as Promise<Row | undefined>;
	}

	async isEmpty(): Promise<boolean> {
		return (await answer(this.#store.getAllKeys(undefined, 1))).length === 0;
	}

	async has(key: Key): Promise<boolean> {
		return (await answer(this.#store.getKey(key))) !== undefined;
	}

	/** Adds a new row. Nobody has to wait for it: a row that can't be added breaks the transaction. */
	add(row: Row): void {
		this.#store.add(row);
	}

	/** Adds or replaces; as little to wait for. */
	put(row: Row): void {
		this.#store.put(row);
	}

	delete(key: Key): void {
		this.#store.delete(key);
	}

	/** In the order of their keys. */
	rows(at?: At): Promise<readonly Row[]> {
		return answer<Row[]>(at ? this.#store.index(at.index).getAll(at.key) : this.#store.getAll());
	}

	keys({ index, key }: At): Promise<readonly Key[]> {
		return answer(this.#store.index(index).getAllKeys(key)) as Promise<IDBValidKey[]> as Promise<Key[]>;
	}

	/** All keys, or those of a range. */
	allKeys(range?: IDBKeyRange): Promise<readonly Key[]> {
		return answer(this.#store.getAllKeys(range)) as Promise<IDBValidKey[]> as Promise<Key[]>;
	}

	/** The largest key below this one for which `wanted` holds. */
	lastKey(below: string, wanted: (key: Key) => boolean): Promise<Key | undefined> {
		return walk(this.#store.openKeyCursor(IDBKeyRange.upperBound(below, true), 'prev'), ({ primaryKey }) =>
			wanted(primaryKey as Key) ? (primaryKey as Key) : undefined
		);
	}

	/** Reads the rows from the last one back until `found` says what was looked for. */
	lastRow<T>({ index, key }: At, found: (row: Row) => T | undefined): Promise<T | undefined> {
		return walk(this.#store.index(index).openCursor(key, 'prev'), (cursor) => found(cursor.value as Row));
	}

	/** What stands in a column, each once. */
	async column(index: string): Promise<readonly string[]> {
		const seen: string[] = [];
		await walk(this.#store.index(index).openKeyCursor(null, 'nextunique'), ({ key }) => {
			seen.push(key as string);
			return undefined;
		});
		return seen;
	}
}

/** Goes on from row to row until something was found. */
function walk<Cursor extends IDBCursor, T>(
	request: IDBRequest<Cursor | null>,
	found: (cursor: Cursor) => T | undefined
): Promise<T | undefined> {
	return new Promise((resolve, reject) => {
		request.onerror = () => reject(request.error ?? new Error('no answer'));
		request.onsuccess = () => {
			try {
				const cursor = request.result;
				const value = cursor ? found(cursor) : undefined;
				if (cursor && value === undefined) cursor.continue();
				else resolve(value);
			} catch (error) {
				reject(error as Error);
			}
		};
	});
}

/** All tables, within one transaction. */
export interface Tables {
	readonly entries: Table<EntryRow, EntryId>;
	readonly drafts: Table<DraftRow, string>;
	readonly device: Table<DeviceRow, DeviceRow['key']>;
}

export function tablesIn(transaction: IDBTransaction): Tables {
	return {
		entries: new Table(transaction.objectStore('entries')),
		drafts: new Table(transaction.objectStore('drafts')),
		device: new Table(transaction.objectStore('device'))
	};
}
