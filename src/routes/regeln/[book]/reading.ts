import type { Term } from '#lib/rules/printed/forgiving.ts';
import { getContext, setContext } from 'svelte';

/** What every text of the screen needs to know of how the book is being read. */
export interface Reading {
	/** The words searched for. */
	readonly words: () => readonly Term[];
	/** The fragments that can be led to. */
	readonly anchors: () => ReadonlySet<string>;
	/** Shows the whole book again, so that a fragment is there to be led to. */
	readonly follow: (anchor: string) => void;
	/** The parent book's name, null where there is none or its words are not asked for. */
	readonly before: () => string | null;
}

const KEY = Symbol('reading');

export const provideReading = (reading: Reading): Reading => setContext(KEY, reading);
export const reading = (): Reading => getContext<Reading>(KEY);
