import type { EntryId } from '#lib/base/ids.ts';
import type { AnyEntry } from '#lib/log/entry.ts';
import type { Renewal } from '#lib/transfer/invitation.ts';
import { arrivedIn, Arrivals, isSame, type Arrived, type BridgedLog } from './arrivals.ts';
import { rowAddress } from './bytes.ts';
import type { Holdings } from './holdings.ts';
import type { RoomKeys } from './keys.ts';
import type { KeptRow } from './memory.ts';
import { openRow, sealEntry } from './seal.ts';

/** Entries that are taken in together while a whole club comes, so that some of them are soon seen. */
const TOGETHER = 2000;
/** Then this many times what the log holds by then, since each time all of it is checked. */
const TIMES = 3;

/** Rows from the relay on their way into the log: told apart, opened, taken in, and remembered. */
export class Inbox {
	readonly #keys: RoomKeys;
	readonly #log: BridgedLog;
	readonly #holdings: Holdings;
	readonly #arrivals: Arrivals;
	/** Rows without an entry of this club. */
	readonly #foreign = new Set<string>();
	/** Entries of which the relay has another text than the log, and those texts while nothing is decided. */
	readonly #apart = new Set<EntryId>();
	#undecided: readonly Arrived[] = [];
	/** Rows that were read and are not remembered yet, by their address. */
	#unkept = new Map<string, Omit<KeptRow, 'history'>>();
	/** Who gave the club another room, and when. */
	left: Renewal | null = null;

	constructor(keys: RoomKeys, log: BridgedLog, holdings: Holdings) {
		this.#keys = keys;
		this.#log = log;
		this.#holdings = holdings;
		this.#arrivals = new Arrivals(log);
	}

	/** Rows that are not in the log. */
	get aside(): number {
		return this.#foreign.size + this.#arrivals.all.length;
	}

	/** Whether anything could not be taken in so far. */
	get waits(): boolean {
		return this.#arrivals.size > 0 || this.#undecided.length > 0;
	}

	get apart(): number {
		return this.#apart.size;
	}

	/** What was remembered from the last time. */
	async recall(rows: readonly KeptRow[]): Promise<void> {
		for (const { address, id, row } of rows) {
			if (row) await this.#open(address, row);
			else if (id === null) this.#foreign.add(address);
		}
		this.#unkept.clear();
	}

	/** Takes rows in the order of the room. Returns whether one of them was the log's own, which others may not have yet. */
	async read(rows: readonly Uint8Array<ArrayBuffer>[]): Promise<boolean> {
		const addresses = await Promise.all(rows.map(rowAddress));
		const own = await Promise.all(
			rows.map((row, i) => {
				const address = addresses[i] ?? '';
				if (this.#holdings.isOn(address)) return false;
				const id = this.#holdings.known(address);
				if (!id || !this.#holdings.has(id) || this.#apart.has(id)) return this.#open(address, row);
				return this.#note({ address, id }, true);
			})
		);
		return own.includes(true);
	}

	/** Whether there is enough to take it in. */
	get isFull(): boolean {
		return this.#arrivals.size >= Math.max(TOGETHER, TIMES * this.#holdings.size);
	}

	/** Takes in what has come. `isWhole`: all has come that will come. */
	async settle(isWhole: boolean): Promise<void> {
		const { taken, apart } = await this.#arrivals.take(isWhole);
		for (const { entry } of apart) this.#apart.add(entry.id);
		this.#undecided = [...this.#undecided, ...apart];
		const won = isWhole ? await this.#arrivals.settle(this.#undecided, (entry) => this.#onRelay(entry)) : [];
		this.#undecided = this.#undecided.filter((one) => !won.includes(one));
		for (const { address, entry } of [...taken, ...won]) {
			this.#holdings.hold([entry.id]);
			// It may have come in a history that the relay has lost since.
			if (this.#holdings.isOn(address)) this.#holdings.read(address, entry.id, true);
			this.#unkept.set(address, { address, id: entry.id });
		}
	}

	/** The rows that were read or taken in since the last time, with the history of the room that they are in. */
	unkept(history: number): readonly KeptRow[] {
		const rows = [...this.#unkept.values()];
		this.#unkept = new Map();
		return rows.map((row) => ({ ...row, history: this.#holdings.isOn(row.address) ? history : 0 }));
	}

	/** The relay begins another history. */
	forget(): void {
		this.#foreign.clear();
		this.#unkept.clear();
	}

	/** Looks what is in a row that was not met before. */
	async #open(address: string, row: Uint8Array<ArrayBuffer>): Promise<boolean> {
		const opened = await openRow(this.#keys, row);
		if (opened?.kind === 'leave') {
			// The first who said so counts: who was put out by it may say so, too.
			if (!this.left || opened.leave.at < this.left.at) this.left = opened.leave;
			return this.#note({ address, id: null, row }, false);
		}
		const arrived = opened && arrivedIn(opened.value, address, row);
		if (arrived) return this.#meet(arrived);
		this.#foreign.add(address);
		return this.#note({ address, id: null }, false);
	}

	async #meet(arrived: Arrived): Promise<boolean> {
		const { address, row, entry } = arrived;
		const { id } = entry;
		if (!this.#holdings.has(id)) {
			this.#arrivals.come(arrived);
			return this.#note({ address, id, row }, true) && false;
		}
		const [here] = await this.#log.entries([id]);
		if (!here || isSame(here, entry)) return this.#note({ address, id }, true);
		this.#apart.add(id);
		this.#undecided = [...this.#undecided, arrived];
		return this.#note({ address, id, row }, false);
	}

	/** Returns whether it is the log's own text, and no other device is known to have it. */
	#note(row: Omit<KeptRow, 'history'>, isHere: boolean): boolean {
		this.#holdings.read(row.address, row.id, isHere);
		this.#unkept.set(row.address, row);
		return isHere && row.id !== null && this.#holdings.has(row.id) && !this.#holdings.isFormer(row.id);
	}

	/** The address of a text of this log, once all can have read it, or if this device hands nothing on. */
	async #onRelay(entry: AnyEntry): Promise<string | null> {
		const row = await sealEntry(this.#keys, entry);
		const address = row && (await rowAddress(row));
		return address && (this.#holdings.isOn(address) || !this.#keys.canWrite) ? address : null;
	}
}
