import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';
import { parseISO } from 'date-fns/parseISO';

// Written out: the browser's own formatter takes longer to make than the rest of a screen takes to draw on a slow phone.
const DAYS = ['Sonntag', 'Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag'] as const;
const MONTHS = [
	'Januar',
	'Februar',
	'März',
	'April',
	'Mai',
	'Juni',
	'Juli',
	'August',
	'September',
	'Oktober',
	'November',
	'Dezember'
] as const;

const two = (number: number): string => String(number).padStart(2, '0');

/** "Samstag, 21. November 2026" for a date YYYY-MM-DD. */
export function longDate(date: string): string {
	const day = parseISO(date);
	return `${DAYS[day.getDay()]}, ${day.getDate()}. ${MONTHS[day.getMonth()]} ${day.getFullYear()}`;
}

/** "Sa., 21.11.2026" */
export function shortDate(date: string): string {
	const day = parseISO(date);
	const weekday = DAYS[day.getDay()]?.slice(0, 2);
	return `${weekday}., ${two(day.getDate())}.${two(day.getMonth() + 1)}.${day.getFullYear()}`;
}

/** "heute", "gestern", else the short date. */
export function nearDate(date: string, today: string): string {
	const days = differenceInCalendarDays(parseISO(today), parseISO(date));
	return days === 0 ? 'heute' : days === 1 ? 'gestern' : shortDate(date);
}
