import { saukopf } from '#lib/rules/saukopf/book.ts';
import { type SaukopfBook, ownSaukopf } from '#lib/rules/saukopf/book-type.ts';
import { makerOf, withOwn } from './books.ts';
import type { RulebookEntry } from './entry.ts';
import type { Standing } from './standing.ts';

/** The books of Saukopf in a club that has none of its own. */
export const SAUKOPF_BOOKS: ReadonlyMap<string, SaukopfBook> = new Map([[saukopf.id, saukopf]]);

const ownBook = makerOf(ownSaukopf);

/** Every book of Saukopf by its id: Sepp Worsch's, then the club's own, oldest first; those that `make` makes something of. */
export const saukopfBooksOf = (
	log: Pick<Standing, 'places'>,
	make: (entry: RulebookEntry, base: SaukopfBook) => SaukopfBook | null = ownBook
): ReadonlyMap<string, SaukopfBook> =>
	withOwn(log, SAUKOPF_BOOKS, (entry, books) => {
		const base = books.get(entry.base);
		return base ? make(entry, base) : null;
	});

/** The book that an entry of another club makes of Sepp Worsch's; null if it makes none. */
export const handedSaukopf = (entry: RulebookEntry): SaukopfBook | null =>
	entry.base === saukopf.id ? ownBook(entry, saukopf) : null;
