import type { MemberId } from '#lib/base/ids.ts';
import type { ChampionshipEntry } from '#lib/log/entry.ts';
import { hasGames } from '../lists/hands.ts';
import type { Partie } from '../lists/partie.ts';
import { rankingOf, type Ranking } from './ranking.ts';
import type { Rulings } from '../rulings.ts';

/** Whether a list belongs to the first Partien; to all of them where no number says how many. */
export const isUntil = ({ evening: { opening } }: Partie, after: number | null): boolean =>
	after === null || (opening.partie ?? Infinity) <= after;

/**
 * The ranking after the first Partien. Play-offs and lots come only after the last one; before that, level players share
 * a place.
 */
export function rankingAfter(
	entry: ChampionshipEntry,
	rulings: Rulings,
	partien: readonly Partie[],
	after: number
): Ranking {
	const played = partien.filter((list) => isUntil(list, after));
	return rankingOf(entry, { ...rulings, playoffs: [], draws: { ...rulings.draws, lots: [] } }, played);
}

/** The Partien that were begun, by their numbers. */
export const begunPartien = (partien: readonly Partie[]): readonly number[] =>
	[...new Set(partien.filter(hasGames).flatMap(({ evening: { opening } }) => opening.partie ?? []))].sort(
		(a, b) => a - b
	);

/**
 * The places that everybody won (above 0) or lost by the Partie begun last, against the ranking before it; empty during the
 * first.
 */
export function movesIn(
	entry: ChampionshipEntry,
	rulings: Rulings,
	partien: readonly Partie[],
	now: Ranking
): ReadonlyMap<MemberId, number> {
	const before = begunPartien(partien).at(-2);
	if (before === undefined) return new Map();
	const { places } = rankingAfter(entry, rulings, partien, before);
	const placeOf = new Map(places.map(({ player, place }) => [player, place]));
	return new Map(now.places.map(({ player, place }) => [player, (placeOf.get(player) ?? place) - place]));
}
