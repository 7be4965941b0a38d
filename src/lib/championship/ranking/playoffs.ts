import type { Entrant, Entrants } from '../draw/entrants.ts';
import type { Rulings } from '../rulings.ts';

/** A play-off goes to whoever wins three of five games (§11.3). */
export const TO_WIN = 3;

/** The games that one entrant won against another. */
export type Won = (one: Entrant, other: Entrant) => number;

/**
 * The games of all play-offs, added up for each pair, so that their order does not matter: whoever plays a second
 * play-off against the same player adds to the first. A play-off of which only the winner is known is three games.
 */
export function playoffGames({ playoffs }: Pick<Rulings, 'playoffs'>, entrants: Entrants): Won {
	const games = new Map<Entrant | null, Map<Entrant | null, number>>();
	for (const { id, kind, winner, loser } of playoffs) {
		const [won, lost] = [entrants.entrantOf(winner, id), entrants.entrantOf(loser, id)];
		const own = games.get(won) ?? new Map<Entrant | null, number>();
		games.set(won, own.set(lost, (own.get(lost) ?? 0) + (kind === 'playoff' ? TO_WIN : 1)));
	}
	return (one, other) => games.get(one)?.get(other) ?? 0;
}

/** Whether so many games won against so many lost decide a play-off. */
export const decides = (won: number, lost: number): boolean => won >= TO_WIN && won > lost;
