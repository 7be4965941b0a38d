import { sum } from '#lib/base/collections.ts';
import { lettersOf } from '#lib/base/text.ts';

// How large letters may be on paper, before it is laid out: a sheet has one size, and nobody can scroll on it.

/** How wide letters are, of their size, in the widest of the fonts that systems have: the first of these that one is, or else a small one. */
const WIDTHS: readonly (readonly [RegExp, number])[] = [
	[/[WMwm@]/, 1],
	[/[\p{Lu}\d]/u, 0.68]
];
const SMALL = 0.56;

const widthOf = (text: string): number =>
	sum([...text].map((letter) => WIDTHS.find(([these]) => these.test(letter))?.[1] ?? SMALL));

/** Lines that a text takes in letters of that size, which has the measure of the width: words stay whole where they fit into one. */
export function linesTaken(text: string, width: number, size: number): number {
	let [lines, used] = [1, 0];
	for (const word of text.match(/[^\s-]+[\s-]*/g) ?? []) {
		const wide = widthOf(word) * size;
		if (used > 0 && used + widthOf(word.trimEnd()) * size > width) {
			lines += 1;
			used = 0;
		}
		const more = used === 0 ? Math.ceil(wide / width) - 1 : 0;
		lines += more;
		used += wide - more * width;
	}
	return lines;
}

/** How high the higher of up to two columns is, the first of them filled first. */
export function highestOf(heights: readonly number[], columns: number): number {
	const first = Math.ceil(heights.length / columns);
	return Math.max(sum(heights.slice(0, first)), sum(heights.slice(first)));
}

const STEP = 0.5;

/** The largest of these sizes at which it fits; the least one where it does not at all. */
export function largestSize(
	[most, least]: readonly [number, number],
	fits: (size: number) => boolean
): number {
	let size = most;
	while (size > least && !fits(size)) size -= STEP;
	return size;
}

/**
 * A text in the largest size in which it fits into the room, `most` at best. In less than `least` nobody could read it: it is
 * cut instead. `widthOf` says how wide a text is in size 1.
 */
export function textThatFits(
	text: string,
	room: number,
	[most, least]: readonly [number, number],
	widthOf: (text: string) => number
): { readonly text: string; readonly size: number } {
	const size = Math.min(most, room / Math.max(widthOf(text), Number.EPSILON));
	if (size >= least) return { text, size };
	const signs = [...lettersOf(text)];
	while (signs.length > 1 && widthOf(`${signs.join('')}…`) * least > room) signs.pop();
	return { text: `${signs.join('').trimEnd()}…`, size: least };
}
