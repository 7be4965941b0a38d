import { capital, counted, inSentence } from '#lib/base/text.ts';
import type { Book } from './book.ts';
import { mungoOf } from './contract-kind.ts';
import { isOwn, isOwnRound, type Angesagt, type Contract, type RoundKind, type Term } from './vocabulary.ts';

/** The book's word for a contract; one that it does not know has its usual word, as where an evening got other rules. */
export const wordOf = (book: Book, contract: Contract): string =>
	book.words.contracts[contract] ?? (isOwn(contract) ? 'Eigenes Spiel' : capital(contract));

/** The contracts that are neuter in German; the others are masculine. */
const NEUTER: readonly string[] = ['rufspiel', 'kreuz', 'solo'];

export type Gender = 'der' | 'die' | 'das';

/** The gender of a word as its end or its use at the table has it; most are masculine. */
export function usualGender(word: string): Gender {
	if (/(?:spiel|chen|lein|[^aeiouäöül]le|erl|[kc]ontra|geld|legen|klopfen)$|^re$/i.test(word)) return 'das';
	return /(?:runde(?: \d)?|spritz|icht|ung|heit|keit|schaft|frau|.{3}e)$/i.test(word) ? 'die' : 'der';
}

/** The article of a word: the book's own, or as its usual word has it. */
export const genderOf = ({ words }: Pick<Book, 'words'>, of: Contract | 'stock'): Gender =>
	words.genders[of] ??
	(of === 'stock' ? usualGender(termOf({ words }, 'stock')) : NEUTER.includes(of) ? 'das' : 'der');

const NONE = { der: 'keinen', die: 'keine', das: 'kein' } as const;

/** The book's word for the Mungo, or for its own game in which everybody plays for himself. */
export const mungoWord = (book: Book): string => wordOf(book, mungoOf(book) ?? 'mungo');

/** A contract on a narrow button. */
export const shortOf = (book: Book, contract: Contract): string =>
	book.words.short[contract] ?? wordOf(book, contract);

/** Nobody knows the gender of a club's own word, unless it says so. */
const knownGender = (book: Book, contract: Contract): Gender | undefined =>
	isOwn(contract) ? book.words.genders[contract] : genderOf(book, contract);

/** "kein Solo", "keinen Wenz"; of a club's own contract "Hochzeit nicht". */
export function noneOf(book: Book, contract: Contract): string {
	const gender = knownGender(book, contract);
	return gender ? `${NONE[gender]} ${wordOf(book, contract)}` : `${wordOf(book, contract)} nicht`;
}

/** "ein Solo", "einen Wenz"; of a club's own contract „Hochzeit“. */
export function someOf(book: Book, contract: Contract, how = 'einen'): string {
	const gender = knownGender(book, contract);
	return gender ? `${before(how, gender)} ${wordOf(book, contract)}` : `„${wordOf(book, contract)}“`;
}

/** "einem Bettel oder Mungo"; each with what stands before it where that is not the same: "einem Bettel oder „Hochzeit“". */
export function anyOf(book: Book, contracts: readonly Contract[], how: 'Ein' | 'ein' | 'einem'): string {
	const genders = contracts.map((one) => knownGender(book, one));
	const rest = (i: number): string => (i === 0 ? how : how.toLowerCase());
	const isAlike = genders[0] !== undefined && genders.every((one) => one === genders[0]);
	return inSentence(
		contracts.map((one, i) => (isAlike && i > 0 ? wordOf(book, one) : someOf(book, one, rest(i)))),
		'oder'
	);
}

/** What stands before these contracts, as before "Solo": "Im", "In der"; "Bei" where they are several, or of an unknown gender. */
export function inThem(book: Book, contracts: readonly Contract[]): string {
	const [first, ...more] = contracts;
	const gender = first === undefined || more.length > 0 ? undefined : knownGender(book, first);
	return (gender && before('Im', gender)) ?? 'Bei';
}

/** "kein Solo, nur als Tout": what there is of a contract that is bound to a Deckel where nobody lays one. */
export function noneWithoutDeckel(book: Book, contract: Contract): string {
	const rule = book.contracts[contract];
	const tout = rule?.withoutDeckel === 'tout' && rule.tout ? `, nur als ${book.words.tout}` : '';
	return `${noneOf(book, contract)}${tout}`;
}

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
	// A round that the book does not know is called by its id, which is German without umlauts.
	const said =
		book.words.rounds[kind] ?? (isOwnRound(kind) ? 'Eigene Runde' : capital(kind.replace('oe', 'ö')));
	const mungo = mungoOf(book);
	if (kind !== 'mungorunde' || said !== MUNGORUNDE || mungo === undefined) return said;
	const word = book.words.contracts[mungo] ?? '';
	// A name of several words makes no word with another.
	return /^\p{L}+$/u.test(word) ? `${word.endsWith('e') ? `${word}n` : word}runde` : said;
}

/** "eine Bockrunde", "keine Rimini Runde" */
export function aRound(book: OfMungos, kind: RoundKind, how: 'ein' | 'keinen' = 'ein'): string {
	const word = roundWord(book, kind);
	return `${before(how, usualGender(word))} ${word}`;
}

/** "in einer Bockrunde", "Abschlussrunde"; how a club's own name is inflected nobody knows: "in „Großer Bock“". */
export function withinRounds(book: OfMungos, kinds: readonly RoundKind[]): readonly string[] {
	const named = kinds.map((kind): readonly [how: string, word: string] => {
		const word = roundWord(book, kind);
		return isOwnRound(kind) ? ['in', `„${word}“`] : [`in ${before('einem', usualGender(word))}`, word];
	});
	return named.map(([how, word], i) => (how === named[i - 1]?.[0] ? word : `${how} ${word}`));
}

/** What says how a round of Mungos is called. */
export type OfMungos = Pick<Book, 'contracts' | 'order'> & {
	readonly words: Pick<Book['words'], 'contracts' | 'rounds'>;
};

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

/** What names the things of the game. */
export interface Termed {
	readonly words: Pick<Book['words'], 'terms'>;
	/** A doubling of the other side is called by the first of them. */
	readonly schuss?: Pick<Book['schuss'], 'names'>;
}

/** The book's word for a thing of the game. */
export const termOf = ({ words, schuss }: Termed, term: Term): string =>
	words.terms[term] ?? ((term === 'schuss' && schuss?.names[0]) || TERM_WORDS[term]);

/** "Schneider angesagt" */
export const angesagtText = (book: Termed, announced: Angesagt): string =>
	`${termOf(book, announced)} angesagt`;

/** "1 Laufender", "3 Laufende" */
export const laufendeText = (book: Termed, count: number): string =>
	counted(count, termOf(book, 'laufender'), termOf(book, 'laufende'));

/** What stands before a word, by its gender; called as before a masculine one, which tells the cases apart. */
const BEFORE: Readonly<Record<string, readonly [der: string, die: string, das: string]>> = {
	der: ['der', 'die', 'das'],
	den: ['den', 'die', 'das'],
	dem: ['dem', 'der', 'dem'],
	des: ['des', 'der', 'des'],
	ein: ['ein', 'eine', 'ein'],
	einen: ['einen', 'eine', 'ein'],
	einem: ['einem', 'einer', 'einem'],
	ersten: ['ersten', 'erste', 'erste'],
	letzten: ['letzten', 'letzte', 'letzte'],
	kein: ['kein', 'keine', 'kein'],
	keinen: ['keinen', 'keine', 'kein'],
	seinen: ['seinen', 'seine', 'sein'],
	denselben: ['denselben', 'dieselbe', 'dasselbe'],
	im: ['im', 'in der', 'im'],
	in: ['in den', 'in die', 'ins'],
	zum: ['zum', 'zur', 'zum'],
	beim: ['beim', 'bei der', 'beim'],
	er: ['er', 'sie', 'es'],
	ihn: ['ihn', 'sie', 'es'],
	ihm: ['ihm', 'ihr', 'ihm']
};

/** In the order of the forms above. */
const GENDERS: readonly Gender[] = ['der', 'die', 'das'];

/** An article, preposition, pronoun or adjective as it stands with a word of this gender; undefined if it is none of these. */
export function before(form: string, gender: Gender): string | undefined {
	const small = `${form.charAt(0).toLowerCase()}${form.slice(1)}`;
	const [, start = '', ending] = /^(.+e)([rnm])$/.exec(small) ?? [];
	const others = ending === 'm' ? [`${start}r`, small] : [start, `${start}s`];
	const forms = BEFORE[small] ?? (ending && [small, ...others]);
	const found = forms?.[GENDERS.indexOf(gender)];
	return found && form !== small ? capital(found) : found;
}

/** The Stock by the book's word with what stands before it: "der Stock", "im Stock", "in den Stock". */
export const stockWord = (
	book: Pick<Book, 'words'>,
	how: 'der' | 'Der' | 'den' | 'Den' | 'dem' | 'im' | 'Im' | 'in'
): string => `${before(how, genderOf(book, 'stock'))} ${termOf(book, 'stock')}`;
