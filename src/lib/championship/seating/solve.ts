import { ok, refused, type Result } from '#lib/base/result.ts';
import type { ChampionshipRefusal } from '../refusal-text.ts';
import { Board } from './board.ts';
import { below, type Chance } from './deal.ts';
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

/** A search under way: every step is some milliseconds long and tells how far it has come; who has enough stops asking. */
export type Search = Generator<Progress, Result<SeatingPlan, ChampionshipRefusal>, void>;

/** Swaps weighed in one search at most: some seconds. */
export const EFFORT = 40_000_000;
/** Swaps between two words of progress. */
const STEP = 20_000;
/** A descent weighs so many swaps a player, while the heat falls from the first to the last. */
const DESCENT = 20_000;
const HOT = 0.6;
const COLD = 0.15;
/**
 * So many descents that end at the same best plan are enough. Measured with 2 to 6 Partien and 8 to 24 players: what was
 * bettered later had been met 13 times at most, with four Partien 4 times.
 */
const AGREED = 20;
/** Costs are sums of fractions: what differs by less is level. */
const LEVEL = 1e-6;

/**
 * Searches the best plan that keeps the wishes, by simulated annealing from ever new beginnings; refused at once
 * where the wishes contradict each other. The same chance finds the same plan. A plan that is found need not be
 * the best there is: up to 48 players with four Partien, `planFor` knows those. It ends with the effort, or earlier where
 * nothing better comes.
 */
export function solve(
	players: number,
	chance: Chance,
	wishes: Wishes = NO_WISHES,
	effort = EFFORT
): Result<Search, ChampionshipRefusal> {
	const task = checkWishes(players, wishes);
	return task.ok ? ok(search(task.value, chance, effort)) : task;
}

/** The best plan met so far. */
interface Best {
	rank: readonly number[] | undefined;
	plan: SeatingPlan | undefined;
	/** Whether this descent has come to a plan as good. */
	met: boolean;
	/** How many descents have. */
	agreed: number;
}

function* search(task: Task, chance: Chance, effort: number): Search {
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
	readonly chance: Chance;
	readonly best: Best;
	readonly lowest: number;
	readonly from: number;
	readonly length: number;
}

/** Goes on with a descent for one step, and returns the lowest cost it has met. */
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

/** Gives the tables of a Partie their numbers: those with a fixed player theirs, the others what is left, largest first. */
function numbered(tables: Tables, { wishes: { fixed } }: Task): Tables {
	const wanted = (table: readonly number[]): number | undefined =>
		fixed.find(({ number }) => table.includes(number))?.table;
	const others = tables.filter((table) => wanted(table) === undefined);
	return tables.map((_, i) => tables.find((table) => wanted(table) === i + 1) ?? others.shift() ?? []);
}
