import { sum } from '#lib/base/collections.ts';
import type { MemberId } from '#lib/base/ids.ts';
import type { ChampionshipEntry } from '#lib/log/entry.ts';
import type { System } from '../system.ts';
import { decisionAt, firstDifference, type Decision } from './criteria.ts';
import type { Tallied } from './tally.ts';

// Teams within a championship. No paragraph knows them: there are none unless an organizer names them, and nobody's place
// depends on his team.

/** What a team has come to. */
export interface RankedTeam {
	readonly name: string;
	readonly place: number;
	/** Who plays for it now, the best first. */
	readonly players: readonly MemberId[];
	/** The sums of its members, in the order of the ranking's table; the points first. */
	readonly criteria: readonly number[];
	readonly points: number;
	readonly behindBy: Decision | null;
	readonly aheadBy: Decision | null;
}

/** A member of a team, with what he has come to. */
interface Playing extends Pick<Tallied, 'criteria' | 'uncounted'> {
	readonly player: MemberId;
}

type Summed = Pick<RankedTeam, 'name' | 'players' | 'criteria'> & {
	/** The criteria that a list on paper leaves open for one of them. */
	readonly unknown: ReadonlySet<number>;
};

/**
 * The teams by the sums of their members' points; of level ones each further criterion of the ranking decides in its turn,
 * summed alike (allgaeu §11.3, schafkopfschule 5.4). Who is level in all, or in one that a list on paper leaves open,
 * shares a place (1, 2, 2, 4): a team plays nothing off and draws no lots. `playing` are those who count, the best first, each
 * with the number of his team, from 1. A team of which nobody counts is left out.
 */
export function rankTeams(
	{ system, teams = [] }: Pick<ChampionshipEntry, 'system' | 'teams'>,
	playing: readonly (Playing & { readonly team: number | null })[]
): readonly RankedTeam[] {
	if (teams.length === 0) return [];
	const summed = teams.flatMap((name, i): Summed | readonly [] => {
		const own = playing.filter(({ team }) => team === i + 1);
		const [first] = own;
		if (!first) return [];
		const criteria = first.criteria.map((_, at) => sum(own.map((one) => one.criteria[at] ?? 0)));
		const unknown = new Set(own.flatMap(({ uncounted }) => uncounted.flatMap((list) => list.criteria)));
		return { name, players: own.map(({ player }) => player), criteria, unknown };
	});
	const groups = groupsOf(summed);
	return groups.flatMap((group, i) => {
		const place = groups.slice(0, i).flat().length + 1;
		const behindBy = decided(system, groups[i - 1], group);
		const aheadBy = decided(system, group, groups[i + 1]);
		return group.map(({ name, players, criteria }) => ({
			...{ name, place, players, criteria, points: criteria[0] ?? 0 },
			...{ behindBy, aheadBy }
		}));
	});
}

/** Teams level from this criterion on stand together, the first before the others. */
function groupsOf(teams: readonly Summed[], at = 0): readonly (readonly Summed[])[] {
	const isOpen = teams.some(({ unknown, criteria }) => unknown.has(at) || at >= criteria.length);
	if (teams.length < 2 || isOpen) return teams.length > 0 ? [teams] : [];
	const values = [...new Set(teams.map(({ criteria }) => criteria[at] ?? 0))].sort((a, b) => b - a);
	return values.flatMap((value) =>
		groupsOf(
			teams.filter(({ criteria }) => criteria[at] === value),
			at + 1
		)
	);
}

function decided(
	system: System,
	before: readonly Summed[] | undefined,
	after: readonly Summed[] | undefined
): Decision | null {
	const [one, other] = [before?.[0], after?.[0]];
	const at = one && other ? firstDifference(one, other) : -1;
	return at < 0 ? null : decisionAt(system, at);
}
