import { describe, expect, it } from 'vitest';
import { CHAMPIONSHIP } from '../../../../tests/support/championship.ts';
import { game, type Fields } from '../../../../tests/support/entries.ts';
import { partie } from '../../../../tests/support/partie.ts';
import { standing } from '#lib/log/standing.ts';
import { BOOKS } from '#lib/rules/books/index.ts';
import { foldChampionship } from '../from-log.ts';
import { kingsIn, reignOf, type Reign } from './kings.ts';

const SOLO: Fields = { contract: 'solo', declarer: 'anna', won: true };

/** The podium after this many games of a Partie of 40. */
function reignAfter(games: number): Reign | null {
	const written = Array.from({ length: games }, (_, i) => game(`3 ${String(i).padStart(2, '0')}`, SOLO));
	return reignOf(
		foldChampionship(standing([...partie('zockmeisterschaft'), ...written]), CHAMPIONSHIP, BOOKS)
	);
}

describe('the kings', () => {
	it('have none of a championship that is not over', () => {
		expect(reignAfter(0)).toBeNull();
		expect(reignAfter(39)).toBeNull();
	});

	it('have none of a championship without a plan, as a file may bring it', () => {
		const unplanned = partie('zockmeisterschaft').map((one) =>
			one.kind === 'championship' ? { ...one, plan: [] } : one
		);
		expect(reignOf(foldChampionship(standing(unplanned), CHAMPIONSHIP, BOOKS))).toBeNull();
	});

	it('name the podium of one that is: anna, and three who share the second place', () => {
		// 40 × 15, 40 × −5
		const reign = reignAfter(40);
		expect(reign).toMatchObject({
			year: 2026,
			podium: [
				{ place: 1, player: 'anna', points: 600 },
				{ place: 2, points: -200 },
				{ place: 2, points: -200 },
				{ place: 2, points: -200 }
			]
		});
		expect(reign && kingsIn(reign)).toEqual(['anna']);
	});
});
