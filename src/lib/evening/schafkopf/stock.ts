import type { MemberId } from '#lib/base/ids.ts';
import { type Cents, toCents } from '#lib/base/money.ts';
import type { Book } from '#lib/rules/book.ts';
import { countsAs } from '#lib/rules/contract-kind.ts';
import type { CheckedGame, SidesGame } from '#lib/rules/game.ts';
import { isLostEinzelspiel } from './triggers.ts';
import type { RunningRound } from './rounds.ts';

/** What a game moves between a player and the Stock: cents that he gets, negative if he pays in. */
interface StockMove {
	readonly player: MemberId;
	readonly cents: Cents;
}

/** The Stock before a game. */
interface Before {
	/** Cents in it. */
	readonly stock: Cents;
	/** Cents that one unit of the book is worth tonight. */
	readonly unit: number;
	/** How many of the given cents can still be paid in. */
	readonly most: (cents: number) => number;
}

/** What a game moves between the Stock and its players; empty if it leaves the Stock alone. */
export function stockMoves(
	book: Book,
	round: RunningRound | null,
	game: CheckedGame,
	before: Before
): readonly StockMove[] {
	if (game.type !== 'sides' || game.outcome.drawn) return [];
	const { stock, most } = before;
	if (round?.kind === 'gardareizrunde') return stock > 0 ? gardareizMove(book, round, game, stock, most) : [];
	return [...ownMoves(book, game, before), ...(stock > 0 ? rufspielMoves(book, game, stock, most) : [])];
}

/** By a club's own rule a lost Einzelspiel pays into the Stock, and a won game of some kind takes all of it. */
function ownMoves(book: Book, game: SidesGame, { stock, unit, most }: Before): readonly StockMove[] {
	const { lostEinzelspiel, wonBy } = book.stock;
	if (lostEinzelspiel && isLostEinzelspiel(book, game)) {
		return [{ player: game.declarer, cents: toCents(-most(lostEinzelspiel.value * unit)) }];
	}
	return wonBy && game.outcome.won && stock > 0 && isOfKind(book, game, wonBy.game)
		? shared(game, stock)
		: [];
}

/** Whether a game is of a kind that wins the Stock or a pot. */
export function isOfKind(
	book: Book,
	{ contract, suit }: SidesGame,
	kind: NonNullable<Book['stock']['wonBy']>['game']
): boolean {
	const sides = book.contracts[contract]?.sides;
	if (kind === 'herzSolo') return countsAs(book, contract) === 'solo' && suit === 'herz';
	return kind === 'any' || sides === kind;
}

/** Whoever won alone has all of it; of two the declarer, who does the sharing, has the odd cent. */
function shared({ declarer, partner }: SidesGame, moved: number): readonly StockMove[] {
	if (partner === null) return [{ player: declarer, cents: toCents(moved) }];
	const half = Math.floor(Math.abs(moved) / 2) * Math.sign(moved);
	return [
		{ player: declarer, cents: toCents(moved - half) },
		{ player: partner, cents: toCents(half) }
	];
}

/**
 * The next Rufspiel decides about the Stock (muenchen, Vorbereitungen). If it is won, its side shares the Stock; if it is lost,
 * the side pays in as much again. An odd cent is the declarer's, who does the sharing.
 */
function rufspielMoves(
	book: Book,
	game: SidesGame,
	stock: Cents,
	most: (cents: number) => number
): readonly StockMove[] {
	const isRufspiel = book.contracts[game.contract]?.sides === 'rufspiel';
	if (!book.rufspielStock || !isRufspiel || game.partner === null) return [];
	return shared(game, game.outcome.won ? stock : -most(stock));
}

/**
 * A won Herz-Solo takes the whole Stock; a lost one pays in as much again, up to a limit (allgaeu §5.3). By agreement any game
 * that its declarer wins takes the Stock, but still only a lost Herz-Solo pays in.
 */
function gardareizMove(
	book: Book,
	round: RunningRound,
	game: SidesGame,
	stock: Cents,
	most: (cents: number) => number
): readonly StockMove[] {
	const rule = book.gardareiz;
	if (!rule) return [];
	const { declarer, outcome } = game;
	const isHerzSolo = countsAs(book, game.contract) === 'solo' && game.suit === rule.suit;
	if (outcome.won && (isHerzSolo || round.anyContractWinsStock)) return [{ player: declarer, cents: stock }];
	if (!outcome.won && isHerzSolo) {
		return [{ player: declarer, cents: toCents(-most(Math.min(stock, rule.payMost.value))) }];
	}
	return [];
}
