import { sumOf, toCents, type Cents } from '#lib/base/money.ts';
import type { Standing } from '#lib/log/standing.ts';
import type { EveningAccount } from './account.ts';
import { bookingLines } from './ledger.ts';

/** Where the club's money lies by the books. Cents. */
export interface Lies {
	/** In the box; negative where more was spent than was there. */
	readonly box: Cents;
	/** On the account. */
	readonly account: Cents;
}

/**
 * How much of the money lies on the account and how much in the box: on the account is what bookings and payments say so of
 * themselves, in the box all the rest. `cash` is both together, in cents, as `cashOf` says it.
 */
export function whereItLies(
	cash: Cents,
	club: Pick<Standing, 'places'>,
	accounts: Iterable<Pick<EveningAccount, 'payments'>>
): Lies {
	const booked = bookingLines(club).flatMap(({ struck, booking }) => (struck ? [] : (booking.account ?? 0)));
	const paid = [...accounts].flatMap(({ payments }) =>
		payments.flatMap(({ struck, account = 0 }) => (struck ? [] : account))
	);
	const account = sumOf([...booked, ...paid].map(toCents));
	return { box: toCents(cash - account), account };
}
