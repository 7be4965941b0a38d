import type { MemberId } from '#lib/base/ids.ts';
import type { ChampionshipEntry } from '#lib/log/entry.ts';
import { entrantsOf, type Entrant } from '../draw/entrants.ts';
import type { Partie, PartieGame } from '../lists/points.ts';
import type { Rulings } from '../rulings.ts';
import { tallyGame } from './criteria.ts';

/** A game behind one player's numbers. */
export interface OwnGame {
	readonly partie: Partie;
	readonly game: PartieGame;
	/** What it gave him for the places. */
	readonly points: number;
	/** What the lots gave him in a disputed game; otherwise the same as `points`. */
	readonly byLot: number;
	/** The criteria it counts for, by their place in the ranking's list; the points (0) are not included. */
	readonly criteria: readonly number[];
}

/**
 * Every game behind a ranking, by the member who holds the place now: games before a substitution belong to the
 * substitute. Ordered by Partie, then by list.
 */
export function ownGames(
	entry: ChampionshipEntry,
	rulings: Rulings,
	partien: readonly Partie[]
): ReadonlyMap<MemberId, readonly OwnGame[]> {
	const entrants = entrantsOf(entry, rulings.substitutes);
	const all = new Map<Entrant, OwnGame[]>(entrants.all.map((entrant) => [entrant, []]));
	for (const partie of inOrder(partien)) {
		for (const game of partie.games) {
			for (const [player, numbers] of tallied(entry, partie, game)) {
				const entrant = entrants.entrantOf(player, game.row.place);
				const { points, criteria } = numbers;
				const byLot = game.points.get(player) ?? points;
				if (entrant) all.get(entrant)?.push({ partie, game, points, byLot, criteria });
			}
		}
	}
	return new Map([...all].map(([{ holder }, games]) => [holder, games]));
}

interface Numbers {
	points: number;
	readonly criteria: number[];
}

function tallied(
	{ system }: ChampionshipEntry,
	{ evening }: Partie,
	game: PartieGame
): ReadonlyMap<MemberId, Numbers> {
	const numbers = new Map<MemberId, Numbers>();
	tallyGame(system, evening.book, game, (player, criterion, more) => {
		const own = numbers.get(player) ?? { points: 0, criteria: [] };
		numbers.set(player, own);
		if (criterion === 0) own.points += more;
		else own.criteria.push(criterion);
	});
	return numbers;
}

const numberOf = ({ evening: { opening } }: Partie): number => opening.partie ?? Infinity;

const inOrder = (partien: readonly Partie[]): readonly Partie[] =>
	[...partien].sort(
		(a, b) => numberOf(a) - numberOf(b) || (a.evening.opening.id < b.evening.opening.id ? -1 : 1)
	);

/** A player's points after each of his games, beginning with 0. */
export function pointsOverGames(games: readonly OwnGame[]): readonly number[] {
	let sum = 0;
	return [0, ...games.map(({ points }) => (sum += points))];
}

/** A player's disputed games, each with its list. */
export const disputedOf = (games: readonly OwnGame[], { disputes }: Rulings): readonly OwnGame[] =>
	games.filter(({ partie, game }) => partie.invalid === null && disputes.has(game.row.place));
