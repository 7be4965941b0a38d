import type { MemberId } from '#lib/base/ids.ts';
import type { AnyEvening } from './any-evening.ts';

// By itself: the start page needs it before it folds an evening.

/**
 * What tonight is counted in: cents, or points where a point is worth nothing. Everybody's score, the best first.
 */
export function scoresOf(evening: AnyEvening): Scores {
	const inPoints = evening.type === 'saukopf' && evening.unit === 0;
	const scores = [...(inPoints ? evening.points : evening.balance)];
	return { inPoints, of: scores.sort((a, b) => b[1] - a[1]) };
}

export interface Scores {
	/** Whether the numbers are points; else they are cents. */
	readonly inPoints: boolean;
	readonly of: readonly (readonly [MemberId, number])[];
}
