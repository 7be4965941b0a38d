import type { MemberId } from '#lib/base/ids.ts';
import type { AnyContract } from './played-games.ts';
import type { Count } from './counts.ts';
import type { Figures, MemberFigures } from './figures.ts';
import { ENOUGH_GAMES, type PairKind, type Pairs } from './pairs.ts';

/** Somebody with whom, or against whom, a member played, and how that went for the member. */
export interface Other {
	readonly other: MemberId;
	readonly games: number;
	/** How many of them the member won. */
	readonly won: number;
}

/** What a member likes to tell of a year. Null or empty where he did not play enough for it. */
export interface PersonalYear {
	/** By balance among all who sat down; equal balances share a place: 1, 2, 2, 4. */
	readonly place: number;
	readonly of: number;
	/** With whom he won the largest share of his games for two, of equal ones with whom he played more. */
	readonly bestPartner: Other | null;
	/** Against whom he won the smallest share of his games, of equal ones against whom he played more. */
	readonly angstgegner: Other | null;
	/** What he played himself most often. */
	readonly favourite: { readonly contract: AnyContract; readonly count: Count } | null;
}

/** A member's own year, from the figures of that year. */
export function personalYear({ members, pairs }: Figures, own: MemberFigures): PersonalYear {
	const share = ({ won, games }: Other): number => won / games;
	const first = (kind: PairKind, sign: 1 | -1): Other | null =>
		othersOf(pairs, own.member, kind)
			.filter(({ games }) => games >= ENOUGH_GAMES)
			.sort((a, b) => sign * (share(b) - share(a)) || b.games - a.games)[0] ?? null;
	return {
		place: 1 + members.filter(({ cents }) => cents > own.cents).length,
		of: members.length,
		bestPartner: first('together', 1),
		angstgegner: first('against', -1),
		favourite: favouriteOf(own)
	};
}

/** Everybody with whom, or against whom, he played, in the order of the members. */
export function othersOf(pairs: Pairs, member: MemberId, kind: PairKind): readonly Other[] {
	const row = pairs.members.indexOf(member) * pairs.members.length;
	const won = kind === 'together' ? pairs.togetherWon : pairs.againstWon;
	return pairs.members.flatMap((other, i) => {
		const games = pairs[kind][row + i] ?? 0;
		return games > 0 ? [{ other, games, won: won[row + i] ?? 0 }] : [];
	});
}

function favouriteOf({ counts }: MemberFigures): PersonalYear['favourite'] {
	let found: PersonalYear['favourite'] = null;
	for (const [key, count] of Object.entries(counts)) {
		if (!key.startsWith('declared ') || (found && found.count.games >= count.games)) continue;
		found = { contract: key.slice('declared '.length) as AnyContract, count };
	}
	return found;
}
