import type { Book, Figure } from '#lib/rules/book.ts';
import type { CheckedGame } from '#lib/rules/game.ts';
import type { OuterFactor } from '#lib/rules/price.ts';
import { afterText, type Sentence } from '#lib/rules/sentences.ts';
import { endsLevel, isLostEinzelspiel, sentencesAfter, tookEveryTrick, EVEN } from './opened-by-game.ts';

/** What lets each of the next games count double, the next one first. None doubles more than once by this, so nothing feeds itself. */
export type Doubles = readonly Cause[];

interface Cause {
	readonly text: string;
	readonly source: string;
}

export const NO_DOUBLES: Doubles = [];

const CAUSES = {
	passed: 'nach dem Zusammenwerfen',
	lostEinzelspiel: 'nach verlorenem Einzelspiel',
	level: 'nach 60 : 60',
	allTricks: 'nach allen Stichen'
} as const satisfies Record<keyof Book['next'], string>;

const more = (doubles: Doubles, cause: keyof Book['next'], rule: Figure | null): Doubles =>
	rule ? [...doubles, ...games(rule.value, { text: CAUSES[cause], source: rule.source })] : doubles;

const games = (many: number, cause: Cause): Doubles => Array.from({ length: many }, () => cause);

/** After nobody played: all that was left stays, and each time more may come. It is no game, so it counts double in nothing. */
export const doublesAfterPassed = (book: Book, doubles: Doubles): Doubles =>
	bySentences(book, more(doubles, 'passed', book.next.passed), 0, sentencesAfter(book, null));

/** What the club's own sentences add; nothing after a game that counted double already, so that no sentence feeds another. */
function bySentences(book: Book, doubles: Doubles, before: number, said: readonly Sentence[]): Doubles {
	if (before > 0) return doubles;
	return said.reduce((now, sentence) => {
		const { double, source } = sentence;
		return double ? [...now, ...games(double, { text: afterText(book, sentence), source })] : now;
	}, doubles);
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
	let now = outOfTurn ? doubles : doubles.slice(1);
	if (isLostEinzelspiel(book, game)) now = more(now, 'lostEinzelspiel', next.lostEinzelspiel);
	if (endsLevel(EVEN, game)) now = more(now, 'level', next.level);
	if (tookEveryTrick(book, game)) now = more(now, 'allTricks', next.allTricks);
	return bySentences(book, now, doubles.length, sentencesAfter(book, game, number));
}

/** The bill's line for it; null if the game counts once. */
export function doublesFactor([cause]: Doubles): OuterFactor | null {
	return cause ? { label: `Doppelt ${cause.text}`, factor: 2, source: cause.source } : null;
}

/** "Die nächsten 2 Spiele zählen doppelt"; empty if none does. */
export function doublesText(doubles: Doubles): string {
	const [next] = doubles;
	if (!next) return '';
	const games =
		doubles.length === 1 ? 'Das nächste Spiel zählt' : `Die nächsten ${doubles.length} Spiele zählen`;
	return `${games} doppelt: ${[...new Set(doubles.map(({ text }) => text))].join(', ')}`;
}
