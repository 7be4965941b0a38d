import type { MemberId } from '#lib/base/ids.ts';
import type { Fault } from '#lib/base/refusal.ts';
import type { Book, ContractRule, Rule } from './book.ts';
import type { Game, Outcome } from './game.ts';
import { checkOutcome } from './outcome.ts';
import type { GameRefusal } from './refusal-text.ts';

/** The paragraph that makes a foul cost something; null where it is a remark and the entry gives the outcome. */
export function foulRule(book: Book, game: Game): Rule | null {
	if (!game.foul) return null;
	if (book.foulPenalty) return book.foulPenalty;
	return game.foul.kind === 'verraten' ? book.verratenPaysAlone : book.wrongCardLoses;
}

/** Who pays for his whole side because he betrayed the game (weitnau §3), or played wrongly (schafkopfschule 3.4.17). */
export function paysAlone(book: Book, game: Game): MemberId | null {
	if (!game.foul) return null;
	return book.foulPenalty || (game.foul.kind === 'verraten' && book.verratenPaysAlone)
		? game.foul.player
		: null;
}

/**
 * The outcome of a game that a foul decides: the offender's side has lost. What the entry says of Schneider and Schwarz holds
 * where it says that too; a result is not needed. Where a penalty settles it, no result counts (schafkopfschule 3.4.17).
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
	return entered && entered.won !== won ? decided : entered;
}
