import type { Book } from '../book.ts';
import { allgaeu } from './allgaeu.ts';
import { heilsbronn } from './heilsbronn.ts';
import { muenchen } from './muenchen.ts';
import { schafkopfschule } from './schafkopfschule.ts';
import { weitnau } from './weitnau.ts';

/** The app's books of Schafkopf by id, the home rules first. */
export const BOOKS: ReadonlyMap<string, Book> = new Map(
	[allgaeu, weitnau, schafkopfschule, muenchen, heilsbronn].map((book) => [book.id, book])
);
