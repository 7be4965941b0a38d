import type { Task } from './wishes.ts';

/** A random number from 0, below 1; the screen's own, or one from a seed if the result must be repeatable. */
export type RandomNumber = () => number;

export const below = (limit: number, chance: RandomNumber): number => Math.floor(chance() * limit);

/** A shuffled copy. */
function shuffled<T>(list: readonly T[], chance: RandomNumber): T[] {
	return list
		.map((one) => ({ one, lot: chance() }))
		.sort((a, b) => a.lot - b.lot)
		.map(({ one }) => one);
}

/**
 * One random Partie: the player by seat, both from 0. Players fixed at the same table sit together at a table with room.
 * The largest groups are placed first, so that room is left for all.
 */
export function dealt({ players, sizes, groups }: Task, chance: RandomNumber): readonly number[] {
	const tables: number[][] = sizes.map(() => []);
	for (const group of groups) {
		const free = tables.filter((table, i) => table.length === 0 && group.length <= (sizes[i] ?? 0));
		free[below(free.length, chance)]?.push(...group.map((number) => number - 1));
	}
	const placed = new Set(groups.flat());
	const others = Array.from({ length: players }, (_, i) => i).filter((player) => !placed.has(player + 1));
	const waiting = shuffled(others, chance);
	tables.forEach((table, i) => table.push(...waiting.splice(0, (sizes[i] ?? 0) - table.length)));
	return tables.flat();
}
