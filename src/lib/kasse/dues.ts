import type { MemberId } from '#lib/base/ids.ts';
import { NOTHING, sumOf, toCents, type Cents } from '#lib/base/money.ts';
import type { EveningAccount, Paid } from './account.ts';

/** What one member has to do with one evening's money. All in cents. */
export interface Due {
	readonly member: MemberId;
	/** What of his loss is the Kasse's: the rest lies in the Stock, or is another player's. */
	readonly owed: Cents;
	/** What he has handed over for the Kasse. */
	readonly paid: Cents;
	/** What he has handed over with it for the rest of his loss. */
	readonly aside: Cents;
	/** What is left to pay; negative: he paid too much. */
	readonly open: Cents;
	/** Also those taken back. */
	readonly payments: readonly Paid[];
}

/** An evening's dues, in the order of the balances. */
export interface EveningDues {
	readonly account: EveningAccount;
	readonly dues: readonly Due[];
	/** What somebody still has to pay. */
	readonly open: Cents;
	/** What somebody paid too much. */
	readonly over: Cents;
}

/**
 * Who has handed over what of his loss is the Kasse's. By the books the money is the Kasse's from the close on (§10); a
 * payment moves nothing but what is still open. In the cash box lies what the books say, less what is open, and more what was
 * paid too much. What lies in the Stock (§8.1) is neither owed nor paid here.
 */
export function duesOf(account: EveningAccount): EveningDues {
	const { handedOver, balance, payments } = account;
	const owing = [...balance.keys()].filter((member) => handedOver.has(member));
	const members = new Set([...owing, ...payments.map(({ member }) => member)]);
	const dues = [...members].map((member) => dueOf(account, member));
	const sum = (of: (due: Due) => number): Cents => toCents(dues.reduce((cents, due) => cents + of(due), 0));
	return {
		...{ account, dues },
		open: sum(({ open }) => Math.max(0, open)),
		over: sum(({ open }) => Math.max(0, -open))
	};
}

/** Whoever hands over his whole loss at once pays for the Kasse first; up to his loss, what is more is not paid too much. */
function dueOf({ handedOver, balance, payments, intoStock }: EveningAccount, member: MemberId): Due {
	const own = payments.filter((payment) => payment.member === member);
	const all = sumOf(own.filter(({ struck }) => !struck).map(({ amount }) => amount));
	const owed = handedOver.get(member) ?? NOTHING;
	const loss = intoStock > 0 ? Math.max(0, -(balance.get(member) ?? 0)) : owed;
	const aside = toCents(Math.max(0, Math.min(all, loss) - owed));
	const paid = toCents(all - aside);
	return { member, owed, paid, aside, open: toCents(owed - paid), payments: own };
}

/** What is in the Kasse by the books, beside what has really been handed over. */
export interface Cash {
	/** Of what is in it by the books, or was in it before it was spent: not handed over yet. */
	readonly open: Cents;
	readonly over: Cents;
	/** What should lie in the box; negative where more was spent than was handed over. */
	readonly cash: Cents;
}

export function cashOf(balance: Cents, dues: Iterable<EveningDues>): Cash {
	let [open, over] = [0, 0];
	for (const evening of dues) {
		open += evening.open;
		over += evening.over;
	}
	return { open: toCents(open), over: toCents(over), cash: toCents(balance - open + over) };
}
