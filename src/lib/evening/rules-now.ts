import { placeOf, type ToldRule } from '#lib/rules/printed/told-now.ts';
import type { PrintedChapter } from '#lib/rules/printed/print.ts';
import type { Topic } from '#lib/rules/printed/shape.ts';

/** Where the book says it. */
interface ToldPlace {
	readonly source: string;
	/** The fragment of the printed book that leads there. */
	readonly anchor: string;
}

/** One German sentence: of the printed book, with its place there, or of this table alone, with the names of its players. */
export interface ToldLine {
	readonly text: string;
	readonly place: ToldPlace | null;
	/** Why the app decided it; null where the source says it, or where it is of this table alone. */
	readonly ours: string | null;
}

/** What holds for the game that is dealt now, under one heading. */
export interface Told {
	readonly title: string;
	readonly lines: readonly ToldLine[];
}

/** A sentence of this table; `key` is that of the printed rule that it follows. */
export function ofTable(text: string, chapters: readonly PrintedChapter[] = [], key?: string): ToldLine {
	return { text, place: key === undefined ? null : placeOf(chapters, key), ours: null };
}

/** The printed rules of a topic, as they stand in the book. */
export const ofBook = (rules: readonly ToldRule[], topic: Topic): readonly ToldLine[] =>
	rules
		.filter((rule) => rule.topic === topic)
		.map(({ text, source, anchor, ours }) => ({ text, place: { source, anchor }, ours }));

/** A heading with its sentences; nothing without any. */
export const headed = (title: string, lines: readonly ToldLine[]): readonly Told[] =>
	lines.length > 0 ? [{ title, lines }] : [];
