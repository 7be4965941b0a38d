import type { InferOutput } from 'valibot';
import type { book } from './book-schema.ts';
import type { contractRule, laying, pointsRule } from './schema-games.ts';
import type { parts } from './schema-shapes.ts';
import type { gardareizRule, roundRule } from './schema-rounds.ts';
import { ALL_TRICKS, HANDS, type Contract } from './vocabulary.ts';

/**
 * A rule book of Schafkopf: plain data with named keys, so that house rules are a small patch on it. Only what data can't say
 * (how ties in a Mungo are settled) is code, in `mungo.ts`.
 */
export type Book = InferOutput<typeof book>;
export type ContractRule = InferOutput<typeof contractRule>;
/** A special round: a run of games with prices and contracts of its own. */
export type RoundRule = InferOutput<typeof roundRule>;
export type GardareizRule = InferOutput<typeof gardareizRule>;
/** A doubling before the game: a Deckel, or what a club lays besides. */
export type LayingRule = InferOutput<typeof laying>;
/** Points of a championship: won from each opponent like money, only with other amounts. */
export type PointsRule = InferOutput<typeof pointsRule>;
/** A number of the book with its paragraph. Amounts are in the book's `unit`. */
export type Figure = InferOutput<(typeof parts)['amount']>;
/** A rule without a number: its paragraph alone. */
export type Rule = InferOutput<(typeof parts)['rule']>;
/** A figure that multiplies the price, or is added to its amounts. */
export type Extra = InferOutput<(typeof parts)['extra']>;

/** A figure and the paragraph that it comes from. */
export const at = (value: number, source: string): Figure => ({ value, source });

/** What doubles the price. */
export const twice = (source: string): Extra => ({ value: 2, by: 'factor', source });

/** What the games of a round that count more multiply by: the round's own factor, or the book's. */
export const bockIn = ({ bock }: Pick<Book, 'bock'>, { factor }: Pick<RoundRule, 'factor'>): Figure | null =>
	factor ?? bock;

/** The book with what a contract costs in a round, where that says so. */
export function inRound(book: Book, round: RoundRule | null | undefined, contract: Contract): Book {
	const base = round?.prices?.[contract];
	const rule = book.contracts[contract];
	return base && rule ? { ...book, contracts: { ...book.contracts, [contract]: { ...rule, base } } } : book;
}

/** Whether a table says for each evening what a unit is worth: it agrees on it, or plays by the small or the large tariff. */
export const asksRate = ({ unit }: Pick<Book, 'unit'>): boolean => unit.agreed || unit.large !== undefined;

/** Cents a unit by the large tariff; null if there is one tariff. */
export const largeUnit = ({ unit }: Pick<Book, 'unit'>): number | null =>
	unit.large ? unit.cents * unit.large.value : null;

/** Whether what was said for an evening is neither of a book's two tariffs: then the small one holds. */
export const isNoTariff = (book: Pick<Book, 'unit'>, said: number | undefined): boolean =>
	said !== undefined && book.unit.large !== undefined && said !== book.unit.cents && said !== largeUnit(book);

/** Cents that a unit is worth: what was said for the evening, if the book knows it; else the book's own. */
export function unitAt(book: Pick<Book, 'unit'>, said: number | null | undefined): number {
	const knows = book.unit.agreed || said === largeUnit(book);
	return knows ? (said ?? book.unit.cents) : book.unit.cents;
}

/** How many cards everybody holds, and how many tricks there are. */
export const tricksIn = ({ kurz }: Pick<Book, 'kurz'>): number => (kurz && !kurz.dritt ? 6 : ALL_TRICKS);

/** How many hold cards: four, or three where a club's own book is for three. */
export const holdersIn = ({ kurz }: Pick<Book, 'kurz'>): number => (kurz?.dritt ? 3 : HANDS);

/** How many players lose a Mungo by this book. */
export const losersIn = (book: Book): number => (book.mungo?.pays === 'most' ? 1 : HANDS / 2);

/** Whether somebody may be forced to play by this book. */
export const knowsMuss = (book: Book): boolean => book.nobodyPlays === 'muss' || book.augen.wonMuss !== null;

/** The source of what the app decided because a club's text says nothing. It is always told apart from a paragraph. */
export const OURS = 'Festlegung der App';

/** The source of a figure that no club's text gives. The readable rule book explains the decision under this name. */
export const ours = (what: string): string => `${OURS}: ${what}`;
