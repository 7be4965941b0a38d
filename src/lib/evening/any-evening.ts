import type { EveningId } from '#lib/base/ids.ts';
import type { Standing } from '#lib/log/standing.ts';
import type { Book } from '#lib/rules/book.ts';
import { foldEvening } from './schafkopf/fold.ts';
import type { AnyEvening, SaukopfState } from './state.ts';

/** Folds an evening of Saukopf; null if no entry opens it any more, or if it is not one of Saukopf. */
type FoldSaukopf = (log: Standing, evening: EveningId) => SaukopfState | null;

/** What folding an evening needs. The fold of Saukopf is handed in, so that a screen loads its code only if needed. */
export interface Folding {
	readonly books: ReadonlyMap<string, Book>;
	readonly saukopf?: FoldSaukopf | undefined;
}

/** Folds an evening of either kind; null if no entry opens it any more, or if its book is not known here. */
export const foldAnyEvening = (log: Standing, evening: EveningId, folding: Folding): AnyEvening | null =>
	foldEvening(log, evening, folding.books) ?? folding.saukopf?.(log, evening) ?? null;
