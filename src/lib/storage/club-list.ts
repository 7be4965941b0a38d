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
