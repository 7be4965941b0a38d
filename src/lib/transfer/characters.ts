const clusters = new Intl.Segmenter('de', { granularity: 'grapheme' });

/** The characters as one sees them: a flag, a family or a letter with its accents is one. */
export const seenCharacters = (text: string): readonly string[] =>
	[...clusters.segment(text)].map(({ segment }) => segment);

/**
 * The text, where it is longer than `most` characters its beginning with "…" in the last place. Characters count as in the
 * club file (code points); none that belong together are parted.
 */
export function cutTo(most: number, text: string): string {
	if (text.length <= most || [...text].length <= most) return text;
	let cut = '';
	let length = 0;
	for (const seen of seenCharacters(text.slice(0, 2 * most))) {
		length += [...seen].length;
		if (length > most - 1) break;
		cut += seen;
	}
	return `${cut.trimEnd()}…`;
}
