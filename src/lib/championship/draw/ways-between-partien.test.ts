import { expect, it } from 'vitest';
import { CHAMPIONSHIP } from '../../../../tests/support/championship.ts';
import { entry, members } from '../../../../tests/support/entries.ts';
import { ruled } from '../../../../tests/support/partie.ts';
import { standing } from '#lib/log/standing.ts';
import { BOOKS } from '#lib/rules/books/index.ts';
import { foldChampionship } from '../from-log.ts';
import { playerIn, waysOf } from './ways-between-partien.ts';

const NINE = ['anna', 'ben', 'carl', 'dora', 'emil', 'franz', 'gusti', 'hans', 'maria'];
const FIRST = [
	[1, 2, 3, 4, 5],
	[6, 7, 8, 9]
];
const THEN = [
	[1, 2, 6, 7],
	[3, 4, 5, 8]
];

it('a substitute stands in the Partien that he came for, whoever went in those he played, and who left in no further one', () => {
	const seats = ['anna', 'ben', 'carl', 'dora', 'emil'];
	const evening = 'erster';
	const entries = [
		...members(...NINE, 'vroni'),
		entry('1', 'championship', {
			...{ championship: CHAMPIONSHIP, year: 2026, system: 'zockmeisterschaft', players: NINE },
			numbers: Object.fromEntries(NINE.map((member, i) => [member, i + 1])),
			plan: [FIRST, FIRST]
		}),
		entry('2', 'evening', {
			...{
				evening,
				date: '2026-11-23',
				occasion: 'meisterschaft',
				rulebook: 'allgaeu',
				seats,
				dealer: 'emil'
			},
			...{ championship: CHAMPIONSHIP, partie: 1, table: 1 }
		}),
		entry('3', 'game', { evening, game: { contract: 'solo', declarer: 'anna', won: true } }),
		ruled('4', 'substitute', { out: 'anna', in: 'vroni' }),
		ruled('5', 'leave', { member: 'maria', from: 2, plan: [THEN] })
	];
	const { rulings, partien } = foldChampionship(standing(entries), CHAMPIONSHIP, BOOKS);
	if (!rulings.entry) throw new Error('no championship');
	const ways = waysOf(rulings.entry, playerIn(rulings.entry, rulings, partien));
	const told = ways.map(({ member, tables }) => `${member} ${tables.map((table) => table ?? '–').join(' ')}`);
	expect(told.slice(0, 3)).toEqual(['anna 1 –', 'vroni – 1', 'ben 1 1']);
	expect(told.at(-1)).toBe('maria 2 –');
	expect(told).toHaveLength(10);
});
