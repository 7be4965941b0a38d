import type { Book } from '#lib/rules/book.ts';
import { changesOf, patched, type Patch } from '#lib/rules/patch.ts';
import { tidied } from '#lib/rules/house/house-book.ts';
import type { TypedBook } from '#lib/rules/house/house-book.ts';
import { CLUB, type DraftRow } from '#lib/storage/database.ts';
import { DraftKeeper } from '../table/draft-keeper.svelte.ts';
import { Live } from '../watched.ts';
import { OfSession, type Session } from '../session.svelte.ts';

type Typed = DraftRow['typed'];
/** What a book of either game is called by. */
type Named = Pick<Book, 'id' | 'name' | 'parent'>;
const isBook = (typed: Typed): typed is TypedBook => 'base' in typed;

/** Keeps the changes to a book, one after the other, as a half-typed game is kept. */
export const draftOf = (session: Session, { id }: Named): DraftKeeper<TypedBook> =>
	new DraftKeeper(session, CLUB, (typed): typed is TypedBook => isBook(typed) && typed.base === id);

/** The draft of a changed book; null if nothing differs from its base. */
export function typedBook<B extends Named>(
	base: B,
	book: NoInfer<B>,
	name: string,
	edition: string,
	from = ''
): TypedBook | null {
	const changes = changesOf(base, book);
	const isNamed = name.trim() !== (base.parent === null ? '' : base.name) || edition.trim() + from !== '';
	return isNamed || Object.keys(changes).length > 0
		? { base: base.id, name, edition, changes, ...(from ? { from } : {}) }
		: null;
}

/** The book with the draft's changes so far; it may not be valid yet. */
export const bookOfDraft = (base: Book, { changes }: TypedBook): Book =>
	tidied(patched(base, changes as Patch<Book>));

/** The books with a draft, for the list of books. */
export class BookDrafts extends OfSession {
	readonly #rows = new Live(() => this.session.store.watchDrafts(CLUB));

	/** The newest draft made from a book. */
	of(base: string): { readonly name: string; readonly at: Date } | null {
		const row = (this.#rows.current ?? []).find(({ typed }) => isBook(typed) && typed.base === base);
		// eslint-disable-next-line svelte/prefer-svelte-reactivity -- a moment
		return row && isBook(row.typed) ? { name: row.typed.name, at: new Date(row.at) } : null;
	}
}
