import type { MemberId } from '#lib/base/ids.ts';
import type { ChampionshipEntry } from '#lib/log/entry.ts';
import { entrantsOf } from '../draw/entrants.ts';
import type { Rulings } from '../rulings.ts';
import { standsAbove } from './level.ts';
import { decides, playoffGames } from './playoffs.ts';
import type { Ranking } from './ranking.ts';

/** Gold, silver, bronze (§11.4). */
export const PODIUM = 3;

/** A play-off between two players whom no criterion tells apart. */
export interface Duel {
	/** Drew the lower number, so he announces first (§11.3). */
	readonly one: MemberId;
	readonly other: MemberId;
	/** The games each of them won. */
	readonly won: readonly [number, number];
	readonly winner: MemberId | null;
	/** Whether neither stands above the other yet; also when play-offs went round in a circle. */
	readonly open: boolean;
}

/** Players whom no criterion tells apart, and the play-offs of each with each. */
export interface Duels {
	/** The first place they play for. */
	readonly place: number;
	readonly players: readonly MemberId[];
	readonly duels: readonly Duel[];
}

/** The play-offs of a Zockmeisterschaft, the best places first; none in a tournament, where lots decide. */
export function duelsIn(entry: ChampionshipEntry, rulings: Rulings, ranking: Ranking): readonly Duels[] {
	if (entry.system !== 'zockmeisterschaft') return [];
	const entrants = entrantsOf(entry, rulings.substitutes);
	const won = playoffGames(rulings, entrants);
	const byHolder = new Map(entrants.all.map((entrant) => [entrant.holder, entrant]));
	return ranking.tied.map((players): Duels => {
		const tied = players.flatMap((player) => byHolder.get(player) ?? []);
		const above = standsAbove(tied, (a, b) => decides(won(a, b), won(b, a)));
		const duels = tied.flatMap((one, i) =>
			tied.slice(i + 1).map((other, further): Duel => {
				const games = [won(one, other), won(other, one)] as const;
				const j = i + 1 + further;
				const winner = decides(games[0], games[1]) ? one : decides(games[1], games[0]) ? other : null;
				const open = !above(i, j) && !above(j, i);
				return { one: one.holder, other: other.holder, won: games, winner: winner?.holder ?? null, open };
			})
		);
		return { place: firstPlace(ranking, players), players, duels };
	});
}

const firstPlace = ({ places }: Ranking, players: readonly MemberId[]): number =>
	Math.min(...places.filter(({ player }) => players.includes(player)).map(({ place }) => place));

/**
 * Who must still play each other, or draw lots, before the first three places are certain: groups of players. Further
 * places may be shared.
 */
export function owedFor(
	entry: ChampionshipEntry,
	rulings: Rulings,
	ranking: Ranking
): readonly (readonly MemberId[])[] {
	if (entry.system !== 'zockmeisterschaft') {
		return ranking.level.filter((players) => firstPlace(ranking, players) <= PODIUM);
	}
	return duelsIn(entry, rulings, ranking).flatMap(({ duels }) =>
		duels
			.filter(({ open }) => open)
			.map(({ one, other }) => [one, other])
			.filter((pair) => firstPlace(ranking, pair) <= PODIUM)
	);
}
