import type { MemberId } from '#lib/base/ids.ts';
import { type Cents, toCents } from '#lib/base/money.ts';
import type { GameEntry, PassedEntry } from '#lib/log/entry.ts';
import type { Place } from '#lib/log/place.ts';
import { isPenalty } from '#lib/rules/foul.ts';
import { endsDrawn, isSchafkopf } from '#lib/rules/game.ts';
import type { CheckedGame, Game } from '#lib/rules/game.ts';
import { seatAfter } from '../seats.ts';
import { pricedGame, score, where } from '../table.ts';
import { laidAfter } from './laying-limits.ts';
import { deckelCount } from './moment.ts';
import { doublesAfterGame } from './next-doubles.ts';
import { priceAtTable } from './price-at-table.ts';
import { afterGame, endRunning, enqueue, isOver, type RunningRound } from './rounds.ts';
import { stockMoves } from './stock.ts';
import { advance, payable, type SchafkopfTable } from './table.ts';
import { type OpenedByGame, opensAfter, sentencesAfter, tookEveryTrick } from './triggers.ts';

/** Takes a game: books its bill, moves the Stock and pays a bought hand, goes on with the rounds, passes the deal on. */
export function takeGame(table: SchafkopfTable, place: Place, written: GameEntry): void {
	const { book, unit, seats, dealer, doubles, laid } = table;
	const round = table.rounds.running;
	const moment = { book, unit, seats, dealer, round, first: table.games === 0, doubles, laid };
	const at = where(table, place);
	const taken = pricedGame(table, place, written, {
		isOurs: isGameOfSchafkopf,
		notOurs: { code: 'schafkopfTonight' },
		price: ({ game, id }) => priceAtTable(moment, game, id)
	});
	if (!taken) return;
	const { entry, priced } = taken;
	for (const [player, cents] of priced.bill.payoff) score(table, player, cents);
	const bought = payHand(table, entry.game);
	const stock = playStock(table, entry, priced.game);
	const drawn = endsDrawn(priced.game);
	const inTurn = !entry.game.outOfTurn;
	const passesOn = inTurn && !drawn;
	if (passesOn) table.dealer = seatAfter(seats, dealer);
	const opens = goOn(table, entry, priced.game, stock);
	if (inTurn && !moment.round) decideAnnounced(table, place);
	followDoubles(table, priced.game, !passesOn);
	const counts = deckelCount(moment, entry.game) && !isPenalty(book, priced.game);
	if (!drawn) table.laid = laidAfter(moment, priced.game, counts);
	table.games += 1;
	table.rows.push({
		type: 'game',
		...at,
		...priced,
		entry,
		number: table.games,
		opens,
		stock,
		bought,
		stepsMade: table.steps.length
	});
}

const isGameOfSchafkopf = (entry: GameEntry): entry is GameEntry<Game> => isSchafkopf(entry.game);

/** Who deals first in a round that was agreed on is decided by this game (§5.7). */
function decideAnnounced(table: SchafkopfTable, { id }: Place): void {
	if (table.announced?.decidedBy === null) table.announced = { ...table.announced, decidedBy: id };
}

function followDoubles(table: SchafkopfTable, game: CheckedGame, stays: boolean): void {
	if (table.occasion === 'meisterschaft') return;
	table.doubles = doublesAfterGame(table.book, table.doubles, game, table.games + 1, stays);
}

/** The buyer pays the seller of the hand (§7.1). */
function payHand(table: SchafkopfTable, { bought }: Game): ReadonlyMap<MemberId, Cents> {
	if (!bought || !table.book.boughtHand) return new Map();
	const paid = new Map([
		[bought.buyer, toCents(-bought.price)],
		[bought.seller, toCents(bought.price)]
	]);
	for (const [player, cents] of paid) score(table, player, cents);
	return paid;
}

/** Moves the Stock, if the game wins it or pays into it. A Bockspiel is not part of the running round. */
function playStock(
	table: SchafkopfTable,
	entry: GameEntry<Game>,
	game: CheckedGame
): ReadonlyMap<MemberId, Cents> {
	const round = entry.game.outOfTurn ? null : table.rounds.running;
	const most = (cents: number): number => payable(table, entry.id, cents);
	const { book, stock, unit } = table;
	const moves = stockMoves(book, round, game, { stock, unit, most });
	for (const { player, cents } of moves) {
		score(table, player, cents);
		table.stock = toCents(table.stock - cents);
	}
	return new Map(moves.map(({ player, cents }) => [player, cents]));
}

/** Counts the game in its round, ends the round if it is over, and queues the rounds that the game opens. */
function goOn(
	table: SchafkopfTable,
	entry: GameEntry<Game>,
	game: CheckedGame,
	stock: ReadonlyMap<MemberId, Cents>
): readonly OpenedByGame[] {
	const { running } = table.rounds;
	// A game dealt out of turn uses up no game of the round (§8.4), nor does one that is dealt again.
	if (running && !entry.game.outOfTurn && !endsDrawn(game)) countInRound(table, running, game, stock);
	if (table.occasion === 'meisterschaft') return [];
	// No game of a round opens another by a sentence, so rounds end.
	const said = running ? [] : sentencesAfter(table.book, game, table.games + 1);
	const opens = [
		...opensAfter(table.book, game, table.everyTrick),
		...said.flatMap((one) => one.opens ?? [])
	];
	if (tookEveryTrick(table.book, game)) table.everyTrick += 1;
	for (const kind of opens) openRound(table, entry, kind);
	return opens;
}

function countInRound(
	table: SchafkopfTable,
	running: RunningRound,
	game: CheckedGame,
	stock: ReadonlyMap<MemberId, Cents>
): void {
	const after = afterGame(table.book, running, game);
	table.had.add(running.kind);
	const stockWon = [...stock.values()].some((cents) => cents > 0);
	const rounds = { ...table.rounds, running: after };
	table.rounds = rounds;
	if (isOver(after, table.seats, table.stock, stockWon)) advance(table, endRunning(rounds, table.seats));
}

/** Queues a round that a game or a pass opens, or asks the table. */
export function openRound(table: SchafkopfTable, entry: GameEntry | PassedEntry, kind: OpenedByGame): void {
	if (kind === 'vote') {
		table.openVotes += 1;
		return;
	}
	const rule = table.book.rounds[kind];
	if (!rule) return;
	const round = {
		kind,
		rule,
		opener: entry.id,
		byGame: true,
		geschoben: false,
		dealer: null,
		anyContractWinsStock: false
	};
	table.openedByGame += 1;
	advance(table, enqueue(table.rounds, round, table.seats));
}
