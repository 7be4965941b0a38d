import { describe, expect, it } from 'vitest';
import { CHAMPIONSHIP } from '../../../tests/support/championship.ts';
import { game, type Fields } from '../../../tests/support/entries.ts';
import { partie } from '../../../tests/support/partie.ts';
import { foldChampionship } from '#lib/championship/from-log.ts';
import { standing } from '#lib/log/standing.ts';
import { BOOKS } from '#lib/rules/books/index.ts';
import { kingsIn, type Reign } from './kings.ts';

const SOLO: Fields = { contract: 'solo', declarer: 'anna', won: true };

/** The kings after so many games of a Partie of 40. */
function kingsAfter(games: number): readonly Reign[] {
	const written = Array.from({ length: games }, (_, i) => game(`3 ${String(i).padStart(2, '0')}`, SOLO));
	const folded = foldChampionship(
		standing([...partie('zockmeisterschaft'), ...written]),
		CHAMPIONSHIP,
		BOOKS
	);
	const { entry } = folded.rulings;
	return entry ? kingsIn([[entry, folded]], 2026) : [];
}

describe('the kings', () => {
	it('have none of a championship that is not over', () => {
		expect(kingsAfter(0)).toEqual([]);
		expect(kingsAfter(39)).toEqual([]);
	});

	it('name the podium of one that is: anna, and three who share the second place', () => {
		// 40 × 15, 40 × −5
		expect(kingsAfter(40)).toMatchObject([
			{
				year: 2026,
				podium: [
					{ place: 1, player: 'anna', points: 600 },
					{ place: 2, points: -200 },
					{ place: 2, points: -200 },
					{ place: 2, points: -200 }
				]
			}
		]);
	});
});
