import type { Meetings } from './meetings.ts';
import type { Aim } from './plan.ts';

/** What a plan is judged by. */
export interface Score {
	/** Pairs that meet at all. */
	readonly pairs: number;
	/** Over all pairs, the square of how often they meet. */
	readonly squares: number;
	/** Different opponents of the player who has fewest. */
	readonly fewestOpponents: number;
	/** How often the pair meets that meets most. */
	readonly mostMeetings: number;
	/** By how many Partien somebody sits at a large table oftener than somebody else. */
	readonly largeTableSpread: number;
	/** Meetings beyond the second, over all pairs. */
	readonly beyondTwice: number;
}

export function scoreOf({ pairs, opponents, large }: Omit<Meetings, 'times'>): Score {
	const over = (each: (times: number) => number): number =>
		pairs.reduce((sum, count, times) => sum + count * each(times), 0);
	return {
		pairs: over((times) => Math.min(times, 1)),
		squares: over((times) => times * times),
		fewestOpponents: Math.min(...opponents),
		mostMeetings: pairs.findLastIndex((count) => count > 0),
		largeTableSpread: Math.max(...large) - Math.min(...large),
		beyondTwice: over((times) => Math.max(0, times - 2))
	};
}

/** From so many players on the even plan lets nobody meet the same player a third time. */
export const TWICE_FROM = 12;

/**
 * The score as a list of which the smaller is the better plan, first difference first. Even: nobody more than twice with
 * the same player, nobody more than two Partien oftener at a large table (both from twelve players on); then, for either
 * aim: pairs, squares, the player with fewest opponents, the pair that meets most, the shares of large tables.
 */
export function rankOf(score: Score, players: number, aim: Aim): readonly number[] {
	const most = [-score.pairs, score.squares, -score.fewestOpponents, score.mostMeetings];
	const asFar = [...most, score.largeTableSpread];
	if (aim === 'most-pairs' || players < TWICE_FROM) return asFar;
	return [score.beyondTwice, Math.max(0, score.largeTableSpread - 2), ...asFar];
}

/** Below zero where the first rank is better, zero where they are level. */
export function compareRanks(a: readonly number[], b: readonly number[]): number {
	const at = a.findIndex((value, i) => value !== b[i]);
	return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}
