import type { EntryId } from '#lib/base/ids.ts';
import { eveningOf, type AnyEntry } from '#lib/log/entry.ts';
import { CLUB, type EntryRow, type Group } from './database.ts';
import { isEvening, type Missing } from './missing.ts';

// A second line behind the database: a copy of the log in the browser's private file system. Browsers have been seen to
// lose a whole database without an error; these files survived that. There are two a club, and both only grow: `named`
// says of each entry that it was written, before `held` gets the entry itself. So the copy knows what it lacks, a kill
// costs the line it was writing and no other, and a start finishes what the one before left. A line is JSON; one that
// can't be read holds nothing, and what it held is written again.

/** Entries that were written to the log by then (ISO 8601, UTC), and where they belong. */
interface NamedLine {
	readonly at: string;
	readonly group: Group;
	readonly ids: readonly EntryId[];
}

export type HeldRow = Pick<EntryRow, 'group' | 'entry'>;

/** Each line ends with a break, and one stands before it: a torn line spoils none that follows. */
const line = (value: unknown): string => `\n${JSON.stringify(value)}\n`;
export const namedLine = (named: NamedLine): string => line(named);
export const heldLine = ({ group, entry }: HeldRow): string => line({ group, entry });

/** Lines of JSON; a torn one is left out. */
function* linesOf(text: string): Generator<unknown> {
	for (const line of text.split('\n')) {
		if (line === '') continue;
		try {
			yield JSON.parse(line);
		} catch {
			// Its end never reached the disk.
		}
	}
}

interface Named {
	/** When the last of them was named; null where nothing is. */
	readonly at: string | null;
	/** Where each entry belongs. */
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

/** What a copy can give back, and of how much. */
export interface CopiedLog {
	readonly club: string;
	readonly entries: readonly AnyEntry[];
	/** When the last of the club was noted, ISO 8601 in UTC; null where the copy does not know. */
	readonly at: string | null;
	/** Evenings of which it holds everything. */
	readonly evenings: number;
	readonly missing: Missing;
}

/** Reads a club's two files, and what an earlier version kept beside them. Empty texts hold nothing. */
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
	const missing = new Map<Group, EntryId[]>();
	for (const [id, group] of groupOf) {
		if (entries.has(id)) continue;
		const others = missing.get(group);
		if (others) others.push(id);
		else missing.set(group, [id]);
	}
	const of = [...groups].filter(isEvening).length;
	const lacking = [...missing.keys()].filter(isEvening).length;
	return {
		...{ club, at, entries: [...entries.values()], evenings: of - lacking },
		missing: { of, groups: Object.fromEntries(missing) }
	};
}

/** Which of several clubs' copies is offered: the one that was written last, not the largest. Null where none holds anything. */
export function latestOf(copies: readonly CopiedLog[]): CopiedLog | null {
	// One that was named and never filled can tell at least what was lost.
	const filled = copies.filter(({ entries, missing }) => entries.length + missing.of > 0);
	const written = ({ at }: CopiedLog): string => at ?? '';
	return filled.reduce<CopiedLog | null>(
		(last, one) => (last && written(last) >= written(one) ? last : one),
		null
	);
}
