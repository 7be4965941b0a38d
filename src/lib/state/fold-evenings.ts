import { foldAnyEvening, type AnyEvening } from '#lib/evening/any-evening.ts';
import { foldSaukopf } from '#lib/evening/saukopf/fold.ts';
import { standing } from '#lib/log/standing.ts';
import { BOOKS } from '#lib/rules/books/index.ts';
import type { EveningLog } from '#lib/storage/club-store.ts';

const folding = { books: BOOKS, saukopf: foldSaukopf };

/** The evenings as their logs say them; those that nothing opens any more are left out. */
export function foldEvenings(logs: readonly EveningLog[]): readonly AnyEvening[] {
	return logs
		.map(({ evening, entries }) => foldAnyEvening(standing(entries), evening, folding))
		.filter((state) => state !== null);
}
