import type { EntryId, MemberId } from '#lib/base/ids.ts';
import { roundWord } from '#lib/rules/fields.ts';
import { ok, type Fault, type Result } from '#lib/base/result.ts';
import type { Bill } from '#lib/rules/bill.ts';
import { checkGame } from '#lib/rules/check.ts';
import type { CheckedGame, Game } from '#lib/rules/game.ts';
import { atTable, priceGame, type OuterFactor } from '#lib/rules/price.ts';
import { deckelCount, playersOf, type Moment } from './moment.ts';
import type { Warning } from './state.ts';
import { gameWarnings } from './warnings.ts';

export interface PricedGame {
	readonly game: CheckedGame;
	readonly bill: Bill;
	/** Who holds cards in it, clockwise. */
	readonly players: readonly MemberId[];
	readonly warnings: readonly Warning[];
}

/** What a game costs at this table now: the one way for a preview while typing and for the game that stands in the log. */
export function priceAtTable(
	moment: Moment,
	written: Game,
	entry: EntryId
): Result<PricedGame, readonly Fault[]> {
	const { book, unit, first } = moment;
	const checked = checkGame(book, written);
	if (!checked.ok) return checked;
	const players = playersOf(moment, written);
	const game = atTable(book, checked.value, players);
	const bill = priceGame(book, game, {
		players,
		unit,
		deckelCount: deckelCount(moment, written),
		factors: factorsOf(moment, written, game),
		first
	});
	const warnings = gameWarnings(moment, written, game, entry);
	return ok({ game, bill, players, warnings });
}

/** What doubles besides the game itself. A Bockspiel stands beside the running round and doubles by itself alone. */
function factorsOf({ book, round }: Moment, written: Game, game: CheckedGame): readonly OuterFactor[] {
	if (written.outOfTurn) {
		const { bockspiel } = book;
		return bockspiel ? [{ label: 'Bockspiel', factor: bockspiel.value, source: bockspiel.source }] : [];
	}
	if (!round || !book.bock) return [];
	const { games, source } = round.rule.doubles;
	if (games === 'einzelspiel' && book.contracts[game.contract]?.sides !== 'einzelspiel') return [];
	return [{ label: roundWord(book, round.kind), factor: book.bock.value, source }];
}
