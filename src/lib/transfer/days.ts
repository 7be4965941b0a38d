// Days of the calendar as whole numbers; the year 0 to 9999, in no time zone.

const DAY = 86_400_000;
const FIRST = Date.UTC(2020, 0, 1);
const EARLIEST = -737_790;
const LATEST = 2_914_634;

/** Days from 1 January 2020 to a date YYYY-MM-DD. */
export const dayNumber = (date: string): number => (Date.parse(`${date}T00:00:00Z`) - FIRST) / DAY;

/** The date of a day, YYYY-MM-DD; null beyond the years that have four digits. */
export function dayOf(number: number): string | null {
	if (!Number.isSafeInteger(number) || number < EARLIEST || number > LATEST) return null;
	return new Date(FIRST + number * DAY).toISOString().slice(0, 10);
}
