import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CHAMPIONSHIP } from '../../../../tests/support/championship.ts';
import { asEntry, fieldsOf, FOUR, game, members } from '../../../../tests/support/entries.ts';
import { partie, ruled } from '../../../../tests/support/partie.ts';
import type { AnyEntry } from '#lib/log/entry.ts';
import { standing } from '#lib/log/standing.ts';
import { booksOf } from '#lib/log/books.ts';
import { BOOKS } from '#lib/rules/books/index.ts';
import { foldChampionship } from '../from-log.ts';
import { duelsIn, owedFor } from './duels.ts';
import { freeDuelsText } from './reasons.ts';

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
				({ one, other, won, winner }) =>
					`${one} ${won.join(':')} ${other}, ${winner === null ? 'open' : `${winner} wins`}`
			)
		),
		rounds: groups.map(({ round, begun }) => `${round}${begun ? '' : ' if they want'}`),
		drawn: groups.map(({ drawn }) => drawn),
		folded: groups.map((group) => freeDuelsText(group, ranking, (member) => member)),
		owed: owedFor(rulings.entry, ranking).map((players) => players.join(' '))
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
		expect(owed).toEqual(['anna ben carl']);
		expect(read([...threeLevel, ...games('ben anna 3:2')]).duels[0]).toBe('anna 2:3 ben, ben wins');
	});

	it('are open until one of both has three games and more than the other', () => {
		for (const score of ['1:0', '2:1', '3:3']) {
			const { duels, places } = read([...threeLevel, ...games(`anna ben ${score}`)]);
			expect(duels[0]).toBe(`anna ${score} ben, open`);
			expect(places.slice(0, 3)).toEqual(['1 anna', '1 ben', '1 carl']);
		}
	});

	it('are played to their end, each with each: nobody stands above another through a third', () => {
		const two = read([...threeLevel, ...games('ben anna 3:2', 'anna carl 3:0')]);
		expect(two.duels).toEqual(['anna 2:3 ben, ben wins', 'anna 3:0 carl, anna wins', 'ben 0:0 carl, open']);
		expect(two.places).toEqual(['1 anna', '1 ben', '1 carl', '4 dora']);
		expect(two.owed).toEqual(['anna ben carl']);
		const all = read([...threeLevel, ...games('ben anna 3:2', 'anna carl 3:0', 'ben carl 3:1')]);
		expect(all.places).toEqual(['1 ben', '2 anna', '3 carl', '4 dora']);
		expect(all.owed).toEqual([]);
		// Whoever has beaten both others is first, and the two play for the second place.
		const first = read([...threeLevel, ...games('ben anna 3:2', 'ben carl 3:0', 'carl anna 2:0')]);
		expect(first.places).toEqual(['1 ben', '2 anna', '2 carl', '4 dora']);
		expect(first.owed).toEqual(['anna carl']);
	});

	it('leave all level where they go round in a circle, and owe no further one', () => {
		const circle = ['anna ben 3:1', 'ben carl 3:1', 'carl anna 3:1'];
		const { duels, places, owed, rounds } = read([...threeLevel, ...games(...circle)]);
		expect(duels.slice(0, 3)).toEqual([
			'anna 3:1 ben, anna wins',
			'anna 1:3 carl, carl wins',
			'ben 3:1 carl, ben wins'
		]);
		expect(places.slice(0, 3)).toEqual(['1 anna', '1 ben', '1 carl']);
		expect(owed).toEqual([]);
		expect(rounds).toEqual(['1', '2 if they want']);
	});

	it('are all played again if the organizers want it, and then the second time decides', () => {
		const circle = games('anna ben 3:1', 'ben carl 3:1', 'carl anna 3:1');
		const again = (...played: readonly string[]): readonly AnyEntry[] =>
			games(...played).map((one, i) =>
				asEntry({ ...fieldsOf(one), id: `6 ${String(i).padStart(3, '0')}`, round: 2 })
			);
		const begun = read([...threeLevel, ...circle, ...again('carl anna 1:0')]);
		expect(begun.duels.slice(3)).toEqual(
			['anna 0:1 carl, open', 'anna 0:0 ben, open', 'ben 0:0 carl, open'].sort()
		);
		expect(begun.owed).toEqual(['anna ben carl']);
		const over = read([...threeLevel, ...circle, ...again('carl anna 3:0', 'carl ben 3:2', 'ben anna 3:0')]);
		expect(over.places.slice(0, 3)).toEqual(['1 carl', '2 ben', '3 anna']);
		expect(over.owed).toEqual([]);
		expect(over.rounds).toEqual(['1', '2']);
	});

	it('are announced first by whoever drew the lower number when the mode was drawn (§11.3)', () => {
		const mode = (id: string, ...result: readonly string[]): AnyEntry =>
			ruled(id, 'draw', { what: 'mode', result });
		// Nobody drew: the start numbers, anna before ben before carl.
		expect(read(threeLevel).drawn).toEqual([false]);
		const drawn = read([...threeLevel, mode('4', 'carl', 'anna', 'ben')]);
		expect(drawn.drawn).toEqual([true]);
		expect(drawn.duels).toEqual(['anna 0:0 ben, open', 'carl 0:0 anna, open', 'carl 0:0 ben, open']);
		// The last draw that holds both counts.
		const later = read([...threeLevel, mode('4', 'carl', 'anna', 'ben'), mode('5', 'ben', 'anna')]);
		expect(later.duels).toEqual(['ben 0:0 anna, open', 'carl 0:0 anna, open', 'carl 0:0 ben, open']);
		expect(later.places).toEqual(drawn.places);
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
		const { duels, owed, places, folded } = read([...club, ...solos]);
		expect(folded).toEqual(['', 'Platz 4 teilen sich carl und dora: darum spielen']);
		expect(places).toEqual(['1 anna', '1 ben', '3 emil', '4 carl', '4 dora']);
		expect(duels).toEqual(['anna 0:0 ben, open', 'carl 0:0 dora, open']);
		expect(owed).toEqual(['anna ben']);
		// Who has played for his place does not share it any more.
		const played = read([...club, ...solos, ...games('dora carl 3:0')]);
		expect(played.places.slice(3)).toEqual(['4 dora', '5 carl']);
		expect(played.folded).toEqual(['', 'Um Platz 4 gespielt: carl und dora']);
	});

	it('are lots in a tournament, as far as the third place, which is shared (§5.4.2)', () => {
		// The winners stand before carl and dora, who lost the same and whom nothing tells apart.
		const won = game('3', { contract: 'rufspiel', declarer: 'anna', partner: 'ben', won: true });
		expect(read([...partie('schafkopfschule'), won]).owed).toContain('carl dora');
	});

	it('are lots for every place with a prize (schafkopfschule 5.4.2)', () => {
		// dora loses nine Rufspiele: anna 5, ben 3, carl 1, and two who have not played at 0 behind them.
		const wins = (one: string, other: string, times: number): readonly AnyEntry[] =>
			Array.from({ length: times }, (_, i) =>
				game(`3 ${one} ${other} ${i}`, { contract: 'rufspiel', declarer: one, partner: other, won: true })
			);
		const played = [...wins('anna', 'ben', 4), ...wins('anna', 'carl', 3), ...wins('ben', 'carl', 2)];
		const owedWith = (place: number): readonly string[] =>
			read([
				...members('emil', 'franz'),
				...partie('schafkopfschule', {
					players: [...FOUR, 'emil', 'franz'],
					numbers: { anna: 1, ben: 2, carl: 3, dora: 4, emil: 5, franz: 6 },
					prizes: [{ place, amount: 500 }]
				}),
				...played
			]).owed;
		expect(owedWith(3)).toEqual([]);
		expect(owedWith(4)).toEqual(['emil franz']);
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

	it('close no open one before it is played, in any order of entry, and never turn what was decided', () => {
		// The outcomes of the three play-offs, and the order in which their games are entered.
		const outcome = fc.tuple(fc.boolean(), fc.integer({ min: 0, max: 2 }));
		const anyThree = fc.tuple(outcome, outcome, outcome);
		const pairs = ['anna ben', 'ben carl', 'carl anna'];
		fc.assert(
			fc.property(anyThree, fc.infiniteStream(fc.nat()), (outcomes, random) => {
				const scores = outcomes.map(([first, lost]) => (first ? [3, lost] : [lost, 3]) as [number, number]);
				const all = scores.flatMap(([won, lost], i) => {
					const [one, other] = (pairs[i] ?? '').split(' ');
					const of = [
						...Array.from({ length: won }, () => [one, other]),
						...Array.from({ length: lost }, () => [other, one])
					];
					return of.map((game) => [random.next().value, game.join(' ')] as const);
				});
				// Nobody plays on after his third win: the winner's third game is entered last of its play-off.
				const order = [...all].sort(([a], [b]) => a - b).map(([, game]) => game);
				let before: readonly string[] = [];
				for (let n = 0; n <= order.length; n++) {
					const { duels, places, owed } = read([
						...threeLevel,
						...games(...order.slice(0, n).map((game) => `${game} 1:0`))
					]);
					const open = duels.slice(0, 3).filter((text) => {
						const [, a = 0, b = 0] = /(\d+):(\d+)/u.exec(text)?.map(Number) ?? [];
						return Math.max(a, b) < 3;
					});
					// Every play-off without three wins can be entered further, and as long as they share the first place it is owed.
					for (const one of open) expect(one).toMatch(/, open$/u);
					const king = places.filter((one) => one.startsWith('1 '));
					if (open.length > 0 && king.length > 1) expect(owed.length).toBeGreaterThan(0);
					// Who was above somebody stays above him.
					for (const pair of before) expect(abovePairs(places)).toContain(pair);
					before = abovePairs(places);
				}
			}),
			{ numRuns: 60 }
		);
	});
});

/** "anna ben" for each pair of which anna stands above ben. */
function abovePairs(places: readonly string[]): readonly string[] {
	const ranked = places.map((one) => one.split(' ') as [string, string]);
	return ranked.flatMap(([place, one]) =>
		ranked.flatMap(([below, other]) => (Number(place) < Number(below) ? `${one} ${other}` : []))
	);
}
