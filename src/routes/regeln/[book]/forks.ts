import type { Book } from '#lib/rules/book.ts';
import type { SaukopfBook } from '#lib/rules/saukopf/book-type.ts';
import { ClubBooks, saveBook } from '#lib/state/club/club-books.svelte.ts';
import { ClubSaukopf } from '#lib/state/club/club-saukopf.svelte.ts';
import { session } from '#lib/state/session.svelte.ts';
import { partingOf, SAUKOPF_ALIKE, SCHAFKOPF_ALIKE, type Comparing, type Parting } from '../book-branches.ts';

/** What a club says of two editions that two of its phones made of one. */
type Settling = 'mine' | 'theirs' | 'current' | 'other';

/** An edition that was made apart from the one that is read, and what may become of the two. */
interface ForkHere {
	readonly other: Pick<Book, 'id' | 'name' | 'edition'>;
	readonly parting: Parting<unknown>;
	/** Writes the edition that goes on from both. */
	readonly settle: (as: Settling) => ReturnType<typeof saveBook>;
}

/** The forks that this edition of a book is one side of. */
export function forksHere(book: Book | SaukopfBook): readonly ForkHere[] {
	const { all } = session.of(ClubBooks);
	const mine = all.get(book.id);
	if (mine) return forksAmong(mine, all, SCHAFKOPF_ALIKE);
	const ofSaukopf = session.of(ClubSaukopf).all;
	const other = ofSaukopf.get(book.id);
	return other ? forksAmong(other, ofSaukopf, SAUKOPF_ALIKE) : [];
}

function forksAmong<B extends Pick<Book, 'id' | 'name' | 'edition'>>(
	mine: B,
	all: ReadonlyMap<string, B>,
	comparing: Comparing<B>
): readonly ForkHere[] {
	return session
		.of(ClubBooks)
		.forks(mine)
		.flatMap((fork) => {
			const [base, other] = [all.get(fork.base), all.get(fork.other)];
			const parting = base && other && partingOf(comparing, base, mine, other);
			if (!other || !parting) return [];
			const settle = (as: Settling): ReturnType<typeof saveBook> => {
				const chosen = as === 'current' ? mine : as === 'other' ? other : parting.together(as);
				const { name, edition } = mine;
				return saveBook(session, mine, { ...(chosen ?? mine), name, edition }, null, { takes: [other.id] });
			};
			return [{ other, parting, settle }];
		});
}
