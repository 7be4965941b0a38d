import { describe, it } from 'vitest';
import { laws } from '../../../tests/support/laws.ts';
import { BOOKS } from './books/index.ts';

const RUNS = 1000;

describe.each([...BOOKS.values()])('$name', (book) => {
	for (const law of laws.filter(({ speaksOf }) => speaksOf(book))) {
		it(law.says, () => {
			law.hold(book, RUNS);
		});
	}
});
