import type { Table } from 'dexie';
import type { EntryId } from '#lib/base/ids.ts';
import { eveningOf, type AnyEntry } from '#lib/log/entry.ts';
import { CLUB, UNPLACED, type EntryRow, type Group } from './database.ts';

/** Finds the group of each entry: its evening's, else the club's; a void lies beside its target, wherever that is known. */
export async function placeEntries(
	table: Table<EntryRow, EntryId>,
	entries: readonly AnyEntry[]
): Promise<readonly EntryRow[]> {
	const lot = new Map(entries.map((entry) => [entry.id, entry]));
	const rows: EntryRow[] = [];
	for (const entry of entries) {
		const last = lastTarget(entry, lot);
		const group = last.kind === 'void' ? await groupOfTarget(table, last) : (eveningOf(last) ?? CLUB);
		rows.push({ id: entry.id, kind: entry.kind, group, entry });
	}
	return rows;
}

/** Follows a void to what it takes out, and on where that is a void again, as far as the lot goes. */
function lastTarget(start: AnyEntry, lot: ReadonlyMap<EntryId, AnyEntry>): AnyEntry {
	const seen = new Set<EntryId>();
	let entry = start;
	while (entry.kind === 'void' && !seen.has(entry.id)) {
		seen.add(entry.id);
		entry = lot.get(entry['target'] as EntryId) ?? entry;
	}
	return entry;
}

async function groupOfTarget(table: Table<EntryRow, EntryId>, entry: AnyEntry): Promise<Group> {
	const target = await table.get(entry['target'] as EntryId);
	return target?.group ?? UNPLACED;
}
