import type { EntryId, EveningId } from '#lib/base/ids.ts';
import type { GameEntry, NewEntry, SaidEntry } from '#lib/log/entry.ts';
import { correctedApart, withoutOthers } from '#lib/log/corrected-apart.ts';
import type { Place } from '#lib/log/place.ts';
import type { Partie } from '../lists/partie.ts';

/** What may be written apart, with the fields of its own and those of each of its versions. */
interface Subjects {
	/** A table that two phones wrote, either as two lists or apart within one list. All versions have games. */
	readonly table: {
		readonly own: { readonly partie: number; readonly table: number };
		readonly version: {
			readonly list: Partie;
			/** The places of what happened at the table in this version alone, in order. */
			readonly written: readonly Place[];
		};
	};
	/** A game that two devices corrected apart, without seeing each other's correction. */
	readonly game: {
		readonly own: {
			readonly evening: EveningId;
			/** The game's place in the log. */
			readonly place: EntryId;
			/** The game before both corrections. */
			readonly before: GameEntry;
		};
		/** The game in this version; null if it was struck. */
		readonly version: { readonly game: GameEntry | null };
	};
	/** Rulings, draws or set-ups that can't both hold, written without knowing each other. */
	readonly ruling: {
		readonly own: unknown;
		/** Oldest first: what was written together, or one after the other. */
		readonly version: { readonly rulings: readonly SaidEntry[] };
	};
}

export type ApartKind = keyof Subjects;

/** One of several versions that devices wrote apart. */
export type Version<K extends ApartKind = ApartKind> = Subjects[K]['version'] & {
	/** Whether this version counts until somebody decides. */
	readonly counts: boolean;
	/** The entries that make this version; voiding each of them takes it out. Of a table the openings, or one branch of its list. */
	readonly entries: readonly EntryId[];
	/** The voids that took it out already: two organizers decided apart, each for another version. */
	readonly strikes: readonly EntryId[];
};

/** What devices wrote apart of one subject: a clash that somebody has to decide. */
export type Apart<K extends ApartKind = ApartKind> = {
	readonly [Kind in K]: Subjects[Kind]['own'] & {
		readonly type: Kind;
		/** At least two; the one that counts meanwhile comes first. */
		readonly versions: readonly Version<Kind>[];
		/** What earlier decisions copied or put together, though not everybody agreed: a new decision takes it out. */
		readonly copies: readonly EntryId[];
	};
}[K];

/** Whether it is one list that was continued apart, and not two lists of one table. */
export const isContinued = ({ versions }: Apart<'table'>): boolean =>
	new Set(versions.map(({ list }) => list.evening.evening)).size === 1;

/** What two devices made of the game at this place without seeing each other's correction; null if nothing. */
export function gameClash(place: Place): Apart<'game'> | null {
	const found = correctedApart(place, 'game');
	// What was decided apart is found with all other decisions (decisions.ts).
	if (!found?.versions.some(({ counts }) => counts)) return null;
	const { before, versions } = found;
	return {
		type: 'game',
		evening: before.evening,
		place: place.id,
		before,
		versions: versions.map(({ entry, ...version }) => ({ ...version, game: entry })),
		copies: []
	};
}

/**
 * The entries of an organizer's choice (the number of a version): the other versions are voided, each with the decision
 * as its note.
 */
export function decide(
	{ versions, copies }: Pick<Apart, 'versions' | 'copies'>,
	chosen: number,
	note: string
): readonly NewEntry[] {
	return withoutOthers(versions, chosen, note, copies);
}
