import { NOTHING, type Cents } from '#lib/base/money.ts';
import type { Ledger } from './ledger.ts';
import { yearOf } from '#lib/log/club-dates.ts';

/** What was in the Kasse at the end of a month. */
export interface MonthEnd {
	readonly year: number;
	/** 1 to 12; 0 is the beginning of the first year shown. */
	readonly month: number;
	/** By the books, in cents. */
	readonly balance: Cents;
}

/** Years, back or ahead: a mistyped date must not make the curve two thousand years long. */
const LONGEST = 60;

/**
 * What was in the Kasse at the end of each month, of one year or of all (`null`), up to this month or that of a later line.
 * By month and not by line, so that a curve over it is a curve over time. `today` is YYYY-MM-DD.
 */
export function monthEnds({ lines }: Ledger, year: number | null, today: string): readonly MonthEnd[] {
	const [first, end] = spanOf(lines, year, today);
	const course: MonthEnd[] = [];
	let next = 0;
	let balance = NOTHING;
	for (let at = { year: first, month: 0 }; nameOf(at) <= end; at = monthAfter(at)) {
		const name = nameOf(at);
		for (let line = lines[next]; line && line.date.slice(0, 7) <= name; line = lines[++next])
			balance = line.balance;
		course.push({ ...at, balance });
	}
	return course;
}

type Month = Pick<MonthEnd, 'year' | 'month'>;

const monthAfter = ({ year, month }: Month): Month =>
	month === 12 ? { year: year + 1, month: 1 } : { year, month: month + 1 };

/** Dates of a month begin with its name, and month 00 comes before all dates of the year. */
const nameOf = ({ year, month }: Month): string =>
	`${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}`;

/** The first year, and the name of the last month. */
function spanOf(lines: Ledger['lines'], year: number | null, today: string): readonly [number, string] {
	const last = lines.at(-1)?.date ?? today;
	const latest = (today > last ? today : last).slice(0, 7);
	const until = (month: string): string => (latest < month ? latest : month);
	if (year !== null) return [year, until(nameOf({ year, month: 12 }))];
	const now = yearOf(today);
	const first = Math.max(Math.min(yearOf(lines[0]?.date ?? today), now), now - LONGEST);
	return [first, until(nameOf({ year: now + LONGEST, month: 12 }))];
}
