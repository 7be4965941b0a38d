import type { MemberId } from '#lib/base/ids.ts';
import type { ChampionshipEntry } from '#lib/log/entry.ts';
import { entrantsOf } from '../draw/entrants.ts';
import type { Rulings } from '../rulings.ts';
import {
	announcesFirst,
	pairsOf,
	playedOff,
	playoffGames,
	PODIUM,
	winnerOf,
	type Stage
} from './playoffs.ts';
import type { Ranking } from './ranking.ts';

/** A play-off between two players whom no criterion tells apart. */
export interface Duel {
	/** He announces first (§11.3). */
	readonly one: MemberId;
	readonly other: MemberId;
	/** The games each of them won. */
	readonly won: readonly [number, number];
	/** Null while it is not played to its end, whatever others played. */
	readonly winner: MemberId | null;
}

/** Players whom no criterion tells apart, and the play-offs of each with each. */
export interface Duels extends Stage<MemberId> {
	/** Whether it was drawn who announces first; if not, the app takes the start numbers. */
	readonly drawn: boolean;
	readonly duels: readonly Duel[];
}

/** The play-offs of a Zockmeisterschaft, the best places first; none in a tournament, where lots decide. */
export function duelsIn(entry: ChampionshipEntry, rulings: Rulings, ranking: Ranking): readonly Duels[] {
	if (entry.system !== 'zockmeisterschaft') return [];
	const entrants = entrantsOf(entry, rulings);
	const won = playoffGames(rulings, entrants);
	const first = announcesFirst(rulings, entrants);
	const byHolder = new Map(entrants.all.map((entrant) => [entrant.holder, entrant]));
	return ranking.tied.flatMap((tied) =>
		playedOff(
			tied.flatMap((player) => byHolder.get(player) ?? []),
			firstPlace(ranking, tied),
			won
		).stages.map(({ players, round, place, begun }): Duels => {
			const pairs = pairsOf(players);
			const duels = pairs.map(([a, b]): Duel => {
				const [one] = first(a, b);
				const other = one === a ? b : a;
				const winner = winnerOf(won, one, other, round);
				return {
					one: one.holder,
					other: other.holder,
					won: [won(one, other, round), won(other, one, round)],
					winner: winner?.holder ?? null
				};
			});
			const drawn = pairs.every(([a, b]) => first(a, b)[1]);
			return { place, players: players.map(({ holder }) => holder), round, begun, drawn, duels };
		})
	);
}

const firstPlace = ({ places }: Ranking, players: readonly MemberId[]): number =>
	Math.min(...places.filter(({ player }) => players.includes(player)).map(({ place }) => place));

/**
 * Who must still play each other, or draw lots, before the first three places are certain: groups of players who share one
 * of them until then. Further places may be shared; in a tournament lots decide those with a prize, too (schafkopfschule 5.4.2).
 */
export function owedFor(
	{ system, prizes = [] }: ChampionshipEntry,
	ranking: Ranking
): readonly (readonly MemberId[])[] {
	if (system === 'zockmeisterschaft') return ranking.owing;
	const last = Math.max(PODIUM, ...prizes.map(({ place }) => place));
	return ranking.level.filter((players) => firstPlace(ranking, players) <= last);
}
