import { inSentence } from '#lib/base/text.ts';
import type { Answer } from '#lib/log/answers.ts';
import type { NewEvent } from '#lib/state/club/events.svelte.ts';
import { nthOf, type Rhythm } from '#lib/log/series.ts';
import { DAYS, utc } from '#lib/ui/dates.ts';
import { longDate } from '#lib/ui/long-dates.ts';

/** "Samstag, 27. September 2025, 19:30 Uhr", or from one day to another. */
export const daysText = ({ date, until, time }: Pick<NewEvent, 'date' | 'until' | 'time'>): string =>
	[
		until && until > date ? `${longDate(date)} bis ${longDate(until)}` : longDate(date),
		...(time === undefined ? [] : [`${time}\u00a0Uhr`])
	].join(', ');

/** A date in words, to be sent. */
export const eventText = (event: NewEvent): string =>
	[event.title, daysText(event), event.place].filter(Boolean).join('\n');

/** "Fr. 15.1.": a day of a trip. */
export const dayOfTrip = (day: string): string =>
	`${DAYS[utc(day).getUTCDay()]?.slice(0, 2)}.\u00a0${Number(day.slice(8))}.${Number(day.slice(5, 7))}.`;

/** What somebody said of a date, in one sentence. */
export function answerText(name: string, { coming, days }: Answer): string {
	if (coming === 'yes' && days) return `${name} kommt ${inSentence(days.map(dayOfTrip))}`;
	return { yes: `${name} kommt.`, no: `${name} kommt nicht.`, open: `${name}: noch offen.` }[coming];
}

export const RHYTHM_TEXTS: Readonly<Record<Rhythm, string>> = {
	week: 'Jede Woche',
	twoWeeks: 'Alle 2 Wochen',
	fourWeeks: 'Alle 4 Wochen',
	month: 'Jeden Monat'
};

const NTH = ['', 'ersten', 'zweiten', 'dritten', 'vierten', 'letzten'] as const;

/** "immer freitags", "immer am zweiten Freitag im Monat": how a series goes on from its first day. */
export function rhythmText(rhythm: Rhythm, first: string): string {
	const day = DAYS[utc(first).getUTCDay()] ?? '';
	return rhythm === 'month' ? `immer am ${NTH[nthOf(first)]} ${day} im Monat` : `immer am ${day}`;
}

/** Where a phone's own map is asked for, by what its browser says of the system. */
const MAPS: readonly (readonly [RegExp, (place: string) => string])[] = [
	// Android's way to ask for words instead of coordinates (RFC 5870 has none).
	[/Android/, (place) => `geo:0,0?q=${place}`],
	[/iPhone|iPad|Macintosh/, (place) => `maps:?q=${place}`]
];

/**
 * The address at which the system's own map looks for a place; null where no system is known to have one, since a browser
 * does not say whether anything answers there. `agent`: `navigator.userAgent`.
 */
export function mapLink(place: string, agent: string): string | null {
	const words = place.trim();
	const link = MAPS.find(([system]) => system.test(agent))?.[1];
	return words && link ? link(encodeURIComponent(words)) : null;
}
