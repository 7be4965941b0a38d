import type { MemberId } from '#lib/base/ids.ts';
import type { Championship } from '#lib/championship/from-log.ts';
import { progressOf } from '#lib/championship/progress.ts';
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

/** The kings up to a year, the newest first. A championship that is not over has none. */
export function kingsIn(
	championships: readonly (readonly [ChampionshipEntry, Championship])[],
	year: number
): readonly Reign[] {
	return championships
		.filter(
			([entry, { rulings, partien }]) => entry.year <= year && progressOf(entry, rulings, partien).complete
		)
		.map(([{ championship, year, system }, { ranking }]) => ({
			...{ championship, year, system },
			podium: (ranking?.places ?? [])
				.filter(({ place }) => place <= PODIUM)
				.map(({ place, player, points }) => ({ place, player, points }))
		}))
		.sort((a, b) => b.year - a.year);
}
