import { pictureName } from '#lib/transfer/receipt-files.ts';
import { answered } from './stored-table.ts';

/** A photo's name in the log. */
export const pictureNameOf = async (jpeg: Uint8Array<ArrayBuffer>): Promise<string> =>
	pictureName(new Uint8Array(await crypto.subtle.digest('SHA-256', jpeg)));

/** A photo as it lies here. */
interface PictureRow {
	readonly name: string;
	/** A buffer and no Blob: Safari has lost those. */
	readonly jpeg: ArrayBuffer;
	/** When it came, by the device's clock (ms since 1970). */
	readonly at: number;
}

/** Milliseconds in which a photo that has just come does not go: the entry that names it is written after it. */
const NEW_FOR = 3_600_000;

const nameOf = (database: string): string => `${database}-pictures`;

/**
 * The photos of a club's receipts, in a database of their own beside the log: so neither a full disk nor another version of this
 * one touches a game. Each piece of work opens it and closes it again: it is rare, and holds nobody up.
 */
export class PictureShelf {
	readonly #database: string;
	readonly #pages: BroadcastChannel;

	/** `database` is the club's. */
	constructor(database: string) {
		this.#database = database;
		this.#pages = new BroadcastChannel(nameOf(database));
	}

	/** The names of all that are here. */
	async held(): Promise<ReadonlySet<string>> {
		return new Set(await this.#in('readonly', (table) => answered(table.getAllKeys())).then(asNames));
	}

	async picture(name: string): Promise<Uint8Array<ArrayBuffer> | null> {
		const row = (await this.#in('readonly', (table) => answered(table.get(name)))) as PictureRow | undefined;
		return row ? new Uint8Array(row.jpeg) : null;
	}

	/** Keeps a photo, and returns its name once it is on the disk. */
	async keep(jpeg: Uint8Array<ArrayBuffer>): Promise<string> {
		const name = await pictureNameOf(jpeg);
		const row: PictureRow = { name, jpeg: jpeg.slice().buffer, at: Date.now() };
		await this.#in('readwrite', (table) => answered(table.put(row)));
		this.#pages.postMessage(name);
		return name;
	}

	/** Those that came before a moment, without those that are `known`. Reads no photo that is. */
	async strange(known: ReadonlySet<string>, before: number): Promise<readonly string[]> {
		const names = [...(await this.held())].filter((name) => !known.has(name));
		const strange: string[] = [];
		// One after the other: all at once could be more than a phone's memory holds.
		await this.#in('readonly', async (table) => {
			for (const name of names) {
				const row = await answered<PictureRow | undefined>(table.get(name));
				if (row && row.at < before) strange.push(name);
			}
		});
		return strange;
	}

	/** Those that have just come stay; somebody drops them later. `now` by the device's clock (ms since 1970). */
	async drop(names: readonly string[], now = Date.now()): Promise<void> {
		if (names.length === 0) return;
		const gone: string[] = [];
		await this.#in('readwrite', async (table) => {
			for (const name of names) {
				const row = await answered<PictureRow | undefined>(table.get(name));
				// Where the clock was set back it may seem to come yet.
				if (!row || Math.abs(now - row.at) < NEW_FOR) continue;
				await answered(table.delete(name));
				gone.push(name);
			}
		});
		for (const name of gone) this.#pages.postMessage(name);
	}

	/** Tells each photo that somebody else keeps or drops from now on, until it is closed. */
	follow(told: (name: string) => void): void {
		this.#pages.onmessage = ({ data }: MessageEvent<string>) => told(data);
	}

	close(): void {
		this.#pages.close();
	}

	/** In one transaction, which is complete when this resolves. */
	async #in<T>(mode: IDBTransactionMode, work: (table: IDBObjectStore) => Promise<T>): Promise<T> {
		const request = indexedDB.open(nameOf(this.#database), 1);
		request.onupgradeneeded = () => request.result.createObjectStore('pictures', { keyPath: 'name' });
		const database = await answered(request);
		try {
			const transaction = database.transaction('pictures', mode, { durability: 'strict' });
			const complete = new Promise<void>((resolve, reject) => {
				transaction.oncomplete = () => resolve();
				transaction.onabort = () => reject(transaction.error ?? new Error('aborted'));
			});
			complete.catch(() => {});
			const result = await work(transaction.objectStore('pictures'));
			await complete;
			return result;
		} finally {
			database.close();
		}
	}
}

const asNames = (keys: readonly IDBValidKey[]): readonly string[] => keys as readonly string[];

/** Deletes all photos of a club that is here no more. */
export async function dropPictures(database: string): Promise<void> {
	await answered(indexedDB.deleteDatabase(nameOf(database))).catch(() => {});
}
