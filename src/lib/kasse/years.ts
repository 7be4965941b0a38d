import { NOTHING, toCents, type Cents } from '#lib/base/money.ts';
import { yearOf } from '#lib/log/club-dates.ts';
import type { BookingEntry } from '#lib/log/entry.ts';
import { feesIn, type BookingLine, type Ledger, type LedgerLine } from './ledger.ts';

/** A calendar year of the Kasse, as the treasurer's page shows it. All amounts in cents. */
export interface KasseYear {
	readonly year: number;
	/** What the year began with. It is computed from everything before and never booked. */
	readonly carried: Cents;
	/** Oldest first. Struck lines move nothing. */
	readonly lines: readonly LedgerLine[];
	/** What was won at evenings and belongs to the Kasse. */
	readonly winnings: Cents;
	/** What was paid as the fee of an evening. */
	readonly fees: Cents;
	readonly bookedIn: Cents;
	/** What was booked out, negative. */
	readonly bookedOut: Cents;
	/** What the year ended with, or stands at now. */
	readonly end: Cents;
	/** The closing of the year that counts; null while the year is open. */
	readonly closing: Closing | null;
}

interface Closing {
	readonly line: BookingLine;
	/** The balance that the treasurer signed, in cents. */
	readonly signed: Cents;
	/** By how many cents the year's end has moved since: not 0 if something was changed or booked later. */
	readonly moved: Cents;
}

/** The years in which anything happened, and this one; newest first. */
export function yearsOf({ lines }: Ledger, today: string): readonly number[] {
	const years = new Set([yearOf(today), ...lines.map(({ date }) => yearOf(date))]);
	return [...years].sort((a, b) => b - a);
}

/** One year of the ledger. Its carry-over is always what the year before ended with. */
export function yearIn(ledger: Ledger, year: number): KasseYear {
	const lines = ledger.lines.filter(({ date }) => yearOf(date) === year);
	const before = ledger.lines.findLast(({ date }) => yearOf(date) < year);
	const carried = before?.balance ?? NOTHING;
	const end = lines.at(-1)?.balance ?? carried;
	const sum = (counts: (line: LedgerLine) => boolean): Cents =>
		toCents(lines.reduce((cents, line) => cents + (counts(line) ? line.amount : 0), 0));
	const fees = toCents(lines.reduce((cents, line) => cents + feesIn(line), 0));
	return {
		year,
		carried,
		lines,
		end,
		winnings: toCents(sum(({ type }) => type === 'evening') - fees),
		fees,
		bookedIn: sum(({ type, amount }) => type === 'booking' && amount > 0),
		bookedOut: sum(({ type, amount }) => type === 'booking' && amount < 0),
		closing: closingOf(ledger, year, end)
	};
}

/** The year's last closing that was not voided. Its date may be in a later year. */
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

/** The last day on which something can still be booked into a year: today, or its last one. */
export const lastDay = (year: number, today: string): string =>
	yearOf(today) > year ? `${year}-12-31` : today;

/**
 * The booking that closes a year: it moves nothing and says what balance was signed. It replaces the closing before it, unless
 * a file brought that one with an amount of its own, which would then be lost.
 */
export function closingFor({ year, end, closing }: KasseYear, today: string): NewClosing {
	const date = lastDay(year, today);
	const closes = { year, balance: end };
	const replaces = closing && closing.line.amount === 0 ? { replaces: closing.line.booking.id } : {};
	return { kind: 'booking', date, amount: 0, purpose: `Jahresabschluss ${year}`, closes, ...replaces };
}

type NewClosing = Omit<BookingEntry, 'id' | 'at'>;
