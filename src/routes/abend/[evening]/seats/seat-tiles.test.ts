import { describe, expect, it } from 'vitest';
import { breadth, endIn, shapeOf } from './seat-tiles.ts';

describe('a name on its seat', () => {
	it('stands in one line while it is short, else in two that are most alike', () => {
		expect(shapeOf('Sepp', false)).toEqual({ lines: 1, letters: breadth('Sepp') });
		expect(shapeOf('Hans-Peter', false).lines).toBe(1);
		expect(shapeOf('Dora Straßer-Öttinger', false)).toEqual({ lines: 2, letters: breadth('Dora Straßer-') });
		expect(shapeOf('Dora Straßer-Öttinger', true).lines).toBe(1);
	});

	it('is broken anywhere where it is one long word', () => {
		expect(shapeOf('Donaudampfschifffahrt', false)).toEqual({
			lines: 2,
			letters: breadth('Donaudampfschifffahrt')
		});
	});
});

describe('the end of a name that must be seen', () => {
	const names = [
		'Maximilian Hinterhuber der Ältere',
		'Maximilian Hinterhuber der Jüngere',
		`${'W'.repeat(79)}a`,
		`${'W'.repeat(79)}b`,
		'Alois Maximilian Hinterhuber-Unterbrunner',
		'Sepp'
	];
	it.each([
		['is the last word where another begins alike', 0, 'Ältere'],
		['is some letters of a long word', 2, 'WWWa'],
		['is none where a name differs early', 4, ''],
		['is none of a short name', 5, '']
	])('%s', (_, at, end) => {
		const name = names[at] ?? '';
		expect(name.slice(endIn(name, names))).toBe(end);
	});
});
