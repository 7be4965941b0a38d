import type { EntryId } from '#lib/base/ids.ts';
import { sumOf, toCents, type Cents } from '#lib/base/money.ts';
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

/**
 * How much of the money lies on the account and how much in the box: on the account is what the last count saw there, and what
 * bookings and payments written since then say of themselves (docs/decisions.md, 48); in the box all the rest. `cash` is both
 * together, in cents, as `cashOf` says it.
 */
export const whereItLies = (
	cash: Cents,
	club: Pick<Standing, 'places'>,
	accounts: Iterable<Pick<EveningAccount, 'payments'>>
): Lies => divided(cash, bookingLines(club), accounts);

/** What a year's end is made of: box, account and `open` come to it, less `over`. */
export type YearEnd = Lies & Omit<Cash, 'cash'>;

/** Where the end of a year lay at the end of its last day, by what was booked for that day or before and ticked off by then. */
export function yearEndOf(
	{ year, end }: Pick<KasseYear, 'year' | 'end'>,
	club: Pick<Standing, 'places'>,
	accounts: Iterable<EveningAccount>
): YearEnd {
	const isBy = (date: string): boolean => date <= `${year}-12-31`;
	const then = [...accounts]
		.filter(({ date }) => isBy(date))
		.map((one) => ({ ...one, payments: one.payments.filter(({ at }) => isBy(at.slice(0, 10))) }));
	const { open, over, cash } = cashOf(end, then.map(duesOf));
	const lines = bookingLines(club).filter(({ date }) => isBy(date));
	return { open, over, ...divided(cash, lines, then) };
}

/** The parts of a year's end in German, each in cents; what is nothing is left out, but for the box. */
export function yearEndParts({ box, account, open, over }: YearEnd): readonly (readonly [string, Cents])[] {
	const parts = [
		['Auf dem Konto', account],
		['Noch nicht eingezahlt', open],
		['Zu viel eingezahlt', toCents(-over)]
	] as const;
	return [['Bar in der Kasse', box], ...parts.filter(([, amount]) => amount !== 0)];
}

function divided(
	cash: Cents,
	lines: readonly BookingLine[],
	accounts: Iterable<Pick<EveningAccount, 'payments'>>
): Lies {
	const bookings = lines.filter(({ struck }) => !struck);
	let seen: { readonly order: EntryId; readonly account: number } | undefined;
	for (const { order, booking } of bookings) {
		const account = booking.counted?.account;
		if (account !== undefined && (!seen || order > seen.order)) seen = { order, account };
	}
	const moves = [
		...bookings.map(({ order, booking }) => ({ order, account: booking.account ?? 0 })),
		...[...accounts].flatMap(({ payments }) =>
			payments.filter(({ struck }) => !struck).map(({ place, account = 0 }) => ({ order: place, account }))
		)
	];
	const since = moves.filter(({ order }) => !seen || order > seen.order);
	const account = sumOf([seen?.account ?? 0, ...since.map((move) => move.account)].map(toCents));
	return { box: toCents(cash - account), account };
}
