import { deviceOf, type EntryId } from '#lib/base/ids.ts';
import { openingIn } from '#lib/evening/opening.ts';
import { apartIn } from '#lib/log/apart.ts';
import type { ChampionshipEntry, GameEntry } from '#lib/log/entry.ts';
import type { Place } from '#lib/log/place.ts';
import { gamesDue, gamesIn } from '../lists/hands.ts';

/** A list as one of several phones wrote it without seeing the others. */
export interface Version {
	/** The evening without what the others wrote. */
	readonly places: readonly Place[];
	/** The entries that this phone wrote by itself. */
	readonly own: readonly EntryId[];
}

/**
 * The versions of a list that was written apart; the one that counts until somebody decides comes first. Empty if it was
 * written in turn, as the entries say by what they saw (club-file.md, `seen`). An older list without `seen` counts as
 * written in turn too, unless it is far too long for that.
 */
export function versionsOf(
	places: readonly Place[],
	championship: ChampionshipEntry | null
): readonly Version[] {
	const [fork] = apartIn(places).forks;
	if (!fork) return wholeTwice(places, championship);
	return fork.begin.map((_, i) => {
		const { left } = apartIn(places, i);
		return { places: places.filter(({ id }) => !left.has(id)), own: fork.placesOf(i) };
	});
}

/** The places of an evening that are added up. */
export function countedOf(
	places: readonly Place[],
	championship: ChampionshipEntry | null
): readonly Place[] {
	const { left } = apartIn(places);
	if (left.size > 0) return places.filter(({ id }) => !left.has(id));
	return wholeTwice(places, championship)[0]?.places ?? places;
}

const gameAt = ({ chain: [first], entry }: Place): GameEntry | null =>
	first?.kind === 'game' && entry?.kind === 'game' ? entry : null;

/**
 * Finds a list that two phones wrote as a whole: it has more games than the table owes, by more than a round of deals,
 * and no entry says what it saw.
 */
function wholeTwice(places: readonly Place[], championship: ChampionshipEntry | null): readonly Version[] {
	const seats = openingIn(places)?.seats.length;
	if (!championship || seats === undefined) return [];
	const games = places.filter((place) => gameAt(place) !== null);
	if (games.some((place) => gameAt(place)?.seen !== undefined)) return [];
	const due = gamesDue(seats, gamesIn(championship));
	if (games.filter(isCounted).length <= due + seats) return [];
	const devices = [...new Set(games.map(({ id }) => deviceOf(id)))];
	if (devices.length !== 2 || devices.includes(null)) return [];
	return devices.map((device) => ({
		places: places.filter((place) => gameAt(place) === null || deviceOf(place.id) === device),
		own: games.flatMap(({ id }) => (deviceOf(id) === device ? id : []))
	}));
}

/** Whether a game counts towards the Partie; a Bockspiel does not. */
function isCounted(place: Place): boolean {
	const game = gameAt(place)?.game;
	return !(game && 'outOfTurn' in game && game.outOfTurn === true);
}
