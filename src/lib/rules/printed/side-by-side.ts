import type { Book } from '../book.ts';
import { pluralOf } from '../book-words.ts';
import type { PrintedChapter } from './print.ts';
import { NOTHING_SAID, type Block } from './shape.ts';

/** What two books say about one thing, where they do not say the same; a book that says nothing has no lines. */
interface Differing {
	readonly key: string;
	readonly texts: readonly [readonly string[], readonly string[]];
}

/** A section of either book with the rules that differ, in the order of the first, then what only the second has. */
interface DifferingSection {
	readonly title: string;
	readonly rules: readonly Differing[];
}

interface Said {
	readonly title: string;
	readonly lines: readonly string[];
	/** The same without the book's own words. */
	readonly meant: readonly string[];
}

/** What a book calls things, by what is meant. */
export type CalledBy = Readonly<Record<string, string>>;

/** What two books may call otherwise without saying anything else. */
export const calledBy = ({ words }: Book): CalledBy => ({
	...words.contracts,
	...words.rounds,
	...words.suits,
	...{ tout: words.tout, deckel: words.deckel, spritze: words.spritze, stoeckle: words.stoeckle }
});

/**
 * Both books as they are printed, each in its own words; a line that both have under the same heading is left out, also where
 * it differs by what the two call the same thing. An ordered list is one line: its order is what it says.
 */
export function differencesOf(
	one: readonly PrintedChapter[],
	other: readonly PrintedChapter[],
	called: readonly [CalledBy, CalledBy] = [{}, {}]
): readonly DifferingSection[] {
	const [mine, theirs] = [saidBy(one, called[0]), saidBy(other, called[1])];
	const sections = new Map<string, Differing[]>();
	for (const key of new Set([...mine.keys(), ...theirs.keys()])) {
		const [here, there] = [mine.get(key), theirs.get(key)];
		const texts = [only(here, there), only(there, here)] as const;
		if (texts.every((lines) => lines.length === 0)) continue;
		const title = (here ?? there)?.title ?? '';
		sections.set(title, [...(sections.get(title) ?? []), { key, texts }]);
	}
	return [...sections].map(([title, rules]) => ({ title, rules }));
}

const only = (said: Said | undefined, besides: Said | undefined): readonly string[] =>
	said?.lines.filter((line, i) => {
		const meant = said.meant[i];
		return !besides?.lines.includes(line) && (meant === undefined || !besides?.meant.includes(meant));
	}) ?? [];

/** Where the words themselves are what is told. */
const GLOSSARY = 'words.table';

function saidBy(chapters: readonly PrintedChapter[], called: CalledBy): ReadonlyMap<string, Said> {
	const meaning = meaningBy(called);
	return new Map(
		chapters.flatMap(({ sections }) =>
			sections.flatMap(({ title, rules }) =>
				rules
					.filter(({ differs }) => differs !== 'entfällt')
					.map(({ key, block }) => {
						const lines = linesOf(block);
						return [key, { title, lines, meant: key === GLOSSARY ? [] : lines.map(meaning) }] as const;
					})
			)
		)
	);
}

/** What may stand before a word and goes by its gender. */
const ARTICLE =
	'(?:[DdJj](?:er|ie|as|en|em|ede[rsnm]?)|(?:[Kk]?[Ee]|[Ss]e)ine?[nrms]?|[Ii](?:m|ns?(?: de[rn]| die)?)|zu[mr]) ';

/** A text with what is meant in the place of the book's own word for it, one or several, whatever its gender. */
function meaningBy(called: CalledBy): (text: string) => string {
	const meant = new Map(
		Object.entries(called).flatMap(([what, word]) =>
			[pluralOf(word), word].map((form) => [form, what] as const)
		)
	);
	if (meant.size === 0) return (text) => text;
	const words = [...meant.keys()].sort((one, other) => other.length - one.length).map(escaped);
	// Safari before 16.4 can't look behind, so the sign before a word is taken along.
	const pattern = new RegExp(`(^|\\P{L})(?:${ARTICLE})?(${words.join('|')})(?!\\p{L})`, 'gu');
	return (text) =>
		text.replace(pattern, (_, before: string, word: string) => `${before}<${meant.get(word)}>`);
}

const escaped = (word: string): string => word.replaceAll(/[.*+?^${}()|[\]\\/-]/g, '\\$&');

function linesOf(block: Block): readonly string[] {
	switch (block.type) {
		case 'text':
			return [block.text];
		case 'list':
			return block.ordered ? [block.items.map((item, i) => `${i + 1}. ${item}`).join(', ')] : block.items;
		case 'example':
			return [`${block.label}: ${block.sum}`];
		case 'table':
			return block.rows.map(({ cells: [name = '', ...cells] }) => {
				const told = cells.map((cell, i) => {
					const head = block.head[i + 1];
					return cell === NOTHING_SAID ? '' : head === undefined ? cell : `${head} ${cell}`;
				});
				return `${name}: ${told.filter((cell) => cell !== '').join(', ')}`;
			});
	}
}
