import { expect, it } from 'vitest';
import { largestSize, linesTaken, textThatFits } from './lines-on-paper.ts';

// At size 10 a small letter takes 5.6, a capital or a digit 6.8, a W 10.
it.each([
	['Anna', 1],
	['Ann Huber', 1],
	['Anna Huber', 2],
	['12345678', 1],
	['123456789', 2],
	['Anna-Lena Huber', 2],
	['Sepp und Anna und Hias', 3],
	// A word that no line holds is broken anywhere.
	['abcdefghijklmnopqrstu', 3],
	['WWWWWWW', 2],
	['Hias abcdefghijkl', 3],
	['', 1]
])('a text takes as many lines as its words need: %s', (text, lines) => {
	expect(linesTaken(text, 57, 10)).toBe(lines);
});

it('takes the largest size that fits, and the least where none does', () => {
	expect(largestSize([34, 9], (size) => size <= 20.4)).toBe(20);
	expect(largestSize([34, 9], () => true)).toBe(34);
	expect(largestSize([34, 9], () => false)).toBe(9);
});

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
