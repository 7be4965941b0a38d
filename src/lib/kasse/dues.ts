import type { MemberId } from '#lib/base/ids.ts';
import { toCents, type Cents } from '#lib/base/money.ts';
import type { EveningAccount, Payment } from './account.ts';

/** What one member has to do with one evening's money. All in cents. */
export interface Due {
	readonly member: MemberId;
	/** What he lost, where the evening's winnings are the Kasse's. */
	readonly owed: Cents;
	/** What he has handed over. */
	readonly paid: Cents;
	/** What is left to pay; negative: he paid too much. */
	readonly open: Cents;
	/** Also those taken back. */
	readonly payments: readonly Payment[];
}

/** An evening's dues, in the order of the balances. */
export interface EveningDues {
	readonly account: EveningAccount;
	readonly dues: readonly Due[];
	/** What somebody still has to pay. */
	readonly open: Cents;
	/** What of that is the Kasse's: the rest is the Stock's, which gets its part last. */
	readonly openForKasse: Cents;
	/** What somebody paid too much. */
	readonly over: Cents;
	/** What of the losers' money went into the Stock; negative where the Stock paid winners. */
	readonly intoStock: Cents;
}

/**
 * Who has handed over what he lost. By the books the money is the Kasse's from the close on (§10); a payment moves nothing
 * but what is still open. In the cash box lies what the books say, less what is open, and more what was paid too much. What
 * losers owe may be more than the winnings: the rest goes into the Stock (§8.1), which is not the Kasse's.
 */
export function duesOf(account: EveningAccount): EveningDues {
	const { balance, payments, stands, forKasse, amount } = account;
	const counts = stands === 'closed' && forKasse;
	const owing = [...balance].filter(([, cents]) => counts && cents < 0).map(([member]) => member);
	const members = new Set([...owing, ...payments.map(({ member }) => member)]);
	const dues = [...members].map((member): Due => {
		const own = payments.filter((payment) => payment.member === member);
		const paid = own.reduce((sum, { amount, struck }) => sum + (struck ? 0 : amount), 0);
		const owed = counts ? Math.max(0, -(balance.get(member) ?? 0)) : 0;
		const cents = { owed: toCents(owed), paid: toCents(paid), open: toCents(owed - paid) };
		return { member, ...cents, payments: own };
	});
	const sum = (of: (due: Due) => number): Cents => toCents(dues.reduce((cents, due) => cents + of(due), 0));
	const open = sum(({ open }) => Math.max(0, open));
	const intoStock = toCents(counts ? sum(({ owed }) => owed) - amount : 0);
	return {
		...{ account, dues, open, intoStock },
		openForKasse: toCents(Math.max(0, open - Math.max(0, intoStock))),
		over: sum(({ open }) => Math.max(0, -open))
	};
}

/** What is in the Kasse by the books, beside what has really been handed over. */
export interface Cash {
	/** Of what is in it by the books: without what is open for the Stock. */
	readonly open: Cents;
	readonly over: Cents;
	/** What should lie in the box. */
	readonly cash: Cents;
}

export function cashOf(balance: Cents, dues: Iterable<EveningDues>): Cash {
	let [open, over] = [0, 0];
	for (const evening of dues) {
		open += evening.openForKasse;
		over += evening.over;
	}
	return { open: toCents(open), over: toCents(over), cash: toCents(balance - open + over) };
}
