import type { EveningId } from '#lib/base/ids.ts';
import { booksOf } from '#lib/log/books.ts';
import type { Standing } from '#lib/log/standing.ts';
import type { Book } from '#lib/rules/book.ts';
import { BOOKS } from '#lib/rules/books/index.ts';
import { saukopfFoldOf } from './saukopf/fold.ts';
import { foldEvening } from './schafkopf/fold.ts';
import type { AnyEvening, SaukopfState } from './state.ts';

/** Folds an evening of Saukopf; null if no entry opens it any more, or if it is not one of Saukopf. */
type FoldSaukopf = (log: Standing, evening: EveningId) => SaukopfState | null;

/** What folding an evening needs. */
export interface Folding {
	readonly books: ReadonlyMap<string, Book>;
	readonly saukopf?: FoldSaukopf | undefined;
}

/** All books of a club, of either game. */
export const foldingOf = (club: Pick<Standing, 'places'>): Folding => ({
	books: booksOf(club, BOOKS),
	saukopf: saukopfFoldOf(club)
});

/** Folds an evening of either kind; null if no entry opens it any more, or if its book is not known here. */
export const foldAnyEvening = (log: Standing, evening: EveningId, folding: Folding): AnyEvening | null =>
	foldEvening(log, evening, folding.books) ?? folding.saukopf?.(log, evening) ?? null;
