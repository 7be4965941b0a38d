import { describe, it } from 'vitest';
import { laws } from '../../../tests/support/laws.ts';
import type { Book } from './book.ts';
import { allgaeu } from './books/allgaeu.ts';
import { weitnau } from './books/weitnau.ts';

const RUNS = 1000;
const books: readonly Book[] = [allgaeu, weitnau];

describe.each(books)('$name', (book) => {
	for (const law of laws.filter(({ speaksOf }) => speaksOf(book))) {
		it(law.says, () => {
			law.hold(book, RUNS);
		});
	}
});
