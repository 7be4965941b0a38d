import type { NewEvent } from '#lib/state/events.svelte.ts';
import { longDate } from '#lib/ui/long-dates.ts';

/** "Samstag, 27. September 2025", or from one day to another. */
export const daysText = ({ date, until }: Pick<NewEvent, 'date' | 'until'>): string =>
	until && until > date ? `${longDate(date)} bis ${longDate(until)}` : longDate(date);

/** A date in words, to be sent. */
export const eventText = (event: NewEvent): string =>
	[event.title, daysText(event), event.place].filter(Boolean).join('\n');
