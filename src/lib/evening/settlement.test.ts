import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asId, type MemberId } from '#lib/base/ids.ts';
import { toCents, type Cents } from '#lib/base/money.ts';
import { fewestPayments, type Party } from './settlement.ts';

const balances = (amounts: readonly number[]): ReadonlyMap<Party, Cents> =>
	new Map(amounts.map((amount, i) => [asId<MemberId>(`P${i}`), toCents(amount)]));

describe('fewest payments', () => {
	it.each([
		{ says: 'nobody owes anything', amounts: [0, 0, 0, 0], payments: 0 },
		{ says: 'one pays three', amounts: [-300, 100, 100, 100], payments: 3 },
		{ says: 'two pairs need two payments, not three', amounts: [500, -200, -500, 200], payments: 2 },
		{ says: 'a pair and a three', amounts: [70, -70, 50, -20, -30], payments: 3 },
		{ says: 'two threes that greed would miss', amounts: [60, -50, -10, 40, -35, -5], payments: 4 },
		{ says: 'no group inside four', amounts: [110, -40, -90, 20], payments: 3 }
	])('$says', ({ amounts, payments }) => {
		expect(fewestPayments(balances(amounts))).toHaveLength(payments);
	});

	it('brings every balance to zero, with positive payments and at most one fewer than players', () => {
		fc.assert(
			fc.property(fc.array(fc.integer({ min: -5000, max: 5000 }), { minLength: 1, maxLength: 8 }), (some) => {
				const amounts = [...some, -some.reduce((a, b) => a + b, 0)];
				const left = new Map(balances(amounts)) as Map<Party, number>;
				const payments = fewestPayments(balances(amounts));
				for (const { from, to, amount } of payments) {
					expect(amount).toBeGreaterThan(0);
					left.set(from, (left.get(from) ?? 0) + amount);
					left.set(to, (left.get(to) ?? 0) - amount);
				}
				expect([...left.values()].every((cents) => cents === 0)).toBe(true);
				expect(payments.length).toBeLessThan(Math.max(2, amounts.filter((cents) => cents !== 0).length));
			})
		);
	});
});
