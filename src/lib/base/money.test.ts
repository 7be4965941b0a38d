import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centsIn, euro, pointsText, sumOf, toCents } from './money.ts';

describe('euro', () => {
	it.each([
		[0, '0,00 €', '0,00 €'],
		[1, '0,01 €', '+0,01 €'],
		[9, '0,09 €', '+0,09 €'],
		[10, '0,10 €', '+0,10 €'],
		[99, '0,99 €', '+0,99 €'],
		[100, '1,00 €', '+1,00 €'],
		[101, '1,01 €', '+1,01 €'],
		[240, '2,40 €', '+2,40 €'],
		[99_999, '999,99 €', '+999,99 €'],
		[100_000, '1.000,00 €', '+1.000,00 €'],
		[123_456, '1.234,56 €', '+1.234,56 €'],
		[9_999_999, '99.999,99 €', '+99.999,99 €'],
		[123_456_789, '1.234.567,89 €', '+1.234.567,89 €'],
		[-1, '−0,01 €', '−0,01 €'],
		[-99, '−0,99 €', '−0,99 €'],
		[-100, '−1,00 €', '−1,00 €'],
		[-240, '−2,40 €', '−2,40 €'],
		[-123_456, '−1.234,56 €', '−1.234,56 €'],
		[-0, '0,00 €', '0,00 €']
	])('%i cents: %s, signed %s', (amount, plain, signed) => {
		expect(euro(toCents(amount))).toBe(plain);
		expect(euro(toCents(amount), true)).toBe(signed);
	});

	it('says the same amount for every cent', () => {
		fc.assert(
			fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), (amount) => {
				const digits = euro(toCents(amount))
					.replace('−', '-')
					.replace(/[.,€ ]/g, '');
				expect(Number(digits) === amount).toBe(true);
			})
		);
	});
});

describe('points', () => {
	it('are said with their sign where it matters', () => {
		expect([pointsText(3), pointsText(-3), pointsText(0)]).toEqual(['3 P', '−3 P', '0 P']);
		expect([pointsText(3, true), pointsText(-12, true), pointsText(0, true)]).toEqual([
			'+3 P',
			'−12 P',
			'0 P'
		]);
	});
});

describe('cents', () => {
	it.each([0.1, 1.5, Number.NaN, Infinity, -Infinity, 2 ** 53])('%d are none', (amount) => {
		expect(() => toCents(amount)).toThrow('not whole cents');
	});

	it('know no negative zero', () => {
		expect(Object.is(toCents(-0), 0)).toBe(true);
		expect(Object.is(sumOf([toCents(-5), toCents(5)]), 0)).toBe(true);
	});

	it('add up', () => {
		expect(sumOf([])).toBe(0);
		expect(sumOf(new Set([toCents(240), toCents(-80), toCents(1)]))).toBe(161);
	});

	it('that no longer fit are refused', () => {
		const most = toCents(Number.MAX_SAFE_INTEGER);
		expect(() => sumOf([most, most])).toThrow('not whole cents');
	});
});

describe('an amount as it is typed', () => {
	it.each([
		['5', 500],
		['5,50', 550],
		['5,5', 550],
		['5.50', 550],
		[' 12,05 € ', 1205],
		['20,-', 2000],
		['1.250', 125000],
		['1.250,00 €', 125000],
		['99999,99', 9999999],
		['0', 0]
	])('%j are %i cents', (typed, cents) => {
		expect(centsIn(typed)).toBe(cents);
	});

	it.each(['', 'fünf', '-5', '5,555', '5 50', '1,2,3', '100000', '5€50'])('%j is none', (typed) => {
		expect(centsIn(typed)).toBeNull();
	});
});
