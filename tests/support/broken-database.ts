// What breaks under a store, for tests with fake-indexeddb.

const named = (name: string): DOMException => new DOMException(`made by a test: ${name}`, name);

interface Breaking {
	/** How often it happened. */
	readonly hits: number;
	/** No more of it. */
	mend(): void;
}

class Fault implements Breaking {
	hits = 0;
	left: number;
	readonly mode: IDBTransactionMode;
	readonly name: string;
	readonly way: 'refuse' | 'abort' | 'silence';

	constructor(way: Fault['way'], mode: IDBTransactionMode, name: string, times: number) {
		this.way = way;
		this.mode = mode;
		this.name = name;
		this.left = times;
	}

	mend(): void {
		this.left = 0;
	}
}

let fault: Fault | null = null;
const { transaction: begin } = IDBDatabase.prototype;

IDBDatabase.prototype.transaction = function (this: IDBDatabase, ...args) {
	if (!fault || fault.left === 0 || args[1] !== fault.mode) return begin.apply(this, args);
	const { way, name } = fault;
	fault.left -= 1;
	fault.hits += 1;
	if (way === 'refuse') throw named(name);
	const transaction = begin.apply(this, args);
	transaction.addEventListener('complete', (event) => {
		event.stopImmediatePropagation();
		if (way === 'abort') (transaction as unknown as Abortable)._abort(name);
		else {
			Object.defineProperty(transaction, 'error', { value: named(name) });
			transaction.onabort?.(event);
		}
	});
	return transaction;
};

/** What fake-indexeddb does if a transaction can't complete: it takes everything back and says why on the transaction. */
interface Abortable {
	_abort(name: string): void;
}

/** The connection refuses transactions, as iOS does when it dropped the connection in the background. */
export function refuse(mode: IDBTransactionMode, name: string, times = Infinity): Breaking {
	return (fault = new Fault('refuse', mode, name, times));
}

/** Writes are taken back when they would complete, though no request of them failed. That is how a full disk shows. */
export function failCompleting(name: string, times = Infinity): Breaking {
	return (fault = new Fault('abort', 'readwrite', name, times));
}

/** The next write completes, but its answer gets lost: it seems to end with this error. */
export function loseAnswer(name: string): Breaking {
	return (fault = new Fault('silence', 'readwrite', name, 1));
}

/** The `nth` row that is added from now on fails, and with it its transaction. */
export function failAdding(name: string, nth = 1): Breaking {
	const prototype = IDBObjectStore.prototype;
	const own = prototype.add;
	const breaking = { hits: 0, mend: () => void (prototype.add = own) };
	let left = nth;
	prototype.add = function (this: IDBObjectStore, ...args) {
		left -= 1;
		if (left > 0) return own.apply(this, args);
		breaking.hits += 1;
		breaking.mend();
		throw named(name);
	};
	return breaking;
}

/** Puts a newer schema's number, or any other row of the device, into a database behind its store's back. */
export async function putDeviceRow(name: string, key: string, value: string): Promise<void> {
	const database = await opened(indexedDB.open(name));
	const transaction = database.transaction('device', 'readwrite');
	transaction.objectStore('device').put({ key, value });
	await new Promise((resolve) => (transaction.oncomplete = resolve));
	database.close();
}

export async function deviceRow(name: string, key: string): Promise<unknown> {
	const database = await opened(indexedDB.open(name));
	const row: unknown = await opened(database.transaction('device').objectStore('device').get(key));
	database.close();
	return row;
}

/** A database as the app's first version made it, with these rows among its entries. */
export async function makeFirstVersion(name: string, rows: readonly object[]): Promise<void> {
	const request = indexedDB.open(name, 10);
	request.onupgradeneeded = () => {
		const { result } = request;
		const entries = result.createObjectStore('entries', { keyPath: 'id' });
		entries.createIndex('group', 'group');
		entries.createIndex('kind', 'kind');
		for (const row of rows) entries.put(row);
		result.createObjectStore('drafts', { keyPath: 'token' }).createIndex('evening', 'evening');
		result.createObjectStore('device', { keyPath: 'key' }).put({ key: 'schema', value: '1' });
	};
	(await opened(request)).close();
}

function opened<T>(request: IDBRequest<T>): Promise<T> {
	return new Promise((resolve, reject) => {
		request.onsuccess = () => resolve(request.result);
		request.onerror = () => reject(request.error ?? new Error('no answer'));
	});
}
