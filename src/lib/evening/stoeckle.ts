import type { MemberId } from '#lib/base/ids.ts';
import type { RunningRound } from './rounds.ts';
import { seatAfter } from './seats.ts';

/**
 * Nobody wants to play: the last in turn must, and where his Stöckle are all gone the one before him, and so on (allgaeu §5.4).
 * Null outside a Stöcklesrunde, or where nobody who holds cards owes any.
 */
export function mustPlay(
	round: RunningRound | null,
	seats: readonly MemberId[],
	players: readonly MemberId[],
	dealer: MemberId
): MemberId | null {
	if (!round || round.stoeckle.size === 0) return null;
	for (let steps = 0; steps < seats.length; steps++) {
		const player = seatAfter(seats, dealer, -steps);
		if (players.includes(player) && (round.stoeckle.get(player) ?? []).length > 0) return player;
	}
	return null;
}
