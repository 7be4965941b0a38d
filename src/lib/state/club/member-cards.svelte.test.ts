import { describe, expect, it } from 'vitest';
import { entry, members, strike } from '../../../../tests/support/entries.ts';
import { cardKey } from '#lib/rules/cards.ts';
import type { AnyEntry } from '#lib/log/entry.ts';
import { memberCards } from './member-cards.svelte.ts';
import { standing } from '#lib/log/standing.ts';

const cardsOf = (...log: readonly AnyEntry[]): Record<string, string> =>
	Object.fromEntries([...memberCards(standing(log))].map(([member, card]) => [member, cardKey(card)]));

describe('a member’s own card', () => {
	const four = members('anna', 'ben', 'carl', 'dora');
	const given = {
		anna: 'eichel ober',
		ben: 'laub ober',
		carl: 'herz ober',
		dora: 'schell ober'
	};

	it('goes by the order of joining, and of four each has another suit', () => {
		expect(cardsOf(...four)).toEqual(given);
		expect(cardsOf(...four.toReversed())).toEqual(given);
	});

	it('stays when others come, are renamed, or are taken out', () => {
		const emil = entry('1', 'member', { member: 'emil', name: 'Emil' });
		const renamed = entry('2', 'member', { member: 'ben', name: 'Benedikt', replaces: '0 ben' });
		const more = [emil, renamed, strike('3', '0 anna')];
		expect(cardsOf(...four, ...more)).toEqual({ ...given, emil: 'eichel unter' });
	});

	it('is one of 32, and the thirty-third begins again', () => {
		const names = Array.from({ length: 33 }, (_, i) => `m${String(i).padStart(2, '0')}`);
		const cards = Object.values(cardsOf(...members(...names)));
		expect(new Set(cards).size).toBe(32);
		expect(cards[32]).toBe(cards[0]);
	});
});
