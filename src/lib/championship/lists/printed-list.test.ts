import { describe, expect, it } from 'vitest';
import { CHAMPIONSHIP } from '../../../../tests/support/championship.ts';
import { FOUR, game, tonight } from '../../../../tests/support/entries.ts';
import { partie, partieEvening } from '../../../../tests/support/partie.ts';
import { asId, type MemberId } from '#lib/base/ids.ts';
import type { AnyEntry } from '#lib/log/entry.ts';
import { standing } from '#lib/log/standing.ts';
import { BOOKS } from '#lib/rules/books/index.ts';
import { foldChampionship } from '../from-log.ts';
import { printedList, type PrintedList } from './printed-list.ts';
import { progressOf } from './progress.ts';

const SEATS = FOUR.map((one) => asId<MemberId>(one));
const nameOf = (member: MemberId): string => member;

function printed(entries: readonly AnyEntry[], blank = false): PrintedList {
	const { rulings, partien } = foldChampionship(standing(entries), CHAMPIONSHIP, BOOKS);
	const table = rulings.entry && progressOf(rulings.entry, rulings, partien).partien[0]?.[0];
	if (!table) throw new Error('no table');
	return printedList(table, SEATS, nameOf, blank);
}

describe('a list on paper', () => {
	it('has a line for each game, and takes the cross sum after each round (schafkopfschule 5.3.3)', () => {
		const { pages, points } = printed(partie('schafkopfschule'));
		expect(pages).toHaveLength(1);
		expect(pages[0]?.map(({ number }) => number)).toEqual(Array.from({ length: 32 }, (_, i) => i + 1));
		expect(pages[0]?.flatMap(({ number, endsRound }) => (endsRound ? number : []))).toEqual([
			...[4, 8, 12, 16, 20, 24, 28, 32]
		]);
		expect(points).toBeNull();
	});

	it('goes on where the app stopped: its games, totals from paper, then empty lines', () => {
		const written = [
			...partie('zockmeisterschaft'),
			game('3', { contract: 'wenz', declarer: 'ben', won: false }),
			game('4', { contract: 'rufspiel', declarer: 'anna', partner: 'carl', won: true }),
			tonight('5', 'paper', { games: 3, points: { anna: 3, ben: -1, carl: -1, dora: -1 } })
		];
		const { pages, points } = printed(written);
		const rows = pages[0] ?? [];
		expect(rows.slice(0, 4).map(({ number, played }) => [number, played])).toEqual([
			[1, 'Wenz'],
			[2, 'Rufspiel'],
			[null, '3 Spiele vom Papier'],
			[6, '']
		]);
		// Solo and Wenz are circled, a Rufspiel is not.
		expect(rows.slice(0, 2).map(({ circled }) => circled)).toEqual(['ben', null]);
		// −15 for the declarer and +5 for each; then ±2; then the totals (§11.5).
		expect(SEATS.map((seat) => rows[1]?.total?.get(seat))).toEqual([7, -17, 7, 3]);
		expect(SEATS.map((seat) => points?.get(seat))).toEqual([10, -18, 6, 2]);
		expect(rows.at(-1)?.number).toBe(40);
		// Five games are one whole round and one game.
		expect(rows.slice(0, 4).map(({ endsRound }) => endsRound)).toEqual([false, false, true, false]);
		expect(printed(written, true).pages[0]?.every(({ played }) => played === '')).toBe(true);
	});

	it('of five or six goes over two pages, each of whole rounds', () => {
		const five = [...SEATS, asId<MemberId>('emil')];
		const pages = printedList({ list: null, due: 50 }, five, nameOf).pages;
		expect(pages.map(({ length }) => length)).toEqual([25, 25]);
		const six = [...five, asId<MemberId>('fritz')];
		expect(printedList({ list: null, due: 60 }, six, nameOf).pages.map(({ length }) => length)).toEqual([
			30, 30
		]);
	});

	it('of five has a column for everybody, and 0 for who sat out', () => {
		const five = [...FOUR, 'emil'];
		const entries = [
			...partie('zockmeisterschaft', {
				...{ players: five, games: 4, plan: [[[1, 2, 3, 4, 5]]] },
				numbers: Object.fromEntries(five.map((member, i) => [member, i + 1]))
			}).slice(0, -1),
			partieEvening('2 evening', 'zockmeisterschaft', { seats: five, dealer: 'emil' }),
			game('3', { contract: 'solo', declarer: 'anna', won: true })
		];
		const { players, pages, points } = printed(entries);
		expect(players).toEqual(five);
		// A Solo won is 15 and −5 each (§11.5); the dealer sits out (§7.1).
		expect([...(pages[0]?.[0]?.total ?? [])]).toEqual([
			['anna', 15],
			['ben', -5],
			['carl', -5],
			['dora', -5],
			['emil', 0]
		]);
		expect(points?.get(asId('emil'))).toBe(0);
	});
});
