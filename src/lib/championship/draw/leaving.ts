import type { MemberId } from '#lib/base/ids.ts';
import { ok, refused, type Result } from '#lib/base/result.ts';
import type { ChampionshipEntry, NewEntry } from '#lib/log/entry.ts';
import type { ChampionshipRefusal } from '../refusal-text.ts';
import { tableSizes, type Tables } from '../seating/plan.ts';
import { NO_WISHES, type Wishes } from '../seating/wishes.ts';

/** What is left to be planned when a player leaves without a substitute. */
export interface Rest {
	/** The first Partie that he does not play, from 1. */
	readonly from: number;
	/** The drawn numbers of those who stay, rising. In a search they count from 1. */
	readonly numbers: readonly number[];
	/** The search for the Partien to come, after those that were played. */
	readonly wishes: Wishes;
	/** How large the tables become, largest first; empty if no Partie is left. */
	readonly sizes: readonly number[];
}

/**
 * What is left if the player with this drawn number leaves before Partie `from`. Refused if those who stay can't be
 * seated at tables of four to six.
 */
export function restWithout(
	{ plan }: Pick<ChampionshipEntry, 'plan'>,
	number: number,
	from: number
): Result<Rest, ChampionshipRefusal> {
	const coming = plan.slice(from - 1);
	const numbers = [...new Set(coming.flat(2))].filter((one) => one !== number).sort((a, b) => a - b);
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

/** The entry of a player who leaves; `rounds` is the plan for those who stay, in drawn numbers. */
export const leaveEntry = (
	championship: string,
	member: MemberId,
	{ from }: Rest,
	rounds: readonly Tables[]
): NewEntry => ({ kind: 'leave', championship, member, from, plan: rounds });
