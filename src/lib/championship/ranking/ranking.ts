import { asId, type EntryId, type MemberId } from '#lib/base/ids.ts';
import type { ChampionshipEntry } from '#lib/log/entry.ts';
import { nothingKept, type KeptFolds } from '../kept-folds.ts';
import { decisionAt, firstDifference, LAST, type Decision } from './criteria.ts';
import type { System } from '../system.ts';
import { entrantsOf, type Entrant, type Entrants } from '../draw/entrants.ts';
import { layersOf } from './level.ts';
import { playedOff, playoffGames, type Won } from './playoffs.ts';
import type { Partie } from '../lists/partie.ts';
import type { Rulings } from '../rulings.ts';
import { talliedOf, tallyOf, type Tallied } from './tally.ts';
import { rankTeams, type RankedTeam } from './teams.ts';

/**
 * The places of a championship: by the points, then by what `CRITERIA` of its system name, line for line, more is better; last
 * by `LAST`. Those still level share a place (1, 2, 2, 4).
 *
 * The criteria after the points count for the declarer only, but a won Rufspiel counts for the partner too. In a disputed
 * game each of those concerned gets the points that are better for him, whatever the lots said; who played it and who won it
 * stay as written. A dismissed player has no place, and those behind him move up (schafkopfschule 5.1.4, 5.1.5), and so it is
 * with somebody who left without a substitute; what the others won with them stands.
 */
export interface Ranked extends Scored {
	readonly place: number;
	/** What puts him behind the place before; null for the first. */
	readonly behindBy: Decision | null;
	/** What puts him before the next place; null for the last. */
	readonly aheadBy: Decision | null;
}

/** What a player has come to. */
export interface Scored {
	/** The member who plays now; a substitute if one came in. */
	readonly player: MemberId;
	/** His drawn number. */
	readonly number: number | null;
	readonly points: number;
	/** The points, then each of the criteria in their order. */
	readonly criteria: readonly number[];
	/** Hands he was dealt in games of the count: a sold hand is one of them, a Bockspiel is not (§7, §8.4). */
	readonly games: number;
}

export interface Ranking {
	readonly places: readonly Ranked[];
	/** Groups of players who share a place and owe a play-off or lots; by drawn number. */
	readonly level: readonly (readonly MemberId[])[];
	/** Groups of players whom no criterion tells apart, whatever play-offs or lots said; by drawn number. */
	readonly tied: readonly (readonly MemberId[])[];
	/** Groups who share one of the first three places only until their play-offs are over; empty in a tournament. */
	readonly owing: readonly (readonly MemberId[])[];
	/** Players with the same points, who share a place until the counts of these lists from paper are known. */
	readonly uncounted: readonly Uncounted[];
	/** Players without a place, dismissed, gone or come late; the best first. */
	readonly unplaced: readonly Scored[];
	/** The teams, the best first; empty where there are none. */
	readonly teams: readonly RankedTeam[];
}

/** All players, those without a place at the end. */
export const everybodyIn = ({
	places,
	unplaced
}: Pick<Ranking, 'places' | 'unplaced'>): readonly (Ranked | Scored)[] => [...places, ...unplaced];

/** Players whom only counts can tell apart that nobody took over from paper. */
export interface Uncounted {
	readonly players: readonly MemberId[];
	readonly lists: readonly Partie[];
	/** The first criterion that nobody said, by its place in the table above; the points are 0. */
	readonly at: number;
}

/** An entrant with what he has come to. */
interface Score extends Tallied {
	readonly entrant: Entrant;
}

/** Ranks a championship from its Partien and rulings; their order does not matter. */
export function rankingOf(
	entry: ChampionshipEntry,
	rulings: Rulings,
	partien: readonly Partie[],
	kept: KeptFolds = nothingKept()
): Ranking {
	const { system, players, numbers } = entry;
	const { substitutes, sat } = rulings;
	const entrants = kept.entrants('', [players, numbers, substitutes.length, ...substitutes, ...sat], () =>
		entrantsOf(entry, rulings)
	);
	const tallies = partien.map((list) =>
		kept.tallies(list.evening.evening, [system, list, entrants], () => tallyOf(system, list, entrants))
	);
	const scores = entrants.all.map((entrant): Score => ({ entrant, ...talliedOf(system, entrant, tallies) }));
	const late = new Set([...rulings.late.values()].map(({ number }) => number));
	const gone = ({ entrant: { holder, number } }: Score): boolean =>
		rulings.disqualified.has(holder) || rulings.leavers.has(holder) || (number !== null && late.has(number));
	const all = scores.sort((a, b) => compare(b, a));
	const sorted = all.filter((score) => !gone(score));
	const unknown: Unknown[] = [];
	const level = levelGroups(sorted, unknown);
	const waits = new Set<readonly Score[]>(unknown.map(({ group }) => group));
	const told = decidedLast(rulings, entrants, system);
	const owing: (readonly Score[])[] = [];
	const teamOf = teamsOf(entry, entrants);
	let before = 0;
	const groups = level.flatMap((group) => {
		const decided = waits.has(group) ? { groups: [group], owing: [] } : told(group, before + 1);
		before += group.length;
		owing.push(...decided.owing);
		return decided.groups;
	});
	return {
		...placed(system, groups, waits),
		tied: shared(level.filter((group) => !waits.has(group))),
		owing: owing.map(holdersOf),
		uncounted: unknown.map(({ group, lists, at }) => ({ players: holdersOf(group), lists, at })),
		unplaced: all.filter(gone).map(scoredOf),
		teams: rankTeams(
			entry,
			all
				.filter(({ entrant }) => !rulings.disqualified.has(entrant.holder))
				.map((score) => ({ ...score, player: score.entrant.holder, team: teamOf(score.entrant) }))
		)
	};
}

/** The number of each entrant's team, from 1: a substitute plays on for the team of whom he replaces. */
function teamsOf(
	{ teamOf = {} }: ChampionshipEntry,
	entrants: Entrants
): (entrant: Entrant) => number | null {
	const teams = new Map<Entrant, number>();
	for (const [member, team] of Object.entries(teamOf)) {
		const entrant = entrants.entrantOf(asId<MemberId>(member), asId<EntryId>(''));
		if (entrant && !teams.has(entrant)) teams.set(entrant, team);
	}
	return (entrant) => teams.get(entrant) ?? null;
}

const holdersOf = (group: readonly Score[]): readonly MemberId[] =>
	group.map(({ entrant }) => entrant.holder);

const scoredOf = ({ entrant: { holder, number }, criteria, games }: Score): Scored => ({
	player: holder,
	number,
	points: criteria[0] ?? 0,
	criteria,
	games
});

function compare(a: Score, b: Score): number {
	const at = firstDifference(a, b);
	return (a.criteria[at] ?? 0) - (b.criteria[at] ?? 0);
}

interface Unknown extends Pick<Uncounted, 'lists' | 'at'> {
	readonly group: readonly Score[];
}

/**
 * Runs of equal scores from a criterion on. Where players are level up to one that is not known of one of them, they stay
 * level: these groups are added to `unknown`.
 */
function levelGroups(sorted: readonly Score[], unknown: Unknown[], at = 0): readonly (readonly Score[])[] {
	if (sorted.length < 2 || at === sorted[0]?.criteria.length) return [sorted];
	const open = sorted.flatMap(({ uncounted }) => uncounted.filter(({ criteria }) => criteria.includes(at)));
	if (open.length === 0)
		return runsOf(sorted, (a, b) => a.criteria[at] === b.criteria[at]).flatMap((same) =>
			levelGroups(same, unknown, at + 1)
		);
	const group = sorted.toSorted((a, b) => (a.entrant.number ?? Infinity) - (b.entrant.number ?? Infinity));
	unknown.push({ group, lists: [...new Set(open.map(({ list }) => list))], at });
	return [group];
}

function runsOf(sorted: readonly Score[], same: (a: Score, b: Score) => boolean): Score[][] {
	const runs: Score[][] = [];
	for (const score of sorted) {
		const run = runs.at(-1);
		if (run?.[0] && same(run[0], score)) run.push(score);
		else runs.push([score]);
	}
	return runs;
}

interface Decided {
	readonly groups: readonly (readonly Score[])[];
	readonly owing: readonly (readonly Score[])[];
}

/** How players whom no criterion tells apart stand after play-offs or lots, and who still owes some. */
function decidedLast(
	rulings: Rulings,
	entrants: Entrants,
	system: System
): (group: readonly Score[], place: number) => Decided {
	if (system === 'schafkopfschule') {
		const above = drawnBefore(rulings, entrants);
		return (group) => ({ groups: layersOf(group, above), owing: [] });
	}
	const games = playoffGames(rulings, entrants);
	const won: Won<Score> = (a, b, round) => games(a.entrant, b.entrant, round);
	return (group, place) => playedOff(group, place, won);
}

type Above = (a: Score, b: Score) => boolean;

/** Tests whose lot came first in the last draw that held both. */
function drawnBefore({ draws: { lots } }: Rulings, entrants: Entrants): Above {
	// For each of the two the other one, and whether his lot came first. The last draws come first, until every pair is
	// decided.
	const first = new Map<Entrant | null, Map<Entrant | null, boolean>>();
	const all = new Set(
		lots.flatMap(({ id, result }) => result.map((member) => entrants.entrantOf(member, id)))
	);
	let open = (all.size * (all.size - 1)) / 2;
	for (const { id, result } of lots.toReversed()) {
		if (open === 0) break;
		const drawn = [...new Set(result.map((member) => entrants.entrantOf(member, id)))];
		drawn.forEach((one, i) => {
			const before = first.get(one) ?? new Map<Entrant | null, boolean>();
			first.set(one, before);
			for (const [at, other] of drawn.entries()) {
				if (at === i || before.has(other)) continue;
				before.set(other, i < at);
				if (i < at) open -= 1;
			}
		});
	}
	return (a, b) => first.get(a.entrant)?.get(b.entrant) ?? false;
}

/** Numbers the places: one more than the number of players before. */
function placed(
	system: System,
	groups: readonly (readonly Score[])[],
	waits: ReadonlySet<readonly Score[]>
): Pick<Ranking, 'places' | 'level'> {
	const decide = (
		before: readonly Score[] | undefined,
		after: readonly Score[] | undefined
	): Decision | null => {
		const [one] = before ?? [];
		const [other] = after ?? [];
		if (!one || !other) return null;
		const at = firstDifference(one, other);
		return at < 0 ? LAST[system] : decisionAt(system, at);
	};
	let before = 0;
	const places = groups.flatMap((group, i) => {
		const place = before + 1;
		before += group.length;
		const behindBy = decide(groups[i - 1], group);
		const aheadBy = decide(group, groups[i + 1]);
		return group.map((score): Ranked => ({ place, ...scoredOf(score), behindBy, aheadBy }));
	});
	return { places, level: shared(groups.filter((group) => !waits.has(group))) };
}

const shared = (groups: readonly (readonly Score[])[]): Ranking['level'] =>
	groups.filter(({ length }) => length > 1).map(holdersOf);
