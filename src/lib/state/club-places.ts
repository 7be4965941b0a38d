import type { EntryId } from '#lib/base/ids.ts';
import { refused } from '#lib/base/result.ts';
import { countingAt, voidsToLift } from '#lib/log/strike.ts';
import { club } from './club.svelte.ts';
import { store } from './device.ts';
import type { Written } from './writing.svelte.ts';

// Takes entries out of the club's own log and brings them back: bookings, dates, members.

/** Takes out everything at a place, with its corrections. */
export function strikePlace(place: EntryId): Written {
	const struck = club.log.placeOf(place);
	return takeBack(struck ? countingAt(struck, club.entries) : []);
}

/** Brings back what was taken out last at a place. */
export function restorePlace(place: EntryId): Written {
	const struck = club.log.placeOf(place);
	return takeBack(struck ? voidsToLift(struck, club.entries) : []);
}

/** Takes back what was just written. */
export function takeBack(ids: readonly EntryId[]): Written {
	if (ids.length === 0) return Promise.resolve(refused('lost'));
	return store.append(ids.map((target) => ({ kind: 'void', target })));
}
