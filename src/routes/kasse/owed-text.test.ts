import { expect, it } from 'vitest';
import { toCents } from '#lib/base/money.ts';
import { notPaidIn } from './owed-text.ts';

it('says why the box holds other than the books, so that the amounts add up', () => {
	const text = (open: number, over: number): string =>
		notPaidIn({ open: toCents(open), over: toCents(over), cash: toCents(10_000) });
	expect(text(0, 0)).toBe('');
	expect(text(185, 0)).toBe(', ohne die 1,85 €, die noch keiner eingezahlt hat');
	expect(text(0, 15)).toBe(', mit den 0,15 €, die zu viel eingezahlt sind');
	expect(text(185, 15)).toBe(
		', ohne die 1,85 €, die noch keiner eingezahlt hat, und mit den 0,15 €, die zu viel eingezahlt sind'
	);
});
