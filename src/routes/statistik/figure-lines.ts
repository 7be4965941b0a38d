import type { FigureLine } from './FigureList.svelte';
import { meaningOf, type Meant } from './meanings.ts';
import { share } from './words.ts';

/** A line of a list of figures; `meant` says what it counts, where its name does not. */
export const figureLine = (
	label: string,
	value: string | number,
	more: Pick<FigureLine, 'hint' | 'href'> = {},
	...meant: readonly Meant[]
): FigureLine => ({ label, value: String(value), ...more, meaning: meant.map(meaningOf).join(' ') });

/** So many of all. */
export const part = (label: string, some: number, all: number, ...meant: readonly Meant[]): FigureLine =>
	figureLine(label, `${some} von ${all}`, { hint: share(some, all) }, ...meant);

/** Those that there are. */
export const linesOf = (lines: readonly (FigureLine | false | null | undefined)[]): readonly FigureLine[] =>
	lines.flatMap((one) => one || []);
