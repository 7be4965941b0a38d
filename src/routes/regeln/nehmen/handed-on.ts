import { bookOf } from '#lib/log/books.ts';
import type { RulebookEntry } from '#lib/log/entry.ts';
import { handedSaukopf } from '#lib/log/saukopf-books.ts';
import type { Book } from '#lib/rules/book.ts';
import { BOOKS } from '#lib/rules/books/index.ts';
import { changesOf } from '#lib/rules/house/changes.ts';
import type { ChangedPart } from '#lib/rules/house/editor/field.ts';
import { changedParts } from '#lib/rules/house/editor/made-changes.ts';
import { saukopf } from '#lib/rules/saukopf/book.ts';
import { saukopfChanges } from '#lib/rules/saukopf/editor.ts';
import { saveBook, ClubBooks } from '#lib/state/club-books.svelte.ts';
import { ClubSaukopf } from '#lib/state/club-saukopf.svelte.ts';
import { session } from '#lib/state/session.svelte.ts';

type Named = Pick<Book, 'id' | 'name' | 'edition'>;

/** A book of another club beside what stands here. */
interface HandedOn extends Omit<Named, 'id'> {
	/** The name of the built-in book it was made from. */
	readonly origin: string;
	/** What it is compared with: the club's own of the same name, or the book it was made from. */
	readonly beside: string;
	readonly differing: readonly ChangedPart[];
	/** The club's own of the same name. */
	readonly named: Named | null;
	/** Whether it stands here already. */
	readonly isHere: boolean;
	/** Takes it in, as the next edition of the one of its name or as a book of its own. */
	readonly take: (as: 'edition' | 'new') => ReturnType<typeof saveBook>;
}

/** The book that an entry of another club makes, of either game; null if it makes none. */
export function handedOn(entry: RulebookEntry): HandedOn | null {
	const ofSaukopf = handedSaukopf(entry);
	if (ofSaukopf) {
		const here = session.of(ClubSaukopf).own;
		return besideOwn({ book: ofSaukopf, origin: saukopf, own: here, all: here, parts: saukopfChanges });
	}
	const book = bookOf(entry, BOOKS);
	const origin = BOOKS.get(entry.base);
	if (!book || !origin) return null;
	const all = [...session.of(ClubBooks).all.values()];
	return besideOwn({ book, origin, own: session.of(ClubBooks).own, all, parts: changedParts });
}

interface Books<B extends Named> {
	readonly book: B;
	readonly origin: B;
	readonly own: readonly B[];
	readonly all: readonly B[];
	readonly parts: (parent: B, book: B) => readonly ChangedPart[];
}

function besideOwn<B extends Named>({ book, origin, own, all, parts }: Books<B>): HandedOn {
	const isNamedSo = ({ name }: B): boolean =>
		name.toLocaleLowerCase('de') === book.name.toLocaleLowerCase('de');
	const named = own.find(isNamedSo) ?? null;
	const beside = named ?? origin;
	return {
		name: book.name,
		edition: book.edition,
		origin: origin.name,
		beside: `${beside.name}, ${beside.edition}`,
		differing: parts(beside, book),
		named,
		isHere: all.some((one) => isNamedSo(one) && Object.keys(changesOf(one, book)).length === 0),
		take: (as) => saveBook(session, as === 'edition' && named ? named : origin, book, null)
	};
}
