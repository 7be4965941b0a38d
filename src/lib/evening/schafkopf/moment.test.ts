import { expect, it } from 'vitest';
import { asId, type MemberId } from '#lib/base/ids.ts';
import { heilsbronn } from '#lib/rules/books/heilsbronn.ts';
import type { Game } from '#lib/rules/game.ts';
import { NOBODY_LAID } from './laying-limits.ts';
import { type Moment, playersOf } from './moment.ts';
import { NO_DOUBLES } from './next-doubles.ts';

const members = (names: string): readonly MemberId[] => [...names].map((name) => asId<MemberId>(name));

/** Who settles a Kreuz after a hand was bought (allgaeu §7), by a book of a club's own in which both go. */
function settling(seats: string, dealer: string, declarer: string, seller: string): string {
	const moment: Moment = {
		book: { ...heilsbronn, boughtHand: { source: 'Hausregel' } },
		...{ unit: 1, round: null, first: false, doubles: NO_DOUBLES, laid: NOBODY_LAID },
		seats: members(seats),
		dealer: asId<MemberId>(dealer)
	};
	const [by, from] = [declarer, seller].map((name) => asId<MemberId>(name));
	const game = { contract: 'kreuz', declarer: by, won: false, bought: { buyer: by, seller: from, price: 0 } };
	return playersOf(moment, game as Game).join('');
}

it('they stand in the order of their seats, so that it is seen who sits opposite; a stranger comes last', () => {
	// The dealer plays the hand of whoever sits to his right.
	expect(settling('ABCDE', 'E', 'E', 'D')).toBe('ABCE');
	expect(settling('ABCDE', 'A', 'A', 'E')).toBe('ABCD');
	expect(settling('ABCDEF', 'F', 'F', 'D')).toBe('ABCF');
	// Nobody can buy like this, and it is warned of.
	expect(settling('ABCDEF', 'F', 'F', 'B')).toBe('ACDF');
	expect(settling('ABCD', 'B', 'E', 'B')).toBe('ACDE');
});
