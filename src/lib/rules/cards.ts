import type { Book } from './book.ts';
import { SUITS, type Contract, type Suit } from './vocabulary.ts';

/** Highest first where a suit is followed (allgaeu §2.1). */
export const RANKS = ['sau', 'zehn', 'koenig', 'ober', 'unter', 'neun', 'acht', 'sieben'] as const;
export type Rank = (typeof RANKS)[number];

export interface Card {
	readonly suit: Suit;
	readonly rank: Rank;
}

/** Augen of a card by its rank (§2.1); the pack has 120. */
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

/** Of one rank, highest first: the suits' order is that of trumps of equal rank as well (§2.1). */
const all = (rank: Rank): readonly Card[] => SUITS.map((suit) => ({ suit, rank }));

/** The pack of 32 cards, suit by suit. */
export const CARDS: readonly Card[] = SUITS.flatMap((suit) => RANKS.map((rank) => ({ suit, rank })));

/** What stands for a card as a key. */
export const cardKey = ({ suit, rank }: Card): string => `${suit} ${rank}`;

export const augenOf = (cards: Iterable<Card>): number => {
	let sum = 0;
	for (const { rank } of cards) sum += AUGEN[rank];
	return sum;
};

/** Which ranks are trumps in every suit, and which suit besides. */
export interface Trumps {
	readonly ranks: readonly Rank[];
	readonly suit: 'herz' | 'chosen' | null;
}

const BUBEN = ['ober', 'unter'] as const;
/** Null where no source says it. */
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

export const trumpsOf = (contract: Contract): Trumps | null => TRUMPS[contract];

/** Whether the Unter alone, or the Ober alone, lead the trumps: a Wenz, a Geier and what is made of them. */
export const isOfOneRank = (contract: Contract): boolean => TRUMPS[contract]?.ranks.length === 1;

/** How many trumps a pack has in this contract. */
export const trumpCount = ({ ranks, suit }: Trumps): number =>
	ranks.length * SUITS.length + (suit ? RANKS.length - ranks.length : 0);

/** In these nobody counts the cards held: a Sie is all eight Buben. */
const UNCOUNTED: readonly Contract[] = ['gargaraz', 'bettel', 'mungo', 'sie'];

/** More Laufende than this a book can't ask for: all trumps of the contract, or those of two partners. */
export function laufendeLimit(contract: Contract): number {
	const trumps = TRUMPS[UNCOUNTED.includes(contract) ? 'rufspiel' : contract];
	return trumps ? trumpCount(trumps) : 0;
}

/**
 * The trumps that can be Laufende, highest first, as many as the book lets count: the Buben alone (allgaeu §2.2), or the
 * trump suit's other cards after them (weitnau §3). Empty where there are none; a suit that is not yet chosen adds nothing.
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

/** How many of the highest trumps one side holds without a gap. In Schafkopf the price asks for the count alone. */
export interface Laufende {
	readonly count: number;
	readonly side: 'declarer' | 'opponents';
}

/** The highest trumps without a gap that one side has, given what the declarer's side `held`; fewer than the minimum too. */
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
