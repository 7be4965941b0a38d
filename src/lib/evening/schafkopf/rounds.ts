import type { EntryId, MemberId } from '#lib/base/ids.ts';
import type { Book, RoundRule } from '#lib/rules/book.ts';
import { stoeckleOf } from '#lib/rules/contract-kind.ts';
import type { CheckedGame } from '#lib/rules/game.ts';
import type { Contract, RoundKind } from '#lib/rules/vocabulary.ts';
import { seatAfter } from '../seats.ts';

/** A round that waits for its turn. */
interface WaitingRound {
	readonly kind: RoundKind;
	readonly rule: RoundRule;
	/** The entry that opened it: a game, or one that asked for it. */
	readonly opener: EntryId;
	/** Whether it was opened by a game, or by the vote that a game led to. */
	readonly byGame: boolean;
	/** Played until as many Mungos as players were played (§5.2.2). */
	readonly geschoben: boolean;
	/** Who deals first, if that is decided; else null. */
	readonly dealer: MemberId | null;
	/** In a Gardareizrunde: whether any game that its declarer wins takes the Stock. */
	readonly anyContractWinsStock: boolean;
}

/** The round that is being played. */
export interface RunningRound extends WaitingRound {
	/** How many players sat at the table when it began. Its length depends on that, whoever comes or goes later. */
	readonly size: number;
	/** How many games were played in it. */
	readonly played: number;
	readonly mungos: number;
	/** What each player still has to play as declarer; empty in a round without Stöckle. */
	readonly stoeckle: ReadonlyMap<MemberId, readonly Contract[]>;
}

/** The running round, and those that wait behind it, in the order in which they arose. Two never run at once (allgaeu §5). */
export interface RoundQueue {
	readonly running: RunningRound | null;
	readonly waiting: readonly WaitingRound[];
}

/** What a table voted for. A tie means a Mungorunde (allgaeu §5.2). */
export const votedFor = (mungorunde: number, bockrunde: number): 'mungorunde' | 'bockrunde' =>
	bockrunde > mungorunde ? 'bockrunde' : 'mungorunde';

export const noRounds = (): RoundQueue => ({ running: null, waiting: [] });

// The list of waiting rounds is changed in place and not copied, so that thousands of rounds can queue up in little time.
// After a call, use only the queue it returns.

/** Whether a round of this kind runs or waits. */
const isQueued = ({ running, waiting }: RoundQueue, kind: RoundKind): boolean =>
	running?.kind === kind || waiting.some((round) => round.kind === kind);

/** What an evening tells of its rounds: `had` are the kinds in which a game was played. */
interface Rounds {
	readonly book: Book;
	readonly rounds: RoundQueue;
	readonly had: ReadonlySet<RoundKind>;
}

/** Whether a game of such a round was played tonight, or one runs or waits. */
export const cameAbout = ({ rounds, had }: Rounds, kind: RoundKind): boolean =>
	had.has(kind) || isQueued(rounds, kind);

/**
 * The round of this evening because of which one of this kind can't begin any more (weitnau §4.7); null if it can. The
 * Abschlussrunde is itself a Mungorunde, so there is no second one either. One that was begun and ended without a game did
 * not come about ("falls bisher noch keine Mungorunde zustande kam").
 */
export function excludedBy(evening: Rounds, kind: RoundKind): RoundKind | null {
	const onlyWithout = evening.book.rounds[kind]?.onlyWithout;
	return (onlyWithout && [onlyWithout, kind].find((one) => cameAbout(evening, one))) ?? null;
}

/** Puts a round behind all others. It begins at once if none is running. */
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

/** So many Mungos end a Mungorunde in Weitnau, even with five or six players (weitnau §4.1). */
const FOUR_MUNGOS = 4;

/** How many Mungos end the round: as many as players, or four; null if Mungos do not end it. */
export function mungosDue({ geschoben, rule, size }: RunningRound): number | null {
	if (geschoben || rule.lasts === 'mungos') return size;
	return rule.lasts === 'fourMungos' ? FOUR_MUNGOS : null;
}

/** How many games the round has in all; null if that is not fixed. `stock` in cents. */
export function lengthOf(round: RunningRound, stock: number): number | null {
	if (mungosDue(round) !== null) return null;
	return round.rule.games ?? LENGTHS[round.rule.lasts](round.size, stock);
}

const endless = (): null => null;
const LENGTHS: Readonly<
	Record<RunningRound['rule']['lasts'], (size: number, stock: number) => number | null>
> = {
	round: (size) => size,
	roundAndOne: (size) => size + 1,
	twoRounds: (size) => 2 * size,
	stock: (size, stock) => (stock > 0 ? null : size),
	mungos: endless,
	fourMungos: endless,
	stoeckle: endless
};

/** The round after a game: one more game, perhaps one more Mungo, perhaps one Stöckle less. */
export function afterGame(book: Book, round: RunningRound, game: CheckedGame): RunningRound {
	const { declarer } = game;
	const owed = declarer === null ? undefined : round.stoeckle.get(declarer);
	const used = stoeckleOf(book, game.contract);
	const left = owed?.filter((contract) => contract !== used);
	return {
		...round,
		played: round.played + 1,
		mungos: round.mungos + (game.type === 'mungo' ? 1 : 0),
		stoeckle: declarer === null || !left ? round.stoeckle : new Map(round.stoeckle).set(declarer, left)
	};
}

/**
 * Whether the round is over: its games or Mungos were played, or nobody at the table owes a Stöckle. `stock` in cents;
 * `stockWon` says that the last game won the Stock, which ends a Gardareizrunde.
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
	return (stockWon && round.kind === 'gardareizrunde') || (length !== null && round.played >= length);
}

/**
 * Makes a round geschoben, when the table agrees on it: one that a game opened and that has not had a game yet. Null if there
 * is none; then the table asks for a new round.
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

/** What may be played now: the round's contracts, or without a round those of ordinary games. A Sie may always be played. */
export const contractsNow = (book: Book, round: RunningRound | null): readonly Contract[] =>
	book.order.filter((contract) => isPlayedNow(book, round, contract));

/** The same of one of the book's contracts. */
export function isPlayedNow(book: Book, round: RunningRound | null, contract: Contract): boolean {
	const rule = book.contracts[contract];
	if (rule?.goal === 'hand') return true;
	const allowed = round?.rule.contracts;
	if (allowed) return allowed.includes(contract);
	return rule?.place === 'always' || round?.rule.also?.includes(contract) === true;
}

/**
 * Who must play if nobody wants to: the last in turn, or if he owes no Stöckle the one before him, and so on (allgaeu §5.4).
 * Null outside a Stöcklesrunde, or if nobody who holds cards owes any.
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
