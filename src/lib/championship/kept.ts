import { recalling, type Recall } from '#lib/base/recall.ts';
import type { Entrants } from './draw/entrants.ts';
import type { Confirmations } from './lists/confirmations.ts';
import type { OpenedList } from './merging/which-list-counts.ts';
import type { Tally } from './ranking/tally.ts';

/**
 * What folding a championship again takes over from the last time: everything of a list whose entries, and what was ruled on
 * them, stayed the same. The result is the one that nothing kept gives.
 */
export interface KeptFolds {
	readonly lists: Recall<OpenedList | null>;
	readonly confirmations: Recall<Confirmations>;
	readonly entrants: Recall<Entrants>;
	readonly tallies: Recall<Tally>;
}

export const nothingKept = (): KeptFolds => ({
	lists: recalling(),
	confirmations: recalling(),
	entrants: recalling(),
	tallies: recalling()
});
