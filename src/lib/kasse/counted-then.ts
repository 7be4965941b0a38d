import { sum } from '#lib/base/collections.ts';
import type { EntryId } from '#lib/base/ids.ts';
import { toCents, type Cents } from '#lib/base/money.ts';
import type { AnyEntry, BookingEntry } from '#lib/log/entry.ts';
import type { Place } from '#lib/log/place.ts';
import { voidsByTarget } from '#lib/log/standing.ts';
import type { EveningAccount, Paid } from './account.ts';
import { duesOf } from './dues.ts';

/** What was counted, the box and the account, in cents. */
export const countedSum = ({ cash, account = 0 }: NonNullable<BookingEntry['counted']>): Cents =>
	toCents(cash + account);

/** Why a count is right no more: `amount` is what should have lain there. */
export const correctedSince = (amount: string): string =>
	`Früheres danach berichtigt, es hätten ${amount} sein müssen`;

/**
 * What should have been there at a count by what is said today of the bookings and payments before it, in cents; null where that
 * comes to what was expected then. `places` are those of all bookings.
 */
export function expectedSince(
	{ counted, amount }: BookingEntry,
	order: EntryId,
	places: readonly Place<BookingEntry>[],
	accounts: Iterable<EveningAccount>
): Cents | null {
	if (!counted) return null;
	/** Who counted the box alone did not see what lay on the account. */
	const unseen = (account = 0): number => (counted.account === undefined ? account : 0);
	const looked = (one: BookingEntry | null | undefined): number => (one?.amount ?? 0) - unseen(one?.account);
	const before = places.filter(({ id }) => id < order);
	const booked = sum(before.map((place) => looked(place.entry) - looked(stoodAt(place, order))));
	const paidIn = (account: EveningAccount, payments: readonly Paid[]): number =>
		sum(duesOf({ ...account, payments }).dues.map(({ paid }) => paid)) -
		sum(payments.filter(({ struck }) => !struck).map((paid) => unseen(paid.account)));
	const paid = [...accounts].map((account) => {
		const now = account.payments.filter(({ place }) => place < order);
		if (!now.some(({ written }) => isChangedSince(written, order))) return 0;
		return (
			paidIn(account, now) -
			paidIn(
				account,
				now.map((one) => paidAt(one, order))
			)
		);
	});
	const moved = booked + sum(paid);
	return moved === 0 ? null : toCents(countedSum(counted) - amount + moved);
}

/** A payment as it stood when a later entry was written. */
function paidAt(payment: Paid, later: EntryId): Paid {
	const stood = stoodAt(payment.written, later);
	if (stood?.kind !== 'paid') return { ...payment, struck: true };
	const { amount, account = 0 } = stood;
	return { ...payment, amount: toCents(amount), account: toCents(account), struck: false };
}

/** Whether anything was written at a place after this entry. */
const isChangedSince = ({ chain, strikes }: Place, later: EntryId): boolean =>
	[...chain, ...strikes].some(({ id }) => id >= later);

/** What counted at a place when a later entry was written. */
function stoodAt<E extends AnyEntry>({ chain, strikes }: Place<E>, later: EntryId): E | undefined {
	const written = ({ id }: AnyEntry): boolean => id < later;
	const out = voidsByTarget(strikes.filter(written));
	return chain.findLast((one) => written(one) && !out.has(one.id));
}
