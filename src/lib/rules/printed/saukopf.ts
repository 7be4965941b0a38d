import type { SaukopfBook } from '../saukopf/book-type.ts';
import { saukopf } from '../saukopf/book.ts';
import { printBook, type PrintedChapter, type Source } from './print.ts';
import { readText } from './read-text.ts';
import { saukopfWriters } from './saukopf-rules.ts';
import { standsIn, type Outline } from './shape.ts';
import saukopfText from './texts/saukopf.md?raw';

let outline: Outline | undefined;

/** Saukopf as it is printed, in the source's order; with the book that a club made it from, what is the club's own is marked. */
export const printSaukopf = (
	book: SaukopfBook,
	parent: SaukopfBook | null = null
): readonly PrintedChapter[] => printBook(sourceOf(book), parent && sourceOf(parent));

const sourceOf = (book: SaukopfBook): Source => ({
	name: book.name,
	// Read when it is asked for first.
	outline: outlineFor(book),
	writers: saukopfWriters(book)
});

function outlineFor(book: SaukopfBook): Outline {
	outline ??= readText('saukopf.md', saukopfText, { makers: saukopfWriters(saukopf) });
	return outline.map((chapter) => ({
		...chapter,
		sections: chapter.sections.map((section) => ({
			...section,
			rules: section.rules.filter((rule) => rule.kind === 'made' || standsIn(saukopf, book, rule.needs))
		}))
	}));
}
