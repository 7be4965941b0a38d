import type { book, contractRule, gardareiz, parts, points, roundRule } from './book-schema.ts';
import type { TypeOf } from './json-schema.ts';
import { HANDS } from './vocabulary.ts';

/**
 * A rule book of Schafkopf: plain data, keyed, so that house rules are a small patch on it. Only what a function alone can
 * say (a Mungo's ties) is code, in `mungo.ts`.
 */
export type Book = TypeOf<typeof book>;
export type ContractRule = TypeOf<typeof contractRule>;
/** A special round: a run of games with prices and contracts of its own. */
export type RoundRule = TypeOf<typeof roundRule>;
export type GardareizRule = TypeOf<typeof gardareiz>;
/** Points of a championship, counted for each opponent as the money is, only with other amounts. */
export type PointsRule = TypeOf<typeof points>;
/** A number of the book with the paragraph that says it. Amounts are counted in the book's `unit`. */
export type Figure = TypeOf<typeof parts.amount>;
/** What costs nothing but has a paragraph. */
export type Rule = TypeOf<typeof parts.rule>;
/** A figure that multiplies the price, or is added to its amounts. */
export type Extra = TypeOf<typeof parts.extra>;

/** How many lose a Mungo by this book. */
export const losersIn = (book: Book): number => (book.mungo?.pays === 'most' ? 1 : HANDS / 2);

/** Whether the book knows a player who is forced to play. */
export const knowsMuss = (book: Book): boolean => book.nobodyPlays === 'muss' || book.augen.wonMuss !== null;

/** What a Bettel costs at a bid: cards it must open, and cards the opponents may then swap. */
export interface BettelHandicap {
	readonly open: number;
	readonly swap: number;
}

/** One card is opened for each step of the bid, 62 is one; further steps let the opponents swap two each (§5.3, weitnau §4.3). */
export function bettelHandicap(rule: GardareizRule, bid: number): BettelHandicap {
	const stepsTo = (limit: number): number => (Math.min(bid, limit) - rule.least) / rule.step + 1;
	const open = stepsTo(rule.bettelOpenUpTo);
	return { open, swap: 2 * (stepsTo(rule.bettelUpTo) - open) };
}

/** What the app decided where a club's text is silent: it has no paragraph, and is always told apart from what has one. */
export const OURS = 'Festlegung der App';

/** The one mark of it, on screen, on a bill and in print. */
export const OURS_MARK = `◆ ${OURS}`;

/** The source of a figure that no club printed: names the decision, under which the readable rule book gives its reason. */
export const ours = (what: string): string => `${OURS}: ${what}`;

export const isOurs = (source: string): boolean => source.startsWith(OURS);

/** A source as a bill shows it: its paragraph, or the mark. */
export const cited = (source: string): string => (isOurs(source) ? OURS_MARK : source);
