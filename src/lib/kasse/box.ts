import type { EntryId } from '#lib/base/ids.ts';
import { sum } from '#lib/base/collections.ts';
import { toCents, type Cents } from '#lib/base/money.ts';
import type { Standing } from '#lib/log/standing.ts';
import type { EveningAccount } from './account.ts';
import { cashOf, duesOf, type Cash } from './dues.ts';
import { bookingLines, type BookingLine } from './ledger.ts';
import type { KasseYear } from './years.ts';

/** Where the club's money lies by the books. Cents. */
export interface Lies {
	/** In the box; negative where more was spent than was there. */
	readonly box: Cents;
	/** On the account. */
	readonly account: Cents;
}

type Club = Pick<Standing, 'places'>;
type Accounts = Iterable<Pick<EveningAccount, 'payments'>>;

/**
 * How much of the money lies on the account and how much in the box: on the account is what the last count saw there, and what
 * bookings and payments written since then say of themselves (docs/decisions.md, 48); in the box all the rest. `cash` is both
 * together, in cents, as `cashOf` says it.
 */
export function whereItLies(cash: Cents, club: Club, accounts: Accounts): Lies {
	const account = onAccount(bookingLines(club), movesOf(club, accounts));
	return { box: toCents(cash - account), account };
}

/** What a year's end is made of: box, account and `open` come to it, less `over`. */
export type YearEnd = Lies & Omit<Cash, 'cash'>;

/**
 * Where the end of a year lay at the end of its last day, by what was booked for that day or before and ticked off by then: what
 * moved the account later is taken off what lies there now. A count of January, booked into the year before, saw January's account.
 */
export function yearEndOf(
	{ year, end }: Pick<KasseYear, 'year' | 'end'>,
	club: Club,
	accounts: Iterable<EveningAccount>
): YearEnd {
	const isBy = (date: string): boolean => date <= `${year}-12-31`;
	const all = [...accounts];
	const then = all
		.filter(({ date }) => isBy(date))
		.map((one) => ({ ...one, payments: one.payments.filter(({ at }) => isBy(at.slice(0, 10))) }));
	const { open, over, cash } = cashOf(end, then.map(duesOf));
	const later = movesOf(club, all).filter(({ date }) => !isBy(date));
	const account = toCents(whereItLies(cash, club, all).account - sum(later.map((move) => move.account)));
	return { open, over, box: toCents(cash - account), account };
}

/** The parts of a year's end in German, each in cents; what is nothing is left out, but for the box. */
export function yearEndParts({ box, account, open, over }: YearEnd): readonly (readonly [string, Cents])[] {
	const parts = [
		['Auf dem Konto', account],
		['Zum Endstand noch nicht eingezahlt', open],
		['Zum Endstand zu viel eingezahlt', toCents(-over)]
	] as const;
	return [['Bar in der Kasse', box], ...parts.filter(([, amount]) => amount !== 0)];
}

/** What moved the account, when, and the entry that says so. */
interface Move {
	readonly order: EntryId;
	readonly date: string;
	readonly account: number;
}

const movesOf = (club: Club, accounts: Accounts): readonly Move[] => [
	...bookingLines(club)
		.filter(({ struck }) => !struck)
		.map(({ order, date, booking }) => ({ order, date, account: booking.account ?? 0 })),
	...[...accounts].flatMap(({ payments }) =>
		payments
			.filter(({ struck }) => !struck)
			.map(({ place, at, account = 0 }) => ({ order: place, date: at.slice(0, 10), account }))
	)
];

function onAccount(lines: readonly BookingLine[], moves: readonly Move[]): Cents {
	let seen: { readonly order: EntryId; readonly account: number } | undefined;
	for (const { order, booking, struck } of lines) {
		const account = struck ? undefined : booking.counted?.account;
		if (account !== undefined && (!seen || order > seen.order)) seen = { order, account };
	}
	const since = moves.filter(({ order }) => !seen || order > seen.order);
	return toCents((seen?.account ?? 0) + sum(since.map((move) => move.account)));
}
