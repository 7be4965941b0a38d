import type { Book } from '#lib/rules/book.ts';
import { BOOKS } from '#lib/rules/books/index.ts';
import { printSchafkopf } from '#lib/rules/printed/outlines.ts';
import { printSaukopf } from '#lib/rules/printed/saukopf.ts';
import type { PrintedChapter } from '#lib/rules/printed/print.ts';
import { saukopf } from '#lib/rules/saukopf/book.ts';
import { clubBooks } from '#lib/state/club-books.svelte.ts';

/** A book that can be read here. */
export interface Readable {
	readonly id: string;
	readonly name: string;
	readonly edition: string;
	/** Whose rules they are, in a few words. */
	readonly about: string;
	/** The book it was made from, by name; null where it stands alone. */
	readonly parent: string | null;
	readonly print: () => readonly PrintedChapter[];
}

/** Which of ours another one is an edition of. */
const PARENTS: Readonly<Record<string, string>> = { weitnau: 'allgaeu' };

const ABOUT: Readonly<Record<string, string>> = {
	allgaeu: 'Schafkopf-Freunde Allgäu, mit Deckeln, Mungo und besonderen Runden',
	weitnau: 'Das Zockergesetzbuch der Weitnau-Gang, der Vorläufer der Allgäuer Regeln',
	schafkopfschule: 'Regeln und Turnierordnung der Schafkopfschule e. V.',
	muenchen: 'Die Seite eines Münchner Spielers: zwei Tarife und ein Stock'
};

function readable(book: Book): Readable {
	// An own book is read beside the one of ours that it was once made from, whatever editions lie between.
	const parent =
		book.parent === null ? (BOOKS.get(PARENTS[book.id] ?? '') ?? null) : clubBooks.originOf(book);
	return {
		id: book.id,
		name: book.name,
		edition: book.edition,
		about: ABOUT[book.id] ?? (parent ? `Hausregeln, nach ${parent.name}` : ''),
		parent: parent?.name ?? null,
		print: () => printSchafkopf(book, parent)
	};
}

const readableSaukopf: Readable = {
	id: saukopf.id,
	name: saukopf.name,
	edition: saukopf.edition,
	about: 'Sepp Worschs Spiel auf denselben Karten: geboten nach Augen, gezählt in Punkten',
	parent: null,
	print: () => printSaukopf(saukopf)
};

/** The books that are listed: the club's own first, each in the edition that counts by now. */
export const readableBooks = (): readonly Readable[] => [...clubBooks.offered.map(readable), readableSaukopf];

/** Any book by its id, an older edition too; null where nobody knows it. */
export function readableBook(id: string): Readable | null {
	if (id === readableSaukopf.id) return readableSaukopf;
	const book = clubBooks.get(id);
	return book && readable(book);
}
