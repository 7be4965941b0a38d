import type { Book } from './book.ts';

const listed = new WeakMap<Book, Book>();

/**
 * A book that counts points as a championship's table plays it: the list counts the games alone, so there neither a Stock nor a
 * bought hand nor what was taken wrongly moves a point. Any other book is as it is.
 */
export function listedBook(book: Book): Book {
	if (!book.unit.points) return book;
	const known = listed.get(book);
	if (known) return known;
	const stock = { ...book.stock, lostEinzelspiel: null, wonBy: null };
	const none = { stock, passedPays: null, rufspielStock: null, falschKassiert: null, boughtHand: null };
	const made = { ...book, ...none };
	listed.set(book, made);
	return made;
}
