// Calendar dates as whole numbers; years 0 to 9999, without time zones.

const DAY = 86_400_000;
const FIRST = Date.UTC(2020, 0, 1);
const EARLIEST = -737_790;
const LATEST = 2_914_634;

/** Days from 1 January 2020 to a date YYYY-MM-DD. */
export const dayNumber = (date: string): number => (Date.parse(`${date}T00:00:00Z`) - FIRST) / DAY;

/** The date of a day number, YYYY-MM-DD; null outside the years with four digits. */
export function dateOfDay(number: number): string | null {
	if (!Number.isSafeInteger(number) || number < EARLIEST || number > LATEST) return null;
	return new Date(FIRST + number * DAY).toISOString().slice(0, 10);
}
