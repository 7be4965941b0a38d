import { earlierFirst, type EntryId } from '#lib/base/ids.ts';
import type { SaidEntry } from './entry.ts';
import { namedBy } from './seen.ts';

/**
 * Tells whether who wrote `later` knew `earlier`, by what the entries of a championship say they saw. `entries` are all of
 * them, struck ones too. Where an entry does not say it, or names one that is not here, nobody can tell, and it counts as
 * known: only what was surely written apart is found.
 */
export function knowledgeIn(entries: Iterable<SaidEntry>): (later: SaidEntry, earlier: SaidEntry) => boolean {
	const histories = historiesOf([...entries].sort(earlierFirst));
	return (later, earlier) => {
		if (later.id <= earlier.id) return false;
		if (later.seen === undefined || earlier.seen === undefined) return true;
		const history = histories.get(later.id);
		return history !== undefined && (earlier.id < history.before || isIn(history, earlier.id));
	};
}

/** What stood when an entry was written. A copy of all of it for each entry would be too much. */
interface History {
	readonly id: EntryId;
	/** The entry that stood last then. */
	readonly last: History | null;
	/** An earlier one on the same line, so that a long line is walked in a few steps, and how many entries the line has. */
	readonly leap: History | null;
	readonly length: number;
	/** The ends of the other lines, if the entries before were written apart. */
	readonly beside: readonly History[];
	/** The newest entry before it on its line that has any. */
	readonly joint: History | null;
	/** Everything before this id may be known; empty if nothing else. */
	readonly before: string;
}

/** `ordered` by id, so that what an entry names has its history already. */
function historiesOf(ordered: readonly SaidEntry[]): ReadonlyMap<EntryId, History> {
	const histories = new Map<EntryId, History>();
	const silent = new Set<EntryId>();
	for (const entry of ordered) {
		if (entry.seen === undefined) silent.add(entry.id);
		const named = namedBy(entry);
		const [last = null, ...beside] = named.flatMap((id) => histories.get(id) ?? []);
		const before = named.map((id) => {
			const history = histories.get(id);
			return history && !silent.has(id) ? history.before : id;
		});
		const newest = before.sort().at(-1) ?? '';
		histories.set(entry.id, { id: entry.id, ...lineFrom(last), beside, before: newest });
	}
	return histories;
}

/** The line that goes on from an entry. */
function lineFrom(last: History | null): Pick<History, 'last' | 'leap' | 'length' | 'joint'> {
	if (!last) return { last, leap: null, length: 1, joint: null };
	const { leap, length, joint, beside } = last;
	const leapsOn = leap !== null && length - leap.length === spanOf(leap);
	return {
		last,
		leap: leapsOn ? leap.leap : last,
		length: length + 1,
		joint: beside.length > 0 ? last : joint
	};
}

const spanOf = ({ length, leap }: History): number => length - (leap?.length ?? 0);

/** Whether an id is on the line of a history, or on one that was joined to it. */
function isIn(history: History, id: EntryId): boolean {
	const lines = new Set([history]);
	for (const line of lines) {
		if (line.id < id) continue;
		if (reaches(line, id)) return true;
		for (let at: History | null = line; at && at.id > id; at = at.joint) {
			for (const other of at.beside) lines.add(other);
		}
	}
	return false;
}

/** Whether a line comes from an entry. Ids fall from each entry to the one before. */
function reaches(line: History, id: EntryId): boolean {
	let at: History | null = line;
	while (at && at.id > id) at = at.leap && at.leap.id >= id ? at.leap : at.last;
	return at?.id === id;
}
