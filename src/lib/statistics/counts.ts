import type { MemberId } from '#lib/base/ids.ts';
import type { AnyContract, PlayedGame } from './played-games.ts';

/**
 * The keys under which a game counts for a member who held cards in it:
 *
 * | key             | the games in which he                                                        |
 * | --------------- | ---------------------------------------------------------------------------- |
 * | all             | held cards                                                                   |
 * | contract x      | held cards while x was played; every game has one contract                   |
 * | declared x      | played x himself                                                             |
 * | declarer        | played himself, whatever it was                                              |
 * | partner         | was the declarer's partner                                                   |
 * | opponent        | sat on the side against the declarer                                         |
 * | einzelspiel     | played alone against all, by the book of the evening; Schafkopf only         |
 * | laufende        | played himself with Laufende that count, whichever side held them            |
 * | deckel          | laid a Deckel that counted                                                   |
 * | schussGiven     | sat on a side that doubled: odd Schüsse are the opponents', even the declarer's |
 * | schussTaken     | sat on the side that was doubled; both if a Schuss was answered                       |
 * | alone, inThree  | had nobody on his side; had two, against an Einzelspiel                         |
 *
 * Games with one other player on his side are counted in `pairs.ts`.
 */
export type CountKey =
	| 'all'
	| `contract ${AnyContract}`
	| `declared ${AnyContract}`
	| 'declarer'
	| 'partner'
	| 'opponent'
	| 'einzelspiel'
	| 'laufende'
	| 'deckel'
	| 'schussGiven'
	| 'schussTaken'
	| 'alone'
	| 'inThree';

/** The sums of one member's games under one key. */
export interface Count {
	games: number;
	won: number;
	lost: number;
	/** Cents of these games alone. */
	cents: number;
	/** Points of his Einzelspiele, if their books know points. */
	points: number;
	/** Laufende that counted in the games he declared. */
	laufende: number;
}

export const noCount = (): Count => ({ games: 0, won: 0, lost: 0, cents: 0, points: 0, laufende: 0 });

/** 1 if he won, −1 if he lost, even a game of Saukopf worth 0 points; 0 if it moved nothing and has no winner. */
export function resultFor({ result, won, side }: PlayedGame, member: MemberId): number {
	const moved = Math.sign(result.get(member) ?? 0);
	if (moved !== 0 || won === null) return moved;
	return won === side.includes(member) ? 1 : -1;
}

/** Everybody on his side, himself included; he alone if everybody plays for himself. */
export function teamOf({ side, players }: PlayedGame, member: MemberId): readonly MemberId[] {
	if (side.length === 0) return [member];
	return side.includes(member) ? side : players.filter((player) => !side.includes(player));
}

/** All keys under which a game counts for a member who held cards in it. */
export function keysOf(game: PlayedGame, member: MemberId): readonly CountKey[] {
	const { contract, side, deckel, schuss } = game;
	const keys: CountKey[] = ['all', `contract ${contract}`];
	if (side.length > 0) keys.push(roleIn(game, member));
	if (side[0] === member) {
		keys.push(`declared ${contract}`);
		if (game.einzelspiel) keys.push('einzelspiel');
		if (game.laufende > 0) keys.push('laufende');
	}
	if (deckel.includes(member)) keys.push('deckel');
	// The first Schuss is the opponents'; whoever was shot may shoot back.
	const own = side.includes(member) ? 1 : 0;
	if (schuss > own) keys.push('schussGiven');
	if (schuss > 1 - own) keys.push('schussTaken');
	const mates = teamOf(game, member).length;
	if (mates === 1) keys.push('alone');
	else if (mates > 2) keys.push('inThree');
	return keys;
}

function roleIn({ side }: PlayedGame, member: MemberId): 'declarer' | 'partner' | 'opponent' {
	if (side[0] === member) return 'declarer';
	return side.includes(member) ? 'partner' : 'opponent';
}

/** Adds a game to the counts under all its keys, in place. */
export function countGame(counts: Map<CountKey, Count>, game: PlayedGame, member: MemberId): void {
	const result = resultFor(game, member);
	const cents = game.payoff.get(member) ?? 0;
	const declared = game.side[0] === member;
	for (const key of keysOf(game, member)) {
		let count = counts.get(key);
		if (!count) counts.set(key, (count = noCount()));
		count.games += 1;
		if (result > 0) count.won += 1;
		if (result < 0) count.lost += 1;
		count.cents += cents;
		if (!declared) continue;
		count.points += game.points ?? 0;
		count.laufende += game.laufende;
	}
}
