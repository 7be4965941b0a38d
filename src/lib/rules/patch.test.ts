import { describe, expect, it } from 'vitest';
import { allgaeu } from './books/allgaeu.ts';
import { muenchen } from './books/muenchen.ts';
import { patched } from './patch.ts';
import { changesOf } from './patch.ts';
import { houseBook } from './house/house-book.ts';

describe('what was changed of a book', () => {
	it('is a patch of just that, and a figure of the same value is none', () => {
		const changed = patched(allgaeu, {
			name: 'Stammtisch',
			schneider: { value: 5, source: 'Hausregel' },
			schwarz: { value: 10, source: 'Hausregel' },
			contracts: { wenz: { laufende: null } },
			schuss: { names: ['Kontra', 'Re'] }
		});
		const changes = changesOf(allgaeu, changed);
		expect(changes).toEqual({
			schwarz: { value: 10, source: 'Hausregel' },
			contracts: { wenz: { laufende: null } },
			schuss: { names: ['Kontra', 'Re'] }
		});
	});

	it('leads from one book to another', () => {
		const changes = changesOf(allgaeu, muenchen);
		const { id, name, edition } = muenchen;
		expect(changesOf(muenchen, houseBook(allgaeu, { id, name, edition, changes }))).toEqual({});
	});
});
