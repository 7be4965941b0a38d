// Devices that write one evening, in turn or apart, as the app does: each gives its ids and says what it saw.
import { isTimedId, nextId, type EntryId } from '#lib/base/ids.ts';
import { happened, isSaid, type AnyEntry } from '#lib/log/entry.ts';
import { endsOf, lastSeen } from '#lib/log/seen.ts';
import { CHAMPIONSHIP } from './championship.ts';
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

	/** Writes an entry of the evening or the championship, or a `void`. */
	write(kind: string, fields: Fields = {}): AnyEntry {
		const { entries } = this;
		const id = nextId(entries.findLast((entry) => isTimedId(entry.id))?.id ?? null, this.clock, this.#number);
		const isOfTable = happened(asEntry({ kind }));
		const ends = isSaid(asEntry({ kind })) ? endsOf(entries, CHAMPIONSHIP) : null;
		const own =
			kind === 'void'
				? {}
				: isSaid(asEntry({ kind }))
					? { championship: CHAMPIONSHIP }
					: { evening: EVENING };
		const seen = isOfTable ? lastSeen(entries, true) : ends?.seen;
		const beside = ends && ends.beside.length > 0 ? { seenBeside: ends.beside } : {};
		const entry = asEntry({ id, at: AT, kind, ...own, ...fields, ...(seen ? { seen } : {}), ...beside });
		this.#log.set(id, entry);
		this.clock += 1000;
		return entry;
	}

	/** Takes in what is written elsewhere. */
	take(entries: readonly AnyEntry[]): void {
		for (const entry of entries) this.#log.set(entry.id, entry);
	}
}
