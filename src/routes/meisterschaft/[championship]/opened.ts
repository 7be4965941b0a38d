import { getContext, setContext } from 'svelte';
import type { OpenChampionship } from '#lib/state/championship/championship.svelte.ts';

const KEY = Symbol('championship');

/** For the layout, which opens the championship of the address once. */
export const provideChampionship = (opened: () => OpenChampionship): void => void setContext(KEY, opened);

/** The championship of the address; its pages are made anew for another one. */
export const openedChampionship = (): OpenChampionship => getContext<() => OpenChampionship>(KEY)();
