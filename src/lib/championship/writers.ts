import { deviceOf } from '#lib/base/ids.ts';
import type { Place } from '#lib/log/standing.ts';

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
export function writersApart(places: readonly Place[]): readonly string[] {
	const devices: string[] = [];
	let changes = -1;
	let last: string | null = null;
	for (const place of places) {
		if (!isGame(place) || place.entry === null) continue;
		const device = deviceOf(place.id);
		if (device === null) return [];
		if (device !== last) changes += 1;
		if (!devices.includes(device)) devices.push(device);
		last = device;
	}
	return changes > CHANGES ? devices : [];
}

/** An evening with the games of one device alone. */
export const writtenBy = (places: readonly Place[], device: string): readonly Place[] =>
	places.filter((place) => !isGame(place) || deviceOf(place.id) === device);

/** An evening with the games that are added up. */
export function writtenByOne(places: readonly Place[]): readonly Place[] {
	const [first] = writersApart(places);
	return first === undefined ? places : writtenBy(places, first);
}
