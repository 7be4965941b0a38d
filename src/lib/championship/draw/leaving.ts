import { ok, refused, type Result } from '#lib/base/result.ts';
import type { ChampionshipEntry } from '#lib/log/entry.ts';
import type { ChampionshipRefusal } from '../refusal-text.ts';
import { tableSizes, type Tables } from '../seating/plan.ts';
import { NO_WISHES, type Wishes } from '../seating/wishes.ts';

/** What is left to be planned when a player leaves without a substitute, or comes late. */
export interface Rest {
	/** The first Partie that is planned anew, from 1. */
	readonly from: number;
	/** The drawn numbers of those who play on, rising. In a search they count from 1. */
	readonly numbers: readonly number[];
	/** The search for the Partien to come, after those that were played. */
	readonly wishes: Wishes;
	/** How large the tables become, largest first; empty if no Partie is left. */
	readonly sizes: readonly number[];
}

type Planned = Pick<ChampionshipEntry, 'plan'>;

/**
 * What is left if the player with this drawn number leaves before Partie `from`. Refused if those who stay can't be
 * seated at tables of four to six.
 */
export const restWithout = (
	{ plan }: Planned,
	number: number,
	from: number
): Result<Rest, ChampionshipRefusal> =>
	restOf(
		plan,
		numbersIn(plan, from).filter((one) => one !== number),
		from
	);

/** What is left if somebody comes before Partie `from`, on this number. Refused in the same way, and after the last Partie. */
export const restWith = (
	{ plan }: Planned,
	number: number,
	from: number
): Result<Rest, ChampionshipRefusal> =>
	from > plan.length ? refused({ code: 'tooLate' }) : restOf(plan, [...numbersIn(plan, from), number], from);

const numbersIn = (plan: Planned['plan'], from: number): readonly number[] => [
	...new Set(plan.slice(from - 1).flat(2))
];

function restOf(
	plan: Planned['plan'],
	playing: readonly number[],
	from: number
): Result<Rest, ChampionshipRefusal> {
	const coming = plan.slice(from - 1);
	const numbers = playing.toSorted((a, b) => a - b);
	if (coming.length === 0) return ok({ from, numbers, wishes: { ...NO_WISHES, partien: 0 }, sizes: [] });
	const sizes = tableSizes(numbers.length);
	if (!sizes.ok) return refused({ code: 'restNotSeated', players: numbers.length });
	const played = plan
		.slice(0, from - 1)
		.map((tables) => tables.map((table) => table.map((one) => numbers.indexOf(one) + 1)));
	const wishes = { ...NO_WISHES, partien: coming.length, played };
	return ok({ from, numbers, wishes, sizes: sizes.value });
}

/** A plan that was found for the rest, in drawn numbers. */
export const inDrawnNumbers = (rounds: readonly Tables[], { numbers }: Rest): readonly Tables[] =>
	rounds.map((tables) => tables.map((table) => table.flatMap((one) => numbers[one - 1] ?? [])));
