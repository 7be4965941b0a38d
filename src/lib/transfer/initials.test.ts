import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { initialsOf } from './initials.ts';

describe('initials', () => {
	it.each([
		[
			['Anton Huber', 'Vroni'],
			['AH', 'V']
		],
		[
			['Anton Huber', 'Alois Holl'],
			['AHu', 'AHo']
		],
		[
			['Hans Böck', 'Hans Böhm', 'Hans Bär'],
			['HBöc', 'HBöh', 'HBä']
		],
		[
			['Toni', 'Tom', 'Toni'],
			['Toni', 'Tom', 'Toni2']
		],
		[
			['Karl-Heinz Weiß', '  Franz   Xaver Ostler '],
			['KHW', 'FXO']
		],
		[
			['👨‍👩‍👧 Huber', ''],
			['👨‍👩‍👧H', '?']
		],
		[
			['H', 'H', 'H2'],
			['H', 'H2', 'H22']
		]
	])('of %j are %j', (names, initials) => {
		expect(initialsOf(names)).toEqual(initials);
	});

	it('tell all members apart', () => {
		const name = fc.array(fc.constantFrom('Anton', 'Alois', 'Huber', 'Hub', 'H', 'A', 'Ä', 'H2'), {
			minLength: 1,
			maxLength: 3
		});
		fc.assert(
			fc.property(fc.array(name, { maxLength: 40 }), (names) => {
				const initials = initialsOf(names.map((words) => words.join(' ')));
				expect(new Set(initials).size).toBe(names.length);
			})
		);
	});
});
