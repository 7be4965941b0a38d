import type { EntryId } from '#lib/base/ids.ts';
import { apartIn } from '#lib/log/apart.ts';
import type { Place } from '#lib/log/place.ts';

/** A list as one of several phones wrote it without seeing the others. */
interface Branch {
	/** The evening without what the others wrote. */
	readonly places: readonly Place[];
	/** The entries that this phone wrote by itself. */
	readonly own: readonly EntryId[];
}

/** Each version reads the whole list again. Nobody has more phones; what is beyond is shown once these are decided. */
const VERSIONS_AT_MOST = 12;

/**
 * The versions of a list that was written apart; the one that counts until somebody decides comes first. Empty if it was
 * written in turn, as the entries say by what they saw (docs/file-format.md, `seen`). An older list without `seen` counts as
 * written in turn too.
 */
export function versionsOf(places: readonly Place[]): readonly Branch[] {
	const [fork] = apartIn(places).forks;
	if (!fork) return [];
	return fork.begin.slice(0, VERSIONS_AT_MOST).map((_, i) => {
		const { left } = apartIn(places, i);
		return { places: places.filter(({ id }) => !left.has(id)), own: fork.placesOf(i) };
	});
}

/** The places of an evening that are added up. */
export function countedOf(places: readonly Place[]): readonly Place[] {
	const { left } = apartIn(places);
	return left.size > 0 ? places.filter(({ id }) => !left.has(id)) : places;
}
