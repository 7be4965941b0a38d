import type { MemberId } from '#lib/base/ids.ts';
import type { AnyEvening } from './state.ts';

// In a file of its own, because the start page loads it before the code that folds an evening.

/** Everybody's score, the best first: cents, or points if nobody plays for money tonight. */
export function scoresOf(evening: AnyEvening): Scores {
	const points = pointsAloneOf(evening);
	const scores = [...(points ?? evening.balance)];
	return { inPoints: points !== null, of: scores.sort((a, b) => b[1] - a[1]) };
}

/** Everybody's score after a game, in cents; in Saukopf and where the book counts them in points. */
export const scoresAfter = (
	{ steps }: Pick<AnyEvening, 'steps'>,
	{ stepsMade }: { readonly stepsMade: number }
): ReadonlyMap<MemberId, number> => new Map(steps.slice(0, stepsMade));

/** Everybody's score now, in the same unit. */
export const shownScores = (
	evening: AnyEvening
): { readonly scores: ReadonlyMap<MemberId, number>; readonly inPoints: boolean } =>
	evening.type === 'saukopf'
		? { scores: evening.points, inPoints: true }
		: { scores: evening.scores, inPoints: evening.book.unit.points ?? false };

/** Everybody's points where nobody plays for money tonight; null where money says how it went. */
export const pointsAloneOf = (evening: AnyEvening): ReadonlyMap<MemberId, number> | null =>
	evening.type === 'saukopf'
		? evening.unit === 0
			? evening.points
			: null
		: evening.book.unit.points
			? evening.scores
			: null;

export interface Scores {
	/** Whether the scores are points; else they are cents. */
	readonly inPoints: boolean;
	readonly of: readonly (readonly [MemberId, number])[];
}
