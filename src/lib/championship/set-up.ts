import { filledIn } from '#lib/base/collections.ts';
import { ok, refused, type Result } from '#lib/base/result.ts';
import { oneLine } from '#lib/base/text.ts';
import type { ChampionshipEntry, NewEntry } from '#lib/log/entry.ts';
import { planIsForNumbers, type PreviousPlaces } from './draw/numbers.ts';
import { sameMembers } from './draw/seats.ts';
import { USUAL_GAMES } from './lists/hands.ts';
import type { ChampionshipRefusal } from './refusal-text.ts';
import { checkPlayers, type Tables } from './seating/plan.ts';
import { planFor } from './seating/plans/plan-for.ts';
import type { PeoplesWishes } from './seating/wished.ts';
import { hasNumbers } from './draw/entrants.ts';

// A championship as it is set up, or changed before its first game.

/** The fields of the set-up. Null is an empty field; for `games` it means the usual number. */
export interface SetUp extends Pick<ChampionshipEntry, 'system' | 'players' | 'rulebook'> {
	readonly year: number | null;
	readonly games: number | null;
	readonly previousPlaces: PreviousPlaces;
}

/** A plan that is not the usual one, and the wishes that it keeps. */
export interface WishedPlan {
	readonly plan: readonly Tables[];
	readonly wishes: PeoplesWishes;
}

const MOST_GAMES = 200;
const LAST_YEAR = 9999;

/** Why the championship can't be written; null if it can. */
export function setUpFault({ players, year, games, system }: SetUp): ChampionshipRefusal | null {
	const seated = checkPlayers(players.length);
	if (!seated.ok) return seated.error;
	if (!isWhole(year, LAST_YEAR)) return { code: 'yearMissing' };
	if (!isWhole(games ?? USUAL_GAMES[system], MOST_GAMES)) return { code: 'gamesOutside', most: MOST_GAMES };
	return null;
}

const isWhole = (value: number | null, most: number): boolean =>
	value !== null && Number.isInteger(value) && value >= 1 && value <= most;

/** Whether drawn numbers no longer fit: other members take part, or the system changed. */
export function losesNumbers(
	before: ChampionshipEntry | null,
	{ system, players }: Pick<SetUp, 'system' | 'players'>
): boolean {
	if (!before || !hasNumbers(before)) return false;
	return before.system !== system || !sameMembers(before.players, players);
}

/**
 * The entry that setting it up writes; `before` is the championship to be changed, `wished` its
 * plan if it was chosen. Refused if this number of players
 * can't be seated.
 */
export function setUpEntry(
	championship: string,
	before: ChampionshipEntry | null,
	setUp: SetUp,
	wished: WishedPlan | null = null
): Result<NewEntry, ChampionshipRefusal> {
	const plan = wished ? ok(wished.plan) : planOf(before, setUp);
	if (!plan.ok) return plan;
	const kept = losesNumbers(before, setUp) ? null : before;
	return ok({
		...besideSetUp(before),
		...(wished ? wished.wishes : keptWith(kept, setUp)),
		kind: 'championship',
		championship,
		...typedIn(setUp),
		plan: plan.value,
		numbers: kept?.numbers ?? {},
		...filledIn({ replaces: before?.id })
	});
}

/** What stays with the plan where none is wished: its note, and the wishes as long as the system is the same. */
const keptWith = (kept: ChampionshipEntry | null, { system }: SetUp): Partial<ChampionshipEntry> => ({
	...(kept?.system === system ? wishesOf(kept) : {}),
	...(kept?.note === undefined ? {} : { note: kept.note })
});

const typedIn = ({ year, system, players, games, previousPlaces, rulebook }: SetUp) => ({
	year: year ?? 0,
	system,
	...filledIn({ rulebook }),
	players,
	...filledIn({ games: games === USUAL_GAMES[system] ? null : games, previousPlaces })
});

/** What the set-up doesn't ask for and a change leaves as it was, such as the entry fee. */
function besideSetUp(before: ChampionshipEntry | null): Partial<ChampionshipEntry> {
	if (!before) return {};
	const { id: _id, at: _at, note: _note, games: _games, previousPlaces: _places, ...kept } = before;
	const { fixed: _fixed, apart: _apart, ...others } = kept;
	return others;
}

const wishesOf = ({ fixed, apart }: PeoplesWishes): PeoplesWishes => ({
	...(fixed ? { fixed } : {}),
	...(apart ? { apart } : {})
});

/** The plan depends only on the number of players; a tournament's tables come with the lots (schafkopfschule 5.2.2). */
function planOf(
	before: ChampionshipEntry | null,
	setUp: SetUp
): Result<readonly Tables[], ChampionshipRefusal> {
	const { system, players } = setUp;
	const isSame = before?.system === system && before.players.length === players.length;
	// Lots and wishes held for the former numbers.
	if (isSame && !(planIsForNumbers(before) && losesNumbers(before, setUp))) return ok(before.plan);
	if (system === 'schafkopfschule') return ok([]);
	const plan = planFor(players.length);
	return plan.ok ? ok(plan.value.rounds) : plan;
}

/** A championship's teams as they are typed: their names, and the number of each player's team, from 1. */
export type Teams = Required<Pick<ChampionshipEntry, 'teams' | 'teamOf'>>;

/**
 * The teams as they are written; null for none. Lines without name and players are left out, and the others move up. Refused if
 * one has no name, that of another, or nobody, and if there is only one.
 */
export function teamsFrom({ teams, teamOf }: Teams): Result<Teams | null, ChampionshipRefusal> {
	const rows = teams.map((name, i) => ({
		name: oneLine(name),
		number: i + 1,
		members: Object.keys(teamOf).filter((member) => teamOf[member] === i + 1)
	}));
	const named = rows.filter(({ name, members }) => name !== '' || members.length > 0);
	for (const { name, number, members } of named) {
		if (name === '') return refused({ code: 'teamNameless', number });
		if (named.some((one) => one.number < number && one.name.toLowerCase() === name.toLowerCase()))
			return refused({ code: 'teamTwice', name });
		if (members.length === 0) return refused({ code: 'teamEmpty', name });
	}
	if (named.length === 0) return ok(null);
	if (named.length === 1) return refused({ code: 'teamAlone' });
	return ok({
		teams: named.map(({ name }) => name),
		teamOf: Object.fromEntries(named.flatMap(({ members }, i) => members.map((member) => [member, i + 1])))
	});
}
