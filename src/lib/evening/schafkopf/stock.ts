import type { MemberId } from '#lib/base/ids.ts';
import { type Cents, toCents } from '#lib/base/money.ts';
import type { Book } from '#lib/rules/book.ts';
import { countsAs } from '#lib/rules/contract-kind.ts';
import type { CheckedGame, SidesGame } from '#lib/rules/game.ts';
import type { RunningRound } from './rounds.ts';

/**
 * A Stock stops growing at so many cents: every lost Rufspiel doubles it (muenchen, Vorbereitungen). Together with the limit
 * for one game (`GAME_LIMIT`) this keeps the sums of a whole club, at most 50,000 entries, exact.
 */
export const STOCK_LIMIT = 10 ** 12;

/** What a game moves between a player and the Stock: cents that he gets, negative if he pays in. */
interface StockMove {
	readonly player: MemberId;
	readonly cents: Cents;
}

/**
 * What a game moves between the Stock (in cents) and its players; empty if it leaves the Stock alone. `most` says how many of
 * the given cents can still be paid in.
 */
export function stockMoves(
	book: Book,
	round: RunningRound | null,
	game: CheckedGame,
	stock: Cents,
	most: (cents: number) => number
): readonly StockMove[] {
	if (stock <= 0 || game.type !== 'sides') return [];
	return round?.kind === 'gardareizrunde'
		? gardareizMove(book, round, game, stock, most)
		: rufspielMoves(book, game, stock, most);
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
	const { declarer, partner, outcome } = game;
	const isRufspiel = book.contracts[game.contract]?.sides === 'rufspiel';
	if (!book.rufspielStock || !isRufspiel || partner === null) return [];
	const moved = outcome.won ? stock : most(stock);
	const half = Math.floor(moved / 2);
	const sign = outcome.won ? 1 : -1;
	return [
		{ player: declarer, cents: toCents(sign * (moved - half)) },
		{ player: partner, cents: toCents(sign * half) }
	];
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
