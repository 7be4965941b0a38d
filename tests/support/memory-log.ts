import { nextId, type EntryId } from '#lib/base/ids.ts';
import type { BridgedLog } from '#lib/live/arrivals.ts';
import type { AnyEntry } from '#lib/log/entry.ts';
import { entryText } from '#lib/log/entry-json.ts';

/** A log in memory, of one device. */
export class MemoryLog implements BridgedLog {
	readonly all = new Map<EntryId, AnyEntry>();
	readonly device: bigint;
	#heard: (ids: readonly EntryId[]) => void = () => {};
	/** Whether nothing can be written. */
	full = false;

	constructor(device: bigint) {
		this.device = device;
	}

	/** Writes an entry at a time in milliseconds since 1970. */
	write(time: number, content: object): AnyEntry {
		const id = nextId(null, time, this.device);
		const entry = { id, at: '2026-03-06T19:00:00Z', ...content } as unknown as AnyEntry;
		this.put(entry);
		return entry;
	}

	put(...entries: readonly AnyEntry[]): void {
		for (const entry of entries) this.all.set(entry.id, entry);
		this.#heard([...this.all.keys()]);
	}

	follow(heard: (ids: readonly EntryId[]) => void): () => void {
		this.#heard = heard;
		heard([...this.all.keys()]);
		return () => (this.#heard = () => {});
	}

	entries(ids: readonly EntryId[]): Promise<readonly AnyEntry[]> {
		return Promise.resolve(ids.flatMap((id) => this.all.get(id) ?? []));
	}

	around(): Promise<readonly AnyEntry[]> {
		return Promise.resolve([...this.all.values()]);
	}

	take(entries: readonly AnyEntry[]): Promise<boolean> {
		if (this.full) return Promise.resolve(false);
		this.put(...entries.filter(({ id }) => !this.all.has(id)));
		return Promise.resolve(true);
	}

	replace(entries: readonly AnyEntry[]): Promise<boolean> {
		if (this.full) return Promise.resolve(false);
		this.put(...entries);
		return Promise.resolve(true);
	}

	get ids(): readonly string[] {
		return [...this.all.keys()].sort();
	}

	/** All entries as texts, in the order of their ids. */
	get texts(): readonly string[] {
		return [...this.all.values()].map(entryText).sort();
	}
}
