import type { MemberId } from '#lib/base/ids.ts';
import type { ChampionshipEntry } from '#lib/log/entry.ts';
import type { Championship } from '../from-log.ts';
import { progressOf } from '../lists/progress.ts';

/** The players on the podium of a championship. */
export interface Reign {
	readonly championship: string;
	readonly year: number;
	readonly system: ChampionshipEntry['system'];
	/** Places 1 to 3, the king first; places may be shared. */
	readonly podium: readonly { readonly place: number; readonly player: MemberId; readonly points: number }[];
}

const PODIUM = 3;

/** Null if it is not over, or if no entry names the players any more. */
export function reignOf({ rulings, partien, ranking }: Championship): Reign | null {
	const { entry } = rulings;
	if (!entry || !ranking || !progressOf(entry, rulings, partien).complete) return null;
	const { championship, year, system } = entry;
	const podium = ranking.places
		.filter(({ place }) => place <= PODIUM)
		.map(({ place, player, points }) => ({ place, player, points }));
	return { championship, year, system, podium };
}

/** The kings; several if they share the place. */
export const kingsIn = ({ podium }: Reign): readonly MemberId[] =>
	podium.filter(({ place }) => place === 1).map(({ player }) => player);
