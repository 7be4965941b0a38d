import { NOTHING, type Cents } from '#lib/base/money.ts';
import type { Ledger } from './ledger.ts';
import { yearOf } from '#lib/log/calendar.ts';

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
	const last = lines.at(-1)?.date ?? today;
	const now = yearOf(today);
	const first = year ?? Math.max(Math.min(yearOf(lines[0]?.date ?? today), now), now - LONGEST);
	const latest = year === null && yearOf(last) > now + LONGEST ? `${now + LONGEST}-12` : last;
	const end = (today > latest ? today : latest).slice(0, 7);
	const course: MonthEnd[] = [];
	let next = 0;
	let balance = NOTHING;
	for (
		let [y, month] = [first, 0];
		year === null || y === year;
		month === 12 ? ((y += 1), (month = 1)) : month++
	) {
		const name = `${String(y).padStart(4, '0')}-${String(month).padStart(2, '0')}`;
		if (name > end) break;
		// Dates of a month begin with its name, and month 00 comes before all dates of the year.
		for (let line = lines[next]; line && line.date.slice(0, 7) <= name; line = lines[++next])
			balance = line.balance;
		course.push({ year: y, month, balance });
	}
	return course;
}
