import type { MemberId } from '#lib/base/ids.ts';
import type { Cents } from '#lib/base/money.ts';
import type { Reason } from '#lib/rules/bill.ts';

/** One line of a bill in points, with the chapter of the source it comes from. */
export interface PointLine {
	readonly label: string;
	readonly amount: number;
	readonly source: string;
}

/** What a game of Saukopf costs, and what it moves. */
export interface SaukopfBill {
	/** The Kopfgeld, then if needed what lifts it to 0, then the penalties that the declarer alone pays each opponent. */
	readonly lines: readonly PointLine[];
	/** Points that each loser pays and each winner gets; who is alone, once for each of the others. Never below 0. */
	readonly kopfgeld: number;
	/** Points that the declarer alone also pays each opponent; 0 if his side won. */
	readonly penalty: number;
	/** Kopfgeld × rate, in cents. */
	readonly price: Cents;
	readonly won: boolean;
	/** What the game moves, in points for each player; the sum is 0. */
	readonly points: ReadonlyMap<MemberId, number>;
	/** The same in cents: points × rate. */
	readonly payoff: ReadonlyMap<MemberId, Cents>;
	readonly reasons: readonly Reason[];
}
