import { ok, type Result } from '#lib/base/result.ts';
import { booksOf } from '#lib/log/books.ts';
import { currentEdition } from '#lib/log/editions.ts';
import type { Book } from '#lib/rules/book.ts';
import { BOOKS } from '#lib/rules/books/index.ts';
import { changesOf } from '#lib/rules/house/changes.ts';
import type { WriteFailure } from '#lib/storage/failure.ts';
import { club } from './club.svelte.ts';
import { device, store } from './device.ts';

/** The rule books an evening can be opened with. */
class ClubBooks {
	/** Every book an evening may have been opened with, by its id; every edition too. */
	readonly all: ReadonlyMap<string, Book> = $derived(booksOf(club.log, BOOKS));
	/** The club's own, each in the edition that counts by now, newest first. */
	readonly own: readonly Book[] = $derived(
		[...this.all.values()]
			.filter(({ id, parent }) => parent !== null && currentEdition(club.log, id) === id)
			.reverse()
	);
	/** What a new evening may be played by: the club's own first. */
	readonly offered: readonly Book[] = $derived([...this.own, ...BOOKS.values()]);

	get(id: string): Book | null {
		return this.all.get(id) ?? null;
	}

	/** The edition a new evening is played by, where the last one was by this book. */
	editionNow(id: string): string {
		return currentEdition(club.log, id);
	}

	/** What the book was once made from: one of ours. */
	originOf(book: Book): Book {
		const parent = book.parent === null ? null : this.get(book.parent);
		return parent ? this.originOf(parent) : book;
	}
}

export const clubBooks = new ClubBooks();

/**
 * Writes what was changed of a book as one of the club's own. Under the name of the book it came from it is that one's next
 * edition; evenings written before stay with theirs.
 */
export async function saveBook(parent: Book, book: Book): Promise<Result<string, WriteFailure>> {
	const rulebook = device.token();
	const { name, edition } = book;
	const changes = { ...changesOf(parent, book), ...(edition === parent.edition ? {} : { edition }) };
	const written = await store.append([{ kind: 'rulebook', rulebook, base: parent.id, name, changes }]);
	return written.ok ? ok(rulebook) : written;
}
