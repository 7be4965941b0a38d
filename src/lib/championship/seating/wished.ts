import { filledIn } from '#lib/base/collections.ts';
import { asId, type MemberId } from '#lib/base/ids.ts';
import type { ChampionshipEntry } from '#lib/log/entry.ts';
import type { Tables } from './plan.ts';
import type { Wishes } from './wishes.ts';

// Wishes concern people, plans concern numbers.

/** The wishes of a championship's entry: a table for a member in every Partie, and pairs that never sit together. */
export type PeoplesWishes = Pick<ChampionshipEntry, 'fixed' | 'apart'>;

export const hasWishes = ({ fixed = {}, apart = [] }: PeoplesWishes): boolean =>
	Object.keys(fixed).length > 0 || apart.length > 0;

/** Who has which number in a plan: the drawn one or, before the draw, the players in the order of their ids. */
export function planNumbers({
	players,
	numbers
}: Pick<ChampionshipEntry, 'players' | 'numbers'>): ReadonlyMap<MemberId, number> {
	if (Object.keys(numbers).length > 0) {
		return new Map(Object.entries(numbers).map(([member, number]) => [asId<MemberId>(member), number]));
	}
	return new Map([...players].sort().map((member, i) => [member, i + 1]));
}

/** The wishes for a search, by number; those of members without one are left out. */
export function byNumber(
	{ fixed = {}, apart = [] }: PeoplesWishes,
	numbers: ReadonlyMap<MemberId, number>
): Pick<Wishes, 'fixed' | 'apart'> {
	const numberOf = (member: string | undefined): number => numbers.get(asId<MemberId>(member ?? '')) ?? 0;
	return {
		fixed: Object.entries(fixed)
			.map(([member, table]) => ({ number: numberOf(member), table }))
			.filter(({ number }) => number > 0),
		apart: apart
			.map(([one, other]) => [numberOf(one), numberOf(other)] as const)
			.filter(([one, other]) => one > 0 && other > 0)
	};
}

/** The wishes of a search, by member, as the entry holds them; no field without a wish. */
export function byMember(
	{ fixed, apart }: Pick<Wishes, 'fixed' | 'apart'>,
	numbers: ReadonlyMap<MemberId, number>
): PeoplesWishes {
	const members = new Map([...numbers].map(([member, number]) => [number, member]));
	const sit = fixed.flatMap(({ number, table }) => {
		const member = members.get(number);
		return member === undefined ? [] : ([[member, table]] as const);
	});
	const parted = apart
		.map((pair) => pair.flatMap((number) => members.get(number) ?? []))
		.filter((pair) => pair.length === 2);
	return filledIn({ fixed: Object.fromEntries(sit), apart: parted });
}

/**
 * The plan for newly drawn numbers, member → number: those with wishes keep their seats in it, the other seats go in order to
 * the numbers that are left. So it keeps every wish and is as good as before.
 */
export function planWithNumbers(
	entry: Pick<ChampionshipEntry, 'players' | 'numbers' | 'plan' | keyof PeoplesWishes>,
	drawn: Readonly<Record<string, number>>
): readonly Tables[] {
	const before = planNumbers(entry);
	const wishing = [...new Set([...Object.keys(entry.fixed ?? {}), ...(entry.apart ?? []).flat()])];
	const moved = new Map<number, number>();
	for (const member of wishing) {
		const [from, to] = [before.get(asId<MemberId>(member)), drawn[member]];
		if (from !== undefined && to !== undefined) moved.set(from, to);
	}
	const taken = new Set(moved.values());
	const rest = Object.values(drawn)
		.filter((number) => !taken.has(number))
		.sort((a, b) => a - b);
	const seats = [...before.values()].filter((number) => !moved.has(number)).sort((a, b) => a - b);
	for (const [i, seat] of seats.entries()) moved.set(seat, rest[i] ?? seat);
	return entry.plan.map((tables) => tables.map((table) => table.map((one) => moved.get(one) ?? one)));
}

/** "Gewünscht: Anna fest an Tisch 2; Berti und Clemens nie zusammen."; empty without wishes. */
export function wishesText(
	{ fixed = {}, apart = [] }: PeoplesWishes,
	nameOf: (member: MemberId) => string
): string {
	const all = [
		...Object.entries(fixed).map(([member, table]) => `${nameOf(asId(member))} fest an Tisch ${table}`),
		...apart.map((pair) => `${pair.map(nameOf).join(' und ')} nie zusammen`)
	];
	return all.length === 0 ? '' : `Gewünscht: ${all.join('; ')}.`;
}
