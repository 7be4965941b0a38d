import type { MemberId } from '#lib/base/ids.ts';
import type { Row } from '#lib/evening/state.ts';
import type { ChampionshipEntry } from '#lib/log/entry.ts';
import { entrantsOf, type Entrant } from '../draw/entrants.ts';
import { dealtOnPaper } from '../lists/hands.ts';
import { openedFirst, type PaperList, type Partie, type PartieGame } from '../lists/partie.ts';
import type { Rulings } from '../rulings.ts';
import { tallyGame, tallyPaper } from './criteria.ts';

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
	const entrants = entrantsOf(entry, rulings);
	const all = new Map<Entrant, OwnGame[]>(entrants.all.map((entrant) => [entrant, []]));
	for (const partie of inOrder(partien)) {
		for (const game of partie.games) {
			for (const [player, numbers] of tallied(entry, partie, game)) {
				const entrant = entrants.entrantOf(player, game.row.place, partie.evening.evening);
				const { points, criteria } = numbers;
				const byLot = game.points.get(player) ?? points;
				if (entrant) all.get(entrant)?.push({ partie, game, points, byLot, criteria });
			}
		}
	}
	return new Map([...all].map(([{ holder }, games]) => [holder, games]));
}

/** Totals from paper behind one player's numbers. */
export interface OwnPaper {
	readonly partie: Partie;
	readonly paper: PaperList;
	/** Hands he was dealt in them. */
	readonly hands: number;
	readonly points: number;
	/** How much they count for a criterion, by its place in the ranking's list; without the points (0). */
	readonly criteria: ReadonlyMap<number, number>;
}

/** The totals from paper behind a ranking, as `ownGames` gives its games; only for players who have any. */
export function ownPapers(
	entry: ChampionshipEntry,
	rulings: Rulings,
	partien: readonly Partie[]
): ReadonlyMap<MemberId, readonly OwnPaper[]> {
	const entrants = entrantsOf(entry, rulings);
	const all = new Map<MemberId, OwnPaper[]>();
	for (const partie of inOrder(partien)) {
		for (const paper of partie.papers) {
			const hands = dealtOnPaper(paper.row);
			for (const player of new Set([...hands.keys(), ...paper.points.keys()])) {
				const holder = entrants.entrantOf(player, paper.row.place, partie.evening.evening)?.holder;
				if (holder === undefined) continue;
				const criteria = new Map<number, number>();
				tallyPaper(entry.system, paper, (one, at, more) => {
					if (one === player) criteria.set(at, (criteria.get(at) ?? 0) + more);
				});
				const points = criteria.get(0) ?? 0;
				criteria.delete(0);
				const own = all.get(holder) ?? [];
				all.set(holder, own);
				own.push({ partie, paper, hands: hands.get(player) ?? 0, points, criteria });
			}
		}
	}
	return all;
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
	[...partien].sort((a, b) => numberOf(a) - numberOf(b) || openedFirst(a, b));

/** A player's points after each of his games, beginning with 0; totals from paper come with the last of their games. */
export function pointsOverGames(
	games: readonly OwnGame[],
	papers: readonly OwnPaper[] = []
): readonly number[] {
	const steps = [
		...games.map(({ partie, game, points }) => ({ partie, row: game.row, points, hands: 1 })),
		...papers.map(({ partie, paper, points, hands }) => ({ partie, row: paper.row, points, hands }))
	].sort((a, b) => numberOf(a.partie) - numberOf(b.partie) || placeIn(a) - placeIn(b));
	let sum = 0;
	return [
		0,
		...steps.flatMap(({ points, hands }) => {
			const before = sum;
			sum += points;
			return [...Array.from({ length: Math.max(0, hands - 1) }, () => before), sum];
		})
	];
}

const placeIn = ({ partie, row }: { readonly partie: Partie; readonly row: Row }): number =>
	partie.evening.rows.indexOf(row);

/** A player's disputed games, each with its list. */
export const disputedOf = (games: readonly OwnGame[], { disputes }: Rulings): readonly OwnGame[] =>
	games.filter(({ partie, game }) => partie.invalid === null && disputes.has(game.row.place));
