import { describe, expect, it } from 'vitest';
import { tableSides } from './StandSheet.svelte';

/** Around the tablet from its upper left corner. */
const AROUND = ['top start', 'top', 'top end', 'right', 'bottom end', 'bottom', 'bottom start', 'left'];

describe('the sides of a tablet in the middle', () => {
	it.each([3, 4, 5, 6])('are %i different ones, clockwise', (count) => {
		const places = tableSides(count).map(({ side, half }) =>
			AROUND.indexOf([side, half].filter(Boolean).join(' '))
		);
		expect(places).toHaveLength(count);
		expect(places).toEqual([...new Set(places)].toSorted((a, b) => a - b));
		expect(places).not.toContain(-1);
	});

	it('are none for more than have room around it', () => {
		expect(tableSides(7)).toEqual([]);
	});
});
