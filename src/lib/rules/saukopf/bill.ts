import type { MemberId } from '#lib/base/ids.ts';
import type { Cents } from '#lib/base/money.ts';
import type { Reason } from '#lib/rules/bill.ts';

/** One line of a bill in points, with the chapter of the source it comes from. */
export interface PointLine {
	readonly label: string;
	readonly amount: number;
	readonly source: string;
}

export interface SaukopfBill {
	/** The Kopfgeld, the floor at 0 where it was needed, then what the declarer alone pays each opponent. */
	readonly lines: readonly PointLine[];
	/** Points every loser pays and every winner gets, one of them alone several times; never under 0. */
	readonly kopfgeld: number;
	/** Points the declarer alone pays each opponent besides; 0 where his side won. */
	readonly penalty: number;
	/** Kopfgeld × rate, in cents. */
	readonly price: Cents;
	readonly won: boolean;
	/** What the game moves, in points a player; sums to 0. */
	readonly points: ReadonlyMap<MemberId, number>;
	/** The same in cents: points × rate. */
	readonly payoff: ReadonlyMap<MemberId, Cents>;
	readonly reasons: readonly Reason[];
}
