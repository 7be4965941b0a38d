import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { euro, sumOf, toCents } from './money.ts';

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
