import type { EntryId } from '#lib/base/ids.ts';
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
 * How much of the money lies on the account and how much in the box: on the account is what the last count saw there, and what
 * bookings and payments written since then say of themselves (docs/decisions.md, 48); in the box all the rest. `cash` is both
 * together, in cents, as `cashOf` says it.
 */
export function whereItLies(
	cash: Cents,
	club: Pick<Standing, 'places'>,
	accounts: Iterable<Pick<EveningAccount, 'payments'>>
): Lies {
	const bookings = bookingLines(club).filter(({ struck }) => !struck);
	let seen: { readonly order: EntryId; readonly account: number } | undefined;
	for (const { order, booking } of bookings) {
		const account = booking.counted?.account;
		if (account !== undefined && (!seen || order > seen.order)) seen = { order, account };
	}
	const moves = [
		...bookings.map(({ order, booking }) => ({ order, account: booking.account ?? 0 })),
		...[...accounts].flatMap(({ payments }) =>
			payments
				.filter(({ struck }) => !struck)
				.map(({ place, account = 0 }) => ({ order: place, account }))
		)
	];
	const since = moves.filter(({ order }) => !seen || order > seen.order);
	const account = sumOf([seen?.account ?? 0, ...since.map((move) => move.account)].map(toCents));
	return { box: toCents(cash - account), account };
}
