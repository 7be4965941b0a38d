import { expect, it } from 'vitest';
import { toCents } from '#lib/base/money.ts';
import { stockLeft } from './stock-left.ts';

const evening = (cents: number) => ({ stock: toCents(cents), opening: {} });
const partie = (cents: number) => ({ stock: toCents(cents), opening: { championship: 'm' } });

it('is what the last evening left: it was opened with what lay there before', () => {
	expect(stockLeft([evening(150), evening(100), evening(50)])).toBe(150);
	expect(stockLeft([])).toBe(0);
});

it('is not lost over a Meisterschaft, whose tables leave theirs beside it', () => {
	expect(stockLeft([partie(0), partie(50), partie(100), evening(200), evening(700)])).toBe(350);
	expect(stockLeft([evening(350), partie(50), partie(100), evening(200)])).toBe(350);
	expect(stockLeft([partie(50), partie(50)])).toBe(100);
});
