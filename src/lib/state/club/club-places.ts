import type { EntryId } from '#lib/base/ids.ts';
import { refused } from '#lib/base/result.ts';
import { countingAt, voidsToLift } from '#lib/log/standing.ts';
import { Club } from './club.svelte.ts';
import type { Written } from '../writing.svelte.ts';
import type { Session } from '../session.svelte.ts';

// Takes entries out of the club's own log and brings them back: bookings, dates, members.

/** Takes out everything at these places, with its corrections. */
export function strikePlaces(session: Session, places: readonly EntryId[]): Written {
	const { log } = session.of(Club);
	const struck = places.flatMap((place) => log.placeOf(place) ?? []);
	return takeBack(session, struck.flatMap(countingAt));
}

export const strikePlace = (session: Session, place: EntryId): Written => strikePlaces(session, [place]);

/** Brings back what was taken out last at a place. */
export function restorePlace(session: Session, place: EntryId): Written {
	const struck = session.of(Club).log.placeOf(place);
	return takeBack(session, struck ? voidsToLift(struck, session.of(Club).entries) : []);
}

/** Takes back what was just written. */
export function takeBack(session: Session, ids: readonly EntryId[]): Written {
	if (ids.length === 0) return Promise.resolve(refused('lost'));
	return session.store.append(ids.map((target) => ({ kind: 'void', target })));
}
