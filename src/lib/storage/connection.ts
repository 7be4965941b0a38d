import { SCHEMA } from './database.ts';
import { isDropped } from './failure.ts';
import { answered, tablesIn, type StoredTables } from './stored-table.ts';

/** The library that writes counts its versions in tens. */
const VERSION = SCHEMA * 10;

/** Milliseconds that another tab has to end what it writes. */
const TO_LET_GO = 3000;

/** By what name of an error who asks is told why there is no database. */
const GIVEN = { newer: 'VersionError', deleted: 'NotFoundError' } as const;

/**
 * What reads a database: opened at once, and again where the system dropped it. It speaks to IndexedDB itself, because
 * the first screen waits for it; what writes is loaded later. It also makes the database and its tables, being first.
 */
export class Connection {
	readonly #name: string;
	#opening: Promise<IDBDatabase> | null = null;
	/** A newer version of the app has the database, or it was deleted: this page must not open it again, or make an empty one. */
	#given: 'newer' | 'deleted' | null = null;

	constructor(name: string) {
		this.#name = name;
		// An error here is met again by the first question.
		this.ready().catch(() => {});
	}

	/** Resolves when the database and its tables are there. */
	ready(): Promise<IDBDatabase> {
		if (this.#given) return Promise.reject(new DOMException(this.#given, GIVEN[this.#given]));
		return (this.#opening ??= this.#open());
	}

	/** Reads what belongs together in one transaction. iOS drops the connection in the background: then once more. */
	async read<T>(work: (tables: StoredTables) => Promise<T>): Promise<T> {
		const opening = this.ready();
		try {
			return await readOnce(await opening, work);
		} catch (error) {
			if (!isDropped(error)) throw error;
		}
		this.#drop(opening);
		return readOnce(await this.ready(), work);
	}

	close(): void {
		this.#drop(this.#opening);
	}

	/** Only the connection that broke: others who met it may have a new one by now. */
	#drop(broken: Promise<IDBDatabase> | null): void {
		if (this.#opening === broken) this.#opening = null;
		broken?.then((database) => database.close()).catch(() => {});
	}

	async #open(): Promise<IDBDatabase> {
		const opening = open(this.#name, VERSION).catch((error: unknown) => {
			// One that is newer than this program may be read.
			if (error instanceof DOMException && error.name === 'VersionError') return open(this.#name);
			throw error;
		});
		const database = await opening;
		database.onversionchange = ({ newVersion }) => {
			this.#given = newVersion === null ? 'deleted' : 'newer';
			database.close();
		};
		return database;
	}
}

function readOnce<T>(database: IDBDatabase, work: (tables: StoredTables) => Promise<T>): Promise<T> {
	return work(tablesIn(database.transaction(['entries', 'drafts', 'device'], 'readonly')));
}

function open(name: string, version?: number): Promise<IDBDatabase> {
	const request = indexedDB.open(name, version);
	request.onupgradeneeded = ({ oldVersion }) => upgrade(request, oldVersion);
	return new Promise((resolve, reject) => {
		let late = false;
		const give = (): void => {
			late = true;
			reject(new DOMException('another tab holds it', 'AbortError'));
		};
		// Another tab holds an older one; asleep, it may never let go.
		request.onblocked = () => setTimeout(give, TO_LET_GO);
		answered(request).then((database) => (late ? database.close() : resolve(database)), reject);
	});
}

/** An immutable log is never rewritten: an upgrade adds tables and indexes. */
function upgrade({ result, transaction }: IDBOpenDBRequest, from: number): void {
	if (from < 10) {
		const made = result.createObjectStore('entries', { keyPath: 'id' });
		for (const column of ['group', 'kind']) made.createIndex(column, column);
		result.createObjectStore('drafts', { keyPath: 'token' }).createIndex('evening', 'evening');
		result.createObjectStore('device', { keyPath: 'key' });
	}
	// Finds a championship's evenings without reading all others.
	if (from < 20) transaction?.objectStore('entries').createIndex('entry.championship', 'entry.championship');
}

/**
 * Opens and deletes a scratch database. A crash during a write leaves a torn record at the end of Chromium's log;
 * everything written after it is deleted two starts later. A new database rotates the log and so heals it. Call it once
 * at each start, before the first write.
 */
export async function rotateLog(name: string): Promise<void> {
	const scratch = `${name}-rotate`;
	const rotate = async (): Promise<void> => {
		const database = await answered(indexedDB.open(scratch, 1));
		database.close();
		await answered(indexedDB.deleteDatabase(scratch));
	};
	// Two tabs that start together take turns; without the lock each would wait for the other's connection.
	const locks = typeof navigator === 'undefined' ? undefined : (navigator.locks as LockManager | undefined);
	await (locks ? locks.request(scratch, rotate) : rotate());
}
