import type { RoundKind } from '../vocabulary.ts';
import { type PrintedChapter, type PrintedRule, sentencesOf } from './print.ts';
import type { Telling, Topic } from './shape.ts';

/** What decides which of a book's printed rules a table hears before a game. */
export interface TableNow {
	/** Whether the evening is a Meisterschaft or a tournament. */
	readonly championship: boolean;
	/** Whether it is the evening's first game. */
	readonly first: boolean;
	/** The running round that binds the game; null for none. */
	readonly round: RoundKind | null;
	/** Whether a Deckel may be laid. */
	readonly laying: boolean;
	/** How many sit there. */
	readonly seats: number;
}

/** A printed rule that holds now, with the fragment of the book that leads to it. */
export interface ToldRule {
	readonly key: string;
	readonly topic: Topic;
	/** What it takes out of what may be played now; null for nothing. */
	readonly bars: 'tout' | null;
	readonly text: string;
	readonly source: string;
	readonly anchor: string;
	/** Why the app decided it; null where the source says it. */
	readonly ours: string | null;
}

/**
 * The printed rules that hold for the game that is dealt now, in the order of the book: the very sentences, never others. A book
 * without a chapter on championships plays there as on any evening.
 */
export function toldNow(chapters: readonly PrintedChapter[], now: TableNow): readonly ToldRule[] {
	const rules = chapters.flatMap(({ sections }) =>
		sections.flatMap((section) => section.rules.map((rule) => ({ section, rule })))
	);
	const knows = rules.some(({ rule }) => rule.told?.at === 'championship');
	const table = { ...now, championship: now.championship && knows };
	return rules.flatMap(({ section, rule }): readonly ToldRule[] => {
		const { key, told, block, source, anchor, ours } = rule;
		// A table of figures is read in the book.
		if (!told || block.type === 'table' || !holds(told, table)) return [];
		return [
			{
				key,
				topic: told.topic,
				bars: told.bars ?? null,
				text: sentencesOf(block),
				source: source ?? section.source,
				anchor: anchor ?? section.anchor,
				ours
			}
		];
	});
}

/** What a sentence may depend on; each holds where it is not said. */
const CONDITIONS: readonly ((told: Telling, now: TableNow) => boolean)[] = [
	({ topic, laying }, now) => now.laying || (topic !== 'laying' && !laying),
	({ from = 0 }, { seats }) => seats >= from,
	({ at }, { championship }) => at === undefined || (at === 'championship') === championship,
	({ first = false }, now) => now.first || !first,
	({ in: only }, { round }) => !only || (round !== null && only.includes(round)),
	({ notIn }, { round }) => round === null || !notIn?.includes(round)
];

const holds = (told: Telling, now: TableNow): boolean => CONDITIONS.every((one) => one(told, now));

/** What a book prints under this key, in words; null if it has no such rule. */
export function printedSentence(chapters: readonly PrintedChapter[], key: PrintedRule['key']): string | null {
	const rules = chapters.flatMap(({ sections }) => sections.flatMap((section) => section.rules));
	const rule = rules.find((one) => one.key === key);
	return rule ? sentencesOf(rule.block) : null;
}

/** Where a book prints a rule: its paragraph and the fragment that leads there; null if it has no such rule. */
export function placeOf(
	chapters: readonly PrintedChapter[],
	key: PrintedRule['key']
): { readonly source: string; readonly anchor: string } | null {
	for (const { sections } of chapters)
		for (const section of sections) {
			const rule = section.rules.find((one) => one.key === key);
			if (rule) return { source: rule.source ?? section.source, anchor: rule.anchor ?? section.anchor };
		}
	return null;
}
