import type { Book } from '../book.ts';
import { allgaeuOutline } from './allgaeu.ts';
import { muenchenOutline } from './muenchen.ts';
import type { Source } from './print.ts';
import { schafkopfschuleOutline } from './schafkopfschule.ts';
import type { Outline } from './shape.ts';
import { weitnauOutline } from './weitnau.ts';

const OUTLINES: ReadonlyMap<string, Outline> = new Map([
	['allgaeu', allgaeuOutline],
	['weitnau', weitnauOutline],
	['schafkopfschule', schafkopfschuleOutline],
	['muenchen', muenchenOutline]
]);

/** A book with the source whose order it is printed in: its own, or that of the book it was made from. */
export function sourceOf(book: Book, parent: Book | null): Source {
	const outline = OUTLINES.get(book.id) ?? (parent && OUTLINES.get(parent.id)) ?? [];
	return { book, outline };
}
