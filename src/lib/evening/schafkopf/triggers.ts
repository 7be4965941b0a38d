import type { Book } from '#lib/rules/book.ts';
import type { CheckedGame } from '#lib/rules/game.ts';
import { ALL_AUGEN, type RoundKind } from '#lib/rules/vocabulary.ts';

/** What a game opens: a round, or a vote of the table. */
export type Opened = RoundKind | 'vote';

/**
 * What a game opens (allgaeu §5.1, §5.2). `before` counts the evening's earlier games in which one side took every trick:
 * the first opens its round, later ones ask the table where the book says so.
 */
export function opensAfter(book: Book, game: CheckedGame, before: number): readonly Opened[] {
	const opened: Opened[] = [];
	const { level, lostEinzelspiel, allTricks } = book.triggers;
	if (level && endsLevel(level.at, game)) opened.push(level.opens);
	if (lostEinzelspiel && isLostEinzelspiel(book, game)) opened.push(lostEinzelspiel.opens);
	if (allTricks && tookEveryTrick(book, game)) {
		opened.push(before > 0 && allTricks.voteAgainst ? 'vote' : allTricks.opens);
	}
	return opened;
}

/** Settled by Augen, and either side has exactly so many. */
function endsLevel(at: readonly number[], game: CheckedGame): boolean {
	if (game.type !== 'sides') return false;
	const { augen } = game.outcome;
	return augen !== null && (at.includes(augen) || at.includes(ALL_AUGEN - augen));
}

const isLostEinzelspiel = (book: Book, game: CheckedGame): boolean =>
	game.type === 'sides' && book.contracts[game.contract]?.sides === 'einzelspiel' && !game.outcome.won;

/** One side took every trick: Schwarz, a won Tout; a won Bettel, where the opponents did, by the book. */
export function tookEveryTrick(book: Book, game: CheckedGame): boolean {
	if (game.type !== 'sides') return false;
	const goal = book.contracts[game.contract]?.goal;
	const { won, schwarz } = game.outcome;
	if (goal === 'keinStich') return won && (book.triggers.allTricks?.afterKeinStich ?? false);
	return schwarz || (game.tout && won);
}
