import type { EveningId } from '#lib/base/ids.ts';
import type { Standing } from '#lib/log/standing.ts';
import type { Book } from '#lib/rules/book.ts';
import { openingIn, placesOf } from './opening.ts';
import type { SaukopfState } from './saukopf/state.ts';
import { foldEvening } from './schafkopf/fold.ts';
import type { EveningState } from './state.ts';

/** An evening of either kind; `type` tells which. */
export type AnyEvening = EveningState | SaukopfState;

/** Null where no entry opens the evening any more, or it is not one of Saukopf. */
export type FoldSaukopf = (log: Standing, evening: EveningId) => SaukopfState | null;

/** What evenings are folded by. Saukopf is handed in, so that a screen loads its code only for an evening that needs it. */
export interface Folding {
	readonly books: ReadonlyMap<string, Book>;
	readonly saukopf?: FoldSaukopf | undefined;
}

/** Folds an evening of either kind; null where no entry opens it any more, or its book is not known here. */
export const foldAnyEvening = (log: Standing, evening: EveningId, folding: Folding): AnyEvening | null =>
	foldEvening(log, evening, folding.books) ?? folding.saukopf?.(log, evening) ?? null;

/** The book an evening is played by, undefined where nothing opens it: what tells whether Saukopf must be loaded. */
export const rulebookOf = (log: Standing, evening: EveningId): string | undefined =>
	openingIn(placesOf(log, evening))?.rulebook;
