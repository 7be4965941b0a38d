import { sentencesOf, type PrintedChapter, type PrintedSection } from '#lib/rules/printed/print.ts';

// A section keeps about its room until its rules are drawn.

/** Letters in a line of a phone, and the pixels of a line, of a row's lines and of a heading. */
const LETTERS = 42;
const LINE = 24;
const ROW = 11;
const HEADING = 50;

/** About how high a section stands on a phone, in pixels. */
export const heightOf = ({ rules }: PrintedSection): number =>
	rules.reduce((sum, { block, rows }) => {
		const lines = Math.ceil(sentencesOf(block).length / LETTERS);
		return sum + lines * LINE + rows.length * ROW + LINE / 2;
	}, HEADING);

/** More than this is not seen at once, on whatever screen. */
const SIGHT = 1000;

/** The sections that are seen first: those at the top, and the one that a fragment leads to with what follows it. */
export function firstSections(chapters: readonly PrintedChapter[], fragment: string): ReadonlySet<string> {
	const sections = chapters.flatMap((chapter) => chapter.sections.map((section) => ({ chapter, section })));
	const from = sections.findIndex(
		({ chapter, section }) =>
			chapter.anchor === fragment ||
			section.anchor === fragment ||
			section.rules.some(({ anchor }) => anchor === fragment)
	);
	let height = 0;
	return new Set(
		sections
			.slice(Math.max(0, from))
			.filter(({ section }) => {
				const before = height;
				height += heightOf(section);
				return before < SIGHT;
			})
			.map(({ section }) => section.anchor)
	);
}
