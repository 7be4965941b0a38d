import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { takenText } from './taken-name.ts';
import { besideOthers, oneLine, shortNames } from './text.ts';

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

describe('names on small buttons', () => {
	it('stay whole where they are short enough', () => {
		expect(shortNames(['Anna', 'Maximilian H.'], 14)).toEqual(['Anna', 'Maximilian H.']);
	});

	it('keep their beginning where that tells them apart', () => {
		expect(shortNames(['Anna', 'Bartholomäus Hinterhuber'], 14)).toEqual(['Anna', 'Bartholomäus…']);
	});

	it('keep their end as well where they begin alike', () => {
		expect(shortNames(['Maximilian Huber senior', 'Maximilian Huber junior'], 14)).toEqual([
			'Maximil…senior',
			'Maximil…junior'
		]);
	});

	it('are numbered where neither tells them apart', () => {
		const [one, other] = ['A', 'B'].map((middle) => `Donaudampfschiff${middle}fahrtsgesellschaft`);
		expect(shortNames([one ?? '', other ?? ''], 14)).toEqual(['Donaudamp… (1)', 'Donaudamp… (2)']);
	});

	it('are apart whenever the names are, and never longer than they may be', () => {
		const name = fc.string({ unit: fc.constantFrom('a', 'b', 'ü', '🂡', ' '), minLength: 1, maxLength: 80 });
		fc.assert(
			fc.property(fc.uniqueArray(name, { selector: oneLine, maxLength: 6 }), (names) => {
				const short = shortNames(names, 14);
				expect(new Set(short).size).toBe(names.length);
				for (const one of short) expect([...one].length).toBeLessThanOrEqual(14);
			})
		);
	});
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
