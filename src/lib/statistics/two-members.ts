import type { MemberId } from '#lib/base/ids.ts';
import { resultFor } from './counts.ts';
import { isPair, type PairKind } from './pairs.ts';
import type { PlayedEvening } from './played-games.ts';

/** Two members, the first of whom is looked at. */
export type Two = readonly [MemberId, MemberId];

/** Games of two members on one side, or on different ones; won and lost by the first. */
export interface Shared {
	readonly games: number;
	readonly won: number;
	readonly lost: number;
	/** Cents of these games alone, for each of the two. */
	readonly cents: readonly [number, number];
}

/** What two members came to where both of them were. */
export interface Beside {
	readonly two: Two;
	/** Evenings at which both sat. */
	readonly evenings: number;
	/** How many of them left the first with more than the other, or with less. */
	readonly ahead: number;
	readonly behind: number;
	/** As `Pairs` counts them. */
	readonly together: Shared;
	readonly against: Shared;
}

/** Puts two members beside each other over these evenings. */
export function besideOf(evenings: readonly PlayedEvening[], two: Two): Beside {
	const [member, other] = two;
	const leads = evenings.flatMap(({ balance }) => {
		const [own, theirs] = [balance.get(member), balance.get(other)];
		return own === undefined || theirs === undefined ? [] : [own - theirs];
	});
	return {
		two,
		evenings: leads.length,
		ahead: leads.filter((cents) => cents > 0).length,
		behind: leads.filter((cents) => cents < 0).length,
		together: sharedOf(evenings, two, 'together'),
		against: sharedOf(evenings, two, 'against')
	};
}

function sharedOf(evenings: readonly PlayedEvening[], [member, other]: Two, kind: PairKind): Shared {
	const sum = { games: 0, won: 0, lost: 0, own: 0, theirs: 0 };
	for (const { games } of evenings) {
		for (const game of games) {
			if (!isPair(game, member, other, kind)) continue;
			const result = resultFor(game, member);
			sum.games += 1;
			if (result > 0) sum.won += 1;
			if (result < 0) sum.lost += 1;
			sum.own += game.payoff.get(member) ?? 0;
			sum.theirs += game.payoff.get(other) ?? 0;
		}
	}
	const { own, theirs, ...counted } = sum;
	return { ...counted, cents: [own, theirs] };
}
