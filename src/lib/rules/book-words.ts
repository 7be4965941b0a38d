import type { Book } from './book.ts';
import { mungoOf } from './contract-kind.ts';
import { isOwn, type Contract, type RoundKind, type Term } from './vocabulary.ts';

/** Several of what this word names, as German usually has it: "Mungos", "Ramsche", "Leger", "Pflichten". */
export function pluralOf(word: string): string {
	if (/[aiouyäöü]$/i.test(word)) return `${word}s`;
	if (/e$/.test(word)) return `${word}n`;
	if (/(?:el|er|en|le|chen)$/.test(word)) return word;
	return /(?:icht|ung|heit|keit|schaft)$/.test(word) ? `${word}en` : `${word}e`;
}

/** The book's word for a contract. */
export const wordOf = (book: Book, contract: Contract): string => book.words.contracts[contract] ?? contract;

/** The contracts that are neuter in German; the others are masculine. */
const NEUTER: readonly string[] = ['rufspiel', 'kreuz', 'solo'];

type Gender = 'der' | 'die' | 'das';

/** The article of a word: the book's own, or as its usual word has it. */
export const genderOf = ({ words }: Pick<Book, 'words'>, of: Contract | 'stock'): Gender =>
	words.genders[of] ?? (NEUTER.includes(of) ? 'das' : 'der');

const NONE = { der: 'keinen', die: 'keine', das: 'kein' } as const;

/** The book's word for the Mungo, or for its own game in which everybody plays for himself. */
export const mungoWord = (book: Book): string => wordOf(book, mungoOf(book) ?? 'mungo');

/** A contract on a narrow button. */
export const shortOf = (book: Book, contract: Contract): string =>
	book.words.short[contract] ?? wordOf(book, contract);

/** "kein Solo", "keinen Wenz"; of a club's own contract "Hochzeit nicht". */
export const noneOf = (book: Book, contract: Contract): string =>
	// Nobody knows the gender of a club's own word, unless it says so.
	isOwn(contract) && book.words.genders[contract] === undefined
		? `${wordOf(book, contract)} nicht`
		: `${NONE[genderOf(book, contract)]} ${wordOf(book, contract)}`;

/** A book's title: of the app's own books the name alone, of a club's book the edition as well. */
export const bookTitle = ({
	name,
	edition,
	parent = null
}: Pick<Book, 'name' | 'edition'> & Partial<Pick<Book, 'parent'>>): string =>
	parent === null ? name : `${name}, ${edition}`;

/** What a round of Mungos is called where nobody gave it another name. */
const MUNGORUNDE = 'Mungorunde';

/** The book's word for a round; a round of Mungos is called as they are, unless the book says otherwise. */
export function roundWord(book: OfMungos, kind: RoundKind): string {
	const said = book.words.rounds[kind] ?? kind;
	const mungo = mungoOf(book);
	if (kind !== 'mungorunde' || said !== MUNGORUNDE || mungo === undefined) return said;
	const word = book.words.contracts[mungo] ?? '';
	// A name of several words makes no word with another.
	return /^\p{L}+$/u.test(word) ? `${word.endsWith('e') ? `${word}n` : word}runde` : said;
}

/** What says how a round of Mungos is called. */
export type OfMungos = Pick<Book, 'words' | 'contracts' | 'order'>;

/** What is usual. */
export const TERM_WORDS: Readonly<Record<Term, string>> = {
	schneider: 'Schneider',
	schwarz: 'Schwarz',
	schuss: 'Schuss',
	laufende: 'Laufende',
	laufender: 'Laufender',
	legen: 'Legen',
	stock: 'Stock',
	bockspiel: 'Bockspiel',
	jungfrau: 'Jungfrau'
};

/** The book's word for a thing of the game. */
export const termOf = ({ words }: Pick<Book, 'words'>, term: Term): string =>
	words.terms[term] ?? TERM_WORDS[term];

export const STOCK_FORMS = {
	der: { der: 'der', Der: 'Der', den: 'den', Den: 'Den', dem: 'dem', im: 'im', Im: 'Im', in: 'in den' },
	die: {
		der: 'die',
		Der: 'Die',
		den: 'die',
		Den: 'Die',
		dem: 'der',
		im: 'in der',
		Im: 'In der',
		in: 'in die'
	},
	das: { der: 'das', Der: 'Das', den: 'das', Den: 'Das', dem: 'dem', im: 'im', Im: 'Im', in: 'ins' }
} as const;

/** The Stock by the book's word with its article: "der Stock", "im Stock", "in den Stock". */
export const stockWord = (book: Pick<Book, 'words'>, how: keyof (typeof STOCK_FORMS)['der']): string =>
	`${STOCK_FORMS[genderOf(book, 'stock')][how]} ${termOf(book, 'stock')}`;
