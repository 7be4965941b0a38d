import { NOTHING, toCents, type Cents } from '#lib/base/money.ts';
import { yearOf } from '#lib/log/calendar.ts';
import type { BookingEntry } from '#lib/log/entry.ts';
import type { BookingLine, Ledger, LedgerLine } from './ledger.ts';

/** A calendar year of the Kasse: the treasurer's page. All amounts in cents. */
export interface KasseYear {
	readonly year: number;
	/** What the year began with: computed from all before it, never booked. */
	readonly carried: Cents;
	/** Oldest first; struck ones move nothing. */
	readonly lines: readonly LedgerLine[];
	/** What evenings brought in. */
	readonly winnings: Cents;
	readonly bookedIn: Cents;
	/** Negative. */
	readonly bookedOut: Cents;
	/** What the year ended with, or stands at. */
	readonly end: Cents;
	/** The closing that counts; null while the year is open. */
	readonly closing: Closing | null;
}

export interface Closing {
	readonly line: BookingLine;
	/** What the treasurer signed. */
	readonly signed: Cents;
	/** What the year comes to by now beyond that: not 0 where something was changed or booked since. */
	readonly moved: Cents;
}

/** The years in which anything happened, and this one; newest first. */
export function yearsOf({ lines }: Ledger, today: string): readonly number[] {
	const years = new Set([yearOf(today), ...lines.map(({ date }) => yearOf(date))]);
	return [...years].sort((a, b) => b - a);
}

/** One year of the ledger. Its carry-over is what the year before ended with, by construction. */
export function yearIn(ledger: Ledger, year: number): KasseYear {
	const lines = ledger.lines.filter(({ date }) => yearOf(date) === year);
	const before = ledger.lines.findLast(({ date }) => yearOf(date) < year);
	const carried = before?.balance ?? NOTHING;
	const end = lines.at(-1)?.balance ?? carried;
	const sum = (counts: (line: LedgerLine) => boolean): Cents =>
		toCents(lines.reduce((cents, line) => cents + (counts(line) ? line.amount : 0), 0));
	return {
		...{ year, carried, lines, end },
		winnings: sum(({ type }) => type === 'evening'),
		bookedIn: sum(({ type, amount }) => type === 'booking' && amount > 0),
		bookedOut: sum(({ type, amount }) => type === 'booking' && amount < 0),
		closing: closingOf(ledger, year, end)
	};
}

/** The last closing of the year that was not voided; it may stand under a later date. */
function closingOf({ lines }: Ledger, year: number, end: Cents): Closing | null {
	const closings = lines.filter(
		(line): line is BookingLine =>
			line.type === 'booking' && !line.struck && line.booking.closes?.year === year
	);
	const [last] = closings.sort((a, b) => (a.order < b.order ? 1 : -1));
	if (!last?.booking.closes) return null;
	const signed = toCents(last.booking.closes.balance);
	return { line: last, signed, moved: toCents(end - signed) };
}

/**
 * What closes a year: the booking moves nothing and says what was signed. It takes the place of the closing before it, but of
 * none that a file brought with an amount of its own: that money would be gone with it.
 */
export function closingFor({ year, end, closing }: KasseYear, today: string): NewClosing {
	const date = yearOf(today) > year ? `${year}-12-31` : today;
	const closes = { year, balance: end };
	const replaces = closing && closing.line.amount === 0 ? { replaces: closing.line.booking.id } : {};
	return { kind: 'booking', date, amount: 0, purpose: `Jahresabschluss ${year}`, closes, ...replaces };
}

type NewClosing = Omit<BookingEntry, 'id' | 'at'>;
