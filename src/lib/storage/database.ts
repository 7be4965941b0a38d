import type { EntryId, EveningId } from '#lib/base/ids.ts';
import type { AnyEntry } from '#lib/log/entry.ts';
import type { TypedBook } from '#lib/rules/house/house-book.ts';
import type { TypedSaukopf } from '#lib/rules/saukopf/typed-saukopf.ts';
import type { TypedGame } from '#lib/rules/typed-game.ts';

/**
 * Where a row belongs: to an evening (its id), to the club, or to neither, because it is a void whose target has not
 * arrived yet.
 */
export type Group = EveningId | typeof CLUB | typeof UNPLACED;
/** No entry can have these ids: they are longer than an id may be. */
export const CLUB = `${'-'.repeat(65)}club` as const;
export const UNPLACED = `${'-'.repeat(65)}unplaced` as const;

/** An entry of the log, never changed once written, with the two columns that it is found by. */
export interface EntryRow {
	readonly id: EntryId;
	readonly kind: string;
	readonly group: Group;
	readonly entry: AnyEntry;
}

/** A half-typed game or rule book. Saving it spends its token, so that two taps or two tabs write it once. */
export interface DraftRow {
	readonly token: string;
	/** The evening of a game; a rule book belongs to the club. */
	readonly evening: EveningId | typeof CLUB;
	/** Milliseconds by the device's clock, used only to show the newest draft first. */
	readonly at: number;
	/** The contents of the entry panel or the editor; fields of a game may still be missing. */
	readonly typed: TypedGame | TypedSaukopf | TypedBook;
	/** The game that this one will replace. */
	readonly replaces?: EntryId;
	/** The entry before whose place this one belongs: it was forgotten then. */
	readonly before?: EntryId;
}

/**
 * Texts kept for the club: when it was last saved to a file (ISO 8601); the state of a Kasse, and of this device's owner in a
 * club that it does not hold, as their links; what a restored copy lacked, while it is awaited; the ids of rule books hidden on
 * this device, one a line; the member whose device it is, or `NOBODY`; the tables that it writes in a championship, and other
 * tables' lists that it may write in, one a line; what was last shown to other phones; what the last closed evenings came to
 * here; the relay that its phones share, and the key for it; in the first database alone, the list of the clubs on this device.
 */
export type Kept =
	| 'backup'
	| 'kasse-stand'
	| 'own-stand'
	| 'missing'
	| 'hidden-books'
	| 'me'
	| 'own-tables'
	| 'other-lists'
	| 'relay'
	| 'shown'
	| 'results'
	| 'clubs';

/** Kept where a device belongs to nobody: more than an id's characters, so no member has it. */
export const NOBODY = '-'.repeat(65);

/** Whether what is kept as `relay` is the key to read alone. */
export const isReading = (kept: string | null | undefined): boolean =>
	kept?.includes('"may":"read"') ?? false;

/**
 * What belongs to this device alone: `writes` counts what was written here, drafts apart; `picture` is the markup of the
 * start page as it was drawn last, behind the version, the day and the number of writes that it holds for.
 */
export interface DeviceRow {
	readonly key: 'schema' | 'number' | 'club' | 'writes' | Kept;
	readonly value: string;
}

/**
 * The schema's number, which is kept in the database too: a tab that was opened by an older program may still hold the
 * database, and would go on writing into it. A program older than the database refuses to write. Since 3 all writes are
 * counted.
 */
export const SCHEMA = 3;

/** The first club's database, and what the names of all others begin with. */
export const DATABASE = 'schafkopf';

// The clubs on this device. Each has a database of its own. Their list stands in the first one, which is always there;
// the browser's local storage has a copy of it, because a page has to know its database before it can ask one. A device
// with one club has no list.

/** A club on this device. */
export interface ListedClub {
	readonly database: string;
	/** The club's id. */
	readonly club: string;
	/** What it is called, or who plays there. */
	readonly name: string;
	/** The user has left it: what is still here of it goes. */
	readonly left?: true;
}

/** A list that can't be read is none. */
export function readList(text: string | null | undefined): readonly ListedClub[] {
	try {
		return (JSON.parse(text || '[]') as readonly ListedClub[]).filter((one) => one.database);
	} catch {
		return [];
	}
}

/** The clubs that the user has not left. */
export const stillHere = (text: string | null | undefined): readonly ListedClub[] =>
	readList(text).filter(({ left }) => !left);
