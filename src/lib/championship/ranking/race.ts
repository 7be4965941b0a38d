import type { MemberId } from '#lib/base/ids.ts';
import { HANDS } from '#lib/rules/vocabulary.ts';
import type { System } from '../system.ts';
import { listOf, type Partie } from '../lists/points.ts';
import type { ChampionshipProgress } from '../lists/progress.ts';
import type { Ranking } from './ranking.ts';

/** A player who can still become king, or no longer can. */
interface Contender {
	readonly player: MemberId;
	readonly place: number;
	readonly points: number;
	/** Points behind the leader. */
	readonly behind: number;
	/** Games he has left in the whole championship. */
	readonly left: number;
	/** The most points he could still reach: every remaining game a won Solo without Schuss. */
	readonly most: number;
	/**
	 * Whether `most` would bring him level with today's leader, if that one stood still; criteria could then put him
	 * first.
	 */
	readonly inReach: boolean;
}

export interface Race {
	/** What a won Solo without Schuss brings its declarer. */
	readonly wonSolo: number;
	/** Whether nobody has games left. Then only the first place is in reach, shared by several before their play-off. */
	readonly over: boolean;
	/** In the order of the ranking. */
	readonly contenders: readonly Contender[];
}

/** Who can still become king, and who is out of reach; the leader is always in reach. */
export function raceOf(ranking: Ranking, progress: ChampionshipProgress, wonSolo: number): Race {
	const left = new Map(progress.players.map((one) => [one.player, one.left]));
	// A dismissed player has no place and does not play his remaining games.
	const over = ranking.places.every(({ player }) => (left.get(player) ?? 0) === 0);
	const lead = ranking.places[0]?.points ?? 0;
	const contenders = ranking.places.map(({ player, place, points }): Contender => {
		const games = left.get(player) ?? 0;
		const most = points + games * wonSolo;
		const inReach = over ? place === 1 : most >= lead;
		return { player, place, points, behind: lead - points, left: games, most, inReach };
	});
	return { wonSolo, over, contenders };
}

/**
 * What a won Solo without Schuss brings its declarer, all opponents together: 15 in the Zockmeisterschaft (§11.5), 6 in
 * the tournament (schafkopfschule 5.2.7). If evenings count by points rules of their own, the dearest of them.
 */
export function wonSoloOf(system: System, partien: readonly Partie[]): number {
	const lists = partien.map(({ evening }) => listOf(system, evening.book));
	const all = lists.length > 0 ? lists : [listOf(system, null)];
	return (HANDS - 1) * Math.max(...all.map((list) => list?.contracts.solo?.value ?? 0));
}
