import { spaced } from '../bill.ts';
import { OURS } from '../book.ts';
import { foldedText, foldedLetters, termsOf, wordsIn, type SearchTerm } from './forgiving.ts';
import { sentencesOf, type PrintedChapter, type PrintedRule, type PrintedSection } from './print.ts';

/** What of a book is shown: rules with all these words, only those that differ from the parent's, or that the app decided. */
interface WantedRules {
	readonly words: readonly SearchTerm[];
	readonly onlyDifferent: boolean;
	readonly onlyOurs: boolean;
}

/** A book as the search reads it: all of its text, and every word of it. */
interface Index {
	readonly text: string;
	readonly vocabulary: readonly string[];
}

export function indexOf(chapters: readonly PrintedChapter[]): Index {
	const text = chapters
		.flatMap(({ sections }) =>
			sections.flatMap((section) => section.rules.map((rule) => textOf(section, rule)))
		)
		.join('\n');
	return { text: foldedText(text), vocabulary: wordsIn(text) };
}

/** What a query asks for in this book. */
export const queryIn = ({ text, vocabulary }: Index, query: string): readonly SearchTerm[] =>
	termsOf(query, text, vocabulary);

/** The chapters with what is wanted of them; a section whose title has all the words is shown whole. */
export function found(chapters: readonly PrintedChapter[], wanted: WantedRules): readonly PrintedChapter[] {
	return chapters
		.map((chapter) => ({
			...chapter,
			sections: chapter.sections
				.map((section) => ({
					...section,
					rules: section.rules
						.filter((rule) => isWanted(section, rule, wanted))
						.map((rule) => withRows(section, rule, wanted.words))
				}))
				.filter(({ rules }) => rules.length > 0)
		}))
		.filter(({ sections }) => sections.length > 0);
}

function isWanted(section: PrintedSection, rule: PrintedRule, wanted: WantedRules): boolean {
	if (wanted.onlyDifferent && rule.differs === null) return false;
	if (wanted.onlyOurs && rule.ours === null) return false;
	return wanted.words.length === 0 || hasAll(saidIn(section, rule), wanted.words);
}

/** What each rule says, folded: a search asks all of them with each letter that is typed. */
const folded = new WeakMap<PrintedRule, string>();

function saidIn(section: PrintedSection, rule: PrintedRule): string {
	const known = folded.get(rule);
	if (known !== undefined) return known;
	const said = foldedText(textOf(section, rule));
	folded.set(rule, said);
	return said;
}

function textOf({ title, source }: PrintedSection, rule: PrintedRule): string {
	const mark = rule.ours === null ? '' : `${OURS} ${rule.ours}`;
	return `${title} ${source} ${rule.source ?? ''} ${sentencesOf(rule.block)} ${mark}`;
}

/** Of a list of names and what they mean only the rows that were found; other tables are read whole. */
function withRows(section: PrintedSection, rule: PrintedRule, words: readonly SearchTerm[]): PrintedRule {
	if (words.length === 0 || rule.block.type !== 'table' || rule.block.head.length > 0) return rule;
	const rows = rule.rows.filter(({ cells }) =>
		hasAll(foldedText(`${section.title} ${cells.join(' ')}`), words)
	);
	return rows.length > 0 ? { ...rule, rows } : rule;
}

const hasAll = (said: string, words: readonly SearchTerm[]): boolean =>
	words.every((spellings) => spellings.some((word) => said.includes(word)));

/** How many rules are shown. */
export const countOf = (chapters: readonly PrintedChapter[]): number =>
	chapters.reduce(
		(sum, { sections }) => sum + sections.reduce((rules, section) => rules + section.rules.length, 0),
		0
	);

/** A stretch of a text: plain, a hit of the search, or a paragraph that can be followed. */
export interface Stretch {
	readonly text: string;
	readonly hit: boolean;
	/** The fragment it leads to, null where it leads nowhere. */
	readonly to: string | null;
}

/** A text cut where words were found and where it names a paragraph of this book. */
export function stretches(
	text: string,
	words: readonly SearchTerm[],
	anchors: ReadonlySet<string>
): readonly Stretch[] {
	return text
		.split(/(§\d+(?:\.\d+)*)/)
		.filter((part) => part !== '')
		.flatMap((part): readonly Stretch[] => {
			const to = /^§\d/.test(part) && anchors.has(part.slice(1)) ? part.slice(1) : null;
			const text = spaced(part);
			return to === null ? hits(text, words.flat()) : [{ text, hit: false, to }];
		});
}

function hits(text: string, words: readonly string[]): readonly Stretch[] {
	// Letters are compared one by one, so that "ß" (two letters when folded) moves nothing.
	const letters = [...text];
	const starts: number[] = [];
	let small = '';
	for (const letter of foldedLetters(letters)) {
		starts.push(small.length);
		small += letter;
	}
	const marked = letters.map(() => false);
	for (const word of words) {
		for (let at = small.indexOf(word); at >= 0; at = small.indexOf(word, at + word.length)) {
			starts.forEach((start, i) => {
				if (start >= at && start < at + word.length) marked[i] = true;
			});
		}
	}
	const found: { text: string; hit: boolean; to: null }[] = [];
	letters.forEach((letter, i) => {
		const hit = marked[i] ?? false;
		const last = found.at(-1);
		if (last?.hit === hit) last.text += letter;
		else found.push({ text: letter, hit, to: null });
	});
	return found;
}

/** Every fragment of a book that can be led to. */
export const anchorsOf = (chapters: readonly PrintedChapter[]): ReadonlySet<string> =>
	new Set(
		chapters.flatMap(({ sections }) =>
			sections.flatMap(({ anchor, rules }) => [
				anchor,
				...rules.flatMap((rule) => (rule.anchor === null ? [] : [rule.anchor]))
			])
		)
	);
