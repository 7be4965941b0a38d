import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';
import { parseISO } from 'date-fns/parseISO';

const LONG = new Intl.DateTimeFormat('de-DE', {
	weekday: 'long',
	day: 'numeric',
	month: 'long',
	year: 'numeric'
});
const SHORT = new Intl.DateTimeFormat('de-DE', {
	weekday: 'short',
	day: '2-digit',
	month: '2-digit',
	year: 'numeric'
});

/** "Samstag, 21. November 2026" for a date YYYY-MM-DD. */
export const longDate = (date: string): string => LONG.format(parseISO(date));

/** "Sa., 21.11.2026" */
export const shortDate = (date: string): string => SHORT.format(parseISO(date));

/** "heute", "gestern", else the short date. */
export function nearDate(date: string, today: string): string {
	const days = differenceInCalendarDays(parseISO(today), parseISO(date));
	return days === 0 ? 'heute' : days === 1 ? 'gestern' : shortDate(date);
}
