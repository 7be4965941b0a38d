import { SCHEMA } from './database.ts';
import { isDropped } from './failure.ts';
import { answer, tablesIn, type Tables } from './table.ts';

type Work<T> = (tables: Tables) => Promise<T>;

/** The first app counted its versions in tens, and its databases are still there. */
const VERSION = SCHEMA * 10;

/** The connection to one database: opened at once, and again where the system dropped it. */
export class Connection {
	readonly #name: string;
	#opening: Promise<IDBDatabase> | null = null;
	/** A newer version of the app made the database or wants it: this one must not write any more, */
	#outdated = false;
	/** nor open it again. */
	#given = false;

	constructor(name: string) {
		this.#name = name;
		// An error here is met again by the first question.
		this.#open().catch(() => {});
	}

	/** Reads what belongs together in one transaction. */
	read<T>(work: Work<T>): Promise<T> {
		return this.#twice((database) => work(tablesIn(database.transaction(TABLES, 'readonly'))));
	}

	/** Writes in one transaction; resolves after it has completed, and is durable. Rejects where nothing was written. */
	write<T>(work: Work<T>): Promise<T> {
		return this.#twice((database) => {
			if (this.#outdated) throw outdated();
			return writeOnce(database, work);
		});
	}

	close(): void {
		this.#drop(this.#opening);
	}

	/** iOS drops the connection in the background: then once more with a new one. */
	async #twice<T>(work: (database: IDBDatabase) => T | Promise<T>): Promise<T> {
		const opening = this.#open();
		try {
			return await work(await opening);
		} catch (error) {
			if (!isDropped(error)) throw error;
		}
		this.#drop(opening);
		return work(await this.#open());
	}

	#open(): Promise<IDBDatabase> {
		if (this.#given) return Promise.reject(outdated());
		return (this.#opening ??= this.#openAnew());
	}

	/** Only the connection that broke: others who met it may have a new one by now. */
	#drop(broken: Promise<IDBDatabase> | null): void {
		if (this.#opening === broken) this.#opening = null;
		broken?.then((database) => database.close()).catch(() => {});
	}

	async #openAnew(): Promise<IDBDatabase> {
		const opening = open(this.#name, VERSION).catch((error: unknown) => {
			if (!(error instanceof DOMException) || error.name !== 'VersionError') throw error;
			// It is newer than this program, which may look at it.
			this.#outdated = true;
			return open(this.#name);
		});
		const database = await opening;
		// A newer version wants the database, so this page must not open it by itself any more.
		database.onversionchange = () => {
			this.#outdated = this.#given = true;
			database.close();
		};
		return database;
	}
}

const outdated = (): DOMException => new DOMException('a newer app has the database', 'VersionError');

const TABLES = ['entries', 'drafts', 'device'];

function open(name: string, version?: number): Promise<IDBDatabase> {
	const request = indexedDB.open(name, version);
	request.onupgradeneeded = ({ oldVersion }) => upgrade(request, oldVersion);
	return answer(request);
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

async function writeOnce<T>(database: IDBDatabase, work: Work<T>): Promise<T> {
	const transaction = database.transaction(TABLES, 'readwrite', { durability: 'strict' });
	const completed = new Promise<void>((resolve, reject) => {
		transaction.oncomplete = () => resolve();
		transaction.onabort = () => reject(transaction.error ?? new DOMException('taken back', 'AbortError'));
	});
	try {
		const value = await work(tablesIn(transaction));
		await completed;
		return value;
	} catch (error) {
		await takenBack(transaction, completed);
		// Why the system took it back says more than what the question after that met.
		throw transaction.error ?? error;
	}
}

async function takenBack(transaction: IDBTransaction, completed: Promise<void>): Promise<void> {
	try {
		transaction.abort();
	} catch {
		// It has ended already.
	}
	await completed.catch(() => {});
}
