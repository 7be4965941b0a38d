import type { EntryId } from '#lib/base/ids.ts';
import { eveningOf, type AnyEntry } from '#lib/log/entry.ts';
import { entriesById, targetOf } from '#lib/log/standing.ts';
import { CLUB, UNPLACED, type EntryRow, type Group } from './database.ts';

/** What finds a row by its id. */
type Known = { readonly get: (id: EntryId) => PromiseLike<EntryRow | undefined> };

/**
 * Finds the group of each entry: its evening, or else the club. A void belongs to its target's group, if the target is
 * known.
 */
export async function placeEntries(table: Known, entries: readonly AnyEntry[]): Promise<readonly EntryRow[]> {
	const lot = entriesById(entries);
	const rows: EntryRow[] = [];
	for (const entry of entries) {
		const last = targetOf(entry, lot);
		const group = last.kind === 'void' ? await groupOf(table, last.target) : (eveningOf(last) ?? CLUB);
		rows.push({ id: entry.id, kind: entry.kind, group, entry });
	}
	return rows;
}

const groupOf = async (table: Known, id: EntryId): Promise<Group> => (await table.get(id))?.group ?? UNPLACED;
