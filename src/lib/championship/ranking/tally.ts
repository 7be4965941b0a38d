import type { EntryId, MemberId } from '#lib/base/ids.ts';
import type { Entrant, Entrants } from '../draw/entrants.ts';
import { dealtIn, dealtOnPaper } from '../lists/hands.ts';
import type { Partie } from '../lists/partie.ts';
import type { System } from '../system.ts';
import { CRITERIA, tallyGame, tallyPaper, uncountedIn } from './criteria.ts';

/** What an entrant has come to. */
export interface Tallied {
	/** The points, then what decides after them, as the ranking lists it. */
	readonly criteria: readonly number[];
	/** Hands he was dealt in games of the count. */
	readonly games: number;
	/** Lists with totals from paper that say nothing of some criteria, by their place in the ranking's list. */
	readonly uncounted: readonly UncountedList[];
}

export interface UncountedList {
	readonly list: Partie;
	readonly criteria: readonly number[];
}

/** What a list gives to those who played in it. */
export type Tally = ReadonlyMap<Entrant, Tallied>;

/** Adds up one list. Strangers get nothing. */
export function tallyOf(system: System, list: Partie, entrants: Entrants): Tally {
	const { evening, games, papers } = list;
	const counts = new Map<Entrant, Count>();
	const of = (member: MemberId, place: EntryId): Count => {
		const entrant = entrants.entrantOf(member, place, evening.evening);
		const count = (entrant && counts.get(entrant)) ?? noCount(system);
		if (entrant) counts.set(entrant, count);
		return count;
	};
	const adding =
		(place: EntryId) =>
		(member: MemberId, at: number, more: number): void => {
			const { criteria } = of(member, place);
			criteria[at] = (criteria[at] ?? 0) + more;
		};
	for (const game of games) {
		const { row } = game;
		tallyGame(system, evening.book, game, adding(row.place));
		for (const member of dealtIn(row)) of(member, row.place).games += 1;
	}
	for (const paper of papers) {
		const { row } = paper;
		tallyPaper(system, paper, adding(row.place));
		const criteria = uncountedIn(system, paper);
		for (const [member, hands] of dealtOnPaper(row)) {
			const own = of(member, row.place);
			own.games += hands;
			if (criteria.length > 0) own.uncounted = [...own.uncounted, { list, criteria }];
		}
	}
	return counts;
}

/** What an entrant has come to in all these lists. */
export const talliedOf = (system: System, entrant: Entrant, tallies: readonly Tally[]): Tallied =>
	tallies.reduce((sum: Tallied, tally) => {
		const more = tally.get(entrant);
		if (!more) return sum;
		return {
			criteria: sum.criteria.map((count, i) => count + (more.criteria[i] ?? 0)),
			games: sum.games + more.games,
			uncounted: more.uncounted.length > 0 ? [...sum.uncounted, ...more.uncounted] : sum.uncounted
		};
	}, noCount(system));

interface Count {
	readonly criteria: number[];
	games: number;
	uncounted: readonly UncountedList[];
}

const noCount = (system: System): Count => ({
	criteria: [0, ...CRITERIA[system].map(() => 0)],
	games: 0,
	uncounted: []
});
