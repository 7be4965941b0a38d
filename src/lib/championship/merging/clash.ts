import type { EntryId, EveningId } from '#lib/base/ids.ts';
import type { GameEntry, NewEntry } from '#lib/log/entry.ts';
import type { Partie } from '../lists/points.ts';

/** One of several versions of what devices wrote apart. */
interface Version {
	/** Whether it is the one that counts until somebody decides. */
	readonly counts: boolean;
	/** The entries that make it; it is taken out by voiding each of them. */
	readonly entries: readonly EntryId[];
	/** What took it out already: two organizers decided apart, each for another version. */
	readonly strikes: readonly EntryId[];
}

/** One of several lists of a table. It is made by its openings, or in a list written apart by what one branch holds. */
export interface ListVersion extends Version {
	readonly list: Partie;
}

/** What one device made of a game while another made something else of it. */
export interface GameVersion extends Version {
	/** The game as it stands in this version; null where it was struck. */
	readonly game: GameEntry | null;
}

/** A table that two phones wrote: each its own list, or both in one, apart. */
export interface TableClash {
	readonly type: 'table';
	readonly partie: number;
	readonly table: number;
	/** Two or more with games; the one that counts meanwhile comes first. */
	readonly versions: readonly ListVersion[];
}

/** A game that two devices corrected apart: each of them did not know what the other wrote. */
export interface GameClash {
	readonly type: 'game';
	readonly evening: EveningId;
	/** The game's place in the log. */
	readonly place: EntryId;
	/** What stood there before both. */
	readonly before: GameEntry;
	/** Two or more; the one that counts meanwhile comes first. */
	readonly versions: readonly GameVersion[];
}

export type Clash = TableClash | GameClash;

/** What an organizer's choice of a version (by its number) writes: the others are voided, each with what was decided. */
export function decide({ versions }: Clash, chosen: number, note: string): readonly NewEntry[] {
	const back = versions[chosen]?.strikes ?? [];
	const others = versions.flatMap(({ entries }, i) => (i === chosen ? [] : entries));
	return [...back, ...others].map((target) => ({ kind: 'void', target, note }));
}
