import type { Cents } from '#lib/base/money.ts';
import type { RoundKind } from '#lib/rules/vocabulary.ts';
import type { EveningState } from '../state.ts';
import { cameAbout, excludedBy } from './rounds.ts';

/** Something that a table may have forgotten when it wants to stop. `reminders-text.ts` has the sentences. */
export type Reminder =
	/** The table has not voted yet on what follows (allgaeu §5.2). */
	| { readonly code: 'voteOpen' }
	/** Who held the Alte has not been told yet, or the game that decides it was not played (allgaeu §5.7). */
	| { readonly code: 'announced'; readonly round: RoundKind }
	/** A round runs, and so many wait behind it. */
	| { readonly code: 'roundRuns'; readonly round: RoundKind; readonly waiting: number }
	/** The Stock was not played out: by a Gardareizrunde (allgaeu §8.1), or by the next Rufspiel (muenchen, Vorbereitungen). */
	| { readonly code: 'stockOpen'; readonly cents: Cents; readonly by: 'gardareizrunde' | 'rufspiel' | 'won' }
	/** The last round was not played; `announces`: a game has to decide first who deals in it (allgaeu §5.7, weitnau §4.7). */
	| { readonly code: 'lastRound'; readonly announces: boolean; readonly instead: RoundKind | null };

/** What may be forgotten when an evening is closed, the most urgent first. Nothing that was played is asked for again. */
export function reminders(state: EveningState): readonly Reminder[] {
	const { announced, rounds, openVotes, games, closed } = state;
	if (closed || games === 0) return [];
	const { running, waiting } = rounds;
	return [
		...(openVotes > 0 ? [{ code: 'voteOpen' } as const] : []),
		...(announced ? [{ code: 'announced', round: announced.round } as const] : []),
		...(running ? [{ code: 'roundRuns', round: running.kind, waiting: waiting.length } as const] : []),
		...ofStock(state),
		...ofLastRound(state)
	];
}

function ofStock({ book, occasion, rounds, stock }: EveningState): readonly Reminder[] {
	if (stock <= 0) return [];
	if (book.rufspielStock) return [{ code: 'stockOpen', cents: stock, by: 'rufspiel' }];
	if (book.stock.wonBy) return [{ code: 'stockOpen', cents: stock, by: 'won' }];
	const plays = [rounds.running, ...rounds.waiting].some((round) => round?.kind === 'gardareizrunde');
	// A Meisterschaft has no special rounds (§11.4).
	if (!book.rounds.gardareizrunde || occasion === 'meisterschaft' || plays) return [];
	return [{ code: 'stockOpen', cents: stock, by: 'gardareizrunde' }];
}

function ofLastRound(state: EveningState): readonly Reminder[] {
	const rule = state.book.rounds.abschlussrunde;
	if (!rule || state.occasion === 'meisterschaft' || state.announced) return [];
	if (cameAbout(state, 'abschlussrunde') || excludedBy(state, 'abschlussrunde')) return [];
	return [{ code: 'lastRound', announces: rule.alteDeals, instead: rule.onlyWithout }];
}
