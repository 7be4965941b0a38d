import { sum } from '#lib/base/collections.ts';
import type { MemberId } from '#lib/base/ids.ts';
import { euro, toCents, type Cents } from '#lib/base/money.ts';
import type { BookingEntry } from '#lib/log/entry.ts';
import type { Lies } from './box.ts';
import type { BookingLine, Ledger } from './ledger.ts';

/** The notes and coins of the euro, in cents, the largest first. */
export const PIECES = [50_000, 20_000, 10_000, 5000, 2000, 1000, 500, 200, 100, 50, 20, 10, 5, 2, 1] as const;

/** What so many of each piece come to, in cents. */
export const piecesSum = (howMany: ReadonlyMap<number, number>): Cents =>
	toCents(sum([...howMany].map(([piece, many]) => piece * many)));

/** The club's money as it was counted. Cents. */
export interface CashCount {
	/** What lay in the box. */
	readonly cash: Cents;
	/** What the bank says, if the club has an account. */
	readonly account: Cents | null;
	/** Who counted and signs for it. */
	readonly by: readonly MemberId[];
}

/** By how much there is more than by the books, in cents; negative where some is missing. */
export interface Difference {
	readonly box: Cents;
	/** Null where nobody looked. */
	readonly account: Cents | null;
	readonly together: Cents;
}

/** What was counted beside what should be there: the box with the box, the account with the account. */
export function differenceOf({ cash, account }: Omit<CashCount, 'by'>, expected: Lies): Difference {
	const box = toCents(cash - expected.box);
	const onAccount = account === null ? null : toCents(account - expected.account);
	return { box, account: onAccount, together: toCents(box + (onAccount ?? 0)) };
}

/**
 * The one booking that writes down a count and brings the books to it. `expected` is what should be there: together less than the
 * balance by what is not paid in yet.
 */
export function countBooking(
	count: CashCount,
	expected: Lies,
	reason: string,
	date: string
): Pick<BookingEntry, 'date' | 'amount' | 'purpose' | 'counted' | 'account'> & { readonly note: string } {
	const { cash, account, by } = count;
	const differs = differenceOf(count, expected);
	const found = [
		`Gezählt ${euro(cash)}, erwartet ${euro(expected.box)}`,
		...(account === null ? [] : [`Auf dem Konto ${euro(account)}, erwartet ${euro(expected.account)}`])
	];
	return {
		...{ date, amount: differs.together, purpose: 'Kasse gezählt' },
		note: [...found, reason].filter(Boolean).join('. '),
		...(differs.account ? { account: differs.account } : {}),
		counted: { cash, by, ...(account === null ? {} : { account }) }
	};
}

/** The counts that were not struck, oldest first. */
export const countsIn = ({ lines }: Pick<Ledger, 'lines'>): readonly BookingLine[] =>
	lines.filter(
		(line): line is BookingLine =>
			line.type === 'booking' && !line.struck && line.booking.counted !== undefined
	);
