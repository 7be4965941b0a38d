import { expect, it } from 'vitest';
import { asId } from '#lib/base/ids.ts';
import type { Row } from '../state.ts';
import { repriced } from './repriced.ts';

const game = (place: string, price: number): Row =>
	({ type: 'game', place, bill: { price } }) as unknown as Row;
const voided = (place: string): Row => ({ type: 'voided', place }) as unknown as Row;

it('counts the games whose price follows a change of an earlier one', () => {
	const before = [game('a', 10), game('b', 20), game('c', 30), game('d', 40)];
	const after = [game('a', 50), game('b', 40), game('c', 30), voided('d'), game('e', 10)];
	expect(repriced(before, after, asId('a'))).toBe(1);
	expect(repriced(before, after, asId('d'))).toBe(2);
	expect(repriced(after, before, asId('a'))).toBe(1);
	expect(repriced(before, before, asId('a'))).toBe(0);
});
