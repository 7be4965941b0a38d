import { DATABASE } from './database.ts';

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

/** The database of a club that was added. No other name ends with this sign, so no id can lead to another database. */
export const databaseOf = (club: string): string => `${DATABASE}/${club}/`;

/** A list that can't be read is none. */
export function readList(text: string | null | undefined): readonly ListedClub[] {
	try {
		const read = JSON.parse(text ?? '[]') as unknown;
		return Array.isArray(read) ? read.filter(isListed) : [];
	} catch {
		return [];
	}
}

const isListed = (value: unknown): value is ListedClub =>
	typeof value === 'object' && value !== null && 'database' in value && 'club' in value && 'name' in value;

/** The clubs that the user has not left. */
export const stillHere = (clubs: readonly ListedClub[]): readonly ListedClub[] =>
	clubs.filter(({ left }) => !left);

/** The list with this club, in place of what it said of its database. */
export const withClub = (clubs: readonly ListedClub[], one: ListedClub): readonly ListedClub[] =>
	clubs.some(({ database }) => database === one.database)
		? clubs.map((club) => (club.database === one.database ? one : club))
		: [...clubs, one];
