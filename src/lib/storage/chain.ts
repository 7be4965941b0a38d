import type { Table } from 'dexie';
import type { EntryId, EveningId } from '#lib/base/ids.ts';
import { happened, type AnyEntry, type NewEntry } from '#lib/log/entry.ts';
import { lastSeen } from '#lib/log/seen.ts';
import type { EntryRow } from './database.ts';

type Seen = ReadonlyMap<EveningId, EntryId | null>;

/** Which entry stood last on each evening that something is written at the table of; null if none did. */
export async function lastSeenOn(table: Table<EntryRow, EntryId>, news: readonly NewEntry[]): Promise<Seen> {
	const evenings = new Set(news.filter(happened).map(({ evening }) => evening));
	const last = [...evenings].map(async (evening) => [evening, await lastOf(table, evening)] as const);
	return new Map(await Promise.all(last));
}

/** Notes on each new entry of a table which entry stood last before it. */
export function chain(news: readonly AnyEntry[], before: Seen): readonly AnyEntry[] {
	const last = new Map(before);
	return news.map((entry) => {
		if (!happened(entry)) return entry;
		const seen = last.get(entry.evening) ?? null;
		last.set(entry.evening, entry.id);
		return seen === null ? entry : { ...entry, seen };
	});
}

/** A few of the evening's last rows are enough, unless many entries in a row were taken back. */
async function lastOf(table: Table<EntryRow, EntryId>, evening: EveningId): Promise<EntryId | null> {
	for (let count = 4; ; count *= 8) {
		// An index keeps the rows of one key in the order of their ids.
		const rows = await table.where('group').equals(evening).reverse().limit(count).toArray();
		const whole = rows.length < count;
		const seen = lastSeen(
			rows.map((row) => row.entry),
			whole
		);
		if (seen !== undefined) return seen;
	}
}
