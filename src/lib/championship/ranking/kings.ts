import type { MemberId } from '#lib/base/ids.ts';
import type { AnyEntry, ChampionshipEntry } from '#lib/log/entry.ts';
import { boardOf } from '../board.ts';
import { foldChampionship, type ChampionshipLog } from '../from-log.ts';
import { PODIUM } from './playoffs.ts';

/** The players on the podium of a championship. */
export interface Reign {
	readonly championship: string;
	readonly year: number;
	readonly system: ChampionshipEntry['system'];
	/** Places 1 to 3, the king first; places may be shared. */
	readonly podium: readonly { readonly place: number; readonly player: MemberId; readonly points: number }[];
}

/**
 * The podium of a championship; null if there is no king yet, because something is left to do (`DayBoard.undone`), or if no
 * entry names the players any more. `entries` are all of the log, `from` is what stands of them.
 */
export function reignIn(entries: readonly AnyEntry[], from: ChampionshipLog): Reign | null {
	const folded = foldChampionship(from.log, from.championship, from.books, from.kept);
	const { rulings, ranking } = folded;
	const board = boardOf(entries, from, folded);
	const { entry } = rulings;
	if (!entry || !ranking || !board || board.undone.length > 0) return null;
	const { championship, year, system } = entry;
	const podium = ranking.places
		.filter(({ place }) => place <= PODIUM)
		.map(({ place, player, points }) => ({ place, player, points }));
	return { championship, year, system, podium };
}

/** A championship that has no king yet, and who leads it: nobody before the first game, several if they are level. */
export interface Unfinished extends Pick<Reign, 'year' | 'system'> {
	readonly leaders: readonly MemberId[];
}

/** How a championship without a king stands; null if it has one, or if nothing names its players any more. */
export function unfinishedIn(entries: readonly AnyEntry[], from: ChampionshipLog): Unfinished | null {
	const folded = foldChampionship(from.log, from.championship, from.books, from.kept);
	const { rulings, ranking } = folded;
	if (!rulings.entry || !ranking || reignIn(entries, from)) return null;
	const begun = ranking.places.some(({ games }) => games > 0);
	const leaders = ranking.places.filter(({ place }) => begun && place === 1).map(({ player }) => player);
	const { year, system } = rulings.entry;
	return { year, system, leaders };
}

/** The kings; several if they share the place. */
export const kingsIn = ({ podium }: Reign): readonly MemberId[] =>
	podium.filter(({ place }) => place === 1).map(({ player }) => player);
