// Devices that write one evening, in turn or apart, as the app does: each gives its ids and says what it saw.
import { isTimedId, nextId, type EntryId } from '#lib/base/ids.ts';
import { happened, type AnyEntry } from '#lib/log/entry.ts';
import { lastSeen } from '#lib/log/seen.ts';
import { AT, EVENING, asEntry, type Fields } from './entries.ts';

export class Phone {
	readonly #number: bigint;
	readonly #log = new Map<EntryId, AnyEntry>();
	/** What its clock says, in milliseconds. */
	clock: number;

	constructor(number: number, clock = 1_700_000_000_000) {
		this.#number = BigInt(number);
		this.clock = clock;
	}

	get entries(): readonly AnyEntry[] {
		return [...this.#log.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
	}

	/** Writes an entry of the evening, a `void` among them. */
	write(kind: string, fields: Fields = {}): AnyEntry {
		const { entries } = this;
		const id = nextId(entries.findLast((entry) => isTimedId(entry.id))?.id ?? null, this.clock, this.#number);
		const own = kind === 'void' ? {} : { evening: EVENING };
		const seen = happened(asEntry({ kind })) ? lastSeen(entries, true) : null;
		const entry = asEntry({ id, at: AT, kind, ...own, ...fields, ...(seen ? { seen } : {}) });
		this.#log.set(id, entry);
		this.clock += 1000;
		return entry;
	}

	/** Takes in what is written elsewhere. */
	take(entries: readonly AnyEntry[]): void {
		for (const entry of entries) this.#log.set(entry.id, entry);
	}
}
