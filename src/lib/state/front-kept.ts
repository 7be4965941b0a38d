import { readList } from '#lib/storage/club-list.ts';
import { DATABASE } from '#lib/storage/database.ts';
import { CLUBS, FRONT } from './front-club.ts';
import { keepText } from './kept-text.ts';

// What only a device with several clubs needs of them.

/** The next page of this tab opens this club, and so do tabs that are opened later. */
export function bringToFront(database: string): void {
	keepText(FRONT, database, () => sessionStorage);
	keepText(FRONT, database);
}

/** Keeps the copy of the list. */
export const keepList = (text: string): void => keepText(CLUBS, text);

/** Whether a club is on this device no more, by the copy of the list. Without a list there is the first club alone. */
const wasLeft = (database: string, list: string): boolean =>
	list === ''
		? database !== DATABASE
		: readList(list).every((one) => one.database !== database || one.left === true);

/** Another tab changed what is kept: this one stays in its club, and leaves it if that was taken off this device. */
export function hear(database: string, { key, newValue }: Pick<StorageEvent, 'key' | 'newValue'>): void {
	if (key === FRONT) keepText(FRONT, database, () => sessionStorage);
	if (key === CLUBS && newValue !== null && wasLeft(database, newValue)) location.assign('/');
}
