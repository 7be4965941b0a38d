import { createContext } from 'svelte';
import type { OpenChampionship } from '#lib/state/championship/championship.svelte.ts';

const [given, give] = createContext<() => OpenChampionship>();

/** For the layout, which opens the championship of the address once. */
export const provideChampionship = give;

/** The championship of the address; its pages are made anew for another one. */
export const openedChampionship = (): OpenChampionship => given()();
