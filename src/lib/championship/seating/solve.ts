import { ok, refused, type Result } from '#lib/base/result.ts';
import type { ChampionshipRefusal } from '../refusal-text.ts';
import { Board } from './board.ts';
import { below, type RandomNumber } from './random-partie.ts';
import type { SeatingPlan, Tables } from './plan.ts';
import { compareRanks, rankOf, scoreOf } from './score.ts';
import { checkWishes, NO_WISHES, type Task, type Wishes } from './wishes.ts';

/** How far a search has come. */
export interface Progress {
	/** From 0 to 1. */
	readonly done: number;
	/** The best plan so far that keeps all wishes. */
	readonly best: SeatingPlan | undefined;
}

/**
 * A search under way. Every step takes some milliseconds and tells the progress; a caller that needs no more stops
 * asking.
 */
type Search = Generator<Progress, Result<SeatingPlan, ChampionshipRefusal>, void>;

/** The most swaps weighed in one search: some seconds. */
const EFFORT = 40_000_000;
/** Swaps between two reports of progress. */
const STEP = 20_000;
/** Swaps that a descent weighs for each player while the heat falls from the first value to the last. */
const DESCENT = 20_000;
const HOT = 0.6;
const COLD = 0.15;
/**
 * A search ends after this many descents to the same best plan. Measured with 2 to 6 Partien and 8 to 24 players: plans
 * that were improved later had been met 13 times at most, with four Partien 4 times.
 */
const AGREED = 20;
/** Costs are sums of fractions: a smaller difference counts as level. */
const LEVEL = 1e-6;

/**
 * Searches the best plan that keeps the wishes, by simulated annealing from ever new beginnings. Refused at once if the
 * wishes contradict each other. The same `chance` finds the same plan. The plan found need not be the best there is; for
 * four Partien and up to 48 players `planFor` knows the best. Ends when the effort is spent, or earlier if the best plan
 * keeps coming up.
 */
export function solve(
	players: number,
	chance: RandomNumber,
	wishes: Wishes = NO_WISHES,
	effort = EFFORT
): Result<Search, ChampionshipRefusal> {
	const task = checkWishes(players, wishes);
	return task.ok ? ok(search(task.value, chance, effort)) : task;
}

/** The best plan so far. */
interface Best {
	rank: readonly number[] | undefined;
	plan: SeatingPlan | undefined;
	/** Whether the current descent has reached an equally good plan. */
	met: boolean;
	/** How many descents have reached one. */
	agreed: number;
}

function* search(task: Task, chance: RandomNumber, effort: number): Search {
	const board = new Board(task);
	const best: Best = { rank: undefined, plan: undefined, met: false, agreed: 0 };
	const length = DESCENT * task.players;
	for (let spent = 0; spent < effort && best.agreed < AGREED; spent += length) {
		board.deal(chance);
		best.met = false;
		let lowest = judge(board, task, best);
		for (let from = 0; from < length && spent + from < effort; from += STEP) {
			lowest = descend({ board, task, chance, best, lowest, from, length });
			yield { done: Math.min(1, (spent + from + STEP) / effort), best: best.plan };
		}
		if (best.met) best.agreed++;
		if (task.sizes.length === 1) break;
	}
	return best.plan ? ok(best.plan) : refused({ code: 'planImpossible' });
}

interface Stretch {
	readonly board: Board;
	readonly task: Task;
	readonly chance: RandomNumber;
	readonly best: Best;
	readonly lowest: number;
	readonly from: number;
	readonly length: number;
}

/** Continues a descent for one step, and returns the lowest cost it has reached. */
function descend({ board, task, chance, best, lowest: known, from, length }: Stretch): number {
	const { players } = task;
	const cooling = (COLD / HOT) ** (1 / length);
	let heat = HOT * cooling ** from;
	let lowest = known;
	for (let i = 0; i < STEP; i++) {
		heat *= cooling;
		const base = below(task.wishes.partien, chance) * players;
		const a = below(players, chance);
		const b = below(players, chance);
		const weight = board.weigh(base, a, b);
		if (weight === undefined || (weight > 0 && chance() >= Math.exp(-weight / heat))) continue;
		board.swap(base, a, b, weight);
		if (board.cost <= lowest + LEVEL) lowest = judge(board, task, best);
	}
	return lowest;
}

/** Keeps the plan on the board if it is the best so far, and returns its cost. */
function judge(board: Board, task: Task, best: Best): number {
	const tally = board.tally();
	const rank = rankOf(scoreOf(tally), task.players, task.wishes.aim);
	const better = best.rank ? compareRanks(rank, best.rank) : -1;
	if (tally.forbidden > 0 || better > 0) return board.cost;
	best.met = true;
	if (better < 0) {
		best.agreed = 0;
		best.rank = rank;
		best.plan = { players: task.players, rounds: board.rounds().map((tables) => numbered(tables, task)) };
	}
	return board.cost;
}

/**
 * Numbers the tables of a Partie: those with a fixed player get his table's number, the others take the rest, largest
 * first.
 */
function numbered(tables: Tables, { wishes: { fixed } }: Task): Tables {
	const wanted = (table: readonly number[]): number | undefined =>
		fixed.find(({ number }) => table.includes(number))?.table;
	const others = tables.filter((table) => wanted(table) === undefined);
	return tables.map((_, i) => tables.find((table) => wanted(table) === i + 1) ?? others.shift() ?? []);
}
