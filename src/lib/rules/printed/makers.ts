import { inSentence } from '#lib/base/text.ts';
import type { Book } from '../book.ts';
import { roundWord, TERM_WORDS, termOf, wordOf } from '../book-words.ts';
import { BOOKS } from '../books/index.ts';
import { CONTRACTS, ROUNDS, SUITS, TERMS, type Contract, type RoundKind } from '../vocabulary.ts';
import { inWords } from '../words-in-text.ts';
import { CONTRACT_TABLES, contractRules } from './contract-rules.ts';
import { FEES, POT_RULES } from './pot-rules.ts';
import { INCIDENTS } from './incident-rules.ts';
import { LAYING } from './laying-rules.ts';
import { MUNGO } from './mungo-rules.ts';
import { NEXT } from './next-rules.ts';
import { POINTS } from './points-rules.ts';
import { PRICES } from './price-rules.ts';
import { ROUND_TABLES, roundRules } from './round-rules.ts';
import { grid, row, there, type MakerRow, type MakerTable, type Maybe } from './pieces.ts';
import { eachText, type Piece } from './shape.ts';
import { contractWords, suitWords } from './wording.ts';

/** What things are called. */
const WORDS = {
	words: {
		title: 'Wie die Dinge hier heißen',
		ownWords: true,
		write: (book) => {
			const { words, schuss, mungo, deckel, legen } = book;
			const rounds = ROUNDS.flatMap((kind) => (book.rounds[kind] ? [roundWord(book, kind)] : []));
			const owed = book.rounds.stoecklesrunde ?? book.rounds.megastoecklesrunde;
			const short = book.order.flatMap((one) =>
				words.short[one] === undefined ? [] : [`${words.short[one]} (${wordOf(book, one)})`]
			);
			const called: readonly (readonly [what: string, word: Maybe<string>])[] = [
				['Farben', inSentence(suitWords(book, SUITS))],
				['Spiele', inSentence(contractWords(book, book.order))],
				['Kurz', short.join(', ')],
				['Alle Stiche angesagt', words.tout],
				['Verdoppeln', schuss.names.join(' – ')],
				['Verdoppeln, wo jeder für sich spielt', mungo?.spritze && words.spritze],
				['Vorher verdoppeln', deckel && words.deckel],
				['Und noch', legen && termOf(book, 'legen')],
				['Runden', inSentence(rounds)],
				['Geschuldete Spiele', owed && words.stoeckle],
				...TERMS.map(
					(term) =>
						[`Für „${TERM_WORDS[term]}“`, words.terms[term] !== undefined && termOf(book, term)] as const
				),
				...renamed(book).map(([was, now]) => [`Für „${was}“`, now] as const)
			];
			// What the book does not have is called nothing.
			const rows = called.map(([what, word]) => (word ? row([what, word]) : null));
			return [grid('table', null, [], rows)];
		}
	}
} as const satisfies MakerTable;

/**
 * What a club's own book calls otherwise than the source, whose sentences have that word: suits, contracts and rounds. Of a
 * Mungo they speak in the book's word.
 */
function renamed({ words, contracts, rounds, parent }: Book): readonly (readonly [string, string])[] {
	const source = parent === null ? undefined : BOOKS.get(parent)?.words;
	if (!source) return [];
	const pairs = [
		...SUITS.map((suit) => [source.suits[suit], words.suits[suit]]),
		...CONTRACTS.map((one) =>
			contracts[one] && one !== 'mungo' ? [source.contracts[one], words.contracts[one]] : []
		),
		...ROUNDS.map((one) =>
			rounds[one] && one !== 'mungorunde' ? [source.rounds[one], words.rounds[one]] : []
		)
	];
	return pairs.flatMap(([was, now]) => (was && now && was !== now ? [[was, now] as const] : []));
}

const { order, withoutDeckel } = CONTRACT_TABLES;
const { bock, ...prices } = PRICES;
const { nobodyPlays, rufspielStock, stock, ...incidents } = INCIDENTS;

/** In this order stands what a book knows and its source has no place for. */
const SINGLE = {
	order,
	...prices,
	...LAYING,
	withoutDeckel,
	nobodyPlays,
	rufspielStock,
	stock,
	...MUNGO,
	bock,
	...ROUND_TABLES,
	next: NEXT,
	...incidents,
	fees: FEES,
	pots: POT_RULES,
	points: POINTS,
	...WORDS
} as const satisfies MakerTable;

/** A maker that a book has once. */
export type MakerName = keyof typeof SINGLE;

const ofContract = (contract: Contract): MakerRow => ({
	title: (book) => wordOf(book, contract),
	write: (book) => contractRules(book, contract)
});
const ofRound = (kind: RoundKind): MakerRow => ({
	title: (book) => roundWord(book, kind),
	write: (book) => roundRules(book, kind)
});

/** Writes one rule from a book's data; nothing where the book does not know it. */
interface Maker {
	readonly title: (book: Book) => string;
	readonly write: (book: Book) => readonly Piece[];
	readonly ownWords: boolean;
}

const makerOf = ({ title, write, told, ownWords = false }: MakerRow): Maker => ({
	title: (book) => inWords(book, title instanceof Function ? title(book) : title),
	write: (book) =>
		there(write(book)).map((piece) => ({
			...piece,
			...(told ? { told } : {}),
			block: eachText(piece.block, (text) => inWords(book, text))
		})),
	ownWords
});

/** Every maker by the name an outline calls it: a contract's and a round's are "contract:solo", "round:bockrunde". */
export const MAKERS: ReadonlyMap<string, Maker> = new Map(
	[
		...Object.entries<MakerRow>(SINGLE),
		...CONTRACTS.map((contract) => [`contract:${contract}`, ofContract(contract)] as const),
		...ROUNDS.map((kind) => [`round:${kind}`, ofRound(kind)] as const)
	].map(([name, row]) => [name, makerOf(row)] as const)
);
