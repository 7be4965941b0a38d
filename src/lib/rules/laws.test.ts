import { describe, it } from 'vitest';
import { laws } from '../../../tests/support/laws.ts';
import { often } from '../../../tests/support/whole.ts';
import { BOOKS } from './books/index.ts';

const RUNS = often(1000);

describe.each([...BOOKS.values()])('$name', (book) => {
	for (const law of laws.filter(({ speaksOf }) => speaksOf(book))) {
		it(law.says, () => {
			law.hold(book, RUNS);
		});
	}
});
