import type { MemberId } from '#lib/base/ids.ts';
import { NOTHING, sumOf, toCents, type Cents } from '#lib/base/money.ts';
import type { EveningAccount, Paid } from './account.ts';

/** What one member owes the Kasse for one evening, and has paid. All in cents. */
export interface Due {
	readonly member: MemberId;
	/** The part of his loss that is the Kasse's. The rest lies in the Stock, or is another player's. */
	readonly owed: Cents;
	/** What he has handed over for the Kasse. */
	readonly paid: Cents;
	/** What he has handed over for the rest of his loss. */
	readonly aside: Cents;
	/** What is left to pay; negative if he paid too much. */
	readonly open: Cents;
	/** All his payments, those taken back as well. */
	readonly payments: readonly Paid[];
}

/** An evening's dues, in the order of the balances. */
export interface EveningDues {
	readonly account: EveningAccount;
	readonly dues: readonly Due[];
	/** What is still to be paid, over all members. */
	readonly open: Cents;
	/** What was paid too much, over all members. */
	readonly over: Cents;
}

/**
 * Who owes the Kasse for an evening, and who has paid. By the books the money is the Kasse's as soon as the evening is closed
 * (§10), so a payment changes only what is still open. The cash box holds what the books say, less what is open, plus what was
 * paid too much. Money in the Stock (§8.1) is neither owed nor paid here.
 */
export function duesOf(account: EveningAccount): EveningDues {
	const { handedOver, balance, payments } = account;
	const owing = [...balance.keys()].filter((member) => handedOver.has(member));
	const members = new Set([...owing, ...payments.map(({ member }) => member)]);
	return withSums(
		account,
		[...members].map((member) => dueOf(account, member))
	);
}

/** The dues of these members alone, and what those come to. */
export const duesAmong = (
	{ account, dues }: EveningDues,
	isAmong: (member: MemberId) => boolean
): EveningDues =>
	withSums(
		account,
		dues.filter(({ member }) => isAmong(member))
	);

function withSums(account: EveningAccount, dues: readonly Due[]): EveningDues {
	const sum = (of: (due: Due) => number): Cents => toCents(dues.reduce((cents, due) => cents + of(due), 0));
	return {
		account,
		dues,
		open: sum(({ open }) => Math.max(0, open)),
		over: sum(({ open }) => Math.max(0, -open))
	};
}

/** A payment goes to the Kasse first. What is more than that counts as `aside`, up to his whole loss, and is not too much. */
function dueOf({ handedOver, balance, payments, intoStock }: EveningAccount, member: MemberId): Due {
	const own = payments.filter((payment) => payment.member === member);
	const all = sumOf(own.filter(({ struck }) => !struck).map(({ amount }) => amount));
	const owed = handedOver.get(member) ?? NOTHING;
	const loss = intoStock > 0 ? Math.max(0, -(balance.get(member) ?? 0)) : owed;
	const aside = toCents(Math.max(0, Math.min(all, loss) - owed));
	const paid = toCents(all - aside);
	return { member, owed, paid, aside, open: toCents(owed - paid), payments: own };
}

/** The money that should lie in the cash box, by what has really been handed over. In cents. */
export interface Cash {
	/** What the books count as the Kasse's and nobody has handed over yet. */
	readonly open: Cents;
	/** What was paid too much. */
	readonly over: Cents;
	/** What should lie in the box; negative where more was spent than was handed over. */
	readonly cash: Cents;
}

/** What should lie in the cash box, given the balance by the books in cents and the dues of all evenings. */
export function cashOf(balance: Cents, dues: Iterable<EveningDues>): Cash {
	let [open, over] = [0, 0];
	for (const evening of dues) {
		open += evening.open;
		over += evening.over;
	}
	return { open: toCents(open), over: toCents(over), cash: toCents(balance - open + over) };
}
