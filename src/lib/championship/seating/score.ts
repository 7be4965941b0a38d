import type { Meetings } from './meetings.ts';
import type { Aim } from './plan.ts';

/** The figures by which a plan is judged. */
export interface Score {
	/** Pairs that meet at all. */
	readonly pairs: number;
	/** The sum over all pairs of the square of how often they meet. */
	readonly squares: number;
	/** The number of different opponents of the player who has the fewest. */
	readonly fewestOpponents: number;
	/** How often the pair meets that meets most. */
	readonly mostMeetings: number;
	/** The difference between the most and the fewest Partien a player spends at large tables. */
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

/** From this number of players on, nobody meets the same player a third time in the even plan. */
export const TWICE_FROM = 12;

/**
 * The score as a list; the plan with the smaller number at the first difference is better. The even aim comes first to:
 * nobody meets a player more than twice, and nobody sits at large tables more than two Partien oftener than another
 * (both from twelve players on). Then for either aim: pairs, squares, the player with the fewest opponents, the pair
 * that meets most, the shares of large tables.
 */
export function rankOf(score: Score, players: number, aim: Aim): readonly number[] {
	const most = [-score.pairs, score.squares, -score.fewestOpponents, score.mostMeetings];
	const asFar = [...most, score.largeTableSpread];
	if (aim === 'most-pairs' || players < TWICE_FROM) return asFar;
	return [score.beyondTwice, Math.max(0, score.largeTableSpread - 2), ...asFar];
}

/** Negative if the first rank is better, zero if they are level. */
export function compareRanks(a: readonly number[], b: readonly number[]): number {
	const at = a.findIndex((value, i) => value !== b[i]);
	return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}
