import type { Book } from './book.ts';
import { SUITS, type Contract, type Suit } from './vocabulary.ts';

/** The ranks, highest first within a suit that is not trump (allgaeu §2.1). */
export const RANKS = ['sau', 'zehn', 'koenig', 'ober', 'unter', 'neun', 'acht', 'sieben'] as const;
export type Rank = (typeof RANKS)[number];

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

/** A key that stands for a card. */
export const cardKey = ({ suit, rank }: Card): string => `${suit} ${rank}`;

/** The Augen of these cards together. */
export const augenOf = (cards: Iterable<Card>): number => {
	let sum = 0;
	for (const { rank } of cards) sum += AUGEN[rank];
	return sum;
};

/** Which ranks are trumps in every suit, and which suit besides. */
interface Trumps {
	readonly ranks: readonly Rank[];
	readonly suit: 'herz' | 'chosen' | null;
}

const BUBEN = ['ober', 'unter'] as const;
/** Null if no source says which cards are trumps. */
const TRUMPS: Readonly<Record<Contract, Trumps | null>> = {
	rufspiel: { ranks: BUBEN, suit: 'herz' },
	kreuz: { ranks: BUBEN, suit: 'herz' },
	solo: { ranks: BUBEN, suit: 'chosen' },
	wenz: { ranks: ['unter'], suit: null },
	geier: { ranks: ['ober'], suit: null },
	farbwenz: { ranks: ['unter'], suit: 'chosen' },
	farbgeier: { ranks: ['ober'], suit: 'chosen' },
	gargaraz: null,
	bettel: { ranks: BUBEN, suit: 'herz' },
	mungo: { ranks: BUBEN, suit: null },
	sie: { ranks: BUBEN, suit: null }
};

/** The trumps of a contract; null if no source says which cards they are. */
export const trumpsOf = (contract: Contract): Trumps | null => TRUMPS[contract];

/** Whether only the Unter or only the Ober are trumps in every suit: Wenz, Geier, Farbwenz, Farbgeier. */
export const isOfOneRank = (contract: Contract): boolean => TRUMPS[contract]?.ranks.length === 1;

/** How many trumps a pack has in this contract. */
export const trumpCount = ({ ranks, suit }: Trumps): number =>
	ranks.length * SUITS.length + (suit ? RANKS.length - ranks.length : 0);

/** Contracts in which Laufende are not counted from the cards. A Sie always has all eight Buben. */
const UNCOUNTED: readonly Contract[] = ['gargaraz', 'bettel', 'mungo', 'sie'];

/** The most Laufende that a book may set: all its trumps; those of a Rufspiel if its own are not counted. */
export function laufendeLimit(contract: Contract): number {
	const trumps = TRUMPS[UNCOUNTED.includes(contract) ? 'rufspiel' : contract];
	return trumps ? trumpCount(trumps) : 0;
}

/**
 * The trumps that can be Laufende, highest first, as many as the book lets count: the Buben alone (allgaeu §2.2), or also the
 * other cards of the trump suit (weitnau §3). Empty if there are none. While no suit is chosen, only Buben.
 */
export function laufendeTrumps(book: Book, contract: Contract, suit: Suit | undefined): readonly Card[] {
	const trumps = UNCOUNTED.includes(contract) ? null : TRUMPS[contract];
	const most = book.contracts[contract]?.laufende?.most ?? 0;
	if (!trumps) return [];
	const trumpSuit = trumps.suit === 'chosen' ? suit : trumps.suit;
	const follow = RANKS.filter((rank) => !trumps.ranks.includes(rank));
	const ofSuit = trumpSuit ? follow.map((rank) => ({ suit: trumpSuit, rank })) : [];
	return [...trumps.ranks.flatMap(all), ...ofSuit].slice(0, most);
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
