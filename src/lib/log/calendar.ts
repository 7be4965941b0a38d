import type { Occasion } from './entry.ts';
import type { Standing } from './standing.ts';

/** The calendar year of a date YYYY-MM-DD. Text, not a moment: no time zone can move it. */
export const yearOf = (date: string): number => Number(date.slice(0, 4));

/** What an evening on this day (YYYY-MM-DD) is by the club's dates: on a trip's days the trip (allgaeu §10), else an ordinary one. */
export function occasionOn({ places }: Pick<Standing, 'places'>, day: string): Occasion {
	const onTrip = places.some(({ entry }) => {
		if (entry?.kind !== 'event') return false;
		const { occasion, date, until = date } = entry;
		return occasion === 'ausflug' && date <= day && day <= until;
	});
	return onTrip ? 'ausflug' : 'abend';
}
