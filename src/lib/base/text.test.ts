import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { besideOthers, oneLine, takenText } from './text.ts';

describe('a line of text', () => {
	it.each([
		['a turning mark goes', 'Franz\u202eJosef', 'FranzJosef'],
		['isolates and marks of direction go', '\u2066A\u2069\u200e\u200f\u061cB', 'AB'],
		['a line break becomes a space', 'Anna\nMaier', 'Anna Maier'],
		['controls and separators become one space', 'A\u0000\u0007\u2028B', 'A B'],
		['what has no width goes', '\ufeffAn\u200bna\u00ad', 'Anna'],
		['a tower of accents is three high', `Zo${'\u0301'.repeat(30)}e`, 'Zo\u0301\u0301\u0301e'],
		['a family stays together', '👨‍👩‍👧 Moni', '👨‍👩‍👧 Moni'],
		['half a character is shown as lost', 'A\ud800', 'A\ufffd'],
		['only joiners is nothing', ' \u200d\u200c ', '']
	])('%s', (_, typed, line) => expect(oneLine(typed)).toBe(line));

	it('once cleaned, stays as it is', () => {
		const nasty = fc.constantFrom(
			...'aא \n\u202e\u200d\u0301\u2028\u200b'.split(''),
			'\ud83c',
			'\udf00',
			'👨‍👩‍👧'
		);
		fc.assert(
			fc.property(fc.string({ unit: nasty }), (text) => {
				expect(oneLine(oneLine(text))).toBe(oneLine(text));
			})
		);
	});
});

describe('beside amounts', () => {
	it.each([
		['Anna', 'Anna'],
		['אברהם 3', '\u2068אברהם 3\u2069'],
		['محمد', '\u2068محمد\u2069'],
		['Franz\u202eJosef', 'FranzJosef']
	])('%s', (text, shown) => expect(besideOthers(text)).toBe(shown));
});

describe('a new name', () => {
	it('is taken where somebody is called so, capitals or not', () => {
		const sentence = 'ÄNNE gibt es schon. Nimm einen Namen, der euch unterscheidet.';
		expect(takenText('ÄNNE', ['Berti', 'Änne'])).toBe(sentence);
	});

	it('is free beside all others', () => {
		expect(takenText('Anna', ['Berti', 'Annabell'])).toBe('');
	});
});
