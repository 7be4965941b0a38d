import type { MemberId } from '#lib/base/ids.ts';
import type { EveningResult, Figures, MemberFigures } from './figures.ts';
import type { Run } from './runs.ts';

/** A record and everybody who holds it. */
export interface Held<T> {
	readonly value: number;
	readonly holders: readonly (readonly [MemberId, T])[];
}

export interface Records {
	/** Most games won, or lost, one after the other. */
	readonly longestWon: Held<Run> | null;
	readonly longestLost: Held<Run> | null;
	/** Most cents won, or lost, at one evening. */
	readonly bestEvening: Held<EveningResult> | null;
	readonly worstEvening: Held<EveningResult> | null;
	readonly mostGames: Held<null> | null;
	/** Einzelspiele played, Mungos lost. */
	readonly mostSoli: Held<null> | null;
	readonly mostMungosLost: Held<null> | null;
	/** Most cents over all evenings. */
	readonly bestBalance: Held<null> | null;
}

/** The records in these figures; null if nobody holds one. Members who are level share it. */
export function recordsOf({ members }: Figures): Records {
	return {
		longestWon: most(members, ({ runs }) => runs.won, lengthOf),
		longestLost: most(members, ({ runs }) => runs.lost, lengthOf),
		bestEvening: most(members, ({ best }) => best, centsOf),
		worstEvening: lowest(members),
		mostGames: count(members, ({ counts }) => counts.all?.games),
		mostSoli: count(members, ({ counts }) => counts.einzelspiel?.games),
		mostMungosLost: count(members, ({ counts }) => counts['contract mungo']?.lost),
		bestBalance: count(members, ({ cents }) => cents)
	};
}

const lengthOf = ({ length }: Run): number => length;
const centsOf = ({ cents }: EveningResult): number => cents;

/** Who has most, by a measure that must be above 0. */
function most<T>(
	members: readonly MemberFigures[],
	of: (figures: MemberFigures) => T | null,
	measure: (thing: T) => number
): Held<T> | null {
	const all = members.flatMap((figures): [MemberId, T][] => {
		const thing = of(figures);
		return thing === null ? [] : [[figures.member, thing]];
	});
	const value = Math.max(0, ...all.map(([, thing]) => measure(thing)));
	return value === 0 ? null : { value, holders: all.filter(([, thing]) => measure(thing) === value) };
}

const lowest = (members: readonly MemberFigures[]): Held<EveningResult> | null => {
	const record = most(
		members,
		({ worst }) => worst,
		({ cents }) => -cents
	);
	return record && { ...record, value: -record.value };
};

function count(
	members: readonly MemberFigures[],
	of: (figures: MemberFigures) => number | undefined
): Held<null> | null {
	const record = most(
		members,
		(figures) => ({ value: of(figures) ?? 0 }),
		({ value }) => value
	);
	return record && { value: record.value, holders: record.holders.map(([member]) => [member, null]) };
}
