import type { EveningId } from '#lib/base/ids.ts';
import type { ChampionshipEntry } from '#lib/log/entry.ts';
import { holdersIn, type Book } from '#lib/rules/book.ts';
import { allgaeu } from '#lib/rules/books/allgaeu.ts';
import { schafkopfschule } from '#lib/rules/books/schafkopfschule.ts';
import type { Warning } from '#lib/evening/state.ts';
import { openedFirst, type Partie } from './lists/partie.ts';
import { HANDS } from '#lib/rules/vocabulary.ts';
import type { System } from './system.ts';

// A championship is played by one book at all its tables: which one, which fit, and which tables were written by another.

/** The book that a championship follows if nothing else was chosen. */
export const BOOK_OF: Readonly<Record<System, Book>> = { zockmeisterschaft: allgaeu, schafkopfschule };

/**
 * Whether a championship may be played by a book: by that of its system, by what is made of it, and by any that counts points, for
 * its tariff is a list; never by one for three, since a plan seats four. `origin` is the built-in book that it was first made from.
 */
export const fitsSystem = (system: System, book: Book, origin: Book): boolean =>
	holdersIn(book) === HANDS && (origin.id === BOOK_OF[system].id || (book.unit.points ?? false));

/**
 * The book of a championship: the one it names; in files of older versions, which name none, that of the table opened first, else
 * its system's. Null if it names one that is not here.
 */
export function bookOfChampionship(
	{ rulebook, system }: Pick<ChampionshipEntry, 'rulebook' | 'system'>,
	lists: readonly Pick<Partie, 'evening'>[],
	books: ReadonlyMap<string, Book>
): Book | null {
	if (rulebook !== undefined) return books.get(rulebook) ?? null;
	return firstOpened(lists)?.evening.book ?? BOOK_OF[system];
}

const firstOpened = <L extends Pick<Partie, 'evening'>>(lists: readonly L[]): L | undefined =>
	lists.toSorted(openedFirst)[0];

/** An evening of a championship that was written by another book. */
export interface OtherBook {
	readonly evening: EveningId;
	readonly warning: Warning;
}

/** A warning for each list that was written by another book than its championship's: it counts as that book says. */
export function otherBooks(
	entry: Pick<ChampionshipEntry, 'rulebook' | 'system'>,
	lists: readonly Pick<Partie, 'evening'>[],
	books: ReadonlyMap<string, Book>
): readonly OtherBook[] {
	const chosen = entry.rulebook ?? bookOfChampionship(entry, lists, books)?.id;
	const name = titleOf(books.get(chosen ?? ''));
	return lists.flatMap(({ evening: { evening, book, opening } }): readonly OtherBook[] => {
		if (book.id === chosen) return [];
		const text = `Dieser Tisch ist nach ${titleOf(book)} geschrieben, die Meisterschaft geht nach ${name}.`;
		return [{ evening, warning: { entry: opening.id, rule: 'other-book', text } }];
	});
}

/** "„Schafkopfschule, März 2007“"; two editions of one name are two books. */
const titleOf = (book: Book | undefined): string =>
	book ? `„${book.name}, ${book.edition}“` : 'einem Regelbuch, das hier fehlt';

/** One sentence for hub and Stand; empty if every table plays by the championship's book. `nameOf` names a table's list. */
export function otherBooksText(others: readonly OtherBook[], nameOf: (evening: EveningId) => string): string {
	const names = others.map(({ evening }) => nameOf(evening)).filter((name) => name !== '');
	if (names.length === 0) return '';
	return `Nicht alle Tische sind nach dem Regelbuch der Meisterschaft geschrieben: ${names.join('; ')}. Die Punkte zählen dort, wie ihr Buch sie nennt.`;
}
