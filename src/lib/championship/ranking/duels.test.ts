import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CHAMPIONSHIP } from '../../../../tests/support/championship.ts';
import { FOUR, game } from '../../../../tests/support/entries.ts';
import { partie, ruled } from '../../../../tests/support/partie.ts';
import type { AnyEntry } from '#lib/log/entry.ts';
import { standing } from '#lib/log/standing.ts';
import { booksOf } from '#lib/log/books.ts';
import { BOOKS } from '#lib/rules/books/index.ts';
import { foldChampionship } from '../from-log.ts';
import { duelsIn, owedFor } from './duels.ts';

// Four players without a game are level in everything (§11.3).

function read(entries: readonly AnyEntry[]) {
	const log = standing(entries);
	const { rulings, ranking } = foldChampionship(log, CHAMPIONSHIP, booksOf(log, BOOKS));
	if (!rulings.entry || !ranking) throw new Error('no championship');
	const groups = duelsIn(rulings.entry, rulings, ranking);
	return {
		places: ranking.places.map(({ place, player }) => `${place} ${player}`),
		duels: groups.flatMap(({ duels }) =>
			duels.map(
				({ one, other, won, winner, open }) =>
					`${one} ${won.join(':')} ${other}${winner === null ? '' : `, ${winner} wins`}${open ? ', open' : ''}`
			)
		),
		owed: owedFor(rulings.entry, rulings, ranking).map((pair) => pair.join(' '))
	};
}

/** "anna ben 3:1": the games of a play-off, one entry each. */
const games = (...played: readonly string[]): readonly AnyEntry[] =>
	played
		.flatMap((text) => {
			const [one = '', other = '', score = ''] = text.split(' ');
			const [won = 0, lost = 0] = score.split(':').map(Number);
			return [
				...Array.from({ length: lost }, () => [other, one] as const),
				...Array.from({ length: won }, () => [one, other] as const)
			];
		})
		.map(([winner, loser], i) => ruled(`5 ${String(i).padStart(3, '0')}`, 'playoffGame', { winner, loser }));

/** dora pays each of the others a point (§8.6), so three stay level before her. */
const threeLevel = [...partie('zockmeisterschaft'), game('3 0', { contract: 'mungo', hinleger: 'dora' })];

describe('play-offs game by game', () => {
	it('are won by three games of five, the lower number first', () => {
		const { duels, places, owed } = read([...threeLevel, ...games('ben anna 2:2')]);
		expect(duels).toEqual(['anna 2:2 ben, open', 'anna 0:0 carl, open', 'ben 0:0 carl, open']);
		expect(places).toEqual(['1 anna', '1 ben', '1 carl', '4 dora']);
		expect(owed).toEqual(['anna ben', 'anna carl', 'ben carl']);
		expect(read([...threeLevel, ...games('ben anna 3:2')]).duels[0]).toBe('anna 2:3 ben, ben wins');
	});

	it('are open until one of both has three games and more than the other', () => {
		for (const score of ['1:0', '2:1', '3:3']) {
			const { duels, places } = read([...threeLevel, ...games(`anna ben ${score}`)]);
			expect(duels[0]).toBe(`anna ${score} ben, open`);
			expect(places.slice(0, 3)).toEqual(['1 anna', '1 ben', '1 carl']);
		}
	});

	it('are not owed by those who stand above each other through others', () => {
		const { duels, places, owed } = read([...threeLevel, ...games('ben anna 3:2', 'anna carl 3:0')]);
		expect(duels).toEqual(['anna 2:3 ben, ben wins', 'anna 3:0 carl, anna wins', 'ben 0:0 carl']);
		expect(places).toEqual(['1 ben', '2 anna', '3 carl', '4 dora']);
		expect(owed).toEqual([]);
	});

	it('leave all level where they go round in a circle, until somebody wins again', () => {
		const circle = ['anna ben 3:1', 'ben carl 3:1', 'carl anna 3:1'];
		const { duels, places, owed } = read([...threeLevel, ...games(...circle)]);
		expect(duels).toEqual([
			'anna 3:1 ben, anna wins, open',
			'anna 1:3 carl, carl wins, open',
			'ben 3:1 carl, ben wins, open'
		]);
		expect(places.slice(0, 3)).toEqual(['1 anna', '1 ben', '1 carl']);
		expect(owed).toHaveLength(3);
		// anna wins the second one against carl 3:0, and leads it with 4:3
		const again = read([...threeLevel, ...games(...circle, 'anna carl 3:0')]);
		expect(again.places.slice(0, 3)).toEqual(['1 anna', '2 ben', '3 carl']);
		expect(again.owed).toEqual([]);
	});

	it('add to those of which only the winner is known', () => {
		const whole = ruled('6', 'playoff', { winner: 'anna', loser: 'ben' });
		expect(read([...threeLevel, whole]).duels[0]).toBe('anna 3:0 ben, anna wins');
	});

	it('are owed only for the first three places', () => {
		const club = partie('zockmeisterschaft', {
			players: [...FOUR, 'emil'],
			numbers: { anna: 1, ben: 2, carl: 3, dora: 4, emil: 5 }
		});
		// A won Solo is 15 and −5 each (§11.5): 10, 10, −10 and −10; emil has not played.
		const solos = ['anna', 'ben'].map((declarer, i) =>
			game(`3 ${i}`, { contract: 'solo', declarer, won: true })
		);
		const { duels, owed, places } = read([...club, ...solos]);
		expect(places).toEqual(['1 anna', '1 ben', '3 emil', '4 carl', '4 dora']);
		expect(duels).toEqual(['anna 0:0 ben, open', 'carl 0:0 dora, open']);
		expect(owed).toEqual(['anna ben']);
	});

	it('are lots in a tournament, as far as the third place, which is shared (§5.4.2)', () => {
		// The winners stand before carl and dora, who lost the same and whom nothing tells apart.
		const won = game('3', { contract: 'rufspiel', declarer: 'anna', partner: 'ben', won: true });
		expect(read([...partie('schafkopfschule'), won]).owed).toContain('carl dora');
	});

	it('are lots of which the last counts, and for the others those before (§5.4.2)', () => {
		const lots = (id: string, ...result: readonly string[]): AnyEntry =>
			ruled(id, 'draw', { what: 'lots', result });
		const drawn = [lots('5 a', 'dora', 'carl', 'ben', 'anna'), lots('5 b', 'anna', 'ben', 'carl')];
		// dora came before each of them, and did not draw again.
		const { places, owed } = read([...partie('schafkopfschule'), ...drawn]);
		expect(places).toEqual(['1 dora', '2 anna', '3 ben', '4 carl']);
		expect(owed).toEqual([]);
	});

	it('give the same places in whatever order they are written', () => {
		const pair = fc.constantFrom('anna ben', 'ben carl', 'carl anna', 'ben anna', 'carl ben', 'anna carl');
		fc.assert(
			fc.property(fc.array(pair, { maxLength: 14 }), fc.infiniteStream(fc.nat()), (won, random) => {
				const written = (order: readonly string[]): readonly string[] =>
					read([...threeLevel, ...games(...order.map((one) => `${one} 1:0`))]).places;
				const other = [...won]
					.map((one) => [random.next().value, one] as const)
					.sort(([a], [b]) => a - b)
					.map(([, one]) => one);
				expect(written(other)).toEqual(written(won));
			}),
			{ numRuns: 100 }
		);
	});
});
