import { readList, stillHere, type ListedClub } from '#lib/storage/club-list.ts';
import { DATABASE } from '#lib/storage/database.ts';

// Which of several clubs stands in front, known before any database is opened. A tab stays in its club until it is
// changed there; a new tab begins with the one chosen last. `routes/start-picture.js` asks in the same way.

const FRONT = 'schafkopf-front';
const CLUBS = 'schafkopf-clubs';

/** The copy of the list of clubs, as text; empty where there is one club, or where the browser keeps nothing. */
export function keptList(): string {
	try {
		return localStorage.getItem(CLUBS) ?? '';
	} catch {
		return '';
	}
}

/** The clubs on this device; none where there is only one. */
export const listedClubs = (): readonly ListedClub[] => stillHere(readList(keptList()));

/** The database of the club in front. Only a club that is listed can be: any other was left. */
export function frontDatabase(): string {
	const clubs = listedClubs();
	if (clubs.length === 0) return DATABASE;
	const chosen = [sessionStorage, localStorage].map((kept) => kept.getItem(FRONT));
	const isListed = (one: string | null): one is string => clubs.some(({ database }) => database === one);
	const front = chosen.find(isListed) ?? clubs[0]?.database ?? DATABASE;
	keep(sessionStorage, FRONT, front);
	return front;
}

/** The next page opens this club. */
export function bringToFront(database: string): void {
	keep(sessionStorage, FRONT, database);
	keep(localStorage, FRONT, database);
}

/** Keeps the copy of the list. */
export const keepList = (text: string): void => keep(localStorage, CLUBS, text);

// A full or forbidden storage leaves the first club in front; nothing of a club depends on it.
function keep(where: Storage, key: string, text: string): void {
	try {
		where.setItem(key, text);
	} catch {
		return;
	}
}

/** Calls back where another tab took this club off the list. */
export function whenLeft(database: string, left: () => void): void {
	addEventListener('storage', ({ key, newValue }) => {
		if (key !== CLUBS || newValue === null) return;
		const list = readList(newValue);
		// Without a list there is the first club alone.
		const here = list.length === 0 ? [DATABASE] : stillHere(list).map((club) => club.database);
		if (!here.includes(database)) left();
	});
}
