import { lettersOf } from '#lib/base/text.ts';

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
