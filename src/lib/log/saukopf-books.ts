import { saukopf } from '#lib/rules/saukopf/book.ts';
import type { SaukopfBook } from '#lib/rules/saukopf/book-type.ts';
import { ownSaukopf } from '#lib/rules/saukopf/own-book.ts';
import { rulesIn, withOwn } from './books.ts';
import type { RulebookEntry } from './entry.ts';
import type { Standing } from './standing.ts';

/** The books of Saukopf in a club that has none of its own. */
export const SAUKOPF_BOOKS: ReadonlyMap<string, SaukopfBook> = new Map([[saukopf.id, saukopf]]);

/** Every book of Saukopf by its id: Sepp Worsch's, then the club's own, oldest first. An unsound one is left out. */
export const saukopfBooksOf = (log: Pick<Standing, 'places'>): ReadonlyMap<string, SaukopfBook> =>
	withOwn(log, SAUKOPF_BOOKS, (entry, books) => {
		const base = books.get(entry.base);
		return base ? bookOf(entry, base) : null;
	});

/** The book that an entry of another club makes of Sepp Worsch's; null if it makes none. */
export const handedSaukopf = (entry: RulebookEntry): SaukopfBook | null =>
	entry.base === saukopf.id ? bookOf(entry, saukopf) : null;

/** Cached: adding up a file asks for it at every evening. */
const made = new WeakMap<RulebookEntry, { readonly base: SaukopfBook; readonly book: SaukopfBook | null }>();

function bookOf(entry: RulebookEntry, base: SaukopfBook): SaukopfBook | null {
	const known = made.get(entry);
	if (known?.base === base) return known.book;
	const own = ownSaukopf(base, rulesIn(entry));
	const book = own.ok ? own.value : null;
	made.set(entry, { base, book });
	return book;
}
