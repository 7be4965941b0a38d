import { deviceOf, type EntryId } from '#lib/base/ids.ts';
import { openingIn } from '#lib/evening/opening.ts';
import { apartIn } from '#lib/log/apart.ts';
import type { ChampionshipEntry, GameEntry } from '#lib/log/entry.ts';
import type { Place } from '#lib/log/standing.ts';
import { gamesDue, gamesIn } from '../lists/hands.ts';

/** A list as one of several phones wrote it, that had not seen each other. */
export interface Version {
	/** The evening without what the others wrote. */
	readonly places: readonly Place[];
	/** What this one wrote by itself. */
	readonly own: readonly EntryId[];
}

/**
 * The versions of a list that was written apart, the one that counts until somebody decides first; none where it was written
 * in turn, as every entry says what it saw (club-file.md, `seen`). A list from before, where none says so, is read as written in
 * turn too, unless it is far too long for that.
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

/** An evening with what is added up. */
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
 * A list that two phones wrote whole: more games than the table owes, and a round of deals too many beside. Nothing of it says
 * what it saw.
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

/** A Bockspiel is beside the count. */
function isCounted(place: Place): boolean {
	const game = gameAt(place)?.game;
	return !(game && 'outOfTurn' in game && game.outOfTurn === true);
}
