import type { Book, Figure } from '#lib/rules/book.ts';
import type { CheckedGame } from '#lib/rules/game.ts';
import type { OuterFactor } from '#lib/rules/price.ts';
import { afterText, type Sentence } from '#lib/rules/sentences.ts';
import { endsLevel, isLostEinzelspiel, sentencesAfter, tookEveryTrick, EVEN } from './triggers.ts';

/**
 * What lets each of the next games count double, the next one first. None doubles more than once by this, so nothing feeds itself.
 * Every row has its own, so they share what is the same: the first causes in order, and behind them the last ones from the end.
 */
export interface Doubles {
	readonly count: number;
	readonly front: Causes | null;
	readonly back: Causes | null;
}

interface Causes {
	readonly cause: Cause;
	/** For how many games. */
	readonly games: number;
	readonly next: Causes | null;
}

interface Cause {
	readonly text: string;
	readonly source: string;
}

export const NO_DOUBLES: Doubles = { count: 0, front: null, back: null };

/** This many more at the end. */
const added = ({ count, front, back }: Doubles, games: number, cause: Cause): Doubles => ({
	count: count + games,
	...(front ? { front, back: { cause, games, next: back } } : { front: { cause, games, next: null }, back })
});

/** One fewer at the front. */
function oneFewer({ count, front, back }: Doubles): Doubles {
	if (!front) return NO_DOUBLES;
	const { cause, games, next } = front;
	if (games > 1) return { count: count - 1, front: { cause, games: games - 1, next }, back };
	return next
		? { count: count - 1, front: next, back }
		: { count: count - 1, front: turned(back), back: null };
}

function turned(causes: Causes | null): Causes | null {
	let front: Causes | null = null;
	for (let at = causes; at; at = at.next) front = { cause: at.cause, games: at.games, next: front };
	return front;
}

const CAUSES = {
	passed: 'nach dem Zusammenwerfen',
	lostEinzelspiel: 'nach verlorenem Einzelspiel',
	level: 'nach 60 : 60',
	allTricks: 'nach allen Stichen'
} as const satisfies Record<keyof Book['next'], string>;

const more = (doubles: Doubles, cause: keyof Book['next'], rule: Figure | null): Doubles =>
	rule && rule.value > 0 ? added(doubles, rule.value, { text: CAUSES[cause], source: rule.source }) : doubles;

/** After nobody played: all that was left stays, and each time more may come. It is no game, so it counts double in nothing. */
export const doublesAfterPassed = (book: Book, doubles: Doubles): Doubles =>
	bySentences(book, more(doubles, 'passed', book.next.passed), 0, sentencesAfter(book, null));

/** What the club's own sentences add; nothing after a game that counted double already, so that no sentence feeds another. */
function bySentences(book: Book, doubles: Doubles, before: number, said: readonly Sentence[]): Doubles {
	if (before > 0) return doubles;
	return said.reduce((now, sentence) => {
		const { double, source } = sentence;
		return double ? added(now, double, { text: afterText(book, sentence), source }) : now;
	}, doubles);
}

/**
 * After a game, the evening's so-and-so-manyth: one fewer is left, unless all stay: it was dealt out of turn (it is no game of the
 * table's turn), or it is dealt again. More may come.
 */
export function doublesAfterGame(
	book: Book,
	doubles: Doubles,
	game: CheckedGame,
	number: number,
	stay: boolean
): Doubles {
	const { next } = book;
	let now = stay ? doubles : oneFewer(doubles);
	if (isLostEinzelspiel(book, game)) now = more(now, 'lostEinzelspiel', next.lostEinzelspiel);
	if (endsLevel(EVEN, game)) now = more(now, 'level', next.level);
	if (tookEveryTrick(book, game)) now = more(now, 'allTricks', next.allTricks);
	return bySentences(book, now, doubles.count, sentencesAfter(book, game, number));
}

/** The bill's line for it; null if the game counts once. */
export function doublesFactor({ front }: Doubles): OuterFactor | null {
	return front ? { label: `Doppelt ${front.cause.text}`, factor: 2, source: front.cause.source } : null;
}

/** "Die nächsten 2 Spiele zählen doppelt"; empty if none does. */
export function nextDoublesText({ count, front, back }: Doubles): string {
	if (count === 0) return '';
	const texts = new Set<string>();
	for (const causes of [front, turned(back)])
		for (let at = causes; at; at = at.next) texts.add(at.cause.text);
	const games = count === 1 ? 'Das nächste Spiel zählt' : `Die nächsten ${count} Spiele zählen`;
	return `${games} doppelt: ${[...texts].join(', ')}`;
}
