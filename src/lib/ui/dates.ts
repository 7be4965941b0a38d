// Written out, because on a slow phone creating the browser's formatter takes longer than drawing the rest of a screen.
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

const DAY = 86_400_000;

/** The day in UTC, where all days are equally long. */
const utc = (date: string): Date => new Date(`${date}T00:00Z`);

const two = (number: number): string => String(number).padStart(2, '0');

/** "Samstag, 21. November 2026" for a date YYYY-MM-DD. */
export function longDate(date: string): string {
	const day = utc(date);
	return `${DAYS[day.getUTCDay()]}, ${day.getUTCDate()}. ${MONTHS[day.getUTCMonth()]} ${day.getUTCFullYear()}`;
}

/** "November 2026" for a month YYYY-MM. */
export const monthText = (month: string): string =>
	`${MONTHS[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`;

/** "Sa., 21.11.2026" for a date YYYY-MM-DD. */
export function shortDate(date: string): string {
	const day = utc(date);
	const weekday = DAYS[day.getUTCDay()]?.slice(0, 2);
	return `${weekday}., ${two(day.getUTCDate())}.${two(day.getUTCMonth() + 1)}.${day.getUTCFullYear()}`;
}

/** "heute" or "gestern", else the short date. Both dates are YYYY-MM-DD. */
export function nearDate(date: string, today: string): string {
	const days = daysUntil(today, date);
	return days === 0 ? 'heute' : days === 1 ? 'gestern' : shortDate(date);
}

/** How many days a day is ahead; negative if it is over. Both dates are YYYY-MM-DD. */
export const daysUntil = (date: string, today: string): number =>
	(utc(date).getTime() - utc(today).getTime()) / DAY;

/** "heute", "morgen", "übermorgen" or "in 6 Tagen" for a day to come. Both dates are YYYY-MM-DD. */
export function daysAhead(date: string, today: string): string {
	const days = Math.max(0, daysUntil(date, today));
	return ['heute', 'morgen', 'übermorgen'][days] ?? `in ${days} Tagen`;
}
