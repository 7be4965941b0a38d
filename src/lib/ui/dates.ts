import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';
import { parseISO } from 'date-fns/parseISO';

// Made when they are first needed: making one takes longer than anything else at the start of a screen.
let long: Intl.DateTimeFormat | undefined;
let short: Intl.DateTimeFormat | undefined;

/** "Samstag, 21. November 2026" for a date YYYY-MM-DD. */
export function longDate(date: string): string {
	long ??= new Intl.DateTimeFormat('de-DE', {
		weekday: 'long',
		day: 'numeric',
		month: 'long',
		year: 'numeric'
	});
	return long.format(parseISO(date));
}

/** "Sa., 21.11.2026" */
export function shortDate(date: string): string {
	short ??= new Intl.DateTimeFormat('de-DE', {
		weekday: 'short',
		day: '2-digit',
		month: '2-digit',
		year: 'numeric'
	});
	return short.format(parseISO(date));
}

/** "heute", "gestern", else the short date. */
export function nearDate(date: string, today: string): string {
	const days = differenceInCalendarDays(parseISO(today), parseISO(date));
	return days === 0 ? 'heute' : days === 1 ? 'gestern' : shortDate(date);
}
