import type { Table } from 'dexie';
import type { EntryId, EveningId } from '#lib/base/ids.ts';
import { happened, type AnyEntry } from '#lib/log/entry.ts';
import { lastSeen } from '#lib/log/seen.ts';
import type { EntryRow } from './database.ts';

/**
 * Notes on each new entry of a table which entry stood last before it. Runs within the transaction that writes the
 * entry.
 */
export async function chain(
	table: Table<EntryRow, EntryId>,
	news: readonly AnyEntry[]
): Promise<readonly AnyEntry[]> {
	const last = new Map<EveningId, EntryId | null>();
	const chained: AnyEntry[] = [];
	for (const entry of news) {
		if (!happened(entry)) {
			chained.push(entry);
			continue;
		}
		const { evening } = entry;
		const seen = last.get(evening) ?? (await lastOf(table, evening));
		chained.push(seen === null ? entry : { ...entry, seen });
		last.set(evening, entry.id);
	}
	return chained;
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
