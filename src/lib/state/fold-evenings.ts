import { foldEvening } from '#lib/evening/fold.ts';
import type { EveningState } from '#lib/evening/state.ts';
import { standing } from '#lib/log/standing.ts';
import { BOOKS } from '#lib/rules/books/index.ts';
import type { EveningLog } from '#lib/storage/club-store.ts';

/** The evenings as their logs say them; those that nothing opens any more are left out. */
export function foldEvenings(logs: readonly EveningLog[]): readonly EveningState[] {
	return logs
		.map(({ evening, entries }) => foldEvening(standing(entries), evening, BOOKS))
		.filter((state) => state !== null);
}
