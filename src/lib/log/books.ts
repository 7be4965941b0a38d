import { besideOthers } from '#lib/base/text.ts';
import type { Book } from '#lib/rules/book.ts';
import { houseBook } from '#lib/rules/house/house-book.ts';
import type { RulebookEntry } from './entry.ts';
import type { Standing } from './standing.ts';

/**
 * Every book of the club by its id: the constant ones and those it made of them, oldest first. A house book stands on a
 * constant book or an earlier one; it is never replaced or voided, so an evening written under it stays as it is. An entry
 * that stands on nothing, or takes another book's id, is passed over. Of books with one name and edition the later ones are
 * numbered, so that no two are called the same.
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

/** What an entry makes of its base, made once: who checks a file and adds it up asks for thousands of them. */
const made = new WeakMap<RulebookEntry, { readonly from: Book; readonly book: Book }>();
/** The same under its number, for the same reason. */
const numbered = new WeakMap<Book, Book>();

/** The book under an edition that none of its name has yet; `taken` counts them. */
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

/** The book an entry makes, null where its base is not known. */
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

/** "21.11.2026" of an ISO date. */
const editionOf = (at: string): string => {
	const [year, month, day] = at.slice(0, 10).split('-').map(Number);
	return `${day}.${month}.${year}`;
};
