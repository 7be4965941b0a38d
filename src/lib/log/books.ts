import { besideOthers } from '#lib/base/text.ts';
import type { Book } from '#lib/rules/book.ts';
import { houseBook, type HouseRules } from '#lib/rules/house/house-book.ts';
import type { RulebookEntry } from './entry.ts';
import type { Standing } from './standing.ts';

/**
 * Every book of the club by its id: the built-in books, then the club's own, oldest first. A house book is based on a
 * built-in book or an earlier house book. It is never replaced or voided, so an evening keeps the book it was written
 * under. An entry with an unknown base or an id that is taken is skipped. Books that share a name and an edition are
 * numbered, so that no two look the same.
 */
export const booksOf = (
	log: Pick<Standing, 'places'>,
	books: ReadonlyMap<string, Book>
): ReadonlyMap<string, Book> => withOwn(log, books, bookOf);

/** What tells two books apart. */
interface Titled {
	readonly id: string;
	readonly name: string;
	readonly edition: string;
}

/** These books, and those that the club made of them by `bookOf`, which answers null where an entry makes none. */
export function withOwn<B extends Titled>(
	log: Pick<Standing, 'places'>,
	books: ReadonlyMap<string, B>,
	bookOf: (entry: RulebookEntry, books: ReadonlyMap<string, B>) => B | null
): ReadonlyMap<string, B> {
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

/** The book with its number, cached for the same reason. */
const numbered = new WeakMap<Titled, Titled>();

/** The book with an edition that no other book of its name has; `taken` counts the editions given so far. */
function toldApart<B extends Titled>(book: B, taken: Map<string, number>): B {
	const title = titleOf(book);
	let count = (taken.get(title) ?? 0) + 1;
	let edition = book.edition;
	if (count > 1) {
		edition = `${book.edition}, Nr. ${count}`;
		while (taken.has(titleOf({ name: book.name, edition }))) edition = `${book.edition}, Nr. ${++count}`;
		taken.set(titleOf({ name: book.name, edition }), 1);
	}
	taken.set(title, count);
	if (edition === book.edition) return book;
	const known = numbered.get(book);
	if (known?.edition === edition) return known as B;
	const other = { ...book, edition };
	numbered.set(book, other);
	return other;
}

const titleOf = ({ name, edition }: Omit<Titled, 'id'>): string =>
	`${name}\n${edition}`.toLocaleLowerCase('de');

/** Makes books of one game from entries, cached: checking and adding up a file asks for each thousands of times. */
export function makerOf<B extends object>(make: (base: B, rules: HouseRules) => B) {
	const made = new WeakMap<RulebookEntry, { readonly base: B; readonly book: B }>();
	return (entry: RulebookEntry, base: B): B => {
		const known = made.get(entry);
		if (known?.base === base) return known.book;
		const book = make(base, rulesIn(entry));
		made.set(entry, { base, book });
		return book;
	};
}

const ownBook = makerOf(houseBook);

/** The book that an entry makes; null when its base is unknown. */
export function bookOf(entry: RulebookEntry, books: ReadonlyMap<string, Book>): Book | null {
	const base = books.get(entry.base);
	return base ? ownBook(entry, base) : null;
}

/** What an entry says of the book that it makes. */
export const rulesIn = ({ rulebook, name, changes, at }: RulebookEntry): HouseRules => ({
	id: rulebook,
	name: besideOthers(name),
	edition: editionOf(at),
	changes
});

/** "21.11.2026" for an ISO date. */
const editionOf = (at: string): string => {
	const [year, month, day] = at.slice(0, 10).split('-').map(Number);
	return `${day}.${month}.${year}`;
};
