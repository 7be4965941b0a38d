import type { MemberId } from '#lib/base/ids.ts';
import { NOTHING, toCents, type Cents } from '#lib/base/money.ts';
import { pointsAloneOf } from './scores.ts';
import { broughtIn } from './stock-left.ts';
import type { EveningBase, Row, AnyEvening } from './state.ts';

/** Who pays and is paid in a settlement: players, the Stock, the Kasse. */
export type Party = MemberId | 'stock' | 'kasse';

export interface Payment {
	readonly from: Party;
	readonly to: Party;
	/** Cents, always positive. */
	readonly amount: Cents;
}

/** With more parties the exact search would take seconds. The greedy answer has at most a few payments more. */
const EXACT_UP_TO = 12;

/** What is in the Stock at the end of an evening, and what was won from it: cents, or points where the book counts those. */
export interface StockContent {
	/** Carried in from the evening before, and still there. */
	readonly carried: Cents;
	/** What each player paid in since the Stock was last won: fines, lost Herz-Soli, deals that nobody played. */
	readonly paidIn: ReadonlyMap<MemberId, Cents>;
	/** Carried in from the evening before, and won tonight. */
	readonly won: Cents;
}

/** How an evening is settled: what stays in the Stock, what goes into the Kasse, and who pays whom. */
interface Settlement {
	readonly stock: StockContent;
	/** Payments into the Kasse, in the order of the seats; together the winnings. Null if everybody keeps what he won. */
	readonly kasse: readonly Payment[] | null;
	/** Payments between players, and out of a Stock that was won. */
	readonly between: readonly Payment[];
}

/**
 * Settles an evening. Everybody who lost hands over his loss, less what he put into the Stock (§8.1). At an ordinary evening
 * it goes into the Kasse, if the club keeps one, up to the winnings (§10). A player who put more into the Stock than he lost
 * gets the difference from the losers.
 */
export function settlementOf(evening: AnyEvening): Settlement {
	const stock = stockContent(evening);
	if (!winningsGoToKasse(evening)) return { stock, kasse: null, between: paymentsAmong(evening, stock) };
	const open = new Map<Party, Cents>([['kasse', evening.winnings]]);
	for (const [player, cents] of evening.balance) open.set(player, toCents(Math.min(0, cents)));
	const payments = fewestPayments(besideStock(open, stock));
	const seats: readonly Party[] = [...evening.balance.keys()];
	return {
		stock,
		kasse: payments
			.filter(({ to }) => to === 'kasse')
			.sort((a, b) => seats.indexOf(a.from) - seats.indexOf(b.from)),
		between: payments.filter(({ to }) => to !== 'kasse')
	};
}

/** Who pays whom if everybody keeps what he won; nobody where points alone are counted. */
export const settlementAmongPlayers = (evening: AnyEvening): readonly Payment[] =>
	paymentsAmong(evening, stockContent(evening));

const paymentsAmong = (evening: AnyEvening, stock: StockContent): readonly Payment[] =>
	pointsAloneOf(evening) ? [] : fewestPayments(besideStock(evening.balance, stock));

/** What is still open once everybody's part lies in the Stock. A Stock that was won pays out what was carried in. */
function besideStock(
	open: ReadonlyMap<Party, Cents>,
	{ paidIn, won }: StockContent
): ReadonlyMap<Party, Cents> {
	const parties = new Map(open);
	for (const [player, cents] of paidIn) parties.set(player, toCents((open.get(player) ?? 0) + cents));
	return parties.set('stock', toCents(-won));
}

/** Whether the winnings go into the Kasse (§10): if the book says so, and at no trip or championship. */
export const winningsGoToKasse = (state: EveningBase): boolean =>
	state.book.winningsToKasse !== null && state.occasion === 'abend';

/** What is in the Stock. Whoever wins it wins all (§5.3; muenchen, Vorbereitungen), so counting starts anew after that. */
function stockContent(evening: AnyEvening): StockContent {
	const brought = broughtIn(evening);
	let carried = brought;
	const paidIn = new Map<MemberId, Cents>();
	// Saukopf moves no Stock.
	for (const row of evening.type === 'saukopf' ? [] : evening.rows) {
		const moves = [...stockMoved(row)];
		if (moves.some(([, cents]) => cents > 0)) {
			carried = NOTHING;
			paidIn.clear();
		}
		for (const [player, cents] of moves) {
			if (cents < 0) paidIn.set(player, toCents((paidIn.get(player) ?? 0) - cents));
		}
	}
	return { carried, paidIn, won: toCents(brought - carried) };
}

/** What a row moved between Stock and players: cents a player got, negative if he paid in. */
function stockMoved(row: Row): ReadonlyMap<MemberId, Cents> {
	if (row.type === 'game') return row.stock;
	if (row.type === 'passed') return row.payoff;
	return row.type === 'incident' && row.entry.incident !== 'falschKassiert' ? row.payoff : new Map();
}

/**
 * The fewest payments that bring every balance (cents, sum 0) to zero. A group of n that sums to zero needs n − 1 payments,
 * so there should be as many such groups as possible. With more than 12 open balances a few payments may be too many.
 */
export function fewestPayments(balances: ReadonlyMap<Party, Cents>): readonly Payment[] {
	const open = [...balances].filter(([, cents]) => cents !== 0);
	if (open.length > EXACT_UP_TO) return payWithin(open);
	return zeroGroups(open.map(([, cents]) => cents)).flatMap((group) =>
		payWithin(open.filter((_, i) => (group >> i) & 1))
	);
}

/** Splits amounts that sum to 0 into as many groups as possible that each sum to 0. A group is a bit set of places. */
function zeroGroups(amounts: readonly Cents[]): readonly number[] {
	const all = (1 << amounts.length) - 1;
	const sums = new Int32Array(all + 1);
	// For each set: the most groups within it, and the place that was added last to get there.
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
	return groupsBack(all, sums, last);
}

/** From all places back by the one that was added last: wherever the rest sums to 0, a group is full. */
function groupsBack(all: number, sums: Int32Array, last: Int32Array): readonly number[] {
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

/** The largest debtor pays the largest creditor until nothing is open. At most one payment fewer than parties. */
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
