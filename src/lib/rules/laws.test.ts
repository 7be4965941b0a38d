import { describe, it } from 'vitest';
import { laws } from '../../../tests/support/laws.ts';
import { often } from '../../../tests/support/whole.ts';
import { BOOKS } from './books/index.ts';

const RUNS = often(1000);

/** Where 61 win, a club may let a level game be dealt again. */
const drawing = [...BOOKS.values()]
	.filter(({ augen }) => augen.won.value === 61)
	.map((book) => ({
		...book,
		name: `${book.name}, 60 : 60 dealt again`,
		augen: { ...book.augen, drawn: { source: 'Hausregel', of: null } }
	}));

describe.each([...BOOKS.values(), ...drawing])('$name', (book) => {
	for (const law of laws.filter(({ speaksOf }) => speaksOf(book))) {
		it(law.says, () => {
			law.hold(book, RUNS);
		});
	}
});
