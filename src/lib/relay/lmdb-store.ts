import { chmodSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { open, type Database } from 'lmdb';
import {
	after,
	HASH_BYTES,
	PAGE_PIECES,
	pageOf,
	CHAIN_START,
	type Mark,
	type StoredPage,
	type ChainPlace,
	type StoredPiece,
	type FramePiece
} from './chain.ts';
import type { RefusalWord } from './refusals.ts';
import type { Refuse, RelayStore, Room } from './store.ts';

/** How many have it in one go: many short ones would else wait for the thread's rounds. */
const IN_ONE_GO = 4;

/**
 * Lets those who want something that holds the thread for a moment have it a few at a time, and the thread look after
 * everybody else in between.
 */
export class Turns {
	readonly #waiting: (() => void)[] = [];

	/** Resolves when it is its turn. */
	next(): Promise<void> {
		return new Promise((resolve) => {
			this.#waiting.push(resolve);
			if (this.#waiting.length === 1) setImmediate(() => this.#give());
		});
	}

	#give(): void {
		for (const begin of this.#waiting.splice(0, IN_ONE_GO)) begin();
		if (this.#waiting.length > 0) setImmediate(() => this.#give());
	}
}

/** A room as it lies in the store. */
interface Row extends Omit<Room, 'chain'> {
	readonly chain: string;
}

type Key = [room: string, position: number];

/** Pieces removed at once. */
const AT_ONCE = 2000;

const rowOf = (room: Room): Row => ({ ...room, chain: room.chain.toString('base64url') });
const ofRow = (row: Row): Room => ({ ...row, chain: Buffer.from(row.chain, 'base64url') });

/** The chain before a piece stands before its bytes. */
const pieceOf = (position: number, value: Buffer): StoredPiece => ({
	position,
	before: value.subarray(0, HASH_BYTES),
	bytes: value.subarray(HASH_BYTES)
});

/** Nobody else on the machine needs to know which rooms there are. */
function closeToOthers(folder: string): void {
	chmodSync(folder, 0o700);
	for (const file of readdirSync(folder)) chmodSync(join(folder, file), 0o600);
}

/** Keeps rooms in a folder. Only one process may serve it. */
export class LmdbStore implements RelayStore {
	readonly wire = null;
	readonly #root: ReturnType<typeof open>;
	readonly #rooms: Database<Row, string>;
	readonly #pieces: Database<Buffer, Key>;
	/** Two hundred who fetch a whole history would hold the thread, page after page, against all others. */
	readonly #turns = new Turns();
	#isClosed = false;

	constructor(folder: string) {
		mkdirSync(folder, { recursive: true, mode: 0o700 });
		this.#root = open({ path: folder, noSubdir: false });
		// Beside those of former versions, which stay as they are.
		this.#rooms = this.#root.openDB({ name: 'streams', encoding: 'json' });
		this.#pieces = this.#root.openDB({ name: 'pieces', encoding: 'binary' });
		closeToOthers(folder);
	}

	async room(room: string): Promise<Room | null> {
		return this.#roomNow(room);
	}

	append(
		room: string,
		pieces: readonly FramePiece[],
		today: number,
		refuse: Refuse
	): Promise<Room | RefusalWord | 'exists'> {
		return this.#durably(() => {
			const stands = this.#roomNow(room);
			const why = refuse(stands);
			if (why) return why;
			let tail: ChainPlace = stands ?? CHAIN_START;
			let rows = stands?.rows ?? 0;
			for (const piece of pieces) {
				void this.#pieces.put([room, tail.position], Buffer.concat([tail.chain, piece.bytes]));
				tail = after(tail, piece.bytes);
				rows += piece.rows;
			}
			const now: Room = { ...tail, rows, opened: stands?.opened ?? today, ended: false };
			void this.#rooms.put(room, rowOf(now));
			return now;
		});
	}

	async read(room: string, from: Mark, most: number): Promise<StoredPage | 'gone' | 'unknown-room'> {
		await this.#turns.next();
		this.#mustBeOpen();
		// Both are read of the same moment.
		const transaction = this.#root.useReadTransaction();
		try {
			const row = this.#rooms.get(room, { transaction });
			if (!row) return 'unknown-room';
			if (row.ended) return 'gone';
			const range = { start: [room, from.position] as Key, end: [room, from.position + most + 1] as Key };
			const found: StoredPiece[] = [];
			for (const { key, value } of this.#pieces.getRange({ ...range, limit: PAGE_PIECES + 1, transaction }))
				found.push(pieceOf(key[1], Buffer.from(value)));
			return pageOf(ofRow(row), from, found, most);
		} finally {
			transaction.done();
		}
	}

	async opened(room: string, today: number): Promise<void> {
		this.#mustBeOpen();
		await this.#root.transaction(() => {
			const row = this.#rooms.get(room);
			if (row && row.opened < today) void this.#rooms.put(room, { ...row, opened: today });
		});
	}

	async end(room: string): Promise<boolean> {
		const wasThere = await this.#durably(() => {
			const stands = this.#roomNow(room);
			if (!stands) return false;
			void this.#rooms.put(room, rowOf({ ...CHAIN_START, rows: 0, opened: stands.opened, ended: true }));
			return true;
		});
		if (wasThere) await this.#empty(room);
		return wasThere;
	}

	async forget(room: string): Promise<boolean> {
		// Ended first, so that nobody appends meanwhile.
		if (!(await this.end(room))) return false;
		await this.#durably(() => void this.#rooms.remove(room));
		return true;
	}

	async *rooms(): AsyncGenerator<readonly [string, Room]> {
		for (const { key, value } of this.#rooms.getRange()) yield [key, ofRow(value)];
	}

	async *pieces(): AsyncGenerator<readonly [string, StoredPiece]> {
		for (const { key, value } of this.#pieces.getRange()) yield [key[0], pieceOf(key[1], Buffer.from(value))];
	}

	/** Writes what is stored now into a new folder, which is a store like this one. */
	async copyTo(folder: string): Promise<void> {
		mkdirSync(folder, { recursive: true, mode: 0o700 });
		await this.#root.backup(folder, true);
		closeToOthers(folder);
	}

	async close(): Promise<void> {
		this.#isClosed = true;
		await this.#root.flushed;
		await this.#root.close();
	}

	#roomNow(room: string): Room | null {
		this.#mustBeOpen();
		const row = this.#rooms.get(room);
		return row ? ofRow(row) : null;
	}

	/** Reading a file that is closed could end the process. */
	#mustBeOpen(): void {
		if (this.#isClosed) throw new Error('the store is closed');
	}

	/** Part by part: others want to be answered in between. */
	async #empty(room: string): Promise<void> {
		const range = { start: [room, 0] as Key, end: [room, Number.MAX_SAFE_INTEGER] as Key, limit: AT_ONCE };
		for (let removed = AT_ONCE; removed === AT_ONCE;)
			removed = await this.#durably(() => {
				const keys = [...this.#pieces.getKeys(range)];
				for (const key of keys) void this.#pieces.remove(key);
				return keys.length;
			});
	}

	/** In one transaction that is on the disk when this resolves. */
	async #durably<T>(work: () => T): Promise<T> {
		this.#mustBeOpen();
		const result = await this.#root.transaction(work).catch((error: { commitError?: Promise<never> }) => {
			error.commitError?.catch(() => {});
			throw error;
		});
		await this.#root.flushed;
		return result;
	}
}
