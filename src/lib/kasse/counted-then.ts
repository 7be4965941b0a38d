import { sum } from '#lib/base/collections.ts';
import type { EntryId } from '#lib/base/ids.ts';
import { NOTHING, toCents, type Cents } from '#lib/base/money.ts';
import type { AnyEntry, BookingEntry } from '#lib/log/entry.ts';
import type { Place } from '#lib/log/place.ts';
import { voidsByTarget } from '#lib/log/standing.ts';
import type { EveningAccount, Paid } from './account.ts';
import { duesOf } from './dues.ts';

/** What was counted, the box and the account, in cents. */
export const countedSum = ({ cash, account = 0 }: Counted): Cents => toCents(cash + account);

/** Why a count is right no more: `amount` is what should have lain there. */
export const correctedSince = (amount: string): string =>
	`Früheres danach berichtigt, es hätten ${amount} sein müssen`;

/** What was booked after a count for days before it: `amount` with its sign. */
export const behindText = (amount: string): string => `Erst danach für frühere Tage gebucht: ${amount}`;

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
	const unseen = unseenAt(counted);
	const looked = lookedAt(counted);
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

/**
 * What was booked after a count for days before it, in cents. Nobody knows whether that money had moved when it was counted, so the
 * count is not wrong by it.
 */
export function bookedBehind(
	{ counted, date, at }: BookingEntry,
	order: EntryId,
	places: readonly Place<BookingEntry>[]
): Cents {
	if (!counted) return NOTHING;
	const looked = lookedAt(counted);
	// An id from elsewhere tells no time: what came later says so by its own, too.
	const isLater = ({ id, chain: [first] }: Place): boolean =>
		id > order && first !== undefined && Date.parse(first.at) >= Date.parse(at);
	const behind = places.filter((place) => isLater(place) && place.entry !== null && place.entry.date < date);
	return toCents(sum(behind.map(({ entry }) => looked(entry))));
}

type Counted = NonNullable<BookingEntry['counted']>;

/** Of what moved the account, how much a count did not see: who counted the box alone saw nothing of it. */
const unseenAt =
	(counted: Counted) =>
	(account = 0): number =>
		counted.account === undefined ? account : 0;

/** How much of a booking a count saw. */
const lookedAt =
	(counted: Counted) =>
	(one: BookingEntry | null | undefined): number =>
		(one?.amount ?? 0) - unseenAt(counted)(one?.account);

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
