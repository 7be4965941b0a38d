import { foldAnyEvening, type AnyEvening } from '#lib/evening/any-evening.ts';
import { foldSaukopf } from '#lib/evening/saukopf/fold.ts';
import { booksOf } from '#lib/log/books.ts';
import { standing, type Standing } from '#lib/log/standing.ts';
import { BOOKS } from '#lib/rules/books/index.ts';
import type { EveningLog } from '#lib/storage/logs.ts';

/** The evenings as their logs say them, by the club's books; those that nothing opens any more are left out. */
export function foldEvenings(logs: readonly EveningLog[], club: Standing): readonly AnyEvening[] {
	const folding = { books: booksOf(club, BOOKS), saukopf: foldSaukopf };
	return logs
		.map(({ evening, entries }) => foldAnyEvening(standing(entries), evening, folding))
		.filter((state) => state !== null);
}
