import { restWithout } from '#lib/championship/draw/leaving.ts';
import { meetings } from '#lib/championship/seating/meetings.ts';
import type { Aim, SeatingPlan } from '#lib/championship/seating/plan.ts';
import { planFor } from '#lib/championship/seating/plans/plan-for.ts';
import { compareRanks, rankOf, scoreOf } from '#lib/championship/seating/score.ts';
import { solve } from '#lib/championship/seating/solve.ts';
import { NO_WISHES, type Wishes } from '#lib/championship/seating/wishes.ts';
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

/** A search for those who stay: how good the plans became, and when. */
interface Searched {
	/** Each better rank, with the seconds of computing until it was found. */
	readonly found: readonly (readonly [rank: readonly number[], seconds: number])[];
	/** Seconds until the search ended by itself. */
	readonly seconds: number;
}

interface Left {
	/** How many played before. */
	readonly players: number;
	/** After how many Partien somebody left. */
	readonly after: number;
	/** Seconds until the search held the best plan that any of the searches found, the slowest; infinite if one never did. */
	readonly seconds: number;
	/** Seconds until the longest search ended by itself. */
	readonly whole: number;
}

/** From 8 to 24 players, after each Partie but the last: what was found last, and what ended last. */
export function slowestRest(): { readonly found: Left; readonly ended: Left } {
	const all = Array.from({ length: 17 }, (_, i) => i + 8).flatMap((players) =>
		[1, 2, 3].flatMap((after) => searchedForRest(players, after) ?? [])
	);
	return {
		found: all.reduce((slowest, one) => (one.seconds > slowest.seconds ? one : slowest)),
		ended: all.reduce((longest, one) => (one.whole > longest.whole ? one : longest))
	};
}

/** The search for the rest of a championship when somebody left after a Partie, on one core. */
function searchedForRest(players: number, after: number): Left | null {
	const plan = planFor(players);
	if (!plan.ok) return null;
	const rest = restWithout({ plan: plan.value.rounds }, players, after + 1);
	if (!rest.ok) return null;
	const { numbers, wishes } = rest.value;
	const searches = SEEDS.slice(0, 3).map((seed) => searched(numbers.length, seed, wishes));
	const ranks = searches.flatMap(({ found }) => found.map(([rank]) => rank));
	const [best = []] = ranks.toSorted(compareRanks);
	const times = searches.map(
		({ found }) => found.find(([rank]) => compareRanks(rank, best) === 0)?.[1] ?? Number.POSITIVE_INFINITY
	);
	return {
		players,
		after,
		seconds: Math.max(...times),
		whole: Math.max(...searches.map(({ seconds }) => seconds))
	};
}

function searched(players: number, seed: string, wishes: Wishes): Searched {
	const search = solve(players, seeded(seed), wishes);
	if (!search.ok) throw new Error(`${players} players can't be seated`);
	// What this process computed, as others may run beside it.
	const start = process.cpuUsage();
	const seconds = (): number => process.cpuUsage(start).user / 1e6;
	const found: [readonly number[], number][] = [];
	let last: SeatingPlan | undefined;
	for (const { best } of search.value) {
		if (!best || best === last) continue;
		last = best;
		const played = wishes.played.length > 0 ? [...wishes.played, ...best.rounds] : best.rounds;
		found.push([rankOf(scoreOf(meetings({ players, rounds: played })), players, wishes.aim), seconds()]);
	}
	return { found, seconds: seconds() };
}
