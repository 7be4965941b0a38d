import type { EntryId } from '#lib/base/ids.ts';
import { NOTHING } from '#lib/base/money.ts';
import type { Fault } from '#lib/base/refusal.ts';
import { ok, refused, type Result } from '#lib/base/result.ts';
import type { Bill } from '#lib/rules/bill.ts';
import { checkGame } from '#lib/rules/check.ts';
import { roundWord, termOf } from '#lib/rules/book-words.ts';
import { bockIn, holdersIn, inRound, type Book } from '#lib/rules/book.ts';
import type { CheckedGame, Game } from '#lib/rules/game.ts';
import { atTable, type OuterFactor, priceGame } from '#lib/rules/price.ts';
import type { TableRefusal } from '../refusal-text.ts';
import type { Priced, Warning } from '../state.ts';
import { withinLimits } from './laying-limits.ts';
import { deckelCount, type Moment, playersOf } from './moment.ts';
import { doublesFactor } from './next-doubles.ts';
import type { RunningRound } from './rounds.ts';
import { gameWarnings } from './warnings.ts';

/** The most cents that a player may get or pay for one game. A game that would move more moves nothing. */
export const GAME_LIMIT = 3 * 10 ** 10;

export type PricedGame = Priced<CheckedGame, Bill>;

/** What a game costs at this table. Both the preview while typing and the games in the log are priced here. */
export function priceAtTable(
	moment: Moment,
	written: Game,
	entry: EntryId
): Result<PricedGame, readonly Fault<TableRefusal>[]> {
	const { book, unit, first } = moment;
	const checked = checkGame(book, written);
	if (!checked.ok) return checked;
	const players = playersOf(moment, written);
	if (players.length !== holdersIn(book)) {
		return refused([{ path: 'declarer', refusal: { code: 'tooFewSit' } }]);
	}
	const game = atTable(book, checked.value, players);
	const counting = withinLimits(moment, game);
	const bill = priceGame(
		inRound(book, written.outOfTurn ? null : moment.round?.rule, game.contract),
		counting.game,
		{
			players,
			unit,
			deckelCount: deckelCount(moment, written),
			factors: factorsOf(moment, written, game),
			first
		}
	);
	const warnings: Warning[] = gameWarnings(moment, written, game, entry);
	for (const text of counting.broken) warnings.push({ entry, rule: 'deckel-not-allowed', text });
	if (!movesTooMuch(bill)) return ok({ game, bill, players, warnings });
	const text = 'So große Beträge rechnet die App nicht: Dieses Spiel bewegt nichts.';
	const payoff = new Map([...bill.payoff.keys()].map((player) => [player, NOTHING]));
	return ok({
		game,
		players,
		bill: { ...bill, payoff },
		warnings: [...warnings, { entry, rule: 'too-large', text }]
	});
}

function movesTooMuch({ payoff }: Bill): boolean {
	for (const cents of payoff.values()) if (Math.abs(cents) > GAME_LIMIT) return true;
	return false;
}

/** What doubles the price from outside the game. A Bockspiel is not part of the running round, so only it counts then. */
function factorsOf(
	{ book, round, doubles }: Moment,
	written: Game,
	game: CheckedGame
): readonly OuterFactor[] {
	if (written.outOfTurn) return ofBockspiel(book);
	const doubled = doublesFactor(doubles);
	return [...(round ? ofRound(book, round, game) : []), ...(doubled ? [doubled] : [])];
}

const ofBockspiel = (book: Book): readonly OuterFactor[] =>
	book.bockspiel
		? [{ label: termOf(book, 'bockspiel'), factor: book.bockspiel.value, source: book.bockspiel.source }]
		: [];

function ofRound(
	book: Book,
	{ kind, rule }: RunningRound,
	{ contract }: CheckedGame
): readonly OuterFactor[] {
	const bock = bockIn(book, rule);
	if (!bock || rule.factor?.value === 1) return [];
	const { games, source } = rule.doubles;
	if (games === 'einzelspiel' && book.contracts[contract]?.sides !== 'einzelspiel') return [];
	return [{ label: roundWord(book, kind), factor: bock.value, source }];
}
