import type { EntryId } from '#lib/base/ids.ts';
import type { KeptRow, RoomPlace } from './memory.ts';

/**
 * Which entries of this log the relay has. A row is on the relay when it was read back from there, not when the relay said
 * that it stored it.
 */
export class Holdings {
	readonly #log = new Set<EntryId>();
	/** Every row that is known, with the entry in it. */
	readonly #rows = new Map<string, EntryId | null>();
	/** The rows that were read in this history of the room, and the entries of this log whose text is in one of them. */
	readonly #on = new Set<string>();
	readonly #there = new Set<EntryId>();
	/** Entries of the log of which no row was read in this history. */
	readonly #absent = new Set<EntryId>();
	/** Entries that an earlier history had: other devices have them, too. */
	readonly #former = new Set<EntryId>();
	readonly #tooLarge = new Set<EntryId>();

	/** What was remembered from the last time. */
	recall(rows: readonly KeptRow[], { history, shared }: Pick<RoomPlace, 'history' | 'shared'>): void {
		for (const { address, id, history: read } of rows) {
			this.#rows.set(address, id);
			if (read !== history) {
				if (id !== null && read > 0 && read <= shared) this.#former.add(id);
				continue;
			}
			this.#on.add(address);
			if (id !== null) this.#there.add(id);
		}
	}

	/** The log holds these now. */
	hold(ids: readonly EntryId[]): void {
		for (const id of ids) {
			if (this.#log.has(id)) continue;
			this.#log.add(id);
			if (!this.#there.has(id)) this.#absent.add(id);
		}
	}

	has(id: EntryId): boolean {
		return this.#log.has(id);
	}

	/** How many entries the log holds. */
	get size(): number {
		return this.#log.size;
	}

	isOn(address: string): boolean {
		return this.#on.has(address);
	}

	/** The entry in a row that was met before. */
	known(address: string): EntryId | null | undefined {
		return this.#rows.get(address);
	}

	/** A row was sealed here. */
	learn(address: string, id: EntryId): void {
		this.#rows.set(address, id);
	}

	/** A row was read; `isHere` says whether the log holds just this text, or will. */
	read(address: string, id: EntryId | null, isHere: boolean): void {
		this.#rows.set(address, id);
		this.#on.add(address);
		if (id === null || !isHere) return;
		this.#there.add(id);
		this.#absent.delete(id);
	}

	/** The relay begins another history; `areShared` says whether other devices had all of the last one. */
	forget(areShared: boolean): void {
		for (const id of areShared ? this.#there : []) this.#former.add(id);
		this.#there.clear();
		this.#on.clear();
		for (const id of this.#log) if (!this.#tooLarge.has(id)) this.#absent.add(id);
	}

	/** No relay takes it. */
	refuse(id: EntryId): void {
		this.#tooLarge.add(id);
		this.#absent.delete(id);
	}

	/** What is not on the relay. */
	get absent(): ReadonlySet<EntryId> {
		return this.#absent;
	}

	get tooLarge(): number {
		return this.#tooLarge.size;
	}

	/** Whether other devices have it. */
	isFormer(id: EntryId): boolean {
		return this.#former.has(id);
	}
}
