import type { GardareizRule } from './book.ts';

/** How a bid makes a Bettel harder: how many cards are opened, and how many cards the opponents may then swap. */
interface BettelHandicap {
	readonly open: number;
	readonly swap: number;
}

/** Each step of the bid opens a card, the first at 62; further steps let the opponents swap two each (§5.3, weitnau §4.3). */
export function bettelHandicap(rule: GardareizRule, bid: number): BettelHandicap {
	const stepsTo = (limit: number): number => (Math.min(bid, limit) - rule.least) / rule.step + 1;
	const open = stepsTo(rule.bettelOpenUpTo);
	return { open, swap: 2 * (stepsTo(rule.bettelUpTo) - open) };
}
