import type { MemberId } from '#lib/base/ids.ts';
import { toCents, type Cents } from '#lib/base/money.ts';
import type { GardareizRule } from '#lib/rules/book.ts';
import type { CheckedGame } from '#lib/rules/game.ts';
import type { RunningRound } from './rounds.ts';

/** What a game of a Gardareizrunde moves between its declarer and the Stock: cents he gets, negative paid in. */
export interface StockMove {
	readonly player: MemberId;
	readonly cents: Cents;
}

/**
 * A won Herz-Solo takes the whole Stock, a lost one pays as much again, up to a most (allgaeu §5.3). By agreement any game its
 * declarer wins takes it; paying in stays with the lost Herz-Solo.
 */
export function stockMove(
	rule: GardareizRule | null,
	round: RunningRound | null,
	game: CheckedGame,
	stock: Cents
): StockMove | null {
	if (!rule || round?.kind !== 'gardareizrunde' || stock <= 0 || game.type !== 'sides') return null;
	const { declarer, outcome } = game;
	const isHerzSolo = game.contract === 'solo' && game.suit === rule.suit;
	if (outcome.won && (isHerzSolo || round.anyContractWinsStock)) return { player: declarer, cents: stock };
	if (!outcome.won && isHerzSolo) {
		return { player: declarer, cents: toCents(-Math.min(stock, rule.payMost.value)) };
	}
	return null;
}
