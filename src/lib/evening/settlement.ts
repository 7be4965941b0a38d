import type { MemberId } from '#lib/base/ids.ts';
import { toCents, type Cents } from '#lib/base/money.ts';
import type { EveningBase } from './state.ts';

/** Who takes part in a settlement: the players, and what is kept between them. */
export type Party = MemberId | 'stock' | 'kasse';

export interface Payment {
	readonly from: Party;
	readonly to: Party;
	/** Cents, always positive. */
	readonly amount: Cents;
}

/** Above so many parties the exact search would take seconds; the greedy answer is at most a few payments longer. */
const EXACT_UP_TO = 12;

/** Who pays whom at the end, players and the Stock alike. */
export function settlementAmongPlayers(state: EveningBase): readonly Payment[] {
	return fewestPayments(partiesOf(state));
}

/** At an ordinary evening of a club that keeps a Kasse, whoever lost pays into it and nobody keeps his winnings (§10). */
export function settlementIntoKasse(state: EveningBase): readonly Payment[] {
	return [...state.balance]
		.filter(([, cents]) => cents < 0)
		.map(([from, cents]) => ({ from, to: 'kasse', amount: toCents(-cents) }));
}

/** Whether tonight's winnings go into the Kasse: by the book, at an ordinary evening; trip and championship are one's own. */
export const winningsGoToKasse = (state: EveningBase): boolean =>
	state.book.winningsToKasse !== null && state.occasion === 'abend';

function partiesOf(state: EveningBase): ReadonlyMap<Party, Cents> {
	const parties = new Map<Party, Cents>(state.balance);
	// What the players' balances lack to zero went into the Stock, or came out of it.
	let stock = 0;
	for (const cents of state.balance.values()) stock -= cents;
	return parties.set('stock', toCents(stock));
}

/**
 * The fewest payments that bring every balance (cents, sum 0) to zero: as many groups as possible that sum to zero in
 * themselves, for a group of n needs n − 1 payments.
 */
export function fewestPayments(balances: ReadonlyMap<Party, Cents>): readonly Payment[] {
	const open = [...balances].filter(([, cents]) => cents !== 0);
	if (open.length > EXACT_UP_TO) return payWithin(open);
	return zeroGroups(open.map(([, cents]) => cents)).flatMap((group) =>
		payWithin(open.filter((_, i) => (group >> i) & 1))
	);
}

/** Splits amounts that sum to 0 into the most groups that do, each a bit set of places. */
function zeroGroups(amounts: readonly Cents[]): readonly number[] {
	const all = (1 << amounts.length) - 1;
	const sums = new Int32Array(all + 1);
	// The most groups within a set, and which place was added last on the way there.
	const most = new Int32Array(all + 1);
	const last = new Int32Array(all + 1).fill(-1);
	for (let set = 1; set <= all; set++) {
		let best = -1;
		for (let i = 0; i < amounts.length; i++) {
			if (!((set >> i) & 1)) continue;
			const rest = set & ~(1 << i);
			sums[set] = (sums[rest] ?? 0) + (amounts[i] ?? 0);
			if ((most[rest] ?? 0) > best) {
				best = most[rest] ?? 0;
				last[set] = i;
			}
		}
		most[set] = best + (sums[set] === 0 ? 1 : 0);
	}
	const groups: number[] = [];
	for (let set = all, group = 0; set > 0;) {
		const bit = 1 << (last[set] ?? 0);
		group |= bit;
		set &= ~bit;
		if (sums[set] === 0) {
			groups.push(group);
			group = 0;
		}
	}
	return groups;
}

/** Largest debt to largest credit, until nothing is open: one payment fewer than there are parties, at most. */
function payWithin(group: readonly (readonly [Party, Cents])[]): readonly Payment[] {
	const open = group.map(([party, cents]) => ({ party, cents: cents as number }));
	const payments: Payment[] = [];
	for (;;) {
		open.sort((a, b) => a.cents - b.cents);
		const debtor = open[0];
		const creditor = open.at(-1);
		if (!debtor || !creditor || debtor.cents >= 0 || creditor.cents <= 0) return payments;
		const amount = Math.min(-debtor.cents, creditor.cents);
		payments.push({ from: debtor.party, to: creditor.party, amount: toCents(amount) });
		debtor.cents += amount;
		creditor.cents -= amount;
	}
}
