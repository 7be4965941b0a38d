import type { MemberId } from '#lib/base/ids.ts';
import type { Fault } from '#lib/base/refusal.ts';

// Shared by the checks of written games.

/** Adds a fault to the list. Returns null, so that a check can end with it. */
export function note<R>(faults: Fault<R>[], path: string, refusal: NoInfer<R>): null {
	faults.push({ path, refusal });
	return null;
}

/** Whether every member is named only once. */
export const isDistinct = (members: readonly MemberId[]): boolean =>
	members.every((member, i) => members.indexOf(member) === i);

/** Whether the value is a whole number from 0 to `most`. */
export const isCount = (value: number, most: number): boolean =>
	Number.isInteger(value) && value >= 0 && value <= most;
