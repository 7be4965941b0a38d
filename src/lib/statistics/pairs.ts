import type { MemberId } from '#lib/base/ids.ts';
import { resultFor, teamOf } from './counts.ts';
import type { PlayedGame } from './played-games.ts';

/**
 * Who wins with whom. A game counts as *together* for the two players of a side of two: the pairs of a Rufspiel, and in a game
 * of three players the two against the one. It counts as *against* for any two players of different sides. A Mungo has no
 * sides, and the three against an Einzelspiel are no pair. So in each of his games a member is either together with somebody,
 * or alone, or one of three.
 */
export interface Pairs {
	readonly members: readonly MemberId[];
	/** Square tables in the members' order, row after row: games, and how many of them the row's member won. */
	readonly together: readonly number[];
	readonly togetherWon: readonly number[];
	readonly against: readonly number[];
	readonly againstWon: readonly number[];
}

/** With fewer games a share says nothing: it is neither coloured nor told. */
export const ENOUGH_GAMES = 5;

export type PairKind = 'together' | 'against';

/** Whether a game counts for these two members as together, or as against. */
export function isPair(game: PlayedGame, member: MemberId, other: MemberId, kind: PairKind): boolean {
	if (member === other || !game.players.includes(member) || !game.players.includes(other)) return false;
	if (game.side.length === 0) return false;
	const team = teamOf(game, member);
	return kind === 'together' ? team.length === 2 && team.includes(other) : !team.includes(other);
}

/** Counts the pairs of these members, who must include everybody who held cards in the games. */
export function countPairs(members: readonly MemberId[], games: Iterable<PlayedGame>): Pairs {
	const at = new Map(members.map((member, i) => [member, i]));
	const cells = (): number[] => Array.from({ length: members.length ** 2 }, () => 0);
	const pairs = { members, together: cells(), togetherWon: cells(), against: cells(), againstWon: cells() };
	const add = (list: number[], cell: number): void => void (list[cell] = (list[cell] ?? 0) + 1);
	for (const game of games) {
		if (game.side.length === 0) continue;
		for (const member of game.players) {
			const row = (at.get(member) ?? 0) * members.length;
			const won = resultFor(game, member) > 0;
			const team = teamOf(game, member);
			for (const other of game.players) {
				const kind = kindOf(team, member, other);
				if (kind === null) continue;
				const cell = row + (at.get(other) ?? 0);
				add(pairs[kind], cell);
				if (won) add(pairs[`${kind}Won`], cell);
			}
		}
	}
	return pairs;
}

/** As what a game counts for a member with another one, by the side that the member is on. */
function kindOf(team: readonly MemberId[], member: MemberId, other: MemberId): PairKind | null {
	if (!team.includes(other)) return 'against';
	return other !== member && team.length === 2 ? 'together' : null;
}
