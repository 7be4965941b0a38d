import type { Book } from '#lib/rules/book.ts';
import type { CheckedGame, SidesGame } from '#lib/rules/game.ts';
import { lastSchuss } from '#lib/rules/outcome.ts';
import type { Sentence } from '#lib/rules/sentences.ts';
import { ALL_AUGEN, type RoundKind } from '#lib/rules/vocabulary.ts';

/** What a game opens: a round, or a vote of the table. */
export type OpenedByGame = RoundKind | 'vote';

/**
 * What a game opens (allgaeu §5.1, §5.2). `before` is how many earlier games of the evening had one side take every trick: the
 * first such game opens its round, later ones lead to a vote if the book says so.
 */
export function opensAfter(book: Book, game: CheckedGame, before: number): readonly OpenedByGame[] {
	const opened: OpenedByGame[] = [];
	const { level, lostEinzelspiel, allTricks } = book.triggers;
	if (level && endsLevel(level.at, game)) opened.push(level.opens);
	if (lostEinzelspiel && isLostEinzelspiel(book, game)) opened.push(lostEinzelspiel.opens);
	if (allTricks && tookEveryTrick(book, game)) {
		opened.push(before > 0 && allTricks.voteAgainst ? 'vote' : allTricks.opens);
	}
	return opened;
}

/** Whether the game was decided by Augen, and either side has exactly one of these counts. */
export function endsLevel(at: readonly number[], game: CheckedGame): boolean {
	if (game.type !== 'sides') return false;
	const { augen } = game.outcome;
	return augen !== null && (at.includes(augen) || at.includes(ALL_AUGEN - augen));
}

export const isLostEinzelspiel = (book: Book, game: CheckedGame): boolean =>
	game.type === 'sides' &&
	book.contracts[game.contract]?.sides === 'einzelspiel' &&
	!(game.outcome.won || game.outcome.drawn);

/** Whether one side took every trick: Schwarz, or a won Tout. The book decides about a won Bettel, where the opponents did. */
export function tookEveryTrick(book: Book, game: CheckedGame): boolean {
	if (game.type !== 'sides') return false;
	const goal = book.contracts[game.contract]?.goal;
	const { won, schwarz } = game.outcome;
	if (goal === 'keinStich') return won && book.triggers.allTricks?.afterKeinStich === true;
	return schwarz || (won && (game.tout || goal === 'alleStiche'));
}

export const EVEN: readonly number[] = [ALL_AUGEN / 2];

/** The club's own sentences that hold after this game, the evening's so-and-so-manyth, or after nobody played. */
export const sentencesAfter = (book: Book, game: CheckedGame | null, number = 0): readonly Sentence[] =>
	Object.values(book.sentences).filter((one) =>
		game ? speaksOf(book, one, game, number) : one.after === 'passed'
	);

/** Whether a sentence on this contract, if it names one, and this suit is about the game. */
function isAbout(of: Sentence['of'], suit: Sentence['suit'], game: CheckedGame): boolean {
	if (of && of !== game.contract) return false;
	return !suit || (game.type === 'sides' && game.suit === suit);
}

/** What only the outcome says. */
type HowItWent = Exclude<Sentence['after'], 'every' | 'played' | 'passed'>;

function speaksOf(
	book: Book,
	{ after, of, each, suit, laufende }: Sentence,
	game: CheckedGame,
	number: number
): boolean {
	if (after === 'every') return each !== null && number % each === 0;
	if (!isAbout(of, suit, game)) return false;
	if (after === 'played') return true;
	if (game.type !== 'sides' || after === 'passed') return false;
	return wentSo(book, game, after, laufende);
}

function wentSo(book: Book, game: SidesGame, after: HowItWent, laufende: Sentence['laufende']): boolean {
	const { won, schneider, schwarz, drawn } = game.outcome;
	if (drawn) return after === 'level';
	const lastGave = lastSchuss(game.schuss);
	return {
		won,
		lost: !won,
		schneider,
		schwarz,
		level: endsLevel(EVEN, game),
		allTricks: tookEveryTrick(book, game),
		lostSchuss: lastGave !== null && (lastGave === 'declarer') !== won,
		laufende: game.laufende >= (laufende ?? 1)
	}[after];
}
