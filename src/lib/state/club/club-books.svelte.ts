import { filledIn } from '#lib/base/collections.ts';
import { ok, type Result } from '#lib/base/result.ts';
import { booksOf } from '#lib/log/books.ts';
import type { RulebookEntry } from '#lib/log/entry.ts';
import { currentEdition, editionsOf, firstDayOf, forksOf, type Fork } from '#lib/log/editions.ts';
import type { Book } from '#lib/rules/book.ts';
import { BOOKS } from '#lib/rules/books/index.ts';
import { changesOf } from '#lib/rules/patch.ts';
import type { TypedBook } from '#lib/rules/house/house-book.ts';
import type { WriteFailure } from '#lib/storage/failure.ts';
import { Club } from './club.svelte.ts';
import type { DraftKeeper } from '../table/draft-keeper.svelte.ts';
import { Live } from '../watched.ts';
import { OfSession, type Session } from '../session.svelte.ts';

/** A book of either game. */
type OfEither = Pick<Book, 'id'>;

/** The rule books an evening can be opened with. */
export class ClubBooks extends OfSession {
	readonly #club = this.session.of(Club);
	/** Every book that an evening may be played by, in every edition, by its id. */
	readonly all: ReadonlyMap<string, Book> = $derived(booksOf(this.#club.log, BOOKS));
	/** The club's own books, each in its current edition, newest first. */
	readonly own: readonly Book[] = $derived(this.ownOn(this.session.today(), this.all));
	/** Editions of theirs whose first day is still to come: nothing is played by them yet. */
	readonly coming: readonly Book[] = $derived(
		this.own.flatMap((book) => this.comingOf(book, (id) => this.get(id)).map(({ book }) => book))
	);
	readonly #kept = new Live(() => this.session.store.watchKept('hidden-books'));
	// eslint-disable-next-line svelte/prefer-svelte-reactivity -- put in whole
	readonly #hidden: ReadonlySet<string> = $derived(new Set(this.#kept.current?.split('\n')));
	/** The club's own books that this device does not hide. */
	readonly shown: readonly Book[] = $derived(this.own.filter((book) => !this.isHidden(book)));
	readonly hidden: readonly Book[] = $derived(this.own.filter((book) => this.isHidden(book)));
	/** The books for a new evening, the club's own first. */
	readonly offered: readonly Book[] = $derived([...this.shown, ...BOOKS.values()]);

	get(id: string): Book | null {
		return this.all.get(id) ?? null;
	}

	/** Of all these books, of either game, the club's own in the edition that holds on a day (YYYY-MM-DD). */
	ownOn<B extends Pick<Book, 'id' | 'parent'>>(day: string, all: ReadonlyMap<string, B>): readonly B[] {
		return [...all.values()]
			.filter(({ id, parent }) => parent !== null && currentEdition(this.#club.log, id, day) === id)
			.reverse();
	}

	/** The books for an evening of this day (YYYY-MM-DD), each in the edition that holds then; the club's own first. */
	offeredOn(day: string): readonly Book[] {
		return [...this.ownOn(day, this.all).filter((book) => !this.isHidden(book)), ...BOOKS.values()];
	}

	/** The edition on a day (YYYY-MM-DD) of a book that was once played by; null if it is no longer offered. */
	editionOn(id: string, day: string): string | null {
		const now = currentEdition(this.#club.log, id, day);
		return this.#hidden.has(now) ? null : now;
	}

	/**
	 * Hides a book on this device, or offers it again. Hiding writes nothing to the log: evenings keep the book, and a
	 * new edition of it is offered as usual.
	 */
	hide(book: OfEither, hidden: boolean): Promise<Result<void, WriteFailure>> {
		const others = [...this.#hidden].filter((id) => id !== book.id && id !== '');
		const all = hidden ? [...others, book.id] : others;
		return this.session.store.keep('hidden-books', all.length > 0 ? all.join('\n') : null);
	}

	/** Whether this device hides a book, of either game. */
	isHidden({ id }: OfEither): boolean {
		return this.#hidden.has(id);
	}

	/** The built-in book that a book was originally made from. Every screen uses it to name and compare a club's own book. */
	originOf(book: Book): Book {
		const parent = book.parent === null ? null : this.get(book.parent);
		return parent ? this.originOf(parent) : book;
	}

	/** The entry that made one of the club's own books, of either game; null for ours. */
	entryOf({ id }: OfEither): RulebookEntry | null {
		const entries = this.#club.log.places.flatMap(({ chain: [first] }) =>
			first?.kind === 'rulebook' ? [first] : []
		);
		return entries.find(({ rulebook }) => rulebook === id) ?? null;
	}

	/**
	 * All editions of a book of the club's own, each with its first day, and whether it is the one of today. `get` finds them where
	 * they are books of the other game.
	 */
	editionsOf<B extends OfEither = Book>(
		{ id }: OfEither,
		get: (id: string) => B | null
	): readonly { book: B; from: string; isNow: boolean }[] {
		const now = currentEdition(this.#club.log, id, this.session.today());
		return editionsOf(this.#club.log, id).flatMap((entry) => {
			const book = get(entry.rulebook);
			return book ? [{ book, from: firstDayOf(entry), isNow: book.id === now }] : [];
		});
	}

	/** Those of them whose first day is still to come. */
	comingOf<B extends OfEither>(
		...asked: Parameters<typeof this.editionsOf<B>>
	): readonly { book: B; from: string }[] {
		return this.editionsOf(...asked).filter(({ from }) => from > this.session.today());
	}

	/** What was made apart from this edition, of either game, and is not decided yet. */
	forks({ id }: OfEither): readonly Fork[] {
		return forksOf(this.#club.log, id, this.session.today()).filter(({ current }) => current === id);
	}

	/** The books besides the one that a new edition of this book replaces. */
	besides(book: Book): readonly Book[] {
		const { id } = book;
		return [...this.own, ...BOOKS.values()].filter((other) => other.id !== id || book.parent === null);
	}
}

/** What else is said of a written edition. */
interface OfEdition {
	/** The day (YYYY-MM-DD) it holds from, if not at once. */
	readonly from?: string;
	/** Ids of editions that it goes on from besides its parent, also another club's. */
	readonly takes?: readonly string[];
}

type Saved = Promise<Result<string, WriteFailure>>;

/**
 * Writes a changed book as one of the club's own. If it keeps the name of its base it becomes that book's next edition;
 * earlier evenings stay with theirs.
 */
export const saveBook = <B extends Pick<Book, 'id' | 'name' | 'edition'>>(
	session: Session,
	parent: B,
	book: NoInfer<B>,
	draft: DraftKeeper<TypedBook> | null,
	more: OfEdition = {}
): Saved => saveEditions(session, parent, [{ book, ...more }], draft);

/** Writes editions that stand on one another, all or none; the last one's id. */
export async function saveEditions<B extends Pick<Book, 'id' | 'name' | 'edition'>>(
	session: Session,
	parent: B,
	editions: readonly (OfEdition & { readonly book: NoInfer<B> })[],
	draft: DraftKeeper<TypedBook> | null = null
): Saved {
	let last = parent;
	const entries = editions.map(({ book, from = '', takes = [] }) => {
		const rulebook = session.device.token();
		const { name, edition } = book;
		const changes = { ...changesOf(last, book), ...(edition === last.edition ? {} : { edition }) };
		const base = last.id;
		last = { ...book, id: rulebook };
		return { kind: 'rulebook', rulebook, base, name, changes, ...filledIn({ from, takes }) } as const;
	});
	// The draft is spent in the same transaction, so that two taps or two tabs write one edition.
	const written = draft?.draft ? await draft.append(entries) : await session.store.append(entries);
	return written.ok ? ok(last.id) : written;
}
