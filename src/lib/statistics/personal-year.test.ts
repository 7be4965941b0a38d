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
import { playedEvening } from './played.ts';

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

function entries(): readonly AnyEntry[] {
	let id = 1;
	const rufspiele = (partner: string, won: number, lost: number): readonly AnyEntry[] =>
		[...Array<boolean>(won).fill(true), ...Array<boolean>(lost).fill(false)].map((wins) =>
			game(String(++id).padStart(3, '0'), { contract: 'rufspiel', declarer: 'Anna', partner, won: wins })
		);
	return [
		opening('001', { rulebook: 'allgaeu', seats: NAMES, dealer: 'Dora' }),
		...rufspiele('Ben', 5, 1),
		...rufspiele('Carl', 2, 3),
		...rufspiele('Dora', 4, 0),
		game('900', { contract: 'solo', declarer: 'Anna', won: false })
	];
}

describe('a personal year', () => {
	const log = standing(entries());
	const state = foldAnyEvening(log, asId<EveningId>(EVENING), { books: BOOKS, saukopf: foldSaukopf });
	if (!state) throw new Error('no evening');
	const figures = figuresOf([playedEvening(state, log)]);
	const own = figures.members.find(({ member }) => (member as string) === 'Anna');
	if (!own) throw new Error('nobody');

	it('names partner, Angstgegner, what was liked most, and the place', () => {
		const year = personalYear(figures, own);
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
		const few = standing(entries().slice(0, 5));
		const evening = foldAnyEvening(few, asId<EveningId>(EVENING), { books: BOOKS, saukopf: foldSaukopf });
		if (!evening) throw new Error('no evening');
		const early = figuresOf([playedEvening(evening, few)]);
		const [first] = early.members;
		expect(first && personalYear(early, first)).toMatchObject({ bestPartner: null, angstgegner: null });
	});
});
