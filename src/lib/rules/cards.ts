import type { Book, ContractRule } from './book.ts';
import { RANKS, SUITS, type Contract, type Rank, type Suit } from './vocabulary.ts';

export interface Card {
	readonly suit: Suit;
	readonly rank: Rank;
}

/** The Augen of a card by its rank; the pack has 120 (§2.1). */
export const AUGEN: Readonly<Record<Rank, number>> = {
	sau: 11,
	zehn: 10,
	koenig: 4,
	ober: 3,
	unter: 2,
	neun: 0,
	acht: 0,
	sieben: 0
};

/** All cards of a rank, highest first. Trumps of equal rank are ordered by suit as well (§2.1). */
const all = (rank: Rank): readonly Card[] => SUITS.map((suit) => ({ suit, rank }));

/** The pack of 32 cards, suit by suit. */
export const CARDS: readonly Card[] = SUITS.flatMap((suit) => RANKS.map((rank) => ({ suit, rank })));

/** The ranks in a book's pack, highest first: the short one has neither Achter nor Siebener. */
const ranksIn = ({ kurz }: Pick<Book, 'kurz'>): readonly Rank[] => (kurz ? RANKS.slice(0, -2) : RANKS);

/** A key that stands for a card. */
export const cardKey = ({ suit, rank }: Card): string => `${suit} ${rank}`;

/** The Augen of these cards together. */
export const augenOf = (cards: Iterable<Card>): number => {
	let sum = 0;
	for (const { rank } of cards) sum += AUGEN[rank];
	return sum;
};

/** Which ranks are trumps in every suit, highest first, and which suit besides. */
export type Trumps = NonNullable<ContractRule['trumps']>;

const BUBEN = ['ober', 'unter'] as const;
const CALLED: Trumps = { ranks: BUBEN, suit: 'herz' };
/** Of the sources' contracts; null if no source says which cards are trumps. A club's own are as in a Rufspiel. */
const TRUMPS: Readonly<Partial<Record<Contract, Trumps | null>>> = {
	solo: { ranks: BUBEN, suit: 'chosen' },
	wenz: { ranks: ['unter'], suit: null },
	geier: { ranks: ['ober'], suit: null },
	farbwenz: { ranks: ['unter'], suit: 'chosen' },
	farbgeier: { ranks: ['ober'], suit: 'chosen' },
	gargaraz: null,
	mungo: { ranks: BUBEN, suit: null },
	sie: { ranks: BUBEN, suit: null }
};

/** The trumps of a contract, as its rule has them or the sources; null if no source says which cards they are. */
export function trumpsOf(contract: Contract, rule?: ContractRule): Trumps | null {
	if (rule?.trumps) return rule.trumps;
	const known = TRUMPS[contract];
	return known === undefined ? CALLED : known;
}

/** Whether only the Unter or only the Ober are trumps in every suit: Wenz, Geier, Farbwenz, Farbgeier. */
export const isOfOneRank = (contract: Contract, rule?: ContractRule): boolean =>
	trumpsOf(contract, rule)?.ranks.length === 1;

/** How many trumps a pack has in this contract. */
export function trumpCount(book: Pick<Book, 'kurz'>, { ranks, suit }: Trumps): number {
	const all = ranksIn(book);
	const everywhere = all.filter((rank) => ranks.includes(rank)).length;
	return everywhere * SUITS.length + (suit ? all.length - everywhere : 0);
}

/** Whether Laufende are counted from the cards: where trumps help to win. A Sie always has all eight Buben. */
const isCounted = (rule: ContractRule): boolean =>
	rule.sides !== 'mungo' && (rule.goal === 'augen' || rule.goal === 'alleStiche');

/** The most Laufende that a book may set: all its trumps; those of a Rufspiel if its own are not counted. */
export function laufendeLimit(
	book: Pick<Book, 'kurz'>,
	contract: Contract,
	rule: ContractRule | undefined
): number {
	const trumps = rule && isCounted(rule) ? trumpsOf(contract, rule) : CALLED;
	return trumpCount(book, trumps ?? CALLED);
}

/**
 * The trumps that can be Laufende, highest first, as many as the book lets count: the Buben alone (allgaeu §2.2), or also the
 * other cards of the trump suit (weitnau §3). Empty if there are none. While no suit is chosen, only Buben.
 */
export function laufendeTrumps(book: Book, contract: Contract, suit: Suit | undefined): readonly Card[] {
	const rule = book.contracts[contract];
	const trumps = rule && isCounted(rule) ? trumpsOf(contract, rule) : null;
	if (!trumps) return [];
	const trumpSuit = trumps.suit === 'chosen' ? suit : trumps.suit;
	const follow = ranksIn(book).filter((rank) => !trumps.ranks.includes(rank));
	const ofSuit = trumpSuit ? follow.map((rank) => ({ suit: trumpSuit, rank })) : [];
	const everywhere = trumps.ranks.filter((rank) => ranksIn(book).includes(rank));
	return [...everywhere.flatMap(all), ...ofSuit].slice(0, rule?.laufende?.most ?? 0);
}

/** How many of the highest trumps a side holds without a gap. In Schafkopf only the count matters for the price. */
export interface Laufende {
	readonly count: number;
	readonly side: 'declarer' | 'opponents';
}

/** The Laufende, given the cards that the declarer's side `held`. The count may be below the book's minimum. */
export function laufendeOf(
	book: Book,
	contract: Contract,
	suit: Suit | undefined,
	held: Iterable<Card>
): Laufende {
	const trumps = laufendeTrumps(book, contract, suit);
	const has = new Set([...held].map(cardKey));
	const holds = trumps.map((card) => has.has(cardKey(card)));
	const [first = false] = holds;
	const gap = holds.indexOf(!first);
	return { count: gap < 0 ? trumps.length : gap, side: first ? 'declarer' : 'opponents' };
}
