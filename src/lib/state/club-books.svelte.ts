import { ok, type Result } from '#lib/base/result.ts';
import { booksOf } from '#lib/log/books.ts';
import { currentEdition } from '#lib/log/editions.ts';
import type { Book } from '#lib/rules/book.ts';
import { BOOKS } from '#lib/rules/books/index.ts';
import { changesOf } from '#lib/rules/house/changes.ts';
import type { TypedBook } from '#lib/rules/house/house-book.ts';
import type { WriteFailure } from '#lib/storage/failure.ts';
import { club } from './club.svelte.ts';
import { device, store } from './device.ts';
import type { DraftKeeper } from './draft-keeper.svelte.ts';
import { Live } from './live.ts';

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
	readonly #kept = new Live(() => store.watchKept('hidden-books'));
	readonly #hidden: ReadonlySet<string> = $derived(new Set(this.#kept.current?.split('\n')));
	/** The club's own that are still played by, as far as this device is concerned. */
	readonly shown: readonly Book[] = $derived(this.own.filter(({ id }) => !this.#hidden.has(id)));
	readonly hidden: readonly Book[] = $derived(this.own.filter(({ id }) => this.#hidden.has(id)));
	/** What a new evening may be played by: the club's own first. */
	readonly offered: readonly Book[] = $derived([...this.shown, ...BOOKS.values()]);

	get(id: string): Book | null {
		return this.all.get(id) ?? null;
	}

	/** The edition a new evening is played by, where the last one was by this book; null where that is not offered any more. */
	editionNow(id: string): string | null {
		const now = currentEdition(club.log, id);
		return this.#hidden.has(now) ? null : now;
	}

	/**
	 * Offers a book here no more, or again. That is this device's own choice: a book is never taken out of the log, evenings
	 * keep theirs, and another edition of it is offered as ever.
	 */
	hide(book: Book, hidden: boolean): Promise<Result<void, WriteFailure>> {
		const others = [...this.#hidden].filter((id) => id !== book.id && id !== '');
		const all = hidden ? [...others, book.id] : others;
		return store.keep('hidden-books', all.length > 0 ? all.join('\n') : null);
	}

	/** What the book was once made from: one of ours. Every screen names and compares an own book by it. */
	originOf(book: Book): Book {
		const parent = book.parent === null ? null : this.get(book.parent);
		return parent ? this.originOf(parent) : book;
	}

	/** The books beside the one that another edition of this book takes the place of. */
	besides(book: Book): readonly Book[] {
		const { id } = book;
		return [...this.own, ...BOOKS.values()].filter((other) => other.id !== id || book.parent === null);
	}
}

export const clubBooks = new ClubBooks();

/**
 * Writes what was changed of a book as one of the club's own. Under the name of the book it came from it is that one's next
 * edition; evenings written before stay with theirs.
 */
export async function saveBook(
	parent: Book,
	book: Book,
	draft: DraftKeeper<TypedBook>
): Promise<Result<string, WriteFailure>> {
	const rulebook = device.token();
	const { name, edition } = book;
	const changes = { ...changesOf(parent, book), ...(edition === parent.edition ? {} : { edition }) };
	const entry = { kind: 'rulebook', rulebook, base: parent.id, name, changes } as const;
	// The draft is spent in the same transaction, so that two taps or two tabs write one edition.
	const written = draft.draft ? await draft.save(entry) : await store.append([entry]);
	return written.ok ? ok(rulebook) : written;
}
