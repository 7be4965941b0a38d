import { lettersOf } from '#lib/base/text.ts';

/**
 * The text, cut to `most` characters if it is longer; "…" then takes the last place. Characters are code points, as in
 * the club file; parts of one visible sign are never separated.
 */
export function cutTo(most: number, text: string): string {
	if (text.length <= most || [...text].length <= most) return text;
	let cut = '';
	let length = 0;
	for (const seen of lettersOf(text.slice(0, 2 * most))) {
		length += [...seen].length;
		if (length > most - 1) break;
		cut += seen;
	}
	return `${cut.trimEnd()}…`;
}
