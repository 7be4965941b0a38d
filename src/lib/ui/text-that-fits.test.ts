import { expect, it } from 'vitest';
import { textThatFits } from './text-that-fits.ts';

/** Every sign is half as wide as it is high. */
const widthOf = (text: string): number => [...text].length / 2;

it.each([
	// 4 signs are 2 wide at size 1: 80 at size 40.
	['Anna', 100, { text: 'Anna', size: 40 }],
	['Anna', 60, { text: 'Anna', size: 30 }],
	['Anna', 40, { text: 'Anna', size: 20 }],
	// At size 20 a sign takes 10: four fit, one of them the dots.
	['Annamirl', 40, { text: 'Ann…', size: 20 }],
	['Ann Marie', 50, { text: 'Ann…', size: 20 }],
	['👑👑👑👑👑', 40, { text: '👑👑👑…', size: 20 }],
	['', 40, { text: '', size: 40 }]
])('puts "%s" into %d', (text, room, expected) => {
	expect(textThatFits(text, room, [40, 20], widthOf)).toEqual(expected);
});
