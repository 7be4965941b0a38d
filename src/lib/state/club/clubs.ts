import { ok, type Result } from '#lib/base/result.ts';
import type { NewEntry } from '#lib/log/entry.ts';
import { SAMPLE_ID } from '#lib/log/members.ts';
import { dropCopy } from '#lib/storage/copy-folder.ts';
import { ClubShelf, type ShelvedClub } from '#lib/storage/club-shelf.ts';
import { DATABASE, readList, type ListedClub } from '#lib/storage/database.ts';
import type { ClubLog } from '#lib/storage/read-groups.ts';
import type { WriteFailure } from '#lib/storage/failure.ts';
import type { EveningId } from '#lib/base/ids.ts';
import type { Joining } from '#lib/transfer/invitation.ts';
import { CLUBS, FRONT, keptList, listedClubs } from './front-club.ts';
import { keepText, removePictures } from '../kept-text.ts';
import { SecondCopy } from '../second-copy.svelte.ts';
import type { Session } from '../session.svelte.ts';

// Several clubs on one device. Whoever has one fetches nothing of this.

const shelf = (session: Session): ClubShelf => new ClubShelf(session.store, session.device, dropCopy);

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

/** Opens another club, at a screen of it: the whole page begins anew, so nothing of this club is left in it. */
export function switchTo(database: string, path = '/'): void {
	bringToFront(database);
	location.assign(path);
}

/** All clubs of this device, the one played last first. */
export async function lookAtClubs(session: Session): Promise<readonly ShelvedClub[]> {
	await keepInStep(session);
	return shelf(session).look();
}

/** The club of this id, if it is on this device. */
export const findClub = (session: Session, club: string): Promise<ListedClub | undefined> =>
	shelf(session).find(club);

/** Everything in a club of this device. */
export const readClubIn = (session: Session, database: string): Promise<ClubLog> =>
	shelf(session).in(database, (store) => store.readAll());

/** Lays a club beside those that are here, or adds to it what is new. Returns where it is. */
export async function layBeside(session: Session, log: ClubLog): Promise<Result<ListedClub, WriteFailure>> {
	const laid = await shelf(session).lay(log);
	await keepInStep(session);
	return laid;
}

/** Joins another club than the one in front, by an invitation. Its entries come with the relay. */
export async function joinBeside(
	session: Session,
	joining: Joining
): Promise<Result<ListedClub, WriteFailure>> {
	const laid = await shelf(session).lay({ club: joining.club, entries: [] }, JSON.stringify(joining));
	await keepInStep(session);
	return laid;
}

/** Opens the club to try the app with: the one that is here, or a new one. */
export async function tryOut(session: Session): Promise<Result<void, WriteFailure>> {
	const here = await findClub(session, SAMPLE_ID);
	if (here) return ok(switchTo(here.database));
	const { sampleClub } = await import('#lib/transfer/sample-club.ts');
	const laid = await layBeside(session, sampleClub(session.today(), session.device.now()));
	return laid.ok ? ok(switchTo(laid.value.database)) : laid;
}

/** Begins a new club beside those that are here. */
export async function foundClub(session: Session, name: string): Promise<Result<ListedClub, WriteFailure>> {
	const founded = await shelf(session).found(name);
	await keepInStep(session);
	return founded;
}

/** Gives the club in front a name. */
export async function renameClub(session: Session, name: string): Promise<Result<void, WriteFailure>> {
	const entry: NewEntry = { kind: 'club', name };
	const written = await session.store.append([entry]);
	if (!written.ok) return written;
	await keepInStep(session, name);
	return ok(undefined);
}

/** Takes the club in front off this device. After it the page has to begin anew. */
export async function leaveClub(session: Session): Promise<Result<void, WriteFailure>> {
	session.of(SecondCopy).end();
	const left = await shelf(session).leave(session.store.name);
	if (!left.ok) return left;
	removePictures(session.store.name);
	await keepInStep(session);
	return left;
}

/**
 * Brings the browser's copy of the list in step with the list, finishes what a leaving left undone, and notes what the
 * club in front is called now. Returns whether that club is still on this device.
 */
export async function keepInStep(session: Session, name?: string): Promise<boolean> {
	const clubs = shelf(session);
	await clubs.recover(keptList());
	await mirror(session, clubs);
	await clubs.settle();
	const listed = (await clubs.list()).find(isFront(session));
	if (name && listed && listed.name !== name) await clubs.rename(session.store.name, name);
	return mirror(session, clubs);
}

/** Other tabs of a club that was left hear it by this. */
async function mirror(session: Session, clubs: ClubShelf): Promise<boolean> {
	const text = await clubs.text();
	if (text !== keptList()) keepList(text);
	return text === '' ? session.store.name === DATABASE : (await clubs.list()).some(isFront(session));
}

const isFront =
	({ store }: Session) =>
	({ database }: ListedClub): boolean =>
		database === store.name;

/** The other club of this device that has this evening. */
export async function clubWithEvening(session: Session, evening: EveningId): Promise<ListedClub | undefined> {
	for (const one of listedClubs()) {
		if (one.database === session.store.name) continue;
		const entries = await shelf(session).in(one.database, (store) => store.readGroup(evening));
		// Voids whose target is unknown belong to any evening.
		if (entries.some((entry) => entry.kind === 'evening')) return one;
	}
	return undefined;
}
