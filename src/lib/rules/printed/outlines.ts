import type { Book } from '../book.ts';
import { allgaeuOutline } from './allgaeu.ts';
import { MAKERS } from './makers.ts';
import { muenchenOutline } from './muenchen.ts';
import { inOwnWords, reworded, termsIn } from './own-words.ts';
import { printBook, type PrintedChapter, type Source } from './print.ts';
import { schafkopfschuleOutline } from './schafkopfschule.ts';
import type { Outline } from './shape.ts';
import { standingOutline } from './standing.ts';
import { weitnauOutline } from './weitnau.ts';

export const OUTLINES: ReadonlyMap<string, Outline> = new Map([
	['allgaeu', allgaeuOutline],
	['weitnau', weitnauOutline],
	['schafkopfschule', schafkopfschuleOutline],
	['muenchen', muenchenOutline]
]);

/**
 * A book of Schafkopf as it is printed, in its source's order; a house book, which has no source, in that of the book it was
 * made from. The parent is put into this book's words before the two are compared, so that another name for the same thing is
 * no other rule.
 */
export function printSchafkopf(book: Book, parent: Book | null): readonly PrintedChapter[] {
	const own = OUTLINES.get(book.id);
	const outline = (parent && OUTLINES.get(parent.id)) ?? [];
	const told = (of: Book): Outline =>
		parent && !own ? inOwnWords(standingOutline(outline, parent, of), parent, book) : outline;
	const source = sourceOf(book, book, own ?? told(book));
	if (!parent) return printBook(source, null);
	// What only the source can say of itself is no rule that a club's book lacks.
	const before = told({ ...parent, id: book.id });
	const isCalledOtherwise = !own && parent.schuss.names.length === book.schuss.names.length;
	const schuss = isCalledOtherwise ? { ...parent.schuss, names: book.schuss.names } : parent.schuss;
	const renamed = sourceOf(parent, { ...parent, schuss, words: book.words }, before, book);
	// What the parent is quoted with stays as it says it.
	const quoted = own
		? renamed
		: sourceOf(parent, parent, standingOutline(outline, parent, { ...parent, id: book.id }));
	return printBook(source, renamed, quoted);
}

/** The makers with this book in hand. */
export const writersOf = (book: Book): Source['writers'] => sourceOf(book, book, []).writers;

function sourceOf(book: Book, renamed: Book, outline: Outline, words = book): Source {
	const writers = [...MAKERS].map(([name, { title, write, ownWords }]) => {
		const meant = ownWords ? book : renamed;
		const say = ownWords ? null : termsIn(words);
		return [
			name,
			{
				title: say ? say(title(meant)) : title(meant),
				write: () =>
					say ? write(meant).map((piece) => ({ ...piece, block: reworded(piece.block, say) })) : write(meant)
			}
		] as const;
	});
	return { name: book.name, outline, writers: new Map(writers) };
}
