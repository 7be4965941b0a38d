import { deviceOf } from '#lib/base/ids.ts';
import { openingIn } from '#lib/evening/opening.ts';
import type { ChampionshipEntry, GameEntry } from '#lib/log/entry.ts';
import type { Place } from '#lib/log/standing.ts';
import { GAMES, gamesDue } from './hands.ts';

/**
 * So often the pen may change hands within one list: a phone whose battery is empty hands the list over by file, and perhaps
 * takes it back. Two phones that write the same games side by side take turns with nearly every one.
 */
const CHANGES = 3;

const isGame = ({ chain }: Place): boolean => chain[0]?.kind === 'game';

/**
 * The devices that wrote one list side by side, each without the other's games, in the order of their first ones: what the
 * first of them wrote counts until somebody decides. None where it was written by one, or by one after the other.
 */
export function writersApart(
	places: readonly Place[],
	championship: ChampionshipEntry | null
): readonly string[] {
	const devices: string[] = [];
	let changes = -1;
	let games = 0;
	let last: string | null = null;
	for (const place of places) {
		if (!isGame(place) || place.entry === null) continue;
		const device = deviceOf(place.id);
		if (device === null) return [];
		if (isCounted(place)) games += 1;
		if (device !== last) changes += 1;
		if (!devices.includes(device)) devices.push(device);
		last = device;
	}
	const isTwice = devices.length > 1 && games > mostGames(places, championship);
	return changes > CHANGES || isTwice ? devices : [];
}

/** A Bockspiel is beside the count. */
const isCounted = ({ entry }: Place): boolean => {
	const { game } = entry as unknown as GameEntry;
	return !('outOfTurn' in game) || game.outOfTurn !== true;
};

/**
 * What a table owes, and a round of deals too many: more than that of several phones is one list written twice, though the
 * clock of one may be so wrong that all its games stand before those of the other.
 */
function mostGames(places: readonly Place[], championship: ChampionshipEntry | null): number {
	const seats = openingIn(places)?.seats.length;
	if (!championship || seats === undefined) return Infinity;
	return gamesDue(seats, championship.games ?? GAMES[championship.system]) + seats;
}

/** An evening with the games of one device alone. */
export const writtenBy = (places: readonly Place[], device: string): readonly Place[] =>
	places.filter((place) => !isGame(place) || deviceOf(place.id) === device);

/** An evening with the games that are added up. */
export function writtenByOne(
	places: readonly Place[],
	championship: ChampionshipEntry | null
): readonly Place[] {
	const [first] = writersApart(places, championship);
	return first === undefined ? places : writtenBy(places, first);
}
