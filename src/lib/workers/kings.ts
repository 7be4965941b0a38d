import type { MemberId } from '#lib/base/ids.ts';
import type { Championship } from '#lib/championship/from-log.ts';
import type { ChampionshipEntry } from '#lib/log/entry.ts';

/** Who stood on the podium of a championship. */
export interface Reign {
	readonly championship: string;
	readonly year: number;
	readonly system: ChampionshipEntry['system'];
	/** Places 1 to 3, the king first; places may be shared. */
	readonly podium: readonly { readonly place: number; readonly player: MemberId; readonly points: number }[];
}

const PODIUM = 3;

/** The kings up to a year, the newest first. A championship of which no game was played has none. */
export function kingsIn(
	championships: readonly (readonly [ChampionshipEntry, Championship])[],
	year: number
): readonly Reign[] {
	return championships
		.filter(([entry, { partien }]) => entry.year <= year && partien.some(({ games }) => games.length > 0))
		.map(([{ championship, year, system }, { ranking }]) => ({
			...{ championship, year, system },
			podium: (ranking?.places ?? [])
				.filter(({ place }) => place <= PODIUM)
				.map(({ place, player, points }) => ({ place, player, points }))
		}))
		.sort((a, b) => b.year - a.year);
}
