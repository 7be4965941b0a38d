import type { SearchTerm } from '#lib/rules/printed/forgiving.ts';
import { getContext, setContext } from 'svelte';

/** What every text of the screen needs to know about the reader's settings. */
interface Reading {
	/** The words searched for. */
	readonly words: () => readonly SearchTerm[];
	/** The fragments that links can lead to. */
	readonly anchors: () => ReadonlySet<string>;
	/** Shows the whole book again, so that the target of a link is there. */
	readonly follow: (anchor: string) => void;
	/** The parent book's name; null if there is none or its words are not shown. */
	readonly before: () => string | null;
}

const KEY = Symbol('reading');

export const provideReading = (reading: Reading): Reading => setContext(KEY, reading);
export const reading = (): Reading => getContext<Reading>(KEY);
