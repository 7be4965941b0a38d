import { isCount } from '#lib/base/collections.ts';
import type { Fault } from '#lib/base/refusal.ts';
import { note } from '#lib/base/result.ts';
import { ALL_AUGEN } from '#lib/rules/vocabulary.ts';
import type { SaukopfBook, SaukopfContractRule } from './book-type.ts';
import type { SaukopfGame, SaukopfOutcome } from './game.ts';
import { checkRamsch, denies, laidAway, wrongWon } from './ramsch.ts';
import type { SaukopfRefusal } from './refusal-text.ts';
import { SCHWARZ, TROG_AUGEN } from './vocabulary.ts';

/**
 * Who has won, with Schneider or Schwarz ("Gewinner ermitteln"), from the Augen or as entered. Null, with faults added, if that
 * is too little or contradicts itself.
 */
export function checkSaukopfOutcome(
	book: SaukopfBook,
	rule: SaukopfContractRule,
	game: SaukopfGame,
	faults: Fault<SaukopfRefusal>[]
): SaukopfOutcome | null {
	if (rule.ramsch && game.schneider) {
		return note(faults, 'schneider', { code: 'ramschSchneider', contract: rule.word });
	}
	if (game.augen === undefined) return entered(book, rule, game, faults);
	return rule.ramsch
		? checkRamsch(rule, rule.ramsch.divisor.value, game, game.augen, faults)
		: counted(book, rule, game, faults);
}

/** The outcome as entered, if nobody counted and the bid allows it. */
function entered(
	book: SaukopfBook,
	rule: SaukopfContractRule,
	game: SaukopfGame,
	faults: Fault<SaukopfRefusal>[]
): SaukopfOutcome | null {
	const { won } = game;
	if (game.trogAugen !== undefined) return note(faults, 'trogAugen', { code: 'trogAugenAlone' });
	if (won === undefined) return note(faults, 'won', { code: 'resultMissing' });
	const schwarz = game.schwarz ?? false;
	if (won && game.bid === SCHWARZ && !schwarz) {
		return note(faults, 'schwarz', { code: rule.ramsch ? 'schwarzNeedsNoTrick' : 'schwarzNeedsTricks' });
	}
	const outcome = { won, schneider: false, schwarz, augen: null, each: null };
	return rule.ramsch ? outcome : withSchneider(book, game, outcome, faults);
}

/** The same with Schneider, as it follows from Schwarz or from the bid, or else as entered. */
function withSchneider(
	book: SaukopfBook,
	{ bid, schneider: said }: SaukopfGame,
	outcome: SaukopfOutcome,
	faults: Fault<SaukopfRefusal>[]
): SaukopfOutcome | null {
	const sure = outcome.schwarz || schneiderByBid(book, outcome.won, bid);
	if (!sure || said !== false) return { ...outcome, schneider: sure || (said ?? false) };
	const why: SaukopfRefusal = outcome.schwarz
		? { code: 'schwarzIsSchneider' }
		: { code: 'bidIsSchneider', bid };
	return note(faults, 'schneider', why);
}

/** Whether the bid alone makes the losers Schneider: a bid above 90 that was won, or of 30 or less that was lost. */
function schneiderByBid(book: SaukopfBook, won: boolean, bid: SaukopfGame['bid']): boolean {
	if (bid === SCHWARZ) return won;
	const mostOfLosers = won ? ALL_AUGEN - bid : bid - 1;
	return mostOfLosers < book.schneiderUnder.value;
}

/** The outcome by Augen. A Trog that was left belongs to nobody. Cards laid away for it count as the declarer's Augen. */
function counted(
	book: SaukopfBook,
	rule: SaukopfContractRule,
	game: SaukopfGame,
	faults: Fault<SaukopfRefusal>[]
): SaukopfOutcome | null {
	const { augen } = game;
	const all = ALL_AUGEN - (game.trogAugen ?? 0);
	if (typeof augen !== 'number')
		return note(faults, 'augen', { code: 'saukopfAugenOfSide', contract: rule.word });
	if (!isCount(augen, all)) return note(faults, 'augen', { code: 'saukopfAugenOutside', most: all, augen });
	return fromAugen(book, game, { augen, others: all - augen }, faults);
}

/** What follows from Augen that can be, in one side's hands and in the other's. */
function fromAugen(
	book: SaukopfBook,
	game: SaukopfGame,
	{ augen, others }: { readonly augen: number; readonly others: number },
	faults: Fault<SaukopfRefusal>[]
): SaukopfOutcome | null {
	const { bid } = game;
	const schwarz = game.schwarz === true;
	const everyTrick = schwarz && others <= inUnknownTrog(game);
	const won = bid === SCHWARZ ? everyTrick : augen >= bid;
	if (denies(game.won, won)) return wrongWon(faults, augen, won, game);
	const losersHaveNone = won ? everyTrick : augen <= laidAway(game);
	if (schwarz && !losersHaveNone) return note(faults, 'schwarz', { code: 'winnerNotSchwarz', augen });
	const [most, least] = won ? [others, Math.max(0, others - inUnknownTrog(game))] : [augen, augen];
	const schneider = isSchneider(book, game, most, least);
	if (denies(game.schneider, schneider)) {
		return note(faults, 'schneider', { code: schneider ? 'augenSchneider' : 'augenNotSchneider', augen });
	}
	return { won, schneider, schwarz, augen, each: null };
}

/**
 * The Trog was left, but its Augen are not known (a game of four may say so as well): they count as 0, yet what was entered
 * may assume up to 22. With three players the app asks for the Augen of the Trog.
 */
const inUnknownTrog = ({ trog, trogAugen }: SaukopfGame): number =>
	trog === false && trogAugen === undefined ? TROG_AUGEN : 0;

/** Whether losers with `least` to `most` Augen are Schneider. If that does not decide it, what was entered does. */
function isSchneider(book: SaukopfBook, game: SaukopfGame, most: number, least: number): boolean {
	const under = book.schneiderUnder.value;
	return most < under || (least < under && game.schneider === true);
}
