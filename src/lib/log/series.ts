/** How often a club meets. */
export const RHYTHMS = ['week', 'twoWeeks', 'fourWeeks', 'month'] as const;
export type Rhythm = (typeof RHYTHMS)[number];

const DAYS: Readonly<Record<Exclude<Rhythm, 'month'>, number>> = { week: 7, twoWeeks: 14, fourWeeks: 28 };

/** The most dates of one series: more than a year of weeks. */
export const MOST_DATES = 60;

/** Which one of its weekday in the month a day is, 1 to 4; 5 is the last one, whether it is the fourth or the fifth. */
export const nthOf = (date: string): number => Math.ceil(Number(date.slice(8)) / DAYS.week);

/**
 * The dates of a series from its first to the last that is not after `until`, all YYYY-MM-DD. By month it is the same weekday of
 * each month: the second Friday, or the last one where the first date is a fifth.
 */
export function seriesDates(first: string, rhythm: Rhythm, until: string): readonly string[] {
	const dates: string[] = [];
	for (let nth = 0; dates.length < MOST_DATES; nth++) {
		const date = rhythm === 'month' ? monthsLater(first, nth) : textOf(dayAfter(first, nth * DAYS[rhythm]));
		if (date > until) break;
		dates.push(date);
	}
	return dates;
}

const textOf = (day: Date): string => day.toISOString().slice(0, 10);

/** The beginning of a day in UTC, `later` days after `date` (YYYY-MM-DD). In UTC all days are equally long. */
export function dayAfter(date: string, later = 0): Date {
	const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
	return new Date(Date.UTC(year, month - 1, day + later));
}

/** The most days of one event that members answer by day: three weeks. */
export const MOST_DAYS = 21;

/** The days of an event, YYYY-MM-DD; the first ones where it takes longer than anybody answers by day. */
export function daysOf({
	date,
	until = date
}: {
	readonly date: string;
	readonly until?: string | undefined;
}): readonly string[] {
	const days: string[] = [];
	for (let nth = 0; nth < MOST_DAYS; nth++) {
		const day = textOf(dayAfter(date, nth));
		if (nth > 0 && day > until) break;
		days.push(day);
	}
	return days;
}

/** The same weekday so many months later. */
function monthsLater(date: string, later: number): string {
	const [year = 0, month = 1] = date.split('-').map(Number);
	const weekday = dayAfter(date).getUTCDay();
	const begins = new Date(Date.UTC(year, month - 1 + later, 1));
	const firstOne = 1 + ((weekday - begins.getUTCDay() + DAYS.week) % DAYS.week);
	const days = new Date(Date.UTC(year, month + later, 0)).getUTCDate();
	const nth = nthOf(date);
	const fits = firstOne + (nth - 1) * DAYS.week;
	const last = firstOne + Math.floor((days - firstOne) / DAYS.week) * DAYS.week;
	return textOf(new Date(Date.UTC(year, month - 1 + later, nth > 4 ? last : fits)));
}
