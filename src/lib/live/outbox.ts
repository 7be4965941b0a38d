import type { EntryId } from '#lib/base/ids.ts';
import type { BridgedLog } from './arrivals.ts';
import { rowAddress } from './bytes.ts';
import type { Holdings } from './holdings.ts';
import type { RoomKeys } from './keys.ts';
import { RelayRefusal, type RelayLine } from './line.ts';
import { sealEntry } from './seal.ts';

/** Rows that are pushed at once, at most and at least: over a line that is cut all the time few arrive at once. */
const AT_ONCE = { most: 256, least: 8 } as const;
/** Bytes that are pushed at once; the relay takes 256 kB. */
const BYTES_MOST = 200_000;
/** Milliseconds until rows that were pushed and not read back count as lost. */
const READ_BACK = 10_000;
/** Milliseconds in which somebody else may have been quicker. */
const BEHIND = { least: 20, most: 200 } as const;

interface OutboxOptions {
	readonly keys: RoomKeys;
	readonly log: BridgedLog;
	readonly line: RelayLine;
	readonly now: () => number;
	readonly chance: () => number;
	/** Where the room ends, as far as it was read; null while it is not there. */
	readonly seen: () => string | null;
	/** Whether anything may be pushed now. */
	readonly isOpen: () => boolean;
	/** The room was made, perhaps by this. */
	readonly made: () => void;
}

/** Pushes what was not read back from the relay, some rows at a time, each time onto everything that is there. */
export class Outbox {
	readonly #options: OutboxOptions;
	readonly #holdings: Holdings;
	#atOnce: number = AT_ONCE.most;
	#isBusy = false;
	#healAt = 0;
	#waiters: (() => void)[] = [];

	constructor(holdings: Holdings, options: OutboxOptions) {
		this.#holdings = holdings;
		this.#options = options;
	}

	/** What other devices have, too, is not pushed before this moment: one of them may be quicker. */
	healAt(moment: number): void {
		this.#healAt = moment;
	}

	/** The end of the room was read, or the line ended. */
	release(): void {
		for (const waiter of this.#waiters.splice(0)) waiter();
	}

	/** Pushes until nothing waits. Throws where the line is cut or the relay refuses. */
	async push(): Promise<void> {
		if (this.#isBusy) return;
		this.#isBusy = true;
		try {
			while (this.#options.isOpen()) {
				// Before they are sealed: what comes meanwhile may hold them.
				const at = this.#options.seen();
				const ids = this.#next();
				if (ids.length === 0) return;
				const rows = await this.#sealed(ids);
				if (rows.length > 0) await this.#hand(rows, at);
				// What the room was made with has to be read first.
				if (at === null) return;
			}
		} catch (error) {
			this.#atOnce = Math.max(AT_ONCE.least, this.#atOnce >> 1);
			throw error;
		} finally {
			this.#isBusy = false;
		}
	}

	#next(): readonly EntryId[] {
		const waits = this.#options.now() < this.#healAt;
		const ids: EntryId[] = [];
		for (const id of this.#holdings.absent) {
			if (waits && this.#holdings.isFormer(id)) continue;
			ids.push(id);
			if (ids.length === this.#atOnce) break;
		}
		return ids;
	}

	async #sealed(ids: readonly EntryId[]): Promise<readonly Uint8Array<ArrayBuffer>[]> {
		const { keys, log } = this.#options;
		const sealed = await Promise.all(
			(await log.entries(ids)).map(async (entry) => {
				const row = await sealEntry(keys, entry);
				return { id: entry.id, row, address: row && (await rowAddress(row)) };
			})
		);
		const rows: Uint8Array<ArrayBuffer>[] = [];
		let bytes = 0;
		for (const { id, row, address } of sealed) {
			bytes += row ? row.length + 2 : 0;
			if (bytes > BYTES_MOST) break;
			if (!row || !address) this.#holdings.refuse(id);
			else {
				this.#holdings.learn(address, id);
				rows.push(row);
			}
		}
		return rows;
	}

	/** Resolves once they were read back, or somebody else was quicker. */
	async #hand(rows: readonly Uint8Array<ArrayBuffer>[], at: string | null): Promise<void> {
		const { line, made, chance } = this.#options;
		const tail = this.#nextTail();
		try {
			await line.push(rows, at);
		} catch (error) {
			if (!(error instanceof RelayRefusal) || error.word !== 'behind') throw error;
			await Promise.race([tail, wait(BEHIND.least + chance() * (BEHIND.most - BEHIND.least))]);
			return;
		}
		this.#atOnce = Math.min(AT_ONCE.most, this.#atOnce * 2);
		if (at === null) return made();
		const isRead = await Promise.race([tail.then(() => true), wait(READ_BACK).then(() => false)]);
		if (!isRead) throw new Error('pushed, and not read back');
	}

	/** Resolves once the end of the room was read again. */
	#nextTail(): Promise<void> {
		return new Promise((resolve) => this.#waiters.push(resolve));
	}
}

const wait = (milliseconds: number): Promise<void> =>
	new Promise((resolve) => setTimeout(resolve, milliseconds));
