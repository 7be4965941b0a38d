import { describe, expect, it } from 'vitest';
import { seeded } from '../../../tests/support/chance.ts';
import { faultsOf } from '../../../tests/support/seating.ts';
import { NO_WISHES } from '#lib/championship/seating/wishes.ts';
import { answersTo, type SeatingAnswer } from './seating-answer.ts';

/** A clock that moves on by `step` milliseconds each time it is read. */
function clock(step: number): () => number {
	let time = 0;
	return () => (time += step);
}

/** The first answers, or all of them. */
function answers(
	players: number,
	step: number,
	partien = 4,
	most = Number.POSITIVE_INFINITY
): SeatingAnswer[] {
	const said: SeatingAnswer[] = [];
	for (const answer of answersTo(
		{ players, wishes: { ...NO_WISHES, partien } },
		seeded('laub'),
		clock(step)
	)) {
		said.push(answer);
		if (said.length >= most) break;
	}
	return said;
}

describe('the seating worker', () => {
	it('says at once how far it has come, with a plan', () => {
		const [first] = answers(13, 1, 4, 1);
		if (first?.kind !== 'progress') throw new Error('no progress');
		// 20,000 swaps of 40 million.
		expect(first.done).toBeCloseTo(0.0005, 10);
		expect(faultsOf(13, first.best?.rounds ?? [], [5, 4, 4])).toEqual([]);
	});

	it('waits a tenth of a second before it speaks again', () => {
		// Each read moves the clock by 10 ms: one read a step, and another for each answer.
		const done = answers(13, 10, 4, 3).map((answer) =>
			answer.kind === 'progress' ? answer.done / 0.0005 : 0
		);
		expect(done.map(Math.round)).toEqual([1, 11, 21]);
	});

	it('ends with the plan', () => {
		const last = answers(5, 1, 2).at(-1);
		expect(last).toEqual({
			kind: 'found',
			plan: { players: 5, rounds: [[[1, 2, 3, 4, 5]], [[1, 2, 3, 4, 5]]] }
		});
	});

	it('refuses with the reason of the search', () => {
		const refusal = { code: 'playersLeftOver', players: 7 };
		expect(answers(7, 1)).toEqual([{ kind: 'refused', refusal }]);
	});
});
