import { describe, expect, it } from 'vitest';
import { foldAnyEvening } from '#lib/evening/any-evening.ts';
import { foldSaukopf } from '#lib/evening/saukopf/fold.ts';
import { asId, type EveningId } from '#lib/base/ids.ts';
import type { AnyEntry } from '#lib/log/entry.ts';
import { standing } from '#lib/log/standing.ts';
import { BOOKS } from '#lib/rules/books/index.ts';
import { EVENING, game, opening } from '../../../tests/support/entries.ts';
import { figuresOf } from './figures.ts';
import { personalYear } from './personal-year.ts';
import { playedEvening } from './played-games.ts';

/*
 * Allgäu, without Deckel or Laufende: a Rufspiel is 10, a Solo 25 from each of three (§4.1, §4.3).
 * Six times Anna with Ben, five won: she has won 5 of 6 with him. Five times Anna with Carl, two won: 2 of 5.
 * Four times Anna with Dora, all won: fewer than five do not count.
 *
 *          won  lost   Anna
 * Ben        5     1    +40     (5 − 1) × 10
 * Carl       2     3    −10
 * Dora       4     0    +40
 * Solo       0     1    −75
 *                        −5
 *
 * Against: Ben 5 of 10 (with Carl 2 of 5, with Dora 4 of 4, Solo 0 of 1: 6 of 10), Carl (5 of 6, 4 of 4, 0 of 1: 9 of 11),
 * Dora (5 of 6, 2 of 5, 0 of 1: 7 of 12 = 0.583); Ben 6 of 10 = 0.6. So Dora is her Angstgegner.
 */
const NAMES = ['Anna', 'Ben', 'Carl', 'Dora'] as const;

type Played = readonly [partner: string, won: number, lost: number];

/** An evening on which Anna plays so many Rufspiele with each, and loses a Solo. */
function entries(...played: readonly Played[]): readonly AnyEntry[] {
	let id = 1;
	const rufspiele = played.flatMap(([partner, won, lost]) =>
		[...Array<boolean>(won).fill(true), ...Array<boolean>(lost).fill(false)].map((wins) =>
			game(String(++id).padStart(3, '0'), { contract: 'rufspiel', declarer: 'Anna', partner, won: wins })
		)
	);
	return [
		opening('001', { rulebook: 'allgaeu', seats: NAMES, dealer: 'Dora' }),
		...rufspiele,
		game('900', { contract: 'solo', declarer: 'Anna', won: false })
	];
}

const ALL: readonly Played[] = [
	['Ben', 5, 1],
	['Carl', 2, 3],
	['Dora', 4, 0]
];

function figuresAfter(all: readonly AnyEntry[]) {
	const log = standing(all);
	const state = foldAnyEvening(log, asId<EveningId>(EVENING), { books: BOOKS, saukopf: foldSaukopf });
	if (!state) throw new Error('no evening');
	return figuresOf([playedEvening(state, log)]);
}

/** Anna's year. */
function yearOf(all: readonly AnyEntry[]) {
	const figures = figuresAfter(all);
	const own = figures.members.find(({ member }) => (member as string) === 'Anna');
	if (!own) throw new Error('nobody');
	return { figures, own, year: personalYear(figures, own) };
}

describe('a personal year', () => {
	const { figures, own, year } = yearOf(entries(...ALL));

	it('names partner, Angstgegner, what was liked most, and the place', () => {
		expect(own.cents).toBe(-5);
		expect(year.bestPartner).toEqual({ other: 'Ben', games: 6, won: 5 });
		expect(year.angstgegner).toEqual({ other: 'Dora', games: 12, won: 7 });
		expect(year.favourite).toMatchObject({ contract: 'rufspiel', count: { games: 15, won: 11, lost: 4 } });
		// Ben +40 −(2−3)×10 −40 +25 = +35, Carl −40 −10 −40 +25 = −65, Dora −40 +10 +40 +25 = +35
		expect(figures.members.map(({ member, cents }) => [member, cents])).toEqual(
			expect.arrayContaining([
				['Ben', 35],
				['Carl', -65],
				['Dora', 35]
			])
		);
		expect([year.place, year.of]).toEqual([3, 4]);
	});

	it('knows the dearest game and what it moved', () => {
		expect(own.dearest).toMatchObject({ cents: -75, game: { contract: 'solo', price: 25, moved: 75 } });
		expect(figures.dearest[0]).toMatchObject({ price: 25, moved: 75 });
	});

	it('names nobody after too few games', () => {
		expect(yearOf(entries(...ALL).slice(0, 5)).year).toMatchObject({ bestPartner: null, angstgegner: null });
	});

	it('is enough with five games, and of equal shares the one of more games is named', () => {
		expect(yearOf(entries(['Ben', 4, 1])).year.bestPartner).toEqual({ other: 'Ben', games: 5, won: 4 });
		const alike = yearOf(entries(['Ben', 4, 1], ['Dora', 8, 2])).year;
		expect(alike.bestPartner).toEqual({ other: 'Dora', games: 10, won: 8 });
	});
});
