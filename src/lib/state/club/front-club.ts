import { DATABASE, stillHere, type ListedClub } from '#lib/storage/database.ts';
import { keptText } from '../kept-text.ts';

// Which of several clubs stands in front, known before any database is opened. A tab stays in its club until it is
// changed there; a new tab begins with the one chosen last. `routes/first-paint.js` asks in the same way.

/** Where the browser keeps which club is in front, of a tab and of all, and a copy of the list of clubs. */
export const FRONT = 'schafkopf-front';
export const CLUBS = 'schafkopf-clubs';

/** The copy of the list of clubs, as text; empty where there is one club, or where the browser keeps nothing. */
export const keptList = (): string => keptText(CLUBS);

/** The clubs on this device; none where there is only one. */
export const listedClubs = (): readonly ListedClub[] => stillHere(keptList());

/** The database of the club in front. Only a club that is listed can be: any other was left. */
export function frontDatabase(): string {
	const listed = listedClubs().map(({ database }) => database);
	if (listed.length === 0) return DATABASE;
	const chosen = [sessionStorage, localStorage].map((kept) => kept.getItem(FRONT) ?? '');
	return chosen.concat(listed).find((one) => listed.includes(one)) ?? DATABASE;
}
