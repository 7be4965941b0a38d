import type { Book } from '../book.ts';
import { allgaeu } from './allgaeu.ts';
import { weitnau } from './weitnau.ts';

/** Every book of Schafkopf the app knows. A new club's book is one line here. */
export const BOOKS: ReadonlyMap<string, Book> = new Map([allgaeu, weitnau].map((book) => [book.id, book]));
