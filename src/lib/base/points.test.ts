import { describe, expect, it } from 'vitest';
import { pointsText } from './points.ts';

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
