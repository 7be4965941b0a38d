import { describe, expect, it } from 'vitest';
import { CHAMPIONSHIP } from '../../../../tests/support/championship.ts';
import { entry, EVENING, FOUR, game, type Fields } from '../../../../tests/support/entries.ts';
import { partie, ruled } from '../../../../tests/support/partie.ts';
import type { AnyEntry } from '#lib/log/entry.ts';
import { standing } from '#lib/log/standing.ts';
import { BOOKS } from '#lib/rules/books/index.ts';
import { kingsIn, reignIn, unfinishedIn, type Reign } from './kings.ts';

const SOLO: Fields = { contract: 'solo', declarer: 'anna', won: true };

/** The podium after this many games of a Partie of 40. */
const after = (games: number): readonly AnyEntry[] => {
	const written = Array.from({ length: games }, (_, i) => game(`3 ${String(i).padStart(2, '0')}`, SOLO));
	return [...partie('zockmeisterschaft'), ...written, ...confirmed, ...decided];
};
const reignAfter = (games: number): Reign | null => reignOf(after(games));

const reignOf = (entries: readonly AnyEntry[]): Reign | null =>
	reignIn(entries, { log: standing(entries), championship: CHAMPIONSHIP, books: BOOKS });

const confirmed = [
	...FOUR.map((member) => entry(`4 ${member}`, 'confirm', { evening: EVENING, member })),
	entry('4 zu', 'close', { evening: EVENING })
];
/** Those who are level for the second place. */
const decided = ['ben carl', 'ben dora', 'carl dora'].map((pair, i) => {
	const [winner, loser] = pair.split(' ');
	return ruled(`5 ${i}`, 'playoff', { winner, loser });
});

describe('the kings', () => {
	it('have none of a championship that is not over', () => {
		expect(reignAfter(0)).toBeNull();
		expect(reignAfter(39)).toBeNull();
	});

	it('are not known as long as somebody only leads', () => {
		const leaders = (games: number): unknown => {
			const entries = after(games);
			return unfinishedIn(entries, { log: standing(entries), championship: CHAMPIONSHIP, books: BOOKS });
		};
		expect(leaders(0)).toEqual({ year: 2026, system: 'zockmeisterschaft', leaders: [] });
		expect(leaders(39)).toEqual({ year: 2026, system: 'zockmeisterschaft', leaders: ['anna'] });
		expect(leaders(40)).toBeNull();
	});

	it('have none of a championship without a plan, as a file may bring it', () => {
		const unplanned = partie('zockmeisterschaft').map((one) =>
			one.kind === 'championship' ? { ...one, plan: [] } : one
		);
		expect(reignOf(unplanned)).toBeNull();
	});

	it('name the podium of one that is: anna, and two of three who were level behind her', () => {
		// 40 × 15, 40 × −5
		const reign = reignAfter(40);
		expect(reign).toMatchObject({
			year: 2026,
			podium: [
				{ place: 1, player: 'anna', points: 600 },
				{ place: 2, player: 'ben', points: -200 },
				{ place: 3, player: 'carl', points: -200 }
			]
		});
		expect(reign && kingsIn(reign)).toEqual(['anna']);
	});
});
