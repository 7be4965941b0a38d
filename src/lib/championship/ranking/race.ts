import type { MemberId } from '#lib/base/ids.ts';
import { HANDS } from '#lib/rules/vocabulary.ts';
import type { System } from '../system.ts';
import { listOf, type Partie } from '../lists/points.ts';
import type { ChampionshipProgress } from '../lists/progress.ts';
import type { Ranking } from './ranking.ts';

/** A player on his way to be king. */
export interface Contender {
	readonly player: MemberId;
	readonly place: number;
	readonly points: number;
	/** Points behind the leader. */
	readonly behind: number;
	/** Games he has left in the whole championship. */
	readonly left: number;
	/** The most he could still come to: every game left a won Solo without Schuss. */
	readonly most: number;
	/** Whether he would draw level then with the leader of today, who stood still; criteria could put him first. */
	readonly inReach: boolean;
}

export interface Race {
	/** What a won Solo without Schuss brings its declarer. */
	readonly wonSolo: number;
	/** Nobody has games left: in reach is then who stands first, more than one before their play-off. */
	readonly over: boolean;
	/** In the order of the ranking. */
	readonly contenders: readonly Contender[];
}

/** Who can still become king, and who is out of reach; the leader is always in it. */
export function raceOf(ranking: Ranking, progress: ChampionshipProgress, wonSolo: number): Race {
	const left = new Map(progress.players.map((one) => [one.player, one.left]));
	// Who was dismissed has no place, and plays what he has left no more.
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
 * What a won Solo without Schuss brings its declarer, each opponent's points together: 15 in the Zockmeisterschaft (§11.5), 6
 * in the tournament (schafkopfschule 5.2.7). Where evenings of the championship count by lists of their own, the dearest.
 */
export function wonSoloOf(system: System, partien: readonly Partie[]): number {
	const lists = partien.map(({ evening }) => listOf(system, evening.book));
	const all = lists.length > 0 ? lists : [listOf(system, null)];
	return (HANDS - 1) * Math.max(...all.map((list) => list?.contracts.solo?.value ?? 0));
}
