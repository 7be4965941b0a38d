import type { Book } from '#lib/rules/book.ts';
import { branchesOf, crowdedOut, ownNames } from '#lib/rules/house/branches.ts';
import { changesOf } from '#lib/rules/patch.ts';
import { checkBook } from '#lib/rules/house/check-book.ts';
import type { ChangedPart } from '#lib/rules/house/editor/field.ts';
import { changedParts } from '#lib/rules/house/editor/made-changes.ts';
import { tidied } from '#lib/rules/house/house-book.ts';
import type { SaukopfBook } from '#lib/rules/saukopf/book-type.ts';
import { saukopf } from '#lib/rules/saukopf/book.ts';
import { checkOwnSaukopf } from '#lib/rules/saukopf/check-own.ts';
import { saukopfChanges } from '#lib/rules/saukopf/editor.ts';

/** What tells two books of one game apart, and whether a book can be played by. */
export interface Comparing<B> {
	readonly parts: (parent: B, book: B) => readonly ChangedPart[];
	/** The book as the check wants it; null where it is none. */
	readonly sound: (book: B) => B | null;
	/** What the club made up itself, by its place in the book. */
	readonly own: (book: B) => ReadonlyMap<string, string>;
}

export const SCHAFKOPF_ALIKE: Comparing<Book> = {
	parts: changedParts,
	sound(book) {
		const whole = tidied(book);
		return checkBook(whole).ok ? whole : null;
	},
	own: ownNames
};

export const SAUKOPF_ALIKE: Comparing<SaukopfBook> = {
	parts: saukopfChanges,
	sound: (book) =>
		checkOwnSaukopf(saukopf, { ...book, changes: changesOf(saukopf, book) }).ok ? book : null,
	// Nothing is made up there: a club changes figures and words.
	own: () => new Map()
};

/** One side of a book that was changed in two places. */
interface PartedSide {
	readonly changed: readonly ChangedPart[];
	/** Of that, where the other says something else of the same. */
	readonly against: readonly ChangedPart[];
}

/** A book that was changed in two places, as it is shown and put together. */
export interface Parting<B> {
	/** What both were made from: "Krone, Herbst". */
	readonly base: string;
	readonly mine: PartedSide;
	readonly theirs: PartedSide;
	readonly clashing: boolean;
	/** What both changed, in one book; null where that is no book to play by. */
	readonly together: (wins: 'mine' | 'theirs') => B | null;
	/** What is then left out, because the other side put something else on the same place. */
	readonly left: (wins: 'mine' | 'theirs') => ReturnType<typeof crowdedOut>;
}

type Named = Pick<Book, 'name' | 'edition'>;

/** How two books go apart; null where one of them only goes on from the other. */
export function partingOf<B extends Named>(
	{ parts, sound, own }: Comparing<B>,
	base: B,
	mine: B,
	theirs: B
): Parting<B> | null {
	const branches = branchesOf(base, mine, theirs);
	if (!branches.parted) return null;
	const side = (book: B, against: B): PartedSide => ({
		changed: parts(base, book),
		against: parts(base, against)
	});
	return {
		base: `${base.name}, ${base.edition}`,
		mine: side(mine, branches.mine),
		theirs: side(theirs, branches.theirs),
		clashing: branches.clashing,
		together: (wins) => sound(branches.together(wins)),
		left: (wins) =>
			wins === 'mine'
				? crowdedOut(own(base), own(mine), own(theirs))
				: crowdedOut(own(base), own(theirs), own(mine))
	};
}
