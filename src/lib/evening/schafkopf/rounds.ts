import type { EntryId, MemberId } from '#lib/base/ids.ts';
import type { Book, RoundRule } from '#lib/rules/book.ts';
import type { CheckedGame } from '#lib/rules/game.ts';
import type { Contract, RoundKind } from '#lib/rules/vocabulary.ts';
import { seatAfter } from '../seats.ts';

/** A round that waits for its turn. */
export interface WaitingRound {
	readonly kind: RoundKind;
	readonly rule: RoundRule;
	/** The entry that opened it: a game, or one that asked for it. */
	readonly opener: EntryId;
	/** Whether a game, or the vote it led to, opened it. */
	readonly byGame: boolean;
	readonly geschoben: boolean;
	/** Who deals first, where somebody does. */
	readonly dealer: MemberId | null;
	/** Gardareiz: any game its declarer wins takes the Stock. */
	readonly anyContractWinsStock: boolean;
}

/** The round that is being played. */
export interface RunningRound extends WaitingRound {
	/** Players at the table when it began: its length, whoever comes or goes. */
	readonly size: number;
	/** Games played in it. */
	readonly played: number;
	readonly mungos: number;
	/** What each player still owes as declarer; empty where nobody owes anything. */
	readonly stoeckle: ReadonlyMap<MemberId, readonly Contract[]>;
}

/** The running round and what waits behind it, in the order it arose; never two at once (allgaeu §5). */
export interface RoundQueue {
	readonly running: RunningRound | null;
	readonly waiting: readonly WaitingRound[];
}

/** What a table voted for: the most votes, a Mungorunde where they are level (allgaeu §5.2). */
export const votedFor = (mungorunde: number, bockrunde: number): 'mungorunde' | 'bockrunde' =>
	bockrunde > mungorunde ? 'bockrunde' : 'mungorunde';

export const noRounds = (): RoundQueue => ({ running: null, waiting: [] });

// The list of those that wait is handed on and not copied, so that thousands of rounds queue and begin in time: who goes on with
// a queue gives up the one it was made from.

/** Puts a round behind all others; it begins at once where none runs. */
export function enqueue(queue: RoundQueue, round: WaitingRound, seats: readonly MemberId[]): RoundQueue {
	(queue.waiting as WaitingRound[]).push(round);
	return beginNext(queue, seats);
}

/** Ends the running round and begins the next. */
export function endRunning(queue: RoundQueue, seats: readonly MemberId[]): RoundQueue {
	return beginNext({ ...queue, running: null }, seats);
}

function beginNext(queue: RoundQueue, seats: readonly MemberId[]): RoundQueue {
	const waiting = queue.waiting as WaitingRound[];
	const next = queue.running ? undefined : waiting.shift();
	if (!next) return queue;
	const owed = next.rule.stoeckle;
	const stoeckle = new Map(owed.length > 0 ? seats.map((seat) => [seat, owed]) : []);
	return {
		running: { ...next, size: seats.length, played: 0, mungos: 0, stoeckle },
		waiting
	};
}

/** So many Mungos end a Weitnau Mungorunde, at five and six players too (weitnau §4.1). */
const FOUR_MUNGOS = 4;

/** How many Mungos a round is played until: as many as players, or four; null where its end hangs on no Mungo. */
export function mungosDue({ geschoben, rule, size }: RunningRound): number | null {
	if (geschoben || rule.lasts === 'mungos') return size;
	return rule.lasts === 'fourMungos' ? FOUR_MUNGOS : null;
}

/** How many games the round has in all; null where that is not fixed. `stock` in cents. */
export function lengthOf(round: RunningRound, stock: number): number | null {
	if (mungosDue(round) !== null) return null;
	switch (round.rule.lasts) {
		case 'round':
			return round.size;
		case 'roundAndOne':
			return round.size + 1;
		case 'twoRounds':
			return 2 * round.size;
		case 'stock':
			return stock > 0 ? null : round.size;
		case 'mungos':
		case 'fourMungos':
		case 'stoeckle':
			return null;
	}
}

/** Counts a game in its round: one more played, a Mungo more, a Stöckle given up. */
export function counted(round: RunningRound, game: CheckedGame): RunningRound {
	const { declarer } = game;
	const owed = declarer === null ? undefined : round.stoeckle.get(declarer);
	const left = owed?.filter((contract) => contract !== game.contract);
	return {
		...round,
		played: round.played + 1,
		mungos: round.mungos + (game.contract === 'mungo' ? 1 : 0),
		stoeckle: declarer === null || !left ? round.stoeckle : new Map(round.stoeckle).set(declarer, left)
	};
}

/**
 * Whether the round is over: its games are played, its Mungos, or nobody at the table owes a Stöckle. `stockWon` ends a
 * Gardareizrunde that played for one.
 */
export function isOver(
	round: RunningRound,
	seats: readonly MemberId[],
	stock: number,
	stockWon: boolean
): boolean {
	const due = mungosDue(round);
	if (due !== null) return round.mungos >= due;
	if (round.rule.lasts === 'stoeckle') {
		return seats.every((seat) => (round.stoeckle.get(seat) ?? []).length === 0);
	}
	const length = lengthOf(round, stock);
	return stockWon || (length !== null && round.played >= length);
}

/**
 * The table agrees on a geschobene Mungorunde: the one a game opened, and of which no game was played yet, becomes it. Null
 * where there is none; the one asked for is then a new one.
 */
export function geschoben(queue: RoundQueue, kind: RoundKind): RoundQueue | null {
	const isMeant = (round: WaitingRound): boolean => round.kind === kind && round.byGame && !round.geschoben;
	const { running, waiting } = queue;
	if (running && running.played === 0 && isMeant(running)) {
		return { ...queue, running: { ...running, geschoben: true } };
	}
	const at = waiting.findIndex(isMeant);
	if (at < 0) return null;
	const pushed = waiting.map((round, i) => (i === at ? { ...round, geschoben: true } : round));
	return { running, waiting: pushed };
}

/** What may be played now: the round's contracts, or those that may be played any time; a Sie always. */
export function contractsNow(book: Book, round: RunningRound | null): readonly Contract[] {
	const allowed = round?.rule.contracts ?? null;
	return book.order.filter((contract) => {
		const rule = book.contracts[contract];
		if (rule?.goal === 'hand') return true;
		return allowed ? allowed.includes(contract) : rule?.place === 'always';
	});
}

/**
 * Nobody wants to play: the last in turn must, and where his Stöckle are all gone the one before him, and so on (allgaeu §5.4).
 * Null outside a Stöcklesrunde, or where nobody who holds cards owes any.
 */
export function mustPlay(
	round: RunningRound | null,
	seats: readonly MemberId[],
	players: readonly MemberId[],
	dealer: MemberId
): MemberId | null {
	if (!round || round.stoeckle.size === 0) return null;
	for (let steps = 0; steps < seats.length; steps++) {
		const player = seatAfter(seats, dealer, -steps);
		if (players.includes(player) && (round.stoeckle.get(player) ?? []).length > 0) return player;
	}
	return null;
}
