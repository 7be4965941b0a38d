import { holdersIn, type Book } from './book.ts';
import { mungoOf } from './contract-kind.ts';
import { before, roundWord, termOf, usualGender, type Gender } from './book-words.ts';
import type { RoundKind } from './vocabulary.ts';

/** What says how things are called. */
type Speaking = Pick<Book, 'contracts' | 'kurz' | 'order'> & {
	readonly schuss: Pick<Book['schuss'], 'names'>;
	readonly words: Pick<
		Book['words'],
		'contracts' | 'deckel' | 'genders' | 'rounds' | 'spritze' | 'stoeckle' | 'suits' | 'terms' | 'tout'
	>;
};

/** What things are called where no book says it. */
const USUAL: Speaking = {
	...{ contracts: {}, order: [], schuss: { names: [] } },
	words: {
		...{ contracts: {}, genders: {}, rounds: {}, terms: {} },
		suits: { eichel: 'Eichel', laub: 'Laub', herz: 'Herz', schell: 'Schell' },
		...{ deckel: 'Deckel', spritze: 'Spritze', stoeckle: 'Stöckle', tout: 'Tout' }
	}
};

/** A round by the book's word, or by what it is usually called. */
const round =
	(kind: RoundKind, usual: string) =>
	(book: Speaking): string =>
		book.words.rounds[kind] ? roundWord(book, kind) : usual;

/** The words of a book that a sentence speaks in. */
const WORDS = {
	schuss: (book) => termOf(book, 'schuss'),
	deckel: ({ words }) => words.deckel,
	tout: ({ words }) => words.tout,
	spritze: ({ words }) => words.spritze,
	stoeckle: ({ words }) => words.stoeckle,
	mungo: ({ words, ...book }) => words.contracts[mungoOf(book) ?? 'mungo'] ?? 'Mungo',
	bockrunde: round('bockrunde', 'Bockrunde'),
	mungorunde: round('mungorunde', 'Mungorunde'),
	gardareizrunde: round('gardareizrunde', 'Gardareizrunde'),
	stoecklesrunde: round('stoecklesrunde', 'Stöcklesrunde'),
	megastoecklesrunde: round('megastoecklesrunde', 'Megastöcklesrunde'),
	riminirunde: round('riminirunde', 'Rimini Runde'),
	abschlussrunde: round('abschlussrunde', 'Abschlussrunde'),
	schneider: (book) => termOf(book, 'schneider'),
	schwarz: (book) => termOf(book, 'schwarz'),
	laufende: (book) => termOf(book, 'laufende'),
	laufender: (book) => termOf(book, 'laufender'),
	stock: (book) => termOf(book, 'stock'),
	bockspiel: (book) => termOf(book, 'bockspiel'),
	jungfrau: (book) => termOf(book, 'jungfrau'),
	eichel: ({ words }) => words.suits.eichel,
	laub: ({ words }) => words.suits.laub,
	herz: ({ words }) => words.suits.herz,
	schell: ({ words }) => words.suits.schell
} as const satisfies Readonly<Record<string, (book: Speaking) => string>>;
type WordKey = keyof typeof WORDS;

/** "stock" is the word, "stock.in" what stands before it and the word, "stock:er" what stands before it or in its place alone. */
type WordName = WordKey | `${WordKey}${'.' | ':'}${string}`;

/**
 * How many play, and how many one alone plays against, as the sources say it of four; by a book for three it is the number on
 * the right.
 */
const OF_THREE: Readonly<Record<string, string>> = {
	...{ vier: 'drei', Vier: 'Drei', vieren: 'dreien' },
	...{ drei: 'zwei', dreimal: 'zweimal' }
};
const isNumber = (name: string): boolean => Object.hasOwn(OF_THREE, name);

const NAME = /^(\w+)(?:([.:])(\p{L}+))?$/u;
const isKey = (key: string): key is WordKey => Object.hasOwn(WORDS, key);

/** What the word is, and the form that is asked for behind a dot or a colon. */
function partsOf(name: string): { readonly key: string; readonly mark: string; readonly form: string } {
	const [, key = '', mark = '', form = 'bare'] = NAME.exec(name) ?? [];
	return { key, mark, form };
}

const numberIn = (book: Speaking, name: string): string => (holdersIn(book) === 3 && OF_THREE[name]) || name;

const isWithSeveral = (form: string): boolean => ['die', 'keine'].includes(form);

/** Whether a sentence may call a word so. */
export function isWordName(name: string): name is WordName {
	if (isNumber(name)) return true;
	const { key, form } = partsOf(name);
	if (!isKey(key)) return false;
	const isForm = ['bare', 'plural', 'dative'].includes(form) || before(form, 'der') !== undefined;
	return isForm || (key === 'laufende' && isWithSeveral(form));
}

/**
 * A word of a book as a sentence needs it: "schuss.einen" is "einen Schuss", "eine Spritze", "ein Kontra"; "mungo.plural" is
 * "Mungos", "laufende.dative" "Laufenden", "deckel.bare" the same as "deckel". Nobody says the gender of most of them: then it is
 * guessed by the word's ending. Null for a book is no book at hand.
 */
export function wordIn(book: Speaking | null, name: WordName): string {
	const said = book ?? USUAL;
	if (isNumber(name)) return numberIn(said, name);
	const { key, mark, form } = partsOf(name);
	if (!isKey(key)) return name;
	const word = WORDS[key](said);
	const alone = withoutGender(key, word, form);
	if (alone !== null) return alone;
	const gender = genderIn(said, key, word);
	return mark === ':' ? standingFor(form, gender) : `${before(form, gender)} ${inCase(word, form, gender)}`;
}

/** Several of what this word names, as German usually has it: "Mungos", "Ramsche", "Leger", "Pflichten". */
export function pluralOf(word: string): string {
	if (/schuss$/i.test(word)) return `${word.slice(0, -3)}üsse`;
	if (/stoß$/i.test(word)) return `${word.slice(0, -2)}öße`;
	if (/spiel$/i.test(word)) return `${word}e`;
	if (/spiele$|erl$|[^aeiouäöül]le$/i.test(word)) return word;
	if (/[aiouyäöü]$/i.test(word)) return `${word}s`;
	if (/e$/.test(word)) return `${word}n`;
	if (/(?:el|er|en|le|chen)$/.test(word)) return word;
	return /(?:icht|ung|heit|keit|schaft|spritz)$/i.test(word) ? `${word}en` : `${word}e`;
}

/** The forms that are the same for every gender; null for any other. */
function withoutGender(key: WordKey, word: string, form: string): string | null {
	// The one word that names several.
	const isSeveral = key === 'laufende';
	const several = isSeveral ? word : pluralOf(word);
	if (form === 'plural') return several;
	if (form === 'dative') return /(?:[ns]|le)$/.test(several) ? several : `${several}n`;
	if (isSeveral && isWithSeveral(form)) return `${form} ${word === 'Laufende' ? 'Laufenden' : word}`;
	return form === 'bare' ? word : null;
}

/** What stands in the place of a word. */
const standingFor = (form: string, gender: Gender): string =>
	form === 'keinen' && gender === 'das' ? 'keines' : (before(form, gender) ?? form);

function inCase(word: string, form: string, gender: Gender): string {
	if (form !== 'des' || gender === 'die') return word;
	return `${word}${/[sßxz]$/.test(word) ? 'es' : 's'}`;
}

function genderIn(book: Speaking, key: WordKey, word: string): Gender {
	const of = key === 'mungo' ? (mungoOf(book) ?? key) : key;
	const own = book.words.genders[of as 'stock'];
	return own ?? usualGender(word);
}

/** A text with a book's words in the place of their names in braces; null for a book speaks as is usual. */
export const inWords = (book: Speaking | null, text: string): string =>
	text.replaceAll(/\{([^{}]+)\}/g, (whole, name: string) => (isWordName(name) ? wordIn(book, name) : whole));
