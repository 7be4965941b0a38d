import type { Book } from '../../book.ts';
import { genderOf, roundWord, TERM_WORDS, termOf, wordOf } from '../../book-words.ts';
import {
	CONTRACTS,
	isOwn,
	OWN_CONTRACTS,
	isOwnRound,
	ROUNDS,
	SUITS,
	TERMS,
	type Contract,
	type Term
} from '../../vocabulary.ts';
import { CONTRACT_WORDS, ROUND_WORDS } from '../templates.ts';
import { won } from './examples.ts';
import { choice, type Desk, type FieldRow, type SectionRows, word } from './row.ts';

const SUIT_NAMES = { eichel: 'Eichel', laub: 'Laub', herz: 'Herz', schell: 'Schell' } as const;
const GENDERS = { der: 'der', die: 'die', das: 'das' } as const;

/** The article, asked for where the club has a word of its own. */
const article = (of: Contract | 'stock', label: FieldRow['label'], when: (desk: Desk) => boolean): FieldRow =>
	choice(`words.genders.${of}`, label, 'Manche Sätze brauchen ihn.', GENDERS, {
		when,
		read: (book: Book) => genderOf(book, of),
		write: (gender, { book }) => {
			const usual = genderOf({ words: { ...book.words, genders: {} } }, of);
			return { words: { genders: { [of]: gender === usual ? null : gender } } };
		}
	});

const ofContract = (contract: Contract): readonly FieldRow[] => {
	const has = ({ book }: Desk): boolean => book.contracts[contract] !== undefined;
	const usual = CONTRACT_WORDS[contract];
	return [
		word(`words.contracts.${contract}`, `${usual} heißt`, 'Auf Knöpfen, in Rechnungen und im Buch.', {
			when: has
		}),
		word(`words.short.${contract}`, `${usual}, kurz`, 'Für schmale Knöpfe, höchstens zwölf Zeichen.', {
			when: has,
			read: (of) => of.words.short[contract] ?? '',
			write: (typed) => ({ words: { short: { [contract]: typed === '' ? null : typed.slice(0, 12) } } })
		}),
		article(
			contract,
			`${usual}: der, die oder das`,
			({ book, parent }) =>
				has({ book, parent }) && book.words.contracts[contract] !== parent.words.contracts[contract]
		)
	];
};

/** Words that have one usual name; what a book does not know needs none. */
const SHOWN: Partial<Record<Term, (book: Book) => boolean>> = {
	legen: () => false,
	stock: (book) =>
		book.stock.lostEinzelspiel !== null ||
		book.passedPays !== null ||
		book.vergeben !== null ||
		book.gardareiz !== null,
	bockspiel: (book) => book.bockspiel !== null,
	jungfrau: (book) => book.mungo?.jungfrau != null
};
const WHAT: Readonly<Record<Term, string>> = {
	schneider: 'Schneider heißt',
	schwarz: 'Schwarz heißt',
	schuss: 'Verdoppeln während des Spiels heißt',
	laufende: 'Laufende, mehrere, heißen',
	laufender: 'Laufender, ein einzelner, heißt',
	legen: 'Legen heißt',
	stock: 'Der Stock heißt',
	bockspiel: 'Bockspiel heißt',
	jungfrau: 'Jungfrau heißt'
};

const usualOf = (book: Book, term: Term): string =>
	(term === 'schuss' ? book.schuss.names[0] : undefined) ?? TERM_WORDS[term];

const ofTerm = (term: Term): FieldRow =>
	word(`words.terms.${term}`, WHAT[term], 'Auf Knöpfen, in Rechnungen und im Buch.', {
		when: ({ book }) => SHOWN[term]?.(book) ?? true,
		read: (of) => of.words.terms[term] ?? usualOf(of, term),
		write: (typed, { parent }) => {
			const usual = parent.words.terms[term] ?? usualOf(parent, term);
			const kept = parent.words.terms[term] ?? null;
			return { words: { terms: { [term]: typed === usual || typed === '' ? kept : typed } } };
		}
	});

/** What everything is called. Deckel, Spritze in a Mungo and the doublings have their words beside their figures. */
export const ownWords: SectionRows = {
	key: 'woerter',
	title: 'Eure Wörter',
	says: 'Wie Farben, Spiele, Runden und alles andere bei euch heißen',
	rows: [
		...TERMS.map(ofTerm),
		article('stock', 'Stock: der, die oder das', ({ book }) => book.words.terms.stock !== undefined),
		word('words.tout', 'Alle Stiche angesagt heißt', '„Tout“, „Du“ oder „Durch“.'),
		word('words.spritze', 'Verdoppeln, wenn jeder für sich spielt, heißt', '„Spritze“ oder „Kontra“.', {
			when: ({ book }) => book.mungo?.spritze != null
		}),
		word('words.stoeckle', 'Geschuldete Spiele heißen', '„Stöckle“ oder „Steckle“.', {
			when: ({ book }) => (book.rounds.stoecklesrunde ?? book.rounds.megastoecklesrunde) !== undefined
		}),
		...SUITS.map((suit) =>
			word(`words.suits.${suit}`, `${SUIT_NAMES[suit]} heißt`, 'Die Farbe, wie ihr sie nennt.')
		),
		...CONTRACTS.filter((contract) => contract !== 'mungo' && !isOwn(contract)).flatMap(ofContract),
		...OWN_CONTRACTS.map((own) =>
			article(
				own,
				({ book }) => `${wordOf(book, own)}: der, die oder das`,
				({ book }) => book.contracts[own] !== undefined
			)
		),
		...ROUNDS.filter((kind) => !isOwnRound(kind)).map((kind) =>
			word(`words.rounds.${kind}`, `${ROUND_WORDS[kind]} heißt`, 'So steht sie am Tisch.', {
				when: ({ book }) => book.rounds[kind] !== undefined,
				read: (of) => (of.words.rounds[kind] === undefined ? undefined : roundWord(of, kind))
			})
		)
	],
	examples: ({ book }) => [
		won('rufspiel', `gewonnen, ${termOf(book, 'schneider')} und ${termOf(book, 'schwarz')}`, {
			schwarz: true
		})
	]
};
