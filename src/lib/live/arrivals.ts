import type { EntryId } from '#lib/base/ids.ts';
import type { AnyEntry } from '#lib/log/entry.ts';
import { entryText } from '#lib/log/entry-json.ts';
import { readForeign, takeable } from '#lib/transfer/foreign-entries.ts';

/** The log of this device, which alone is the truth. */
export interface BridgedLog {
	/** Tells the ids of all entries, now and with each that comes. Returns the end of it. */
	follow(heard: (ids: readonly EntryId[]) => void): () => void;
	entries(ids: readonly EntryId[]): Promise<readonly AnyEntry[]>;
	/** What new entries are checked against: the club's own entries, and those of the evenings they speak of. */
	around(come: readonly AnyEntry[]): Promise<readonly AnyEntry[]>;
	/** Writes them all or none; whether it did. */
	take(entries: readonly AnyEntry[]): Promise<boolean>;
	/** Puts them in the place of those that have their ids, all or none; whether it did. */
	replace(entries: readonly AnyEntry[]): Promise<boolean>;
}

/** An entry that came with a row. */
export interface Arrived {
	readonly address: string;
	readonly row: Uint8Array<ArrayBuffer>;
	readonly entry: AnyEntry;
}

/** The entry in what was opened; null if it is none. */
export function arrivedIn(value: unknown, address: string, row: Arrived['row']): Arrived | null {
	const { id } = (value ?? {}) as { readonly id?: unknown };
	const entry = typeof id === 'string' ? readForeign(id, value) : null;
	return entry && { address, row, entry };
}

/** What came of an attempt to take in what has arrived. */
export interface Taken {
	/** The log holds them now. */
	readonly taken: readonly Arrived[];
	/** The log holds another text under their ids, and keeps it. */
	readonly apart: readonly Arrived[];
}

/** Entries from the relay on their way into the log: checked, written in one go; what fails waits. */
export class Arrivals {
	readonly #log: BridgedLog;
	/** What waits, one for each id: of two texts the one with the smaller address. */
	readonly #waiting = new Map<EntryId, Arrived>();
	/** Others with the same id as one that waits. */
	#others: Arrived[] = [];

	constructor(log: BridgedLog) {
		this.#log = log;
	}

	get size(): number {
		return this.#waiting.size;
	}

	/** Everything that has come and is not in the log. */
	get all(): readonly Arrived[] {
		return [...this.#waiting.values(), ...this.#others];
	}

	come(arrived: Arrived): void {
		const other = this.#waiting.get(arrived.entry.id);
		if (other?.address === arrived.address) return;
		const [first, second] = other && other.address < arrived.address ? [other, arrived] : [arrived, other];
		this.#waiting.set(arrived.entry.id, first);
		if (second) this.#others.push(second);
	}

	/** Takes in what can be taken in. `isWhole`: all has come that will come. */
	async take(isWhole: boolean): Promise<Taken> {
		const entries = [...this.#waiting.values()].map(({ entry }) => entry);
		if (entries.length === 0) return { taken: [], apart: this.#others.splice(0) };
		const good = takeable(await this.#log.around(entries), entries, isWhole);
		if (good.length === 0 || !(await this.#log.take(good))) return { taken: [], apart: [] };
		const taken = good.flatMap(({ id }) => this.#waiting.get(id) ?? []);
		for (const { id } of good) this.#waiting.delete(id);
		const apart = this.#others.filter(({ entry }) => !this.#waiting.has(entry.id));
		this.#others = this.#others.filter(({ entry }) => this.#waiting.has(entry.id));
		return { taken, apart };
	}

	/**
	 * Of two texts under one id every device keeps the one whose row has the smaller address. Returns those that took the
	 * place of what stood in the log; `addressOf` tells the address of a text of this log.
	 */
	async settle(
		apart: readonly Arrived[],
		addressOf: (entry: AnyEntry) => Promise<string | null>
	): Promise<readonly Arrived[]> {
		const winning: Arrived[] = [];
		for (const arrived of apart) {
			const [here] = await this.#log.entries([arrived.entry.id]);
			const address = here && (await addressOf(here));
			if (address && arrived.address < address) winning.push(arrived);
		}
		if (winning.length === 0) return [];
		return (await this.#log.replace(winning.map(({ entry }) => entry))) ? winning : [];
	}
}

/** Whether an entry says just what this one says. */
export const isSame = (one: AnyEntry, other: AnyEntry): boolean => entryText(one) === entryText(other);
