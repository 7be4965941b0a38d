import { isCount } from '#lib/base/collections.ts';
import type { Fault } from '#lib/base/refusal.ts';
import { note } from '#lib/base/result.ts';
import type { Book, ContractRule } from './book.ts';
import { goesByTricks } from './contract-kind.ts';
import type { Game, Outcome } from './game.ts';
import type { GameRefusal } from './refusal-text.ts';
import { ALL_AUGEN, type Angesagt } from './vocabulary.ts';

export type LastSchuss = 'declarer' | 'opponents' | null;

/** The side that gave the last Schuss, null without one. The opponents give the first, then the sides alternate (§6.2). */
export function lastSchuss(schuss: number): LastSchuss {
	if (schuss === 0) return null;
	return schuss % 2 === 1 ? 'opponents' : 'declarer';
}

/**
 * Who has won and who is Schneider, by the Augen of the declarer's side (0 to 120). At 60 : 60 and at exactly 30 the side that
 * gave the last Schuss is worse off, if the book says so (allgaeu §6.2). A `bid` is how many Augen win, and then 60 never do
 * (§5.3). A declarer who was forced to play may need fewer. Level without a Schuss that decides, the game may be drawn. Schwarz
 * does not follow from Augen, so it is entered. Who announced Schneider or Schwarz and missed it has lost.
 */
export function outcomeOfAugen(book: Book, augen: number, called: Called = {}): Omit<Outcome, 'schwarz'> {
	const last = decidingSchuss(book, called.schuss);
	const level = isLevel(book, augen, called);
	if (level && last === null && isReplayed(book, called))
		return { won: false, schneider: false, augen, drawn: true };
	const won = level && last !== null ? last === 'opponents' : augen >= neededIn(book, called);
	const schneider = isSchneider(book, won, augen, last);
	return won && hasMissed(called, schneider)
		? { won: false, schneider: false, augen }
		: { won, schneider, augen };
}

/** 60 : 60 is level only if the win needs exactly one more. */
function isLevel(book: Book, augen: number, called: Called): boolean {
	const others = ALL_AUGEN - augen;
	return called.bid === undefined && augen === others && neededIn(book, called) === others + 1;
}

const hasMissed = ({ angesagt, schwarz = false }: Called, schneider: boolean): boolean =>
	angesagt !== undefined && !hasMade(angesagt, schneider, schwarz);

/** Whoever made Schwarz has made Schneider, too. */
const hasMade = (announced: Angesagt, schneider: boolean, schwarz: boolean): boolean =>
	schwarz || (announced === 'schneider' && schneider);

type Called = Partial<Pick<Game, 'contract' | 'schuss' | 'bid' | 'muss' | 'angesagt' | 'schwarz'>>;

/** The side that gave the last Schuss, if the book has that decide at a limit. */
const decidingSchuss = (book: Book, schuss = 0): LastSchuss =>
	book.augen.lastSchuss ? lastSchuss(schuss) : null;

/** Whether a level game of this contract is dealt again; whoever announced something has missed it. */
const isReplayed = ({ augen: { drawn } }: Book, { contract, angesagt }: Called): boolean =>
	drawn != null && !angesagt && (drawn.of ?? contract) === contract;

const neededIn = ({ augen: { won, wonMuss } }: Book, { bid, muss }: Called): number =>
	bid ?? (muss && wonMuss ? wonMuss.value : won.value);

/** Whether the losers have too few Augen, or just as many as are enough but where they gave the last Schuss. */
function isSchneider(book: Book, won: boolean, augen: number, last: LastSchuss): boolean {
	const limit = won ? book.augen.schneiderOpponents.value : book.augen.schneiderDeclarer.value;
	const losers = won ? ALL_AUGEN - augen : augen;
	return losers < limit || (losers === limit && last === (won ? 'opponents' : 'declarer'));
}

/** The outcome, from what was entered. Null, with faults added, if that is too little or contradicts itself. */
export function checkOutcome(
	book: Book,
	rule: ContractRule,
	game: Game,
	faults: Fault<GameRefusal>[]
): Outcome | null {
	if (rule.goal === 'hand') {
		refuseOutcome(game, NOT_PLAYED, { code: 'notPlayed' }, faults);
		return { won: true, schneider: false, schwarz: false, augen: null };
	}
	if (goesByTricks(rule) || game.tout) {
		refuseOutcome(game, NOT_COUNTED, { code: 'notCounted' }, faults);
		if (game.won === undefined) return note(faults, 'won', { code: 'wonMissing' });
		return { won: game.won, schneider: false, schwarz: false, augen: null };
	}
	if (game.augen === undefined) {
		if (game.won === undefined) return note(faults, 'won', { code: 'resultMissing' });
		return entered(rule, game, faults);
	}
	return counted(book, rule, game.augen, game, faults);
}

const NOT_PLAYED = ['augen', 'won', 'schneider', 'schwarz'] as const;
const NOT_COUNTED = ['augen', 'schneider', 'schwarz'] as const;

/** Refuses fields that mean nothing here. A `schneider` or `schwarz` that is false is accepted; a result is not. */
function refuseOutcome(
	game: Game,
	paths: readonly ('augen' | 'won' | 'schneider' | 'schwarz')[],
	refusal: GameRefusal,
	faults: Fault<GameRefusal>[]
): void {
	for (const path of paths) {
		const isResult = path === 'augen' || path === 'won';
		if (isResult ? game[path] !== undefined : game[path]) note(faults, path, refusal);
	}
}

/** What was entered without Augen: who announced and won has made what he announced, and Schwarz is Schneider, too. */
export function enteredOutcome({
	won = true,
	angesagt,
	schneider,
	schwarz
}: Partial<Game>): Omit<Outcome, 'augen'> {
	const made = won && angesagt;
	const none = schwarz ?? made === 'schwarz';
	return { won, schneider: schneider ?? (none || !!made), schwarz: none };
}

function entered(rule: ContractRule, game: Game, faults: Fault<GameRefusal>[]): Outcome | null {
	const { won, schneider, schwarz } = enteredOutcome(game);
	if (schwarz && !schneider) return note(faults, 'schneider', { code: 'schwarzIsSchneider' });
	if (schneider && !rule.schneider) return note(faults, 'schneider', { code: 'schneiderUnknown' });
	if (won && game.angesagt && !hasMade(game.angesagt, schneider, schwarz))
		return note(faults, 'angesagt', { code: 'announcedMade' });
	return { won, schneider, schwarz, augen: null };
}

function counted(
	book: Book,
	rule: ContractRule,
	augen: Exclude<Game['augen'], undefined>,
	game: Game,
	faults: Fault<GameRefusal>[]
): Outcome | null {
	if (typeof augen !== 'number') return note(faults, 'augen', { code: 'augenOfSide' });
	if (!isCount(augen, ALL_AUGEN))
		return note(faults, 'augen', { code: 'augenOutside', most: ALL_AUGEN, augen });
	const { won, schneider: below, drawn } = outcomeOfAugen(book, augen, game);
	const schwarz = game.schwarz ?? false;
	// Schwarz is Schneider even if a club's limit is so low that no Augen are below it.
	const schneider = below || schwarz;
	const denied = deniedIn(game, won, schneider, augen, rule);
	if (denied) return note(faults, denied.path, { code: denied.code, augen });
	const outcome = { won, schneider: schneider && rule.schneider, schwarz, augen };
	return drawn ? { ...outcome, drawn } : outcome;
}

/** The field that says something else than the Augen do, with what they say; null if they agree. */
function deniedIn(game: Game, won: boolean, schneider: boolean, augen: number, rule: ContractRule) {
	if (game.schwarz && augen % ALL_AUGEN !== 0) return { path: 'schwarz', code: 'augenNotSchwarz' } as const;
	if ((game.won ?? won) !== won) return { path: 'won', code: won ? 'augenWon' : 'augenLost' } as const;
	if (!deniesSchneider(game, schneider, rule)) return null;
	return { path: 'schneider', code: schneider ? 'augenSchneider' : 'augenNotSchneider' } as const;
}

/** Whether it was entered otherwise. Where Schneider does not count, nobody needs to say so. */
const deniesSchneider = ({ schneider: said }: Game, schneider: boolean, rule: ContractRule): boolean =>
	said !== undefined && said !== schneider && (said || rule.schneider);
