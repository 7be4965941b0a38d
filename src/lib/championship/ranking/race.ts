import { sum } from '#lib/base/collections.ts';
import type { MemberId } from '#lib/base/ids.ts';
import type { Book } from '#lib/rules/book.ts';
import { dearestShare } from '#lib/rules/dearest.ts';
import { pointsBook } from '#lib/rules/points.ts';
import { HANDS } from '#lib/rules/vocabulary.ts';
import type { System } from '../system.ts';
import { listOf } from '../lists/points.ts';
import type { Partie } from '../lists/partie.ts';
import type { PlayerProgress, TableProgress } from '../lists/table-progress.ts';
import type { Ranking } from './ranking.ts';

/**
 * Whether a player can still become king: yes; only by more than plain Solos, so as good as not; or by no game that the
 * books know.
 */
export type Reach = 'in' | 'hardly' | 'out';

/** The most that some games can bring a player and cost the leader. */
export interface Swing {
	/** Games that both play, and what one of them changes between the two. */
	readonly together: Games;
	/** Games that only one of them plays. */
	readonly apart: Games;
	readonly most: number;
}

interface Games {
	readonly games: number;
	readonly points: number;
}

export interface Contender {
	readonly player: MemberId;
	readonly place: number;
	readonly points: number;
	/** Points behind the leader. */
	readonly behind: number;
	/** Games he has left in the whole championship. */
	readonly left: number;
	readonly reach: Reach;
	/** If each of his games was a won Solo without Laufende and Schuss, and the leader won none. */
	readonly plain: Swing;
	/** If each game was the dearest that the books know, won by him or lost by the leader. */
	readonly dearest: Swing;
}

export interface Race {
	/** Whether nobody has games left. Then only the first place is in reach, shared by several before their play-off. */
	readonly over: boolean;
	/** In the order of the ranking. */
	readonly contenders: readonly Contender[];
}

/** Points that one opponent pays: for a plain won Solo, and for the dearest game. */
export interface Stakes {
	readonly solo: number;
	readonly dearest: number;
}

/** The tables of a championship with what is left to play there. */
interface Rests {
	readonly partien: readonly (readonly (Pick<TableProgress, 'left'> & {
		readonly players: readonly Pick<PlayerProgress, 'player' | 'left'>[];
	})[])[];
}

/**
 * Who can still become king (rules 1.9). Somebody is out of reach if no games that are still due can bring him level with
 * a leader; level is enough to stay in, because criteria could then put him first. Rulings to come, and Bockspiele beside
 * the count, are not foreseen.
 */
export function raceOf(ranking: Ranking, { partien }: Rests, stakes: Stakes): Race {
	const tables = partien.flat().map(({ players, left }): Table => ({
		left,
		hands: new Map(players.map((one) => [one.player, Math.min(one.left, left)]))
	}));
	const leftOf = (player: MemberId): number => sum(tables.map(({ hands }) => hands.get(player) ?? 0));
	// A dismissed player has no place and does not play his remaining games.
	const over = ranking.places.every(({ player }) => leftOf(player) === 0);
	const leaders = ranking.places.filter(({ place }) => place === 1);
	const contenders = ranking.places.map(({ player, place, points }): Contender => {
		const behind = (leaders[0]?.points ?? 0) - points;
		/** Of several leaders the one who is hardest to reach. */
		const least = (swing: (leader: MemberId) => Swing): Swing =>
			leaders.map((one) => swing(one.player)).reduce((a, b) => (b.most < a.most ? b : a));
		const plain = least((leader) => plainSwing(tables, player, leader, stakes.solo));
		const dearest = least((leader) => dearestSwing(tables, player, leader, stakes.dearest));
		const reach = over ? (place === 1 ? 'in' : 'out') : reachBy(behind, plain, dearest);
		return { player, place, points, behind, left: leftOf(player), reach, plain, dearest };
	});
	return { over, contenders };
}

/** A table of a Partie: the games it has left, and the hands that each player can still be dealt there. */
interface Table {
	readonly left: number;
	readonly hands: ReadonlyMap<MemberId, number>;
}

const reachBy = (behind: number, plain: Swing, dearest: Swing): Reach =>
	plain.most >= behind ? 'in' : dearest.most >= behind ? 'hardly' : 'out';

/** As many games together as possible: a Solo against the leader changes more than one elsewhere. */
function plainSwing(tables: readonly Table[], player: MemberId, leader: MemberId, solo: number): Swing {
	const both = handsOf(tables, player, leader).map(({ own, leaders }) => ({
		together: Math.min(own, leaders),
		apart: own - Math.min(own, leaders)
	}));
	return swingOf(both, solo);
}

/** As few games together as possible: one that he wins and another that the leader loses change more than one of both. */
function dearestSwing(tables: readonly Table[], player: MemberId, leader: MemberId, share: number): Swing {
	const both = handsOf(tables, player, leader).map(({ own, leaders, left }) => {
		const together = Math.max(0, own + leaders - left);
		return { together, apart: own + leaders - 2 * together };
	});
	return swingOf(both, share);
}

const handsOf = (tables: readonly Table[], player: MemberId, leader: MemberId) =>
	tables.map(({ left, hands }) => ({ left, own: hands.get(player) ?? 0, leaders: hands.get(leader) ?? 0 }));

/** A declarer gets the share of all opponents; of one of them he comes nearer by his own share once more. */
function swingOf(
	tables: readonly { readonly together: number; readonly apart: number }[],
	share: number
): Swing {
	const together = { games: sum(tables.map((one) => one.together)), points: HANDS * share };
	const apart = { games: sum(tables.map((one) => one.apart)), points: (HANDS - 1) * share };
	return { together, apart, most: together.games * together.points + apart.games * apart.points };
}

/** "3 × 20 + 2 × 15 = 90" */
export function swingText({ together, apart, most }: Swing): string {
	const terms = [together, apart].flatMap((one) => (one.games > 0 ? `${one.games} × ${one.points}` : []));
	return terms.length > 0 ? `${terms.join(' + ')} = ${most}` : '0';
}

/**
 * What is at stake in a championship. A plain won Solo: 5 in the Zockmeisterschaft (§11.5), 2 in the tournament
 * (schafkopfschule 5.2.7). `chosen` is the championship's book; where tables play by others, the dearest of all.
 */
export function stakesOf(system: System, chosen: Book | null, partien: readonly Partie[]): Stakes {
	const books = new Set([...(chosen ? [chosen] : []), ...partien.map(({ evening }) => evening.book)]);
	const counting = [...books].flatMap((book) => pointsBook({ ...book, points: listOf(system, book) }) ?? []);
	return {
		solo: Math.max(0, ...counting.map(({ contracts }) => contracts.solo?.base.value ?? 0)),
		dearest: Math.max(0, ...counting.map(dearestShare))
	};
}
