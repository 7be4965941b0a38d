import Dexie, { type Table } from 'dexie';
import type { EntryId, EveningId } from '#lib/base/ids.ts';
import type { AnyEntry } from '#lib/log/entry.ts';
import type { TypedBook } from '#lib/rules/house/house-book.ts';
import type { TypedSaukopf } from '#lib/rules/saukopf/typed-saukopf.ts';
import type { TypedGame } from '#lib/rules/typed-game.ts';

/** Where a row belongs: an evening's id, the club, or a void whose target has not arrived yet. */
export type Group = EveningId | typeof CLUB | typeof UNPLACED;
/** No id can be these: they are longer than ids may be. */
export const CLUB = `${'-'.repeat(65)}club` as const;
export const UNPLACED = `${'-'.repeat(65)}unplaced` as const;

/** An entry of the log, never changed once written, beside the two columns it is found by. */
export interface EntryRow {
	readonly id: EntryId;
	readonly kind: string;
	readonly group: Group;
	readonly entry: AnyEntry;
}

/** A game half typed, or a rule book. Saving it spends its token, so that two taps or two tabs write it once. */
export interface DraftRow {
	readonly token: string;
	/** Of a game; a rule book belongs to the club. */
	readonly evening: EveningId | typeof CLUB;
	/** Milliseconds by the device's clock; only to show the newest of several first. */
	readonly at: number;
	/** What the entry panel or the editor shows; fields of a game that may still be missing. */
	readonly typed: TypedGame | TypedSaukopf | TypedBook;
	/** The game this one is to replace. */
	readonly replaces?: EntryId;
}

/**
 * When the club was last saved to a file (ISO 8601); a Kasse's state as its link says it; what did not come back with a
 * copy, as long as it is waited for; the ids of rule books that are not to be offered here any more, a line each.
 */
export type Kept = 'backup' | 'kasse-stand' | 'missing' | 'hidden-books';

/** What belongs to this device alone. */
export interface DeviceRow {
	readonly key: 'schema' | 'number' | 'club' | Kept;
	readonly value: string;
}

/**
 * The schema's number, kept in the database too: Dexie opens a database that is newer than the program, and an old tab
 * would go on writing into it. A program that is older than the database refuses to write.
 */
export const SCHEMA = 2;

/** The database of this origin. */
export const DATABASE = 'schafkopf';

export class ClubDatabase extends Dexie {
	declare entries: Table<EntryRow, EntryId>;
	declare drafts: Table<DraftRow, string>;
	declare device: Table<DeviceRow, DeviceRow['key']>;

	/** Who reads the whole log does without Dexie's copies of what it read before. */
	constructor(name: string, cache: 'cloned' | 'disabled' = 'cloned') {
		super(name, { chromeTransactionDurability: 'strict', cache });
		this.version(1).stores({ entries: 'id, group, kind', drafts: 'token, evening', device: 'key' });
		// A championship's evenings are found among all others without reading those.
		this.version(SCHEMA).stores({ entries: 'id, group, kind, entry.championship' });
	}
}
