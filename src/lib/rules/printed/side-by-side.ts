import { spaced } from '../bill.ts';
import type { Book } from '../book.ts';
import { pluralOf } from '../words-in-text.ts';
import type { PrintedChapter } from './print.ts';
import { NOTHING_SAID, type Block } from './shape.ts';

/** What two books say of one thing. */
interface Beside {
	readonly key: string;
	/** "Laufende"; empty where the section's title says it. */
	readonly what: string;
	/** A book that says nothing has no lines. */
	readonly texts: readonly [readonly string[], readonly string[]];
	/** Both say it, be it in other words. */
	readonly same: boolean;
}

/** A section of either book, in the order of the first, then what only the second has. */
interface BesideSection {
	readonly title: string;
	readonly rows: readonly Beside[];
}

/** A line of a book, as "Laufende: Ab 3, je 0,05 €." what it is about apart. */
interface Line {
	readonly what: string;
	readonly text: string;
	/** Both without the book's own words. */
	readonly about: string;
	readonly meant: string;
}

interface Said {
	readonly title: string;
	readonly lines: readonly Line[];
}

const UNSAID: Said = { title: '', lines: [] };

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
 * Both books as they are printed, each in its own words, by what they speak of. A line is the same in both also where it
 * differs by what the two call the same thing. An ordered list is one line: its order is what it says.
 */
export function besideEachOther(
	one: readonly PrintedChapter[],
	other: readonly PrintedChapter[],
	called: readonly [CalledBy, CalledBy] = [{}, {}]
): readonly BesideSection[] {
	const [mine, theirs] = [saidBy(one, called[0]), saidBy(other, called[1])];
	const sections = new Map<string, Beside[]>();
	for (const key of new Set([...mine.keys(), ...theirs.keys()])) {
		const [here, there] = [mine.get(key) ?? UNSAID, theirs.get(key) ?? UNSAID];
		const { title } = mine.has(key) ? here : there;
		const rows = rowsOf(key, here.lines, there.lines);
		sections.set(title, [...(sections.get(title) ?? []), ...rows]);
	}
	return [...sections].map(([title, rows]) => ({ title, rows }));
}

const wordsOf = (text: string): readonly string[] => text.match(/\S+\s*/gu) ?? [];

/** A text in three parts: as the other begins, what is its own, as the other ends. By words. */
export function ownPart(text: string, other: string): readonly [string, string, string] {
	const [mine, theirs] = [wordsOf(text), wordsOf(other)];
	const least = Math.min(mine.length, theirs.length);
	let from = 0;
	while (from < least && mine[from]?.trim() === theirs[from]?.trim()) from += 1;
	let to = 0;
	while (to < least - from && mine.at(-1 - to)?.trim() === theirs.at(-1 - to)?.trim()) to += 1;
	const end = mine.length - to;
	return [mine.slice(0, from).join(''), mine.slice(from, end).join(''), mine.slice(end).join('')];
}

const isSame = (one: Line, other: Line): boolean => one.meant === other.meant || one.text === other.text;

/** The lines of a rule by what they are about: what both say, then what differs. */
function rowsOf(key: string, mine: readonly Line[], theirs: readonly Line[]): readonly Beside[] {
	return [...new Set([...mine, ...theirs].map(({ about }) => about))].flatMap((about) => {
		const here = mine.filter((line) => line.about === about);
		const there = theirs.filter((line) => line.about === about);
		return [true, false].flatMap((same) => {
			const of = (lines: readonly Line[], others: readonly Line[]): readonly Line[] =>
				lines.filter((line) => others.some((other) => isSame(line, other)) === same);
			const [left, right] = [of(here, there), of(there, here)];
			const what = (left[0] ?? right[0])?.what;
			const texts = [left.map(({ text }) => text), right.map(({ text }) => text)] as const;
			return what === undefined ? [] : [{ key: `${key} ${about} ${same}`, what, texts, same }];
		});
	});
}

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
						const meant = key === GLOSSARY ? String : meaning;
						return [key, { title, lines: linesOf(block).map((line) => lineOf(line, meant)) }] as const;
					})
			)
		)
	);
}

/** What a line is about stands in front, before a colon. */
const ABOUT = /^([^.:!?]{1,40}): (.+)$/su;

function lineOf(line: string, meaning: (text: string) => string): Line {
	const shown = spaced(line);
	const [, what = '', text = shown] = ABOUT.exec(shown) ?? [];
	return { what, text, about: meaning(what), meant: meaning(text) };
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
