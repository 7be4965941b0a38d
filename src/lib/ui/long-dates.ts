import { DAYS, daysUntil, utc } from './dates.ts';

// Dates as they are read on paper and in headings; no table needs them.

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

/** "Samstag, 21. November 2026" for a date YYYY-MM-DD. */
export function longDate(date: string): string {
	const day = utc(date);
	return `${DAYS[day.getUTCDay()]}, ${day.getUTCDate()}. ${MONTHS[day.getUTCMonth()]} ${day.getUTCFullYear()}`;
}

/** "November 2026" for a month YYYY-MM. */
export const monthText = (month: string): string =>
	`${MONTHS[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`;

/** "heute", "morgen", "übermorgen" or "in 6 Tagen" for a day to come. Both dates are YYYY-MM-DD. */
export function daysAhead(date: string, today: string): string {
	const days = Math.max(0, daysUntil(date, today));
	return ['heute', 'morgen', 'übermorgen'][days] ?? `in ${days} Tagen`;
}
