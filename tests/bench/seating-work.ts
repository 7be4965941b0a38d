import { meetings } from '#lib/championship/seating/meetings.ts';
import type { Aim, SeatingPlan } from '#lib/championship/seating/plan.ts';
import { planFor } from '#lib/championship/seating/plans/plan-for.ts';
import { compareRanks, rankOf, scoreOf } from '#lib/championship/seating/score.ts';
import { solve } from '#lib/championship/seating/solve.ts';
import { NO_WISHES } from '#lib/championship/seating/wishes.ts';
import { seeded } from '../support/chance.ts';
import { median } from './measure.ts';

const SEEDS = ['eichel', 'laub', 'herz', 'schell', 'mungo'];
/** More than any search that ends by itself needs. */
const GIVE_UP = 10;

interface Slowest {
	readonly players: number;
	/** Seconds until the search held the plan proven best, median of the seeds; infinite if it did not find it. */
	readonly seconds: number;
}

/** The number of players up to 24 whose best plan takes the search longest. */
export function slowestSeating(aim: Aim): Slowest {
	const counts = Array.from({ length: 21 }, (_, i) => i + 4).filter((players) => players !== 7);
	const times = counts.map((players) => ({
		players,
		seconds: median(SEEDS.map((seed) => secondsToBest(players, aim, seed)))
	}));
	return times.reduce((slowest, one) => (one.seconds > slowest.seconds ? one : slowest));
}

function secondsToBest(players: number, aim: Aim, seed: string): number {
	const rank = (plan: SeatingPlan): readonly number[] => rankOf(scoreOf(meetings(plan)), players, aim);
	const stored = planFor(players, aim);
	const search = solve(players, seeded(seed), { ...NO_WISHES, aim });
	if (!stored.ok || !search.ok) throw new Error(`${players} players can't be seated`);
	const wanted = rank(stored.value);
	const start = performance.now();
	const seconds = (): number => (performance.now() - start) / 1000;
	let last: SeatingPlan | undefined;
	for (const { best } of search.value) {
		if (best && best !== last && compareRanks(rank(best), wanted) <= 0) return seconds();
		if (seconds() > GIVE_UP) break;
		last = best;
	}
	return Number.POSITIVE_INFINITY;
}
