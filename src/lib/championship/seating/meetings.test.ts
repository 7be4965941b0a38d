import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { worthOf } from '../../../../tests/support/seating.ts';
import { meetings, whomDoIMeet } from './meetings.ts';
import type { SeatingPlan } from './plan.ts';
import { planFor } from './plans/plan-for.ts';
import { compareRanks, rankOf, scoreOf, type Score } from './score.ts';

/** Two Partien: 1 and 2 stay together, as do 3 and 4, 5 and 6, 7 and 8. */
const eight: SeatingPlan = {
	players: 8,
	rounds: [
		[
			[1, 2, 3, 4],
			[5, 6, 7, 8]
		],
		[
			[3, 4, 7, 8],
			[6, 5, 2, 1]
		]
	]
};

/** 9 sits at the table of five twice, and so do 1 and 2; 5, 6, 7 never, 3, 4, 8 … once. */
const nine: SeatingPlan = {
	players: 9,
	rounds: [
		[
			[1, 2, 3, 4, 9],
			[5, 6, 7, 8]
		],
		[
			[1, 2, 5, 6, 9],
			[3, 4, 7, 8]
		]
	]
};

describe('who meets whom', () => {
	it('counts pairs: 4 pairs twice, 2 × 12 − 2 × 4 = 16 once, 28 − 20 = 8 never', () => {
		const { pairs, times, opponents, large } = meetings(eight);
		expect(pairs).toEqual([8, 16, 4]);
		expect(times[0]).toEqual([0, 2, 1, 1, 1, 1, 0, 0]);
		expect(opponents).toEqual([5, 5, 5, 5, 5, 5, 5, 5]);
		expect(large).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
	});

	it('counts Partien at a table of five', () => {
		expect(meetings(nine).large).toEqual([2, 2, 1, 1, 1, 1, 0, 0, 2]);
	});

	it('tells one player where he sits, with whom, with whom again and with whom never', () => {
		expect(whomDoIMeet(eight, 1)).toEqual({
			partien: [
				{ table: 1, others: [2, 3, 4] },
				{ table: 2, others: [2, 5, 6] }
			],
			never: [7, 8],
			again: [{ number: 2, times: 2 }]
		});
	});
});

describe('the score', () => {
	it('of the eight: 20 pairs, 16 × 1 + 4 × 4 = 32 squares', () => {
		expect(scoreOf(meetings(eight))).toEqual({
			pairs: 20,
			squares: 32,
			fewestOpponents: 5,
			mostMeetings: 2,
			largeTableSpread: 0,
			beyondTwice: 0
		});
	});

	it('of the nine has a spread of two Partien', () => {
		expect(scoreOf(meetings(nine)).largeTableSpread).toBe(2);
	});

	it('counts what goes beyond twice: four always together, 6 pairs × 2', () => {
		const always: SeatingPlan = { players: 4, rounds: Array.from({ length: 4 }, () => [[1, 2, 3, 4]]) };
		expect(scoreOf(meetings(always))).toMatchObject({
			pairs: 6,
			squares: 96,
			mostMeetings: 4,
			beyondTwice: 12
		});
	});

	it('does not change when the numbers are drawn anew', () => {
		fc.assert(
			fc.property(
				fc.constantFrom(4, 9, 13, 19, 31),
				fc.infiniteStream(fc.double({ min: 0, max: 1 })),
				(players, lots) => {
					const plan = planFor(players);
					if (!plan.ok) throw new Error(plan.error.code);
					const drawn = Array.from({ length: players }, (_, i) => ({ i, lot: lots.next().value ?? 0 }))
						.sort((a, b) => a.lot - b.lot)
						.map(({ i }) => i + 1);
					const rounds = plan.value.rounds.map((tables) =>
						tables.map((table) => table.map((number) => drawn[number - 1] ?? 0))
					);
					const score = scoreOf(meetings({ players, rounds }));
					expect(score).toEqual(scoreOf(meetings(plan.value)));
					const { pairs, squares, fewestOpponents, mostMeetings, largeTableSpread } = score;
					const told = [pairs, squares, fewestOpponents, mostMeetings, largeTableSpread];
					expect(told).toEqual(worthOf(players, rounds));
				}
			)
		);
	});
});

describe('of two plans', () => {
	const plain: Score = {
		pairs: 60,
		squares: 100,
		fewestOpponents: 9,
		mostMeetings: 2,
		largeTableSpread: 2,
		beyondTwice: 0
	};
	const better = (players: number, aim: 'even' | 'most-pairs', change: Partial<Score>): boolean =>
		compareRanks(rankOf({ ...plain, ...change }, players, aim), rankOf(plain, players, aim)) < 0;

	it.each<[string, number, 'even' | 'most-pairs', Partial<Score>, boolean]>([
		['more pairs', 12, 'even', { pairs: 61, squares: 200 }, true],
		['more pairs with a third meeting', 12, 'even', { pairs: 70, beyondTwice: 1, mostMeetings: 3 }, false],
		['the same below twelve players', 11, 'even', { pairs: 70, beyondTwice: 1, mostMeetings: 3 }, true],
		['the same for most pairs', 12, 'most-pairs', { pairs: 70, beyondTwice: 1, mostMeetings: 3 }, true],
		['more pairs, three more Partien at large tables', 12, 'even', { pairs: 70, largeTableSpread: 3 }, false],
		['the same for most pairs', 12, 'most-pairs', { pairs: 70, largeTableSpread: 3 }, true],
		['fewer squares', 12, 'even', { squares: 99, fewestOpponents: 8 }, true],
		['more opponents for who has fewest', 12, 'even', { fewestOpponents: 10, mostMeetings: 3 }, true],
		['a smaller most', 12, 'even', { mostMeetings: 1, largeTableSpread: 3 }, false],
		['a smaller most', 12, 'even', { mostMeetings: 1 }, true],
		['evener large tables', 12, 'even', { largeTableSpread: 1 }, true],
		['nothing else', 12, 'even', {}, false]
	])('%s, %i players, %s', (_, players, aim, change, expected) => {
		expect(better(players, aim, change)).toBe(expected);
	});
});
