import type { Book } from '#lib/rules/book.ts';
import { BOOKS } from '#lib/rules/books/index.ts';
import { printSchafkopf, textOf } from '#lib/rules/printed/outlines.ts';
import { printSaukopf } from '#lib/rules/printed/saukopf.ts';
import type { PrintedChapter } from '#lib/rules/printed/print.ts';
import { calledBy, type CalledBy } from '#lib/rules/printed/side-by-side.ts';
import { saukopfTariff, tariffOf, type TariffPart } from '#lib/rules/printed/tariff.ts';
import type { SaukopfBook } from '#lib/rules/saukopf/book-type.ts';
import { saukopf } from '#lib/rules/saukopf/book.ts';
import { ClubBooks } from '#lib/state/club/club-books.svelte.ts';
import { ClubSaukopf } from '#lib/state/club/club-saukopf.svelte.ts';
import { session } from '#lib/state/session.svelte.ts';

/** A book that can be read here. */
export interface Readable {
	readonly id: string;
	readonly name: string;
	readonly edition: string;
	/** In a few words, whose rules they are. */
	readonly about: string;
	/** The name of the book it was made from; null if there is none. */
	readonly parent: string | null;
	readonly print: () => readonly PrintedChapter[];
	/** The rules alone, for another book beside it: without what a source tells of itself. */
	readonly rules: () => readonly PrintedChapter[];
	/** What it calls things. */
	readonly called: CalledBy;
	/** What games cost, for one sheet. */
	readonly tariff: () => readonly TariffPart[];
}

function readable(book: Book): Readable {
	const { about, editionOf = '' } = textOf(book.id) ?? {};
	// A club's own book is compared with the built-in book it originally came from, whatever editions are between.
	const parent = book.parent === null ? (BOOKS.get(editionOf) ?? null) : session.of(ClubBooks).originOf(book);
	return {
		id: book.id,
		name: book.name,
		edition: book.edition,
		about: about ?? (parent ? `Hausregeln, nach ${parent.name}` : ''),
		parent: parent?.name ?? null,
		print: () => printSchafkopf(book, parent),
		rules: () =>
			book.parent === null ? printSchafkopf({ ...book, id: '' }, book) : printSchafkopf(book, parent),
		called: calledBy(book),
		tariff: () => tariffOf(book)
	};
}

const readableSaukopf = (book: SaukopfBook): Readable => ({
	id: book.id,
	name: book.name,
	edition: book.edition,
	about:
		book.parent === null
			? 'Sepp Worschs Spiel auf denselben Karten: geboten nach Augen, gezählt in Punkten'
			: `Hausregeln, nach ${saukopf.name}`,
	parent: book.parent === null ? null : saukopf.name,
	print: () => printSaukopf(book, book.parent === null ? null : saukopf),
	rules: () => printSaukopf(book),
	called: {},
	tariff: () => saukopfTariff(book)
});

/** The books in the list: the club's own first, each in its current edition. */
export const readableBooks = (): readonly Readable[] => [
	...session.of(ClubBooks).offered.map(readable),
	...session.of(ClubSaukopf).offered.map(readableSaukopf)
];

/** Our own books stay the same when the club is loaded, so that none is drawn twice. */
const ours = new Map<string, Readable>([[saukopf.id, readableSaukopf(saukopf)]]);

/** Any book by its id, including older editions; null if it is unknown. */
export function readableBook(id: string): Readable | null {
	const known = ours.get(id);
	if (known) return known;
	const built = BOOKS.get(id);
	if (built) {
		const one = readable(built);
		ours.set(id, one);
		return one;
	}
	const book = session.of(ClubBooks).get(id);
	if (book) return readable(book);
	const other = session.of(ClubSaukopf).get(id);
	return other && readableSaukopf(other);
}
