import type { MemberId } from '#lib/base/ids.ts';
import { NOTHING, toCents, type Cents } from '#lib/base/money.ts';
import type { AnyEvening } from './any-evening.ts';
import type { EveningBase, Row } from './state.ts';

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

/** What is in the Stock at the end of an evening, and what of it was won. All in cents. */
export interface StockContent {
	/** Carried in, and still there. */
	readonly carried: Cents;
	/** By who paid it in since the Stock was last won: fines, a lost Herz-Solo, a deal that nobody played. */
	readonly paidIn: ReadonlyMap<MemberId, Cents>;
	/** Carried in, and won tonight. */
	readonly won: Cents;
}

/** How an evening is settled: what lies in the Stock, what goes to the Kasse, what the players settle among themselves. */
export interface Settlement {
	readonly stock: StockContent;
	/** Into the Kasse, in sum the evening's winnings, in the order of the seats; null where everybody keeps what he won. */
	readonly kasse: readonly Payment[] | null;
	/** Between players, and out of a Stock that was won. */
	readonly between: readonly Payment[];
}

/**
 * Whoever lost hands over his loss, less what of it lies in the Stock (§8.1): at an ordinary evening of a club that keeps a
 * Kasse into that, up to the winnings (§10). Whoever put more into the Stock than he lost gets the rest from the losers.
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

/** Who pays whom where everybody keeps what he won. */
export const settlementAmongPlayers = (evening: AnyEvening): readonly Payment[] =>
	paymentsAmong(evening, stockContent(evening));

const paymentsAmong = ({ balance }: AnyEvening, stock: StockContent): readonly Payment[] =>
	fewestPayments(besideStock(balance, stock));

/** What is open once everybody has put his part into the Stock; one that was won pays out what was carried in. */
function besideStock(
	open: ReadonlyMap<Party, Cents>,
	{ paidIn, won }: StockContent
): ReadonlyMap<Party, Cents> {
	const parties = new Map(open);
	for (const [player, cents] of paidIn) parties.set(player, toCents((open.get(player) ?? 0) + cents));
	return parties.set('stock', toCents(-won));
}

/** Whether tonight's winnings go into the Kasse: by the book, at an ordinary evening; trip and championship are one's own. */
export const winningsGoToKasse = (state: EveningBase): boolean =>
	state.book.winningsToKasse !== null && state.occasion === 'abend';

/** Whoever wins the Stock wins all of it (§5.3; muenchen, Vorbereitungen): what was paid in before is a game's money then. */
export function stockContent(evening: AnyEvening): StockContent {
	const brought = toCents(evening.opening.stock ?? 0);
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

/** What a row moved between the Stock and players: cents got from it, negative paid in. */
function stockMoved(row: Row): ReadonlyMap<MemberId, Cents> {
	if (row.type === 'game') return row.stock;
	if (row.type === 'passed') return row.payoff;
	return row.type === 'incident' && row.entry.incident !== 'falschKassiert' ? row.payoff : new Map();
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
