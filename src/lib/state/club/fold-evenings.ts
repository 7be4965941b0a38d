import { foldAnyEvening, foldingOf } from '#lib/evening/any-evening.ts';
import { byDate, linkOf, type EveningLink } from '#lib/evening/stock-chain.ts';
import { standing, type Standing } from '#lib/log/standing.ts';
import type { EveningLog } from '#lib/storage/read-groups.ts';

export { staleIn } from '#lib/evening/stock-chain.ts';

/** The evenings of these logs, newest first, by the club's books; evenings that no entry opens any more are left out. */
export function foldEvenings(logs: readonly EveningLog[], club: Standing): readonly EveningLink[] {
	const folding = foldingOf(club);
	return logs
		.flatMap(({ evening, entries }) => {
			const log = standing(entries);
			const state = foldAnyEvening(log, evening, folding);
			return state ? [linkOf(state, log)] : [];
		})
		.sort((a, b) => byDate(b, a));
}
