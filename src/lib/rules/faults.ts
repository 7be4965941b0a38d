import type { MemberId } from '#lib/base/ids.ts';
import type { Fault } from '#lib/base/refusal.ts';

// What the checks of a written game share.

/** Notes what is wrong with a field; null, so that a check can end with it. */
export function note<R>(faults: Fault<R>[], path: string, refusal: NoInfer<R>): null {
	faults.push({ path, refusal });
	return null;
}

/** Whether nobody is named twice. */
export const isDistinct = (members: readonly MemberId[]): boolean =>
	members.every((member, i) => members.indexOf(member) === i);

/** Whether the value is a whole number from 0 to `most`. */
export const isCount = (value: number, most: number): boolean =>
	Number.isInteger(value) && value >= 0 && value <= most;
