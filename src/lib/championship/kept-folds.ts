import type { Book } from '#lib/rules/book.ts';
import type { Entrants } from './draw/entrants.ts';
import type { Confirmations } from './lists/confirmations.ts';
import type { OpenedList } from './merging/which-list-counts.ts';
import type { Tally } from './ranking/tally.ts';

/**
 * What folding a championship again takes over from the last time: everything of a list whose entries, and what was ruled on
 * them, stayed the same. The result is the one that nothing kept gives.
 */
export interface KeptFolds {
	/** By what book the games of each book count, of which a day has one for all its lists. */
	readonly counting: Recall<Book | null>;
	readonly lists: Recall<OpenedList | null>;
	readonly confirmations: Recall<Confirmations>;
	readonly entrants: Recall<Entrants>;
	readonly tallies: Recall<Tally>;
}

export const nothingKept = (): KeptFolds => ({
	counting: recalling(),
	lists: recalling(),
	confirmations: recalling(),
	entrants: recalling(),
	tallies: recalling()
});

/** Answers what `make` makes; the last answer for this key again if that was made of the same things. */
export type Recall<T> = (key: string, of: readonly unknown[], make: () => T) => T;

/** Keeps the last answer for each key. What it was made of is compared one by one, by identity. */
export function recalling<T>(): Recall<T> {
	const kept = new Map<string, { readonly of: readonly unknown[]; readonly answer: T }>();
	return (key, of, make) => {
		const last = kept.get(key);
		if (last?.of.length === of.length && last.of.every((one, i) => one === of[i])) return last.answer;
		const answer = make();
		kept.set(key, { of, answer });
		return answer;
	};
}
