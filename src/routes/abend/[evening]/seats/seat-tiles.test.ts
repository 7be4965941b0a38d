import { describe, expect, it } from 'vitest';
import { breadth, seatNames, shapeOf } from './seat-tiles.ts';

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

describe('names on the seats', () => {
	it('are whole, however long', () => {
		const names = ['Alois Maximilian Hinterhuber-Unterbrunner', 'Sepp', 'Quirin Lacher', 'Dora'];
		expect(seatNames(names)).toEqual(names);
	});

	it('keep their ends where they begin alike', () => {
		const [elder, younger] = seatNames([
			'Maximilian Hinterhuber der Ältere',
			'Maximilian Hinterhuber der Jüngere'
		]);
		expect(elder).toMatch(/…\S* ?Ältere/);
		expect(younger).toMatch(/…\S* ?Jüngere/);
	});
});
