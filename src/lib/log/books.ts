import { besideOthers } from '#lib/base/text.ts';
import type { Book } from '#lib/rules/book.ts';
import { houseBook } from '#lib/rules/house/house-book.ts';
import type { RulebookEntry } from './entry.ts';
import type { Standing } from './standing.ts';

/**
 * Every book of the club by its id: the built-in books, then the club's own, oldest first. A house book is based on a
 * built-in book or an earlier house book. It is never replaced or voided, so an evening keeps the book it was written
 * under. An entry with an unknown base or an id that is taken is skipped. Books that share a name and an edition are
 * numbered, so that no two look the same.
 */
export function booksOf(
	log: Pick<Standing, 'places'>,
	books: ReadonlyMap<string, Book>
): ReadonlyMap<string, Book> {
	const entries = log.places.flatMap(({ chain }) => (chain[0]?.kind === 'rulebook' ? [chain[0]] : []));
	if (entries.length === 0) return books;
	const all = new Map(books);
	const taken = new Map([...books.values()].map((book) => [titleOf(book), 1] as const));
	for (const entry of entries) {
		const book = bookOf(entry, all);
		if (book && !all.has(book.id)) all.set(book.id, toldApart(book, taken));
	}
	return all;
}

/** The book that an entry makes, cached: checking and adding up a file asks for it thousands of times. */
const made = new WeakMap<RulebookEntry, { readonly from: Book; readonly book: Book }>();
/** The book with its number, cached for the same reason. */
const numbered = new WeakMap<Book, Book>();

/** The book with an edition that no other book of its name has; `taken` counts the editions given so far. */
function toldApart(book: Book, taken: Map<string, number>): Book {
	const title = titleOf(book);
	let count = (taken.get(title) ?? 0) + 1;
	let edition = book.edition;
	if (count > 1) {
		edition = `${book.edition}, Nr. ${count}`;
		while (taken.has(titleOf({ ...book, edition }))) edition = `${book.edition}, Nr. ${++count}`;
		taken.set(titleOf({ ...book, edition }), 1);
	}
	taken.set(title, count);
	if (edition === book.edition) return book;
	const known = numbered.get(book);
	if (known?.edition === edition) return known;
	const other = { ...book, edition };
	numbered.set(book, other);
	return other;
}

const titleOf = ({ name, edition }: Book): string => `${name}\n${edition}`.toLocaleLowerCase('de');

/** The book that an entry makes; null when its base is unknown. */
export function bookOf(entry: RulebookEntry, books: ReadonlyMap<string, Book>): Book | null {
	const { rulebook, base, name, changes, at } = entry;
	const from = books.get(base);
	if (!from) return null;
	const known = made.get(entry);
	if (known?.from === from) return known.book;
	const book = houseBook(from, { id: rulebook, name: besideOthers(name), edition: editionOf(at), changes });
	made.set(entry, { from, book });
	return book;
}

/** "21.11.2026" for an ISO date. */
const editionOf = (at: string): string => {
	const [year, month, day] = at.slice(0, 10).split('-').map(Number);
	return `${day}.${month}.${year}`;
};
