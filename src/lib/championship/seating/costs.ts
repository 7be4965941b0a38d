import { TWICE_FROM } from './score.ts';
import type { Task } from './wishes.ts';

/** More than a plan could gain by such a meeting. */
const MUST_NOT_MEET = 30;

/** The rank of a plan, smoothed for the search so that small steps lead downhill. */
export interface Costs {
	/**
	 * By the number of meetings a pair has: the cost of one more. From the index `apart` on the same for pairs kept
	 * apart.
	 */
	readonly more: Float64Array;
	readonly apart: number;
	/** By the difference between two players' Partien at large tables: what it costs. */
	readonly spread: Float64Array;
	/** The cost of the square of a player's Partien at large tables: a slope towards even shares. */
	readonly share: number;
}

export function costsOf({ players, wishes: { aim, partien, played } }: Task): Costs {
	const twiceAtMost = aim === 'even' && players >= TWICE_FROM;
	const steps = Array.from({ length: played.length + partien + 1 }, (_, times) => {
		return costOfMeeting(times + 1, twiceAtMost) - costOfMeeting(times, twiceAtMost);
	});
	return {
		more: Float64Array.from([...steps, ...steps.map((step) => step + MUST_NOT_MEET)]),
		apart: steps.length,
		spread: Float64Array.from(steps, (_, spread) => costOfSpread(spread, twiceAtMost)),
		share: twiceAtMost ? 0.3 : 0.05
	};
}

/** Each meeting after a pair's first means one pair fewer that meets; the squares decide the rest. */
function costOfMeeting(times: number, twiceAtMost: boolean): number {
	const again = Math.max(0, times - 1);
	if (twiceAtMost) return times < 3 ? again : times * again;
	return again + again ** 2 / 1000;
}

const costOfSpread = (spread: number, twiceAtMost: boolean): number =>
	twiceAtMost ? 0.05 * spread + 3 * Math.max(0, spread - 2) : 0.02 * spread;
