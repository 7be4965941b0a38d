import { describe, expect, it } from 'vitest';
import { CHAMPIONSHIP } from '../../../../tests/support/championship.ts';
import { entry, game, type Fields } from '../../../../tests/support/entries.ts';
import { partie, partieEvening, ruled } from '../../../../tests/support/partie.ts';
import { booksOf } from '#lib/log/books.ts';
import type { AnyEntry } from '#lib/log/entry.ts';
import { standing } from '#lib/log/standing.ts';
import { BOOKS } from '#lib/rules/books/index.ts';
import { foldChampionship } from '../from-log.ts';
import { progressOf } from '../lists/progress.ts';
import { raceOf, wonSoloOf, type Race } from './race.ts';

// One short Partie at one table, worked out by hand: a Solo without Laufende is 15 and −5 each (§11.5).

function race(entries: readonly AnyEntry[]): Race {
	const log = standing(entries);
	const { rulings, partien, ranking } = foldChampionship(log, CHAMPIONSHIP, booksOf(log, BOOKS));
	if (!rulings.entry || !ranking) throw new Error('no championship');
	const { system } = rulings.entry;
	return raceOf(ranking, progressOf(rulings.entry, rulings, partien), wonSoloOf(system, partien));
}

const club = (games: number, written: readonly Fields[], system = 'zockmeisterschaft') => [
	...partie(system, { games }),
	...written.map((one, i) => game(`3 ${i}`, one))
];

const solo = { contract: 'solo', declarer: 'anna', won: true };
const inShort = ({ contenders }: Race): readonly string[] =>
	contenders.map(
		({ player, behind, left, most, inReach }) =>
			`${player} −${behind}, ${left} left, ${most}: ${inReach ? 'in reach' : 'out'}`
	);

describe('who can still become king', () => {
	it('everybody before the first game', () => {
		expect(race(club(40, []))).toMatchObject({ wonSolo: 15, over: false });
		expect(inShort(race(club(40, [])))).toEqual([
			'anna −0, 40 left, 600: in reach',
			'ben −0, 40 left, 600: in reach',
			'carl −0, 40 left, 600: in reach',
			'dora −0, 40 left, 600: in reach'
		]);
	});

	it('who draws level by Solos alone; criteria could decide', () => {
		// 45 and −15 each; four games left are 60: exactly level
		expect(inShort(race(club(7, [solo, solo, solo])))).toEqual([
			'anna −0, 4 left, 105: in reach',
			'ben −60, 4 left, 45: in reach',
			'carl −60, 4 left, 45: in reach',
			'dora −60, 4 left, 45: in reach'
		]);
	});

	it('and nobody who stays a point behind', () => {
		// A Mungo moves ben to −14 and carl and dora to −16; anna has 46. Three games left are 45.
		const mungo = { contract: 'mungo', losers: ['carl', 'dora'] };
		expect(inShort(race(club(7, [solo, solo, solo, mungo])))).toEqual([
			'anna −0, 3 left, 91: in reach',
			'ben −60, 3 left, 31: out',
			'carl −62, 3 left, 29: out',
			'dora −62, 3 left, 29: out'
		]);
		// with one game more ben, 60 behind, would draw level
		expect(inShort(race(club(8, [solo, solo, solo, mungo])))).toEqual([
			'anna −0, 4 left, 106: in reach',
			'ben −60, 4 left, 46: in reach',
			'carl −62, 4 left, 44: out',
			'dora −62, 4 left, 44: out'
		]);
	});

	it('after the last game who stands first, with those he has a play-off with', () => {
		const over = race(club(1, [{ contract: 'rufspiel', declarer: 'anna', partner: 'ben', won: true }]));
		expect(over.over).toBe(true);
		expect(over.contenders.map(({ player, inReach }) => [player, inReach])).toEqual([
			['anna', true],
			['ben', true],
			['carl', false],
			['dora', false]
		]);
	});

	it('by games he has left: at five who dealt twice has more of them', () => {
		const seats = ['anna', 'ben', 'carl', 'dora', 'emil'];
		const entries = [
			...partie('zockmeisterschaft', {
				players: seats,
				numbers: { anna: 1, ben: 2, carl: 3, dora: 4, emil: 5 },
				plan: [[[1, 2, 3, 4, 5]]],
				games: 4
			}).slice(0, -1),
			partieEvening('2 evening', 'zockmeisterschaft', { seats, dealer: 'emil' }),
			game('3 0', solo)
		];
		// emil dealt: all his 4 games are to come
		expect(race(entries).contenders.map(({ player, left }) => `${player} ${left}`)).toEqual([
			...['anna 3', 'emil 4', 'ben 3', 'carl 3', 'dora 3']
		]);
	});

	it('is over though who was dismissed has games left', () => {
		const seats = ['anna', 'ben', 'carl', 'dora', 'emil'];
		const five = partie('schafkopfschule', {
			players: seats,
			numbers: { anna: 1, ben: 2, carl: 3, dora: 4, emil: 5 },
			plan: [[[1, 2, 3, 4, 5]]],
			games: 1
		}).slice(0, -1);
		const opened = partieEvening('2 evening', 'schafkopfschule', { seats, dealer: 'emil' });
		const gone = ruled('4', 'disqualify', { member: 'emil', reason: 'Karte gezinkt' });
		expect(race([...five, opened, game('3 0', solo)]).over).toBe(false);
		expect(race([...five, opened, game('3 0', solo), gone]).over).toBe(true);
	});

	it('by what counts for the places, not by the lots', () => {
		// for ben −5 by lots, but 50 in his favour: he leads
		const dispute = ruled('5', 'dispute', { game: '3 0', swing: { ben: -5 }, best: { ben: 50 } });
		expect(inShort(race([...club(2, [solo]), dispute]))).toEqual([
			'ben −0, 1 left, 65: in reach',
			'anna −35, 1 left, 30: out',
			'carl −55, 1 left, 10: out',
			'dora −55, 1 left, 10: out'
		]);
	});
});

describe('a won Solo', () => {
	it('is 6 in the tournament (5.2.7)', () => {
		// 6 and −2 each; one game left is 6, eight are missing
		expect(inShort(race(club(2, [solo], 'schafkopfschule')))).toEqual([
			'anna −0, 1 left, 12: in reach',
			'ben −8, 1 left, 4: out',
			'carl −8, 1 left, 4: out',
			'dora −8, 1 left, 4: out'
		]);
		expect(wonSoloOf('schafkopfschule', [])).toBe(6);
	});

	it("is worth what the evening's own list says", () => {
		const house = entry('11', 'rulebook', {
			rulebook: 'haus',
			base: 'allgaeu',
			name: 'Haus',
			changes: { points: { contracts: { solo: { value: 7, source: 'Haus' } } } }
		});
		const opened = partieEvening('20', 'zockmeisterschaft', { rulebook: 'haus', replaces: '2 evening' });
		expect(race([...partie('zockmeisterschaft'), house, opened]).wonSolo).toBe(21);
	});
});
