import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allgaeu } from './books/allgaeu.ts';
import { weitnau } from './books/weitnau.ts';
import { augenOf, cardKey, CARDS, laufendeOf, laufendeTrumps, type Card } from './cards.ts';
import { RANKS, SUITS, type Contract, type Suit } from './vocabulary.ts';

/** "EO LU H10" and so on: suit and rank by the letters that players write. */
function cards(text: string): readonly Card[] {
	const suits = new Map(SUITS.map((suit) => [suit.charAt(0).toUpperCase(), suit]));
	const ranks = new Map(['A', '10', 'K', 'O', 'U', '9', '8', '7'].map((letter, i) => [letter, RANKS[i]]));
	return text
		.split(' ')
		.filter(Boolean)
		.map((word) => {
			const suit = suits.get(word.charAt(0));
			const rank = ranks.get(word.slice(1));
			if (!suit || !rank) throw new Error(word);
			return { suit, rank };
		});
}

const some = fc.subarray([...CARDS]);

describe('Augen (§2.1)', () => {
	it('are 120 in a pack of 32 different cards', () => {
		expect(new Set(CARDS.map(cardKey)).size).toBe(32);
		expect(augenOf(CARDS)).toBe(120);
	});

	it.each([
		['', 0],
		['EA', 11],
		['L10', 10],
		['HK', 4],
		['SO', 3],
		['EU', 2],
		['L9 H8 S7', 0],
		['EA LA HA SA E10 LK HO', 61],
		['EA LA H10 S10 EK LK HO SU', 55]
	])('of %s are %i', (text, augen) => {
		expect(augenOf(cards(text))).toBe(augen);
	});

	it('of the two sides are together 120', () => {
		fc.assert(
			fc.property(some, (mine) => {
				const others = CARDS.filter((card) => !mine.includes(card));
				expect(augenOf(mine) + augenOf(others)).toBe(120);
			})
		);
	});
});

describe('Laufende', () => {
	it.each<[string, 'allgaeu' | 'weitnau', Contract, Suit | undefined, string, number, string]>([
		['three Ober of a Rufspiel', 'allgaeu', 'rufspiel', 'eichel', 'EO LO HO EU', 3, 'declarer'],
		['four Ober and an Unter', 'allgaeu', 'rufspiel', 'eichel', 'EO LO HO SO EU HU', 5, 'declarer'],
		[
			'no more than the Buben',
			'allgaeu',
			'rufspiel',
			'laub',
			'EO LO HO SO EU LU HU SU HA H10',
			8,
			'declarer'
		],
		[
			'Herz after the Buben',
			'weitnau',
			'rufspiel',
			'laub',
			'EO LO HO SO EU LU HU SU HA H10 H9',
			10,
			'declarer'
		],
		['not the called suit', 'weitnau', 'rufspiel', 'laub', 'EO LO HO SO EU LU HU SU LA L10', 8, 'declarer'],
		['the Alte alone', 'allgaeu', 'solo', 'schell', 'EO HO SO', 1, 'declarer'],
		['without the first', 'allgaeu', 'solo', 'schell', 'LO HO SO', 1, 'opponents'],
		['without the first three', 'allgaeu', 'rufspiel', 'schell', 'SO EU HA', 3, 'opponents'],
		['without any Ober', 'allgaeu', 'solo', undefined, 'LU HU', 5, 'opponents'],
		['Ober in a Wenz', 'allgaeu', 'wenz', undefined, 'EO LO HO EU LU SU', 2, 'declarer'],
		['a Wenz without any Unter', 'allgaeu', 'wenz', undefined, 'EA E10', 4, 'opponents'],
		['Unter in a Geier', 'weitnau', 'geier', undefined, 'EO LO HO SO EU LU', 4, 'declarer'],
		['Unter alone in a Farbwenz', 'allgaeu', 'farbwenz', 'herz', 'EU LU HU SU HA H10', 4, 'declarer'],
		['suit cards in a Farbwenz', 'weitnau', 'farbwenz', 'herz', 'EU LU HU SU HA H10 HK HO', 8, 'declarer'],
		// Weitnau §3: "die höchsten Trümpfe in ununterbrochener Reihenfolge", also of three opponents together.
		['a Solo without the Buben', 'weitnau', 'solo', 'herz', 'HK H9', 10, 'opponents'],
		['a Solo without any trump', 'weitnau', 'solo', 'herz', 'SA S10', 14, 'opponents'],
		['a Farbwenz without any trump', 'weitnau', 'farbwenz', 'herz', 'EO SA', 11, 'opponents'],
		['a gap before the Ober', 'weitnau', 'farbwenz', 'herz', 'EU LU HU SU HA H10 HO', 6, 'declarer'],
		['suit cards in a Farbgeier', 'weitnau', 'farbgeier', 'laub', 'EO LO HO SO LA L10 LK LU', 8, 'declarer'],
		['a suit not yet named', 'weitnau', 'farbgeier', undefined, 'EO LO HO SO LA', 4, 'declarer'],
		['none in a Bettel', 'allgaeu', 'bettel', undefined, 'EO LO HO', 0, 'opponents'],
		['a contract unknown to the book', 'allgaeu', 'gargaraz', undefined, 'EO LO', 0, 'opponents']
	])('%s: %s, %s %s, %s', (_what, id, contract, suit, held, count, side) => {
		const book = { allgaeu, weitnau }[id];
		expect(laufendeOf(book, contract, suit, cards(held))).toEqual({ count, side });
	});

	it('of the Weitnau Rufspiel are all fourteen trumps from the top (§3)', () => {
		expect(laufendeTrumps(weitnau, 'rufspiel', 'schell')).toEqual(
			cards('EO LO HO SO EU LU HU SU HA H10 HK H9 H8 H7')
		);
	});

	it('are as many whichever side is called the declarer’s', () => {
		const contract = fc.constantFrom<Contract>('rufspiel', 'solo', 'wenz', 'geier', 'farbwenz', 'farbgeier');
		const book = fc.constantFrom(allgaeu, weitnau);
		fc.assert(
			fc.property(book, contract, fc.constantFrom(...SUITS), some, (rules, game, suit, mine) => {
				const others = CARDS.filter((card) => !mine.includes(card));
				const held = laufendeOf(rules, game, suit, mine);
				const swapped = laufendeOf(rules, game, suit, others);
				expect(swapped.count).toBe(held.count);
				expect(swapped.side).not.toBe(held.side);
				expect(held.count).toBeGreaterThan(0);
				expect(held.count).toBeLessThanOrEqual(rules.contracts[game]?.laufende?.most ?? 0);
			})
		);
	});
});
