import type { SeatingPlan } from './plan.ts';

/** How often the players of a plan meet. */
export interface Meetings {
	/** How many Partien two players share, by draw number less one; 0 for a player with himself. */
	readonly times: readonly (readonly number[])[];
	/** Pairs by how often they meet: `pairs[0]` never, `pairs[1]` once, up to every Partie. */
	readonly pairs: readonly number[];
	/** The number of different opponents of each player, by draw number less one. */
	readonly opponents: readonly number[];
	/** How many Partien each player spends at a table of more than four. */
	readonly large: readonly number[];
}

export function meetings(plan: SeatingPlan): Meetings {
	const each = Array.from({ length: plan.players }, (_, i) => i);
	const times = each.map(() => each.map(() => 0));
	const large = each.map(() => 0);
	for (const table of plan.rounds.flat()) {
		for (const a of table) {
			if (table.length > 4) large[a - 1] = (large[a - 1] ?? 0) + 1;
			const row = times[a - 1] ?? [];
			for (const b of table) if (a !== b) row[b - 1] = (row[b - 1] ?? 0) + 1;
		}
	}
	const pairs = Array.from({ length: plan.rounds.length + 1 }, () => 0);
	times.forEach((row, a) => row.slice(0, a).forEach((met) => (pairs[met] = (pairs[met] ?? 0) + 1)));
	return { times, pairs, large, opponents: times.map((row) => row.filter((met) => met > 0).length) };
}

/** One player's way through a plan. Numbers are draw numbers; lists are in rising order. */
interface Companions {
	/** For each Partie his table (from 1) and the others who sit there. */
	readonly partien: readonly { readonly table: number; readonly others: readonly number[] }[];
	readonly never: readonly number[];
	/** The players he meets more than once, and in how many Partien. */
	readonly again: readonly { readonly number: number; readonly times: number }[];
}

export function whomDoIMeet(plan: SeatingPlan, number: number): Companions {
	const met = (meetings(plan).times[number - 1] ?? []).map((times, i) => ({ number: i + 1, times }));
	return {
		partien: plan.rounds.map((tables) => {
			const at = tables.findIndex((table) => table.includes(number));
			const others = (tables[at] ?? []).filter((other) => other !== number);
			return { table: at + 1, others: others.sort((a, b) => a - b) };
		}),
		never: met.filter(({ number: other, times }) => times === 0 && other !== number).map((one) => one.number),
		again: met.filter(({ times }) => times > 1)
	};
}
