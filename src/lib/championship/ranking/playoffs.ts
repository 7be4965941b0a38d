import type { MemberId } from '#lib/base/ids.ts';
import type { Entrant, Entrants } from '../draw/entrants.ts';
import type { Rulings } from '../rulings.ts';
import { layersOf } from './level.ts';

/** A play-off goes to whoever wins three of five games (§11.3). */
const TO_WIN = 3;

/** Gold, silver, bronze (§11.4): these places are played for; further ones may be shared. */
export const PODIUM = 3;

/** The games that one player won against another in a round. */
export type Won<T> = (one: T, other: T, round: number) => number;

/**
 * The games of all play-offs, added up for each pair and round, so that their order does not matter. A play-off of which only
 * the winner is known is three games.
 */
export function playoffGames(
	{ playoffs }: Pick<Rulings, 'playoffs'>,
	entrants: Pick<Entrants, 'entrantOf'>
): Won<Entrant> {
	const rounds = new Map<number, Map<Entrant | null, Map<Entrant | null, number>>>();
	for (const entry of playoffs) {
		const { id, kind, winner, loser } = entry;
		const [won, lost] = [entrants.entrantOf(winner, id), entrants.entrantOf(loser, id)];
		const round = kind === 'playoffGame' ? (entry.round ?? 1) : 1;
		const games = rounds.get(round) ?? new Map<Entrant | null, Map<Entrant | null, number>>();
		const own = games.get(won) ?? new Map<Entrant | null, number>();
		rounds.set(
			round,
			games.set(won, own.set(lost, (own.get(lost) ?? 0) + (kind === 'playoff' ? TO_WIN : 1)))
		);
	}
	return (one, other, round) => rounds.get(round)?.get(one)?.get(other) ?? 0;
}

/** Whether so many games won against so many lost decide a play-off. */
const decides = (won: number, lost: number): boolean => won >= TO_WIN && won > lost;

/** Who won the play-off of two in a round; null while it is not played to its end. */
export function winnerOf<T>(won: Won<T>, one: T, other: T, round: number): T | null {
	const games = [won(one, other, round), won(other, one, round)] as const;
	return decides(games[0], games[1]) ? one : decides(games[1], games[0]) ? other : null;
}

/** Level players who play each with each. */
export interface Stage<T> {
	readonly players: readonly T[];
	/** 1 for the first time; more where they beat each other in a circle and play again. */
	readonly round: number;
	/** The first place they play for. */
	readonly place: number;
	/** Whether one of its games is written; a further round is only played if the organizers want it. */
	readonly begun: boolean;
}

interface PlayedOff<T> {
	/** In the order of their places; those of one group share theirs. */
	readonly groups: readonly (readonly T[])[];
	readonly stages: readonly Stage<T>[];
	/** Groups that share one of the first three places only until their play-offs are over. */
	readonly owing: readonly (readonly T[])[];
}

/**
 * Places level players by their play-offs (§11.3), each with each. Whoever beat another stands above him; a play-off that is
 * not over may still end either way, so nobody stands above another through it: those whom it concerns share a place until
 * then, and so do those who beat each other in a circle, unless they play again. What is once decided no further game turns.
 * Behind the third place nobody has to play: there only play-offs that were begun are waited for.
 */
export function playedOff<T>(tied: readonly T[], place: number, won: Won<T>, round = 1): PlayedOff<T> {
	const winner = (a: T, b: T): T | null => winnerOf(won, a, b, round);
	const isBegun = (a: T, b: T): boolean => won(a, b, round) + won(b, a, round) > 0;
	const layers = (players: readonly T[], isOwed: boolean): readonly (readonly T[])[] =>
		layersOf(players, (a, b) => {
			const first = winner(a, b);
			return first === null ? isOwed || isBegun(a, b) : first === a;
		});
	const begun = pairsOf(tied).some(([a, b]) => isBegun(a, b));
	const groups: (readonly T[])[] = [];
	const stages: Stage<T>[] = [{ players: tied, round, place, begun }];
	const owing: (readonly T[])[] = [];
	const take = (layer: readonly T[], at: number): void => {
		const pairs = pairsOf(layer);
		const isCircle = pairs.length > 0 && pairs.every(([a, b]) => winner(a, b) !== null);
		if (isCircle) {
			const again = playedOff(layer, at, won, round + 1);
			const isPlayed = again.stages[0]?.begun === true;
			groups.push(...(isPlayed ? again.groups : [layer]));
			stages.push(...again.stages);
			if (isPlayed) owing.push(...again.owing);
		} else {
			groups.push(layer);
			if (pairs.length > 0 && at <= PODIUM) owing.push(layer);
		}
	};
	let next = place;
	for (const first of layers(tied, place <= PODIUM)) {
		for (const layer of next > PODIUM && place <= PODIUM ? layers(first, false) : [first]) {
			take(layer, next);
			next += layer.length;
		}
	}
	return { groups, stages, owing };
}

/** Each pair once. */
export const pairsOf = <T>(players: readonly T[]): readonly (readonly [T, T])[] =>
	players.flatMap((one, i) => players.slice(i + 1).map((other) => [one, other] as const));

/**
 * Who of two announces first: whoever drew the lower number when the mode was drawn (§11.3). Where nobody drew, the app
 * takes the start numbers; then the second value is false.
 */
export function announcesFirst(
	{ draws: { mode } }: Pick<Rulings, 'draws'>,
	{ entrantOf }: Pick<Entrants, 'entrantOf'>
): (one: Entrant, other: Entrant) => readonly [Entrant, boolean] {
	const drawn = mode.map(({ id, result }) => result.map((member: MemberId) => entrantOf(member, id)));
	return (one, other) => {
		const order = drawn.findLast((all) => all.includes(one) && all.includes(other));
		if (order) return [order.indexOf(one) < order.indexOf(other) ? one : other, true];
		return [(other.number ?? Infinity) < (one.number ?? Infinity) ? other : one, false];
	};
}
