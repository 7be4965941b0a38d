import { describe, expect, test } from 'vitest';
import { filledIn } from './collections.ts';

describe('What of a record is filled in', () => {
	test('is not what nobody said, nor what holds nothing', () => {
		const none = { a: undefined, b: null, c: false, d: '', e: [], f: {}, g: new Map(), h: new Set() };
		expect(Object.keys(filledIn(none))).toEqual([]);
	});

	test('is a zero, and what holds something, in its order', () => {
		const some = { z: 0, y: [0], x: { a: undefined }, w: new Map([['a', 0]]), v: new Set(['']) };
		expect(Object.entries(filledIn(some))).toEqual(Object.entries(some));
	});
});
