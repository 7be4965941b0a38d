import { groupBy } from '#lib/base/collections.ts';
import type { EntryId } from '#lib/base/ids.ts';
import { eveningOf, type AnyEntry } from '#lib/log/entry.ts';
import { CLUB, type EntryRow, type Group } from './database.ts';
import { isEvening, type Missing } from './missing.ts';

// A second line behind the database: a copy of the log in the browser's private file system. Browsers have lost a whole
// database without an error, and these files survived it. A club has two files, and both only grow: `named` gets the id
// of each entry before `held` gets the entry itself. So the copy knows what it lacks, a kill costs only the line that
// was being written, and a later start completes the copy. Each line is JSON. A line that can't be read holds nothing,
// and its entries are written again.

/** Ids of entries that the log held at this time (ISO 8601, UTC), and the group they belong to. */
interface NamedLine {
	readonly at: string;
	readonly group: Group;
	readonly ids: readonly EntryId[];
}

export type HeldRow = Pick<EntryRow, 'group' | 'entry'>;

/** Each line ends with a break, and another break stands before it, so a torn line spoils none that follows. */
const line = (value: unknown): string => `\n${JSON.stringify(value)}\n`;
export const namedLine = (named: NamedLine): string => line(named);
export const heldLine = ({ group, entry }: HeldRow): string => line({ group, entry });

/** The values of JSON lines; a torn line is left out. */
function* linesOf(text: string): Generator<unknown> {
	for (const line of text.split('\n')) {
		if (line === '') continue;
		try {
			yield JSON.parse(line);
		} catch {
			// The end of this line never reached the disk.
		}
	}
}

interface Named {
	/** When the last of them was named; null if there are none. */
	readonly at: string | null;
	/** The group of each entry. */
	readonly groupOf: ReadonlyMap<EntryId, Group>;
}

export function readNamed(text: string): Named {
	let at: string | null = null;
	const groupOf = new Map<EntryId, Group>();
	for (const named of linesOf(text) as Generator<NamedLine>) {
		at = named.at;
		for (const id of named.ids) groupOf.set(id, named.group);
	}
	return { at, groupOf };
}

/** The entries a copy holds, once each. */
export function readHeld(text: string): readonly HeldRow[] {
	const rows = new Map<EntryId, HeldRow>();
	for (const row of linesOf(text) as Generator<HeldRow>) rows.set(row.entry.id, row);
	return [...rows.values()];
}

/** What a copy can restore, and what it lacks. */
export interface CopiedLog {
	readonly club: string;
	readonly entries: readonly AnyEntry[];
	/** When the last of the club's entries was noted, ISO 8601 in UTC; null if the copy does not say. */
	readonly at: string | null;
	/** How many evenings are held whole. */
	readonly evenings: number;
	readonly missing: Missing;
}

/** Reads a club's two files, and files that an earlier version kept beside them. An empty text holds nothing. */
export function readCopy(
	club: string,
	namedText: string,
	heldText: string,
	older: readonly AnyEntry[] = []
): CopiedLog {
	const { at, groupOf } = readNamed(namedText);
	const rows = readHeld(heldText);
	const entries = new Map([...older, ...rows.map(({ entry }) => entry)].map((entry) => [entry.id, entry]));
	const groups = new Set<string>([...groupOf.values(), ...rows.map(({ group }) => group)]);
	for (const entry of older) groups.add(eveningOf(entry) ?? CLUB);
	const missing = groupBy(
		[...groupOf.keys()].filter((id) => !entries.has(id)),
		(id) => groupOf.get(id) as Group
	);
	const of = [...groups].filter(isEvening).length;
	const lacking = [...missing.keys()].filter(isEvening).length;
	return {
		club,
		at,
		entries: [...entries.values()],
		evenings: of - lacking,
		missing: { of, groups: Object.fromEntries(missing) }
	};
}

/** Chooses which of several clubs' copies to offer: the one written last, not the largest. Null if none holds anything. */
export function latestOf(copies: readonly CopiedLog[]): CopiedLog | null {
	// A copy that was named but never filled can at least tell what was lost.
	const filled = copies.filter(({ entries, missing }) => entries.length + missing.of > 0);
	const written = ({ at }: CopiedLog): string => at ?? '';
	return filled.reduce<CopiedLog | null>(
		(last, one) => (last && written(last) >= written(one) ? last : one),
		null
	);
}
