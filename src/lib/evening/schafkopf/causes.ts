import { assertNever } from '#lib/base/result.ts';
import type { Book } from '#lib/rules/book.ts';
import { afterText } from '#lib/rules/sentences.ts';
import type { CheckedGame } from '#lib/rules/game.ts';
import { ALL_AUGEN } from '#lib/rules/vocabulary.ts';
import type { EveningState, GameRow } from '../state.ts';
import { endsLevel, isLostEinzelspiel, sentencesAfter, type OpenedByGame } from './triggers.ts';

/** Why a round was opened or the table is asked: the game's number, and what happened in it. `fewer` are one side's Augen. */
type Cause =
	| { readonly code: 'level'; readonly game: number; readonly fewer: number }
	| { readonly code: 'sentence'; readonly game: number; readonly text: string }
	| { readonly code: 'lostEinzelspiel' | 'allTricks'; readonly game: number };

function fewerAugen(game: CheckedGame): number {
	const augen = (game.type === 'sides' && game.outcome.augen) || 0;
	return Math.min(augen, ALL_AUGEN - augen);
}

/** What in a game led to a round, or to a vote (allgaeu §5.1, §5.2). */
export function causeOf(book: Book, { game, number }: GameRow, opened: OpenedByGame): Cause {
	const { level, lostEinzelspiel, allTricks } = book.triggers;
	if (level?.opens === opened && endsLevel(level.at, game)) {
		return { code: 'level', game: number, fewer: fewerAugen(game) };
	}
	const isOpenedBy = (trigger: { readonly opens: OpenedByGame } | null): boolean => trigger?.opens === opened;
	if (isOpenedBy(lostEinzelspiel) && isLostEinzelspiel(book, game)) {
		return { code: 'lostEinzelspiel', game: number };
	}
	const said = sentencesAfter(book, game, number).find(({ opens }) => opens === opened);
	if (!said || isOpenedBy(allTricks)) return { code: 'allTricks', game: number };
	return { code: 'sentence', game: number, text: afterText(book, said) };
}

/** What led to the vote that is answered next, the oldest open one; null if none is open. */
export function causeOfVote({ book, rows, openVotes }: EveningState): Cause | null {
	const asking = rows.filter((row) => row.type === 'game').filter(({ opens }) => opens.includes('vote'));
	const row = openVotes > 0 ? asking.at(-openVotes) : undefined;
	return row ? causeOf(book, row, 'vote') : null;
}

/** "nach Spiel 3: alle Stiche". */
export function causeText(cause: Cause): string {
	const after = `nach Spiel ${cause.game}`;
	switch (cause.code) {
		case 'level':
			return `${after}: ${cause.fewer} : ${ALL_AUGEN - cause.fewer}`;
		case 'lostEinzelspiel':
			return `${after}: verlorenes Einzelspiel`;
		case 'sentence':
			return `${cause.text}, Spiel ${cause.game}`;
		case 'allTricks':
			return `${after}: alle Stiche`;
		default:
			return assertNever(cause);
	}
}
