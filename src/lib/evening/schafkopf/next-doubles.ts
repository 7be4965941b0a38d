import type { Book, Figure } from '#lib/rules/book.ts';
import type { CheckedGame } from '#lib/rules/game.ts';
import type { OuterFactor } from '#lib/rules/price.ts';
import { afterText, type Sentence } from '#lib/rules/sentences.ts';
import { endsLevel, isLostEinzelspiel, sentencesAfter, tookEveryTrick, EVEN } from './opened-by-game.ts';

/** How many games still count double, and what led to it last. A game never more than doubles by this, so nothing feeds itself. */
export interface Doubles {
	readonly left: number;
	readonly cause: Cause | null;
}

interface Cause {
	readonly text: string;
	readonly source: string;
}

export const NO_DOUBLES: Doubles = { left: 0, cause: null };

const CAUSES = {
	passed: 'nach dem Zusammenwerfen',
	lostEinzelspiel: 'nach verlorenem Einzelspiel',
	level: 'nach 60 : 60',
	allTricks: 'nach allen Stichen'
} as const satisfies Record<keyof Book['next'], string>;

const more = (doubles: Doubles, cause: keyof Book['next'], rule: Figure | null): Doubles =>
	rule ? { left: doubles.left + rule.value, cause: { text: CAUSES[cause], source: rule.source } } : doubles;

/** After nobody played: all that was left stays, and each time more may come. It is no game, so it counts double in nothing. */
export const doublesAfterPassed = (book: Book, doubles: Doubles): Doubles =>
	bySentences(book, more(doubles, 'passed', book.next.passed), 0, sentencesAfter(book, null));

/** What the club's own sentences add; nothing after a game that counted double already, so that no sentence feeds another. */
function bySentences(book: Book, doubles: Doubles, before: number, said: readonly Sentence[]): Doubles {
	let now = doubles;
	if (before > 0) return now;
	for (const sentence of said) {
		const { double, source } = sentence;
		if (double) now = { left: now.left + double, cause: { text: afterText(book, sentence), source } };
	}
	return now;
}

/**
 * After a game, the evening's so-and-so-manyth: one fewer is left, unless it was dealt out of turn (it is no game of the
 * table's turn), and more may come.
 */
export function doublesAfterGame(
	book: Book,
	doubles: Doubles,
	game: CheckedGame,
	number: number,
	outOfTurn: boolean
): Doubles {
	const { next } = book;
	let now = outOfTurn ? doubles : { ...doubles, left: Math.max(0, doubles.left - 1) };
	if (isLostEinzelspiel(book, game)) now = more(now, 'lostEinzelspiel', next.lostEinzelspiel);
	if (endsLevel(EVEN, game)) now = more(now, 'level', next.level);
	if (tookEveryTrick(book, game)) now = more(now, 'allTricks', next.allTricks);
	return bySentences(book, now, doubles.left, sentencesAfter(book, game, number));
}

/** The bill's line for it; null if the game counts once. */
export function doublesFactor({ left, cause }: Doubles): OuterFactor | null {
	if (left === 0 || cause === null) return null;
	return { label: `Doppelt ${cause.text}`, factor: 2, source: cause.source };
}

/** "Die nächsten 2 Spiele zählen doppelt"; empty if none does. */
export function doublesText({ left, cause }: Doubles): string {
	if (left === 0 || cause === null) return '';
	const games = left === 1 ? 'Das nächste Spiel zählt' : `Die nächsten ${left} Spiele zählen`;
	return `${games} doppelt: ${cause.text}`;
}
