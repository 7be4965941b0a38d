import type { EveningId } from '#lib/base/ids.ts';
import type { AnyEntry, EveningEntry } from '#lib/log/entry.ts';
import { CLUB, UNPLACED, type EntryRow, type Group } from './database.ts';
import type { Since, StoreNews } from './news.ts';
import type { StoredTables } from './stored-table.ts';

/** How many evenings are read at first. */
export const FIRST_EVENINGS = 12;

export interface EveningLog {
	readonly evening: EveningId;
	readonly entries: readonly AnyEntry[];
}

export interface ClubLog {
	readonly club: string;
	readonly entries: readonly AnyEntry[];
}

// A group is read with those voids whose target is not known yet: they may concern it.

type Entries = StoredTables['entries'];

async function entriesIn(table: Entries, group: Group): Promise<readonly AnyEntry[]> {
	return (await table.rows({ index: 'group', key: group })).map((row) => row.entry);
}

export async function readGroup(table: Entries, group: Group): Promise<readonly AnyEntry[]> {
	// Two reads, one for each group: a walk through both would take several times as long.
	const groups = [...new Set([group, UNPLACED])];
	return (await Promise.all(groups.map((one) => entriesIn(table, one)))).flat();
}

/**
 * The same for many evenings: a large Meisterschaft has 48. The voids without a known target are read once for all.
 * Evenings that are known are not read again.
 */
async function readEvenings(
	table: Entries,
	evenings: readonly EveningId[],
	known: readonly EveningLog[] = []
): Promise<readonly EveningLog[]> {
	const logs = new Map(known.map((one) => [one.evening, one]));
	const unplaced = entriesIn(table, UNPLACED);
	const read = async (evening: EveningId): Promise<EveningLog> => {
		const own = await entriesIn(table, evening);
		return { evening, entries: [...own, ...(await unplaced)] };
	};
	return Promise.all(evenings.map((evening) => logs.get(evening) ?? read(evening)));
}

/**
 * Chooses the newest evenings by their date, newest first: `count` evenings outside of championships, and everything
 * between them. For an evening that was opened again its last entry gives the date; evenings of one day stay in the
 * order they were first opened. Whether an entry counts is not known here.
 */
function newestEvenings(openings: readonly EveningEntry[], count: number): readonly EveningId[] {
	const evenings = new Map<EveningId, { first: EveningEntry; last: EveningEntry }>();
	for (const entry of openings) {
		const known = evenings.get(entry.evening);
		evenings.set(entry.evening, {
			first: known && known.first.id < entry.id ? known.first : entry,
			last: known && known.last.id > entry.id ? known.last : entry
		});
	}
	const keyOf = ({ first, last }: { first: EveningEntry; last: EveningEntry }): string =>
		`${last.date} ${first.id}`;
	const newest = [...evenings].sort(([, a], [, b]) => (keyOf(a) < keyOf(b) ? 1 : -1));
	let ordinary = 0;
	const last = newest.findIndex(([, { last }]) => last.championship === undefined && ++ordinary >= count);
	return (last < 0 ? newest : newest.slice(0, last + 1)).map(([evening]) => evening);
}

/** The newest evenings by date, newest first: `count` outside of championships, and everything between them. */
export async function readNewest(table: Entries, count: number): Promise<readonly EveningLog[]> {
	const rows = await table.rows({ index: 'kind', key: 'evening' });
	const openings = rows.flatMap(({ entry }) => (entry.kind === 'evening' ? [entry] : []));
	return readEvenings(table, newestEvenings(openings, count));
}

/** A table of a Partie, both from 1. */
export interface AtTable {
	readonly partie: number;
	readonly table: number;
}

/**
 * The evenings of a championship, or of one of its tables, in the order they were opened; those that none of the news since
 * the last time concerns are not read again.
 */
export async function readChampionship(
	table: Entries,
	championship: string,
	at: AtTable | null,
	since: Since<readonly EveningLog[]> | null
): Promise<readonly EveningLog[]> {
	const said = await table.rows({ index: 'entry.championship', key: championship });
	const isThere = (entry: EveningEntry): boolean =>
		at === null || (entry.partie === at.partie && entry.table === at.table);
	const openings = said.filter(({ entry }) => entry.kind === 'evening' && isThere(entry));
	return readEvenings(table, [...new Set(openings.map((row) => row.group as EveningId))], untouched(since));
}

/** The evenings read last that none of the news since then concerns. */
function untouched(since: Since<readonly EveningLog[]> | null): readonly EveningLog[] {
	if (!since) return [];
	const { last, news } = since;
	const touched = new Set<Group>();
	for (const { rows } of news) {
		if (!rows) return [];
		for (const { group } of rows) touched.add(group);
	}
	return touched.has(UNPLACED) ? [] : last.filter(({ evening }) => !touched.has(evening));
}

export const touchesGroup =
	(group: Group) =>
	({ rows }: StoreNews): boolean =>
		!rows || rows.some((row) => row.group === group || row.group === UNPLACED);

export const touchesEvenings = ({ rows }: StoreNews): boolean =>
	!rows || rows.some(({ group }) => group !== CLUB);

/** A group's entries with new rows behind them; null if it has to be read again to get their order. */
export function grown(
	last: readonly AnyEntry[],
	rows: readonly EntryRow[],
	group: Group
): readonly AnyEntry[] | null {
	const known = new Set(last.map(({ id }) => id));
	const news = rows.filter((row) => !known.has(row.id) && (row.group === group || row.group === UNPLACED));
	if (news.length === 0) return last;
	let end = last.at(-1)?.id ?? '';
	for (const row of news) {
		if (row.group === UNPLACED || row.id < end) return null;
		end = row.id;
	}
	return [...last, ...news.map(({ entry }) => entry)];
}
