import type { Book } from '../book.ts';
import { genderOf, pluralOf, roundWord, STOCK_FORMS, TERM_WORDS, termOf } from '../book-words.ts';
import { TERMS, type Term } from '../vocabulary.ts';
import type { Block, Outline } from './shape.ts';
import { schussWord } from './wording.ts';

/** What a sentence may call the first of these words besides. */
const FORMS: Readonly<Record<string, readonly string[]>> = { Schuss: ['Schüsse', 'Schüssen'] };

/**
 * An outline as a club reads it that calls things otherwise: a Schuss, Deckel, Tout or Mungo by its own word, wherever the
 * sentence does not name that word already. Names of contracts that are also plain German ("Sie") stay.
 */
export function inOwnWords(outline: Outline, parent: Book, book: Book): Outline {
	const say = saidFrom(wordsOf(parent), book);
	if (!say) return outline;
	return outline.map((chapter) => ({
		...chapter,
		sections: chapter.sections.map((section) => ({
			...section,
			title: say(section.title),
			rules: section.rules.map((rule) =>
				rule.kind === 'said' ? { ...rule, block: withoutItself(reworded(rule.block, say)) } : rule
			)
		}))
	}));
}

/** A glossary does not explain a word by itself ("Ramsch: Ein Ramsch."). */
const withoutItself = (block: Block): Block =>
	block.type === 'table'
		? { ...block, rows: block.rows.filter(({ cells: [name = '', says] }) => says !== `Ein ${name}.`) }
		: block;

/** A sentence that speaks of any book, in the words of this one. */
export const inWordsOf = (book: Book): ((text: string) => string) =>
	saidFrom(['Schuss', 'Deckel', 'Tout', 'Spritze', 'Stöckle', 'Mungo', 'Mungorunde'], book) ??
	((text) => text);

/** Puts sentences with these words, in the order of `wordsOf`, into the words of a book; null if they are the same. */
function saidFrom(words: readonly (string | undefined)[], book: Book): ((text: string) => string) | null {
	const own = wordsOf(book);
	const pairs = words.flatMap((from, i): (readonly [RegExp, string])[] => {
		const to = own[i];
		if (from === undefined || to === undefined || from === to) return [];
		const forms = [wholeWord([from, ...(FORMS[from] ?? [])]), to] as const;
		return from === 'Mungo' ? [forms, [wholeWord([pluralOf(from)]), pluralOf(to)]] : [forms];
	});
	const terms = termsIn(book);
	if (pairs.length === 0 && !terms) return null;
	const renamed = (text: string): string =>
		pairs.reduce((said, [from, to]) => (said.includes(to) ? said : said.replaceAll(from, () => to)), text);
	return (text) => (terms ? terms(renamed(text)) : renamed(text));
}

const wholeWord = (forms: readonly string[]): RegExp =>
	new RegExp(
		`(?<!\\p{L})(?:${forms.map((form) => form.replaceAll(/[^\p{L}\d ]/gu, '.')).join('|')})(?!\\p{L})`,
		'gu'
	);

/** A sentence with the terms of a book's own instead of the usual ones, the Stock with its article. */
export function termsIn(book: Book): ((text: string) => string) | null {
	const own = TERMS.filter((term) => term !== 'legen' && term !== 'schuss').filter(
		(term) => book.words.terms[term] !== undefined
	);
	if (own.length === 0) return null;
	const gender = genderOf(book, 'stock');
	const pairs = own.flatMap((term): (readonly [RegExp, string])[] => {
		const to = termOf(book, term);
		const articles = Object.entries(STOCK_FORMS.der).map(
			([how, usual]) =>
				[`${usual} ${TERM_WORDS.stock}`, `${STOCK_FORMS[gender][how as 'der']} ${to}`] as const
		);
		const forms: readonly (readonly [string, string])[] =
			term === 'stock'
				? [...articles.sort(([a], [b]) => b.length - a.length), ['Stocks?', to]]
				: [[INFLECTED[term], to]];
		return forms.map(([from, said]) => [new RegExp(`(?<!\\p{L})(?:${from})(?!\\p{L})`, 'gu'), said] as const);
	});
	return (text) => pairs.reduce((said, [from, to]) => said.replaceAll(from, () => to), text);
}

/** A term as the sentences of the makers inflect it. */
const INFLECTED: Readonly<Record<Exclude<Term, 'stock' | 'legen' | 'schuss'>, string>> = {
	schneider: 'Schneiders?',
	schwarz: 'Schwarz',
	laufende: 'Laufenden?',
	laufender: 'Laufende[rm]',
	bockspiel: 'Bockspiele?s?',
	jungfrau: 'Jungfrau(?:en)?'
};

const wordsOf = (book: Book): readonly (string | undefined)[] => [
	schussWord(book),
	book.words.deckel,
	book.words.tout,
	book.words.spritze,
	book.words.stoeckle,
	book.words.contracts.mungo,
	book.words.rounds.mungorunde && roundWord(book, 'mungorunde')
];

export function reworded(block: Block, say: (text: string) => string): Block {
	switch (block.type) {
		case 'text':
			return { ...block, text: say(block.text) };
		case 'list':
			return { ...block, items: block.items.map(say) };
		case 'table':
			return {
				...block,
				head: block.head.map(say),
				rows: block.rows.map((row) => ({ ...row, cells: row.cells.map(say) }))
			};
		case 'example':
			return { ...block, label: say(block.label), sum: say(block.sum) };
	}
}
