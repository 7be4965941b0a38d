import type { ChampionshipRefusal } from '#lib/championship/refusal-text.ts';
import type { RandomNumber } from '#lib/championship/seating/random-partie.ts';
import type { SeatingPlan } from '#lib/championship/seating/plan.ts';
import { solve, type Progress } from '#lib/championship/seating/solve.ts';
import type { Wishes } from '#lib/championship/seating/wishes.ts';

/** What a screen asks the worker. */
export interface SeatingAsked {
	readonly players: number;
	readonly wishes: Wishes;
}

/** What the worker answers: its progress from time to time, then how the search ended. */
export type SeatingAnswer =
	| ({ readonly kind: 'progress' } & Progress)
	| { readonly kind: 'found'; readonly plan: SeatingPlan }
	| { readonly kind: 'refused'; readonly refusal: ChampionshipRefusal };

/** Milliseconds between two reports of progress: the bar moves, and listening costs little. */
const PAUSE = 100;

/** All answers to a question, in order; `now` is in milliseconds. */
export function* answersTo(
	{ players, wishes }: SeatingAsked,
	chance: RandomNumber,
	now: () => number
): Generator<SeatingAnswer, void, void> {
	const search = solve(players, chance, wishes);
	if (!search.ok) return yield { kind: 'refused', refusal: search.error };
	let said = -PAUSE;
	for (;;) {
		const { done, value } = search.value.next();
		if (done) {
			return yield value.ok
				? { kind: 'found', plan: value.value }
				: { kind: 'refused', refusal: value.error };
		}
		if (now() - said < PAUSE) continue;
		said = now();
		yield { kind: 'progress', ...value };
	}
}
