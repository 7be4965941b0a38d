import { saukopfBooksOf } from '#lib/log/saukopf-books.ts';
import type { Book } from '#lib/rules/book.ts';
import type { SaukopfBook } from '#lib/rules/saukopf/book-type.ts';
import { saukopf } from '#lib/rules/saukopf/book.ts';
import { ClubBooks } from './club-books.svelte.ts';
import { Club } from './club.svelte.ts';
import { OfSession } from '../session.svelte.ts';

/** The books of Saukopf that an evening can be opened with. */
export class ClubSaukopf extends OfSession {
	readonly #club = this.session.of(Club);
	readonly #clubBooks = this.session.of(ClubBooks);
	/** Every book of Saukopf in every edition, by its id. */
	readonly all: ReadonlyMap<string, SaukopfBook> = $derived(saukopfBooksOf(this.#club.log));
	/** The club's own, each in its current edition, newest first. */
	readonly own: readonly SaukopfBook[] = $derived(this.#clubBooks.ownOn(this.session.today(), this.all));
	/** The club's own books that this device does not hide. */
	readonly shown: readonly SaukopfBook[] = $derived(
		this.own.filter((book) => !this.#clubBooks.isHidden(book))
	);
	readonly hidden: readonly SaukopfBook[] = $derived(
		this.own.filter((book) => this.#clubBooks.isHidden(book))
	);
	/** The books for a new evening, the club's own first. */
	readonly offered: readonly SaukopfBook[] = $derived([...this.shown, saukopf]);

	get(id: string): SaukopfBook | null {
		return this.all.get(id) ?? null;
	}

	/** A book of either game. */
	ofEither(id: string): Book | SaukopfBook | null {
		return this.#clubBooks.get(id) ?? this.get(id);
	}
}
