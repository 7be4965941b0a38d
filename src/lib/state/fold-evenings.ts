import { foldAnyEvening } from '#lib/evening/any-evening.ts';
import { saukopfFoldOf } from '#lib/evening/saukopf/fold.ts';
import { byDate, linkOf, type EveningLink } from '#lib/evening/stock-chain.ts';
import { booksOf } from '#lib/log/books.ts';
import { standing, type Standing } from '#lib/log/standing.ts';
import { BOOKS } from '#lib/rules/books/index.ts';
import type { EveningLog } from '#lib/storage/read-groups.ts';

export { staleIn } from '#lib/evening/stock-chain.ts';

/** The evenings of these logs, newest first, by the club's books; evenings that no entry opens any more are left out. */
export function foldEvenings(logs: readonly EveningLog[], club: Standing): readonly EveningLink[] {
	const folding = { books: booksOf(club, BOOKS), saukopf: saukopfFoldOf(club) };
	return logs
		.flatMap(({ evening, entries }) => {
			const log = standing(entries);
			const state = foldAnyEvening(log, evening, folding);
			return state ? [linkOf(state, log)] : [];
		})
		.sort((a, b) => byDate(b, a));
}
