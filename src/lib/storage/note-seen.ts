import { filledIn } from '#lib/base/collections.ts';
import type { Table } from 'dexie';
import type { EntryId, EveningId } from '#lib/base/ids.ts';
import { happened, isSaid, type AnyEntry, type NewEntry } from '#lib/log/entry.ts';
import { endsOf, lastSeen, type Ends } from '#lib/log/seen.ts';
import { asWritten } from '#lib/log/unwritten.ts';
import type { EntryRow } from './database.ts';

/** Which entry stood last where something is written: on an evening, and of a championship; null if none did. */
interface Seen {
	readonly evenings: ReadonlyMap<EveningId, EntryId | null>;
	readonly championships: ReadonlyMap<string, Ends | null>;
}

type Rows = Table<EntryRow, EntryId>;

/** Asks it for every evening and championship of these entries; what they take out stands no more. */
export async function lastSeenOn(table: Rows, news: readonly NewEntry[]): Promise<Seen> {
	const evenings = [...new Set(news.filter(happened).map(({ evening }) => evening))];
	const championships = [...new Set(news.filter(isSaid).map(({ championship }) => championship))];
	const voids = asWritten(news).filter(({ kind }) => kind === 'void');
	const last = evenings.map(async (evening) => [evening, await lastOf(table, evening, voids)] as const);
	const ends = championships.map(async (id) => {
		const rows = await table.where('entry.championship').equals(id).toArray();
		const said = rows.map(({ entry }) => entry);
		return [id, endsOf(said, id)] as const;
	});
	// Asked for in one turn: waiting for one after the other, a transaction counts as over.
	const [stood, stand] = await Promise.all([Promise.all(last), Promise.all(ends)]);
	return { evenings: new Map(stood), championships: new Map(stand) };
}

/** Notes on each new entry of a table or a championship which entry stood last before it. */
export function chain(news: readonly AnyEntry[], before: Seen): readonly AnyEntry[] {
	const evenings = new Map(before.evenings);
	const championships = new Map(before.championships);
	return news.map((entry) => {
		if (happened(entry)) {
			const seen = evenings.get(entry.evening) ?? null;
			evenings.set(entry.evening, entry.id);
			return seen === null ? entry : { ...entry, seen };
		}
		if (!isSaid(entry)) return entry;
		const ends = championships.get(entry.championship) ?? null;
		championships.set(entry.championship, { seen: entry.id, beside: [] });
		// A correction may have been made from an entry that saw something else.
		const { seenBeside: _, ...own } = entry;
		if (ends === null) return own;
		const { seen, beside } = ends;
		return { ...own, seen, ...filledIn({ seenBeside: beside }) };
	});
}

/** A few of the evening's last rows are enough, unless many entries in a row were taken back. */
async function lastOf(table: Rows, evening: EveningId, voids: readonly AnyEntry[]): Promise<EntryId | null> {
	for (let count = 4; ; count *= 8) {
		// An index keeps the rows of one key in the order of their ids.
		const rows = await table.where('group').equals(evening).reverse().limit(count).toArray();
		const whole = rows.length < count;
		const seen = lastSeen([...rows.map((row) => row.entry), ...voids], whole);
		if (seen !== undefined) return seen;
	}
}
