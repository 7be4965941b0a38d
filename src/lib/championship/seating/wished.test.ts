import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MemberId } from '#lib/base/ids.ts';
import { meetings } from './meetings.ts';
import { planFor } from './plans/plan-for.ts';
import { byMember, byNumber, hasWishes, planNumbers, planWithNumbers, wishesText } from './wished.ts';

const id = (name: string): MemberId => name as MemberId;
const PLAYERS = ['dora', 'anna', 'clemens', 'berti'].map(id);
const WISHES = { fixed: { dora: 1 }, apart: [['anna', 'berti'].map(id)] };

describe('wishes for a plan', () => {
	it('count by the ids of the players before the draw, and by the drawn numbers after it', () => {
		const before = planNumbers({ players: PLAYERS, numbers: {} });
		expect([...before]).toEqual([
			['anna', 1],
			['berti', 2],
			['clemens', 3],
			['dora', 4]
		]);
		expect(byNumber(WISHES, before)).toEqual({ fixed: [{ number: 4, table: 1 }], apart: [[1, 2]] });
		const drawn = planNumbers({ players: PLAYERS, numbers: { anna: 4, berti: 2, clemens: 1, dora: 3 } });
		expect(byNumber(WISHES, drawn)).toEqual({ fixed: [{ number: 3, table: 1 }], apart: [[4, 2]] });
	});

	it('come back as they were, without those who take no part', () => {
		const numbers = planNumbers({ players: PLAYERS, numbers: {} });
		expect(byMember(byNumber(WISHES, numbers), numbers)).toEqual(WISHES);
		const without = planNumbers({ players: PLAYERS.slice(1), numbers: {} });
		expect(byNumber(WISHES, without)).toEqual({ fixed: [], apart: [[1, 2]] });
		expect(hasWishes(byMember({ fixed: [], apart: [] }, numbers))).toBe(false);
	});

	it('are said by name', () => {
		expect(wishesText(WISHES, (member) => member.toUpperCase())).toBe(
			'Gewünscht: DORA fest an Tisch 1; ANNA und BERTI nie zusammen.'
		);
		expect(wishesText({}, String)).toBe('');
	});

	it('go with their players to the numbers they draw: worked by hand', () => {
		// Dora sits at 4, Anna and Berti at 1 and 2; they draw 1, 3 and 4. Seat 3 is left to number 2.
		const entry = {
			...WISHES,
			players: PLAYERS,
			numbers: {},
			plan: [
				[
					[1, 4],
					[2, 3]
				]
			]
		};
		expect(planWithNumbers(entry, { dora: 1, anna: 3, berti: 4, clemens: 2 })).toEqual([
			[
				[3, 1],
				[4, 2]
			]
		]);
	});

	it('hold after every draw, however often it is drawn, and the plan stays as good', () => {
		const players = Array.from({ length: 13 }, (_, i) => id(`p${String(i).padStart(2, '0')}`));
		const found = planFor(13);
		if (!found.ok) throw new Error('no plan');
		const shuffled = fc.shuffledSubarray([...players], { minLength: 13, maxLength: 13 });
		fc.assert(
			fc.property(shuffled, shuffled, (first, second) => {
				const wishes = { fixed: { p03: 1 }, apart: [['p05', 'p09'].map(id), ['p03', 'p05'].map(id)] };
				let entry = { ...wishes, players, numbers: {} as Record<string, number>, plan: found.value.rounds };
				const seatOf = (member: string) => {
					const number = planNumbers(entry).get(id(member)) ?? 0;
					return entry.plan.map((tables) => tables.findIndex((table) => table.includes(number)));
				};
				const seats = ['p03', 'p05', 'p09'].map(seatOf);
				for (const order of [first, second]) {
					const numbers = Object.fromEntries(order.map((member, i) => [member, i + 1]));
					entry = { ...entry, plan: planWithNumbers(entry, numbers), numbers };
					expect(['p03', 'p05', 'p09'].map(seatOf)).toEqual(seats);
					for (const tables of entry.plan) {
						expect(tables.flat().sort((a, b) => a - b)).toEqual(players.map((_, i) => i + 1));
					}
					const before = meetings(found.value).pairs;
					expect(meetings({ players: 13, rounds: entry.plan }).pairs).toEqual(before);
				}
			}),
			{ numRuns: 50 }
		);
	});
});
