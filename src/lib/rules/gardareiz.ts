import type { GardareizRule } from './book.ts';

/** What a Bettel costs at a bid: cards it must open, and cards the opponents may then swap. */
export interface BettelHandicap {
	readonly open: number;
	readonly swap: number;
}

/** One card is opened for each step of the bid, 62 is one; further steps let the opponents swap two each (§5.3, weitnau §4.3). */
export function bettelHandicap(rule: GardareizRule, bid: number): BettelHandicap {
	const stepsTo = (limit: number): number => (Math.min(bid, limit) - rule.least) / rule.step + 1;
	const open = stepsTo(rule.bettelOpenUpTo);
	return { open, swap: 2 * (stepsTo(rule.bettelUpTo) - open) };
}
