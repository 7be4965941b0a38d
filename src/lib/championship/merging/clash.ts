import type { EntryId, EveningId } from '#lib/base/ids.ts';
import type { GameEntry, NewEntry, SaidEntry } from '#lib/log/entry.ts';
import type { Place } from '#lib/log/place.ts';
import type { Partie } from '../lists/points.ts';

/** One of several versions that devices wrote apart. */
interface Version {
	/** Whether this version counts until somebody decides. */
	readonly counts: boolean;
	/** The entries that make this version; voiding each of them takes it out. */
	readonly entries: readonly EntryId[];
	/** The voids that took it out already: two organizers decided apart, each for another version. */
	readonly strikes: readonly EntryId[];
}

/** One of several lists of a table. Its entries are the openings of its evening, or one branch of a list written apart. */
export interface ListVersion extends Version {
	readonly list: Partie;
	/** The places of what happened at the table in this version alone, in order. */
	readonly written: readonly Place[];
}

/** One of several versions of a game that devices corrected apart. */
export interface GameVersion extends Version {
	/** The game in this version; null if it was struck. */
	readonly game: GameEntry | null;
}

/** One of several things that organizers said of one matter. */
export interface RulingVersion extends Version {
	/** Oldest first: what was written together, or one after the other. */
	readonly rulings: readonly SaidEntry[];
}

/** A table that two phones wrote, either as two lists or apart within one list. */
export interface TableClash {
	readonly type: 'table';
	readonly partie: number;
	readonly table: number;
	/** At least two, all with games; the one that counts meanwhile comes first. */
	readonly versions: readonly ListVersion[];
	/** What earlier decisions copied, though not everybody agreed: a new decision takes it out. */
	readonly copies: readonly EntryId[];
}

/** A game that two devices corrected apart, without seeing each other's correction. */
export interface GameClash {
	readonly type: 'game';
	readonly evening: EveningId;
	/** The game's place in the log. */
	readonly place: EntryId;
	/** The game before both corrections. */
	readonly before: GameEntry;
	/** At least two; the one that counts meanwhile comes first. */
	readonly versions: readonly GameVersion[];
}

/** Rulings, draws or set-ups that can't both hold, written without knowing each other. */
export interface RulingClash {
	readonly type: 'ruling';
	/** At least two; the one that counts meanwhile comes first. */
	readonly versions: readonly RulingVersion[];
	/** The set-ups that earlier decisions put together, though not everybody agreed: a new decision takes them out. */
	readonly copies: readonly EntryId[];
}

export type Clash = TableClash | GameClash | RulingClash;

/** Whether it is one list that was continued apart, and not two lists of one table. */
export const isContinued = ({ versions }: TableClash): boolean =>
	new Set(versions.map(({ list }) => list.evening.evening)).size === 1;

/**
 * The entries of an organizer's choice (the number of a version): the other versions are voided, each with the decision
 * as its note.
 */
export function decide(clash: Clash, chosen: number, note: string): readonly NewEntry[] {
	const { versions } = clash;
	const copies = clash.type === 'game' ? [] : clash.copies;
	const back = versions[chosen]?.strikes ?? [];
	const others = versions.flatMap(({ entries }, i) => (i === chosen ? [] : entries));
	const own = new Set(versions[chosen]?.entries);
	return [...back, ...copies, ...new Set(others.filter((id) => !own.has(id)))].map((target) => ({
		kind: 'void',
		target,
		note
	}));
}
