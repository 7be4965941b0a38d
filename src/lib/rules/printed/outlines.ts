import type { Book } from '../book.ts';
import { termOf } from '../book-words.ts';
import { inWords } from '../words-in-text.ts';
import { MAKERS } from './makers.ts';
import { printBook, type PrintedChapter, type Source } from './print.ts';
import { readText } from './read-text.ts';
import {
	eachText,
	plain,
	standsIn,
	type Block,
	type Needs,
	type Outline,
	type OutlineRule
} from './shape.ts';
import allgaeuText from './texts/allgaeu.md?raw';
import heilsbronnText from './texts/heilsbronn.md?raw';
import muenchenText from './texts/muenchen.md?raw';
import schafkopfschuleText from './texts/schafkopfschule.md?raw';
import weitnauText from './texts/weitnau.md?raw';

/** A text that a book of ours is printed from. */
interface BookText {
	readonly text: string;
	/** In a few words, whose rules they are. */
	readonly about: string;
	/** The book of ours that this one is an edition of. */
	readonly editionOf?: string;
}

const TEXTS: ReadonlyMap<string, BookText> = new Map([
	[
		'allgaeu',
		{ text: allgaeuText, about: 'Schafkopf-Freunde Allgäu, mit Deckeln, Mungo und besonderen Runden' }
	],
	[
		'weitnau',
		{
			text: weitnauText,
			about: 'Das Zockergesetzbuch der Weitnau-Gang, der Vorläufer der Allgäuer Regeln',
			editionOf: 'allgaeu'
		}
	],
	[
		'schafkopfschule',
		{ text: schafkopfschuleText, about: 'Regeln und Turnierordnung der Schafkopfschule e. V.' }
	],
	['muenchen', { text: muenchenText, about: 'Die Seite eines Münchner Spielers: zwei Tarife und ein Stock' }],
	[
		'heilsbronn',
		{
			text: heilsbronnText,
			about: 'Das Schafkopfrennen des Kulturvereins Heilsbronn: nur Punkte, kein Kontra, sonst über Kreuz'
		}
	]
]);

/** What is said of a book of ours beside its text; undefined for a club's own. */
export const textOf = (id: string): Omit<BookText, 'text'> | undefined => TEXTS.get(id);

const read = new Map<string, Outline>();

/** The source of a book by its id, read when it is asked for first; undefined for a book that has none. */
export function outlineOf(id: string): Outline | undefined {
	const text = TEXTS.get(id)?.text;
	if (text === undefined || read.has(id)) return read.get(id);
	// What the others say as the Allgäu does they take over.
	const others = id === 'allgaeu' ? {} : { allgaeu: outlineOf('allgaeu') ?? [] };
	const outline = readText(`${id}.md`, text, { makers: MAKERS, others });
	read.set(id, outline);
	return outline;
}

/** The outline of a source as far as a book that was made from it still says what its sentences need. */
export function standingOutline(outline: Outline, origin: Book, book: Book): Outline {
	const stands = (needs?: Needs): boolean => standsIn(origin, book, needs);
	const ruleOf = (rule: OutlineRule): OutlineRule => {
		if (rule.kind === 'made') return rule;
		// What a source tells of its own club is no other rule where a book leaves it out.
		if (rule.elsewhere !== undefined && book.id !== origin.id)
			return { ...rule, alike: true, block: plain(rule.elsewhere) };
		if (rule.block.type !== 'table') return rule;
		const { rows } = rule.block;
		const left = rows.filter(({ cells: [name = ''] }) => stands(rule.rowNeeds?.[name]));
		// A word fewer in a glossary is no other rule.
		return left.length === rows.length
			? rule
			: { ...rule, alike: true, block: { ...rule.block, rows: left } };
	};
	return outline.map((chapter) => ({
		...chapter,
		sections: chapter.sections.map((section) => ({
			...section,
			rules: section.rules
				.filter((rule) => rule.kind === 'made' || (stands(section.needs) && stands(rule.needs)))
				.map(ruleOf)
		}))
	}));
}

/** An outline in the words of a book. */
const spoken = (outline: Outline, book: Book): Outline =>
	outline.map((chapter) => ({
		...chapter,
		sections: chapter.sections.map((section) => ({
			...section,
			title: inWords(book, section.title),
			rules: section.rules.map((rule) =>
				rule.kind === 'said' ? { ...rule, block: blockIn(book, rule.block) } : rule
			)
		}))
	}));

/** A word is not explained by itself, "Ramsch: Ein Ramsch.", nor named twice, "eine Spritze, auch Spritze". */
function blockIn(book: Book, block: Block): Block {
	const said = eachText(block, (text) =>
		inWords(book, text).replace(/(\p{Lu}\p{L}+), auch \1(?!\p{L})/u, '$1')
	);
	if (said.type !== 'table') return said;
	const isExplained = (name: string, says: string): boolean => says.replace(/^Ein[es]? /, '') !== `${name}.`;
	return { ...said, rows: said.rows.filter(({ cells: [name = '', says = ''] }) => isExplained(name, says)) };
}

/** A book's doublings by the names that another has for as many. */
const schussCalledAs = (other: Book, { schuss }: Book): Book['schuss'] =>
	schuss.names.length === other.schuss.names.length ? { ...schuss, names: other.schuss.names } : schuss;

/**
 * A book of Schafkopf as it is printed, in its source's order; a house book, which has no source, in that of the book it was
 * made from. The parent is put into this book's words before the two are compared, so that another name for the same thing is
 * no other rule.
 */
export function printSchafkopf(book: Book, parent: Book | null): readonly PrintedChapter[] {
	const own = outlineOf(book.id);
	const outline = (parent && outlineOf(parent.id)) ?? [];
	if (!parent) return printBook(sourceOf(book, book, spoken(own ?? [], book)), null);
	const standing = (of: Book): Outline => standingOutline(outline, parent, of);
	const source = sourceOf(book, book, spoken(own ?? standing(book), book));
	// What only the source can say of itself is no rule that a club's book lacks.
	const without = own ? outline : standing({ ...parent, id: book.id });
	// Where its rules speak of the source's club it says what a book made of it says.
	const speaking = own ? parent : book;
	const schuss = schussCalledAs(speaking, parent);
	// Also where it doubles more or less often.
	const terms = { ...book.words.terms, schuss: termOf(speaking, 'schuss') };
	const renamed = { ...parent, schuss, words: { ...book.words, terms }, parent: speaking.parent };
	const before = sourceOf(parent, renamed, spoken(without, speaking));
	// What the parent is quoted with stays as it says it.
	const quoted = own ? before : sourceOf(parent, parent, spoken(without, parent));
	return printBook(source, before, quoted);
}

/** The makers with this book in hand. */
export const writersOf = (book: Book): Source['writers'] => sourceOf(book, book, []).writers;

function sourceOf(book: Book, renamed: Book, outline: Outline): Source {
	const writers = [...MAKERS].map(([name, { title, write, ownWords }]) => {
		const meant = ownWords ? book : renamed;
		return [name, { title: title(meant), write: () => write(meant) }] as const;
	});
	return { name: book.name, outline, writers: new Map(writers) };
}
