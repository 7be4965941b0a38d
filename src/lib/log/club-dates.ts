import { besideOthers } from '#lib/base/text.ts';
import type { EventEntry, Occasion } from './entry.ts';
import type { Standing } from './standing.ts';

/** The calendar year of a date YYYY-MM-DD. It reads the text, so no time zone can change it. */
export const yearOf = (date: string): number => Number(date.slice(0, 4));

/**
 * The occasion of an evening on this day (YYYY-MM-DD) by the club's dates: a trip's day is `ausflug` (allgaeu §10), any
 * other is ordinary.
 */
export function occasionOn({ places }: Pick<Standing, 'places'>, day: string): Occasion {
	const onTrip = places.some(({ entry }) => {
		if (entry?.kind !== 'event') return false;
		const { occasion, date, until = date } = entry;
		return occasion === 'ausflug' && date <= day && day <= until;
	});
	return onTrip ? 'ausflug' : 'abend';
}

type When = Pick<EventEntry, 'date' | 'time'>;
const whenOf = ({ date, time = '' }: When): string => date + time;

/** Orders events; of one day what takes all of it comes first. */
export const byWhen = (a: When, b: When): number =>
	whenOf(a) < whenOf(b) ? -1 : whenOf(a) > whenOf(b) ? 1 : 0;

/** "19:30 Uhr, Gasthof Adler": what is known of it; else empty. */
export const hourAndPlace = ({ time, place = '' }: Pick<EventEntry, 'time' | 'place'>): string =>
	[time === undefined ? '' : `${time} Uhr`, besideOthers(place)].filter(Boolean).join(', ');

/** The club's next date on this day (YYYY-MM-DD): the earliest that is not over and was not called off. */
export const nextEvent = ({ places }: Pick<Standing, 'places'>, day: string): EventEntry | undefined =>
	places
		.flatMap(({ entry }) => (entry?.kind === 'event' ? [entry as EventEntry] : []))
		.filter(({ date, until = date }) => until >= day)
		.sort(byWhen)[0];

/** The date that stands there most often, of as many the earliest; null if there is none. Dates are YYYY-MM-DD. */
export function dayAmong(dates: readonly string[]): string | null {
	const counts = new Map<string, number>();
	for (const date of dates) counts.set(date, (counts.get(date) ?? 0) + 1);
	const [first] = [...counts].sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1));
	return first?.[0] ?? null;
}
