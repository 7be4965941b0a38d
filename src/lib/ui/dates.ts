// Written out, because on a slow phone creating the browser's formatter takes longer than drawing the rest of a screen.
export const DAYS = [
	'Sonntag',
	'Montag',
	'Dienstag',
	'Mittwoch',
	'Donnerstag',
	'Freitag',
	'Samstag'
] as const;

const DAY = 86_400_000;

/** The day in UTC, where all days are equally long. */
export const utc = (date: string): Date => new Date(`${date}T00:00Z`);

const two = (number: number): string => String(number).padStart(2, '0');

/** "Sa., 21.11.2026" for a date YYYY-MM-DD. */
export function shortDate(date: string): string {
	const day = utc(date);
	const weekday = DAYS[day.getUTCDay()]?.slice(0, 2);
	return `${weekday}., ${two(day.getUTCDate())}.${two(day.getUTCMonth() + 1)}.${day.getUTCFullYear()}`;
}

/** "heute" or "gestern", else the short date or what `far` makes of it. Both dates are YYYY-MM-DD. */
export function nearDate(date: string, today: string, far = shortDate): string {
	const days = daysUntil(today, date);
	return days === 0 ? 'heute' : days === 1 ? 'gestern' : far(date);
}

/** How many days a day is ahead; negative if it is over. Both dates are YYYY-MM-DD. */
export const daysUntil = (date: string, today: string): number =>
	(utc(date).getTime() - utc(today).getTime()) / DAY;
