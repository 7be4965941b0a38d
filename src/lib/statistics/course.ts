import type { MemberId } from '#lib/base/ids.ts';
import type { PlayedEvening } from './played.ts';

/** How everybody stood after an evening, summed up over all before it, in cents. */
export interface Course {
	/** Dates of the evenings shown: of many every so-manieth, the last one always. */
	readonly dates: readonly string[];
	/** By member, as many as there are dates. */
	readonly cents: readonly (readonly [MemberId, readonly number[]])[];
}

/** More points than this nobody tells apart on a phone. */
const SHOWN = 60;

export function courseOf(evenings: readonly PlayedEvening[], members: readonly MemberId[]): Course {
	const step = Math.ceil(evenings.length / SHOWN);
	const sums = new Map(members.map((member) => [member, 0]));
	const courses = members.map((member): [MemberId, number[]] => [member, []]);
	const dates: string[] = [];
	evenings.forEach(({ date, balance }, i) => {
		for (const [member, cents] of balance) sums.set(member, (sums.get(member) ?? 0) + cents);
		if ((evenings.length - 1 - i) % step !== 0) return;
		dates.push(date);
		for (const [member, course] of courses) course.push(sums.get(member) ?? 0);
	});
	return { dates, cents: courses };
}
