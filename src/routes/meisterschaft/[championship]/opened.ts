import { getContext, setContext } from 'svelte';
import type { DayBoard } from '#lib/championship/board.ts';
import type { Championship } from '#lib/championship/from-log.ts';
import type { Ranking } from '#lib/championship/ranking/ranking.ts';
import type { ChampionshipEntry } from '#lib/log/entry.ts';
import type { OpenChampionship } from '#lib/state/championship/championship.svelte.ts';

const KEY = Symbol('championship');

/** For the layout, which opens the championship of the address once. */
export const provideChampionship = (opened: () => OpenChampionship): void => void setContext(KEY, opened);

/** The championship of the address; its pages are made anew for another one. */
export const openedChampionship = (): OpenChampionship => getContext<() => OpenChampionship>(KEY)();

/** What is read of it. */
interface Shown extends Omit<Championship, 'ranking'> {
	readonly entry: ChampionshipEntry;
	readonly ranking: Ranking;
	readonly board: DayBoard;
}

/** The same for what stands on a page only once all of it is read, as within `ChampionshipPage`. */
export function shownChampionship(): () => Shown {
	const open = openedChampionship();
	return () => ({ ...open.folded, entry: open.entry, board: open.board }) as Shown;
}
