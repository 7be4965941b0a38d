import type { MemberId } from '#lib/base/ids.ts';
import type { Fault } from '#lib/base/refusal.ts';
import type { Book, ContractRule, Rule, Figure } from './book.ts';
import type { CheckedGame, Game, Outcome } from './game.ts';
import { checkOutcome } from './outcome.ts';
import type { GameRefusal } from './refusal-text.ts';
import { POTS } from './vocabulary.ts';

/** The rule that makes a foul cost something; null without a foul, or if the book only notes it. */
export function foulRule(book: Book, game: Game): Rule | null {
	if (!game.foul) return null;
	if (book.foulPenalty) return book.foulPenalty;
	return game.foul.kind === 'verraten' ? book.verratenPaysAlone : book.wrongCardLoses;
}

/** Who pays for his whole side, as he betrayed the game (weitnau §3) or played wrongly (schafkopfschule 3.4.17); else null. */
export function paysAlone(book: Book, game: Game): MemberId | null {
	if (!game.foul) return null;
	return book.foulPenalty || (game.foul.kind === 'verraten' && book.verratenPaysAlone)
		? game.foul.player
		: null;
}

/** Whether a game is settled by a penalty for wrong play, whatever was played; in a Mungo its own price does (schafkopfschule 3.4.17). */
export const isPenalty = (book: Pick<Book, 'foulPenalty'>, game: CheckedGame): boolean =>
	book.foulPenalty !== null && game.type === 'sides' && game.paysAlone !== null;

/**
 * The outcome of a game that a foul decides: the offender's side has lost. The entry need not give a result. If it gives the
 * same result, its Schneider and Schwarz count. If a penalty settles the game, they do not (schafkopfschule 3.4.17).
 */
export function foulOutcome(
	book: Book,
	rule: ContractRule,
	game: Game,
	faults: Fault<GameRefusal>[]
): Outcome | null {
	const player = game.foul?.player;
	const won = player !== game.declarer && player !== game.partner;
	const decided: Outcome = { won, schneider: false, schwarz: false, augen: null };
	if (book.foulPenalty || (game.augen === undefined && game.won === undefined)) return decided;
	const entered = checkOutcome(book, rule, game, faults);
	return entered && (entered.drawn || entered.won !== won) ? decided : entered;
}

// What is paid for a wrong deal or cut: into the Stock, into pots of the club, or nothing.

type Mishap = 'vergeben' | 'verabhebt' | 'falschKassiert';

/** What each Vergeben and Verabheben puts into the club's pots, in cents. */
export const finesIntoPots = ({ pots }: Pick<Book, 'pots'>): readonly Figure[] =>
	POTS.flatMap((key) => pots[key]?.misdealt ?? []);

/** Whether the book says what it comes to. */
export const knowsMishap = (book: Book, mishap: Mishap): boolean =>
	book[mishap] !== null || (mishap !== 'falschKassiert' && finesIntoPots(book).length > 0);
