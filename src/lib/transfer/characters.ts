import { lettersOf } from '#lib/base/text.ts';

/**
 * The text, where it is longer than `most` characters its beginning with "…" in the last place. Characters count as in the
 * club file (code points); none that belong together are parted.
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
