import type { MemberId } from '#lib/base/ids.ts';
import { yearOf } from '#lib/log/club-dates.ts';
import type { AnyContract, PlayedEvening } from './played-games.ts';

/** How everybody stood after each evening: the sum over all evenings so far, in cents. */
export interface Course {
	/** Dates of the evenings shown. Of many evenings only every second, third … is shown, and always the last. */
	readonly dates: readonly string[];
	/** Every how manieth evening is shown: 1 for all. */
	readonly every: number;
	/** For each member one sum for each date. */
	readonly cents: readonly (readonly [MemberId, readonly number[]])[];
}

/** Nobody can tell more points than this apart on a phone. */
const SHOWN = 60;

/** How these members stood over the evenings, which must come in the order they were played. */
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
	return { dates, every: Math.max(1, step), cents: courses };
}

/** How many places each member who had played before went up by the last of these evenings, which must come in their order. */
export function placesMoved(
	evenings: readonly Pick<PlayedEvening, 'balance'>[]
): readonly (readonly [MemberId, number])[] {
	const after = sumsOf(evenings);
	const before = sumsOf(evenings.slice(0, -1));
	return [...before.keys()]
		.map((member) => [member, placeIn(before, member) - placeIn(after, member)] as const)
		.filter(([, up]) => up !== 0);
}

function sumsOf(evenings: readonly Pick<PlayedEvening, 'balance'>[]): ReadonlyMap<MemberId, number> {
	const sums = new Map<MemberId, number>();
	for (const { balance } of evenings)
		for (const [member, cents] of balance) sums.set(member, (sums.get(member) ?? 0) + cents);
	return sums;
}

/** Those level share a place: 1, 2, 2, 4. */
const placeIn = (sums: ReadonlyMap<MemberId, number>, member: MemberId): number => {
	const own = sums.get(member) ?? 0;
	return 1 + [...sums.values()].filter((cents) => cents > own).length;
};

/** What the club played in a year. */
export interface YearFigures {
	readonly year: number;
	readonly evenings: number;
	readonly games: number;
	readonly contracts: Readonly<Partial<Record<AnyContract, number>>>;
}

/** The years these evenings were played in, oldest first. */
export function playedYears(evenings: readonly PlayedEvening[]): readonly YearFigures[] {
	const years = new Map<
		number,
		{ evenings: number; games: number; contracts: Partial<Record<AnyContract, number>> }
	>();
	for (const evening of evenings) {
		const year = yearOf(evening.date);
		const sum = years.get(year) ?? { evenings: 0, games: 0, contracts: {} };
		years.set(year, sum);
		sum.evenings += 1;
		sum.games += evening.games.length;
		for (const { contract } of evening.games) sum.contracts[contract] = (sum.contracts[contract] ?? 0) + 1;
	}
	return [...years].map(([year, sum]) => ({ year, ...sum })).sort((a, b) => a.year - b.year);
}
