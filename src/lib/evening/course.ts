import type { EntryId, MemberId } from '#lib/base/ids.ts';
import type { AnyEvening } from './state.ts';
import { scoresAfter, scoresOf } from './scores.ts';

type Sums = ReadonlyMap<MemberId, number>;

/** A game, or what else moved money: a fine, a hand that nobody played. Cents, or points where a point is worth nothing. */
export interface CourseStep {
	readonly place: EntryId;
	/** Counts the games from 1; null for what is no game. */
	readonly number: number | null;
	/** What it came to for each player, with Stock and bought hand. Nothing stands here for whom it did not move. */
	readonly moved: Sums;
	/** What everybody had after it. */
	readonly after: Sums;
}

/** An evening step by step. After the last step everybody has what the Abrechnung says. */
export function moneyCourse(evening: AnyEvening): readonly CourseStep[] {
	const { inPoints } = scoresOf(evening);
	let before: Sums = new Map();
	const steps: CourseStep[] = [];
	const add = (place: EntryId, number: number | null, after: Sums): void => {
		const changes = [...after].map(([member, sum]) => [member, sum - (before.get(member) ?? 0)] as const);
		steps.push({ place, number, moved: new Map(changes.filter(([, change]) => change !== 0)), after });
		before = after;
	};
	const worth = evening.type === 'saukopf' && !inPoints ? evening.unit : 1;
	for (const row of evening.rows) {
		if (row.type === 'saukopf' || row.type === 'game') {
			const after = [...scoresAfter(evening, row)].map(([member, score]) => [member, score * worth] as const);
			add(row.place, row.number, new Map(after));
		} else if ('payoff' in row && row.payoff.size > 0) add(row.place, null, sum(before, row.payoff));
	}
	return steps;
}

/** The rows that a settlement lists: what moved money, and what decided on the price of the games after it. */
export function settledRows<
	R extends { readonly type: string; readonly place: EntryId; readonly counts?: boolean }
>(rows: readonly R[], steps: readonly CourseStep[]): readonly R[] {
	const moved = new Set(steps.map(({ place }) => place));
	return rows.filter((row) => moved.has(row.place) || (row.type === 'round' && row.counts));
}

/** What everybody had before what stands at a place. */
export function standBefore(evening: AnyEvening, place: EntryId): Sums {
	const rows: readonly { readonly place: EntryId }[] = evening.rows;
	const at = rows.findIndex((row) => row.place === place);
	const earlier = new Set(rows.slice(0, at).map((row) => row.place));
	return moneyCourse(evening).findLast((step) => earlier.has(step.place))?.after ?? new Map();
}

function sum(before: Sums, payoff: Sums): Sums {
	const after = new Map(before);
	for (const [member, cents] of payoff) after.set(member, (after.get(member) ?? 0) + cents);
	return after;
}
