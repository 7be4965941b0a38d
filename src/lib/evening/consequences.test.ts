import { expect, it } from 'vitest';
import type { AnyEntry } from '#lib/log/entry.ts';
import { saukopfBooksOf } from '#lib/log/saukopf-books.ts';
import { standing } from '#lib/log/standing.ts';
import { EVENING, game, opening, strike, tonight } from '../../../tests/support/entries.ts';
import { foldOf } from '../../../tests/worked-evenings/said.ts';
import { asId } from '#lib/base/ids.ts';
import { consequences, laterTexts, movedText } from './consequences.ts';
import { foldSaukopf } from './saukopf/fold.ts';
import type { AnyEvening } from './state.ts';

const rufspiel = { contract: 'rufspiel', declarer: 'anna', partner: 'ben', deckel: ['anna'] };

const toldOf = (before: AnyEvening, after: AnyEvening, changed: string | null = null) => {
	const found = consequences(before, after, changed === null ? null : asId(changed));
	return [movedText(found, String), ...laterTexts(found, String, 'was')];
};
const told = (before: readonly AnyEntry[], after: readonly AnyEntry[], changed: string | null) =>
	toldOf(foldOf(before), foldOf(after), changed);

// 60 : 60 is lost by its declarer and opens a Bockrunde of four games (allgaeu §2.2, §5.1): 20 cents, then 2 × 20.
const level = [
	opening('1'),
	game('2', { ...rufspiel, augen: 60 }),
	game('3', { ...rufspiel, declarer: 'carl', partner: 'dora', won: true })
];

it('says for each person what a change moves in all, and which later games follow it', () => {
	const corrected = [...level, game('4', { ...rufspiel, augen: 61 }, { replaces: '2' })];
	// Anna and Ben lost 20 and then 40; now they win 20 and lose 20.
	expect(told(level, corrected, '2')).toEqual([
		'anna +0,60, ben +0,60, carl −0,60, dora −0,60',
		'Spiel 2 zählt nicht mehr doppelt'
	]);
	expect(told(corrected, level, '2').slice(1)).toEqual(['Spiel 2 zählt jetzt doppelt']);
	expect(told(level, [...level, strike('4', '3')], '3')).toEqual([
		'anna +0,40, ben +0,40, carl −0,40, dora −0,40'
	]);
	expect(told(level, level, '2')).toEqual(['Kein Stand ändert sich']);
});

it('keeps a later game’s new and old price on a line with their sign', () => {
	const written = [
		opening('1'),
		game('2', { ...rufspiel, augen: 60 }),
		game('3', { contract: 'solo', declarer: 'carl', won: true, schwarz: true, deckel: ['anna'] }),
		game('4', { ...rufspiel, won: true })
	];
	// Without the Bockrunde the Mungorunde has begun: no Deckel, and a Rufspiel is not doubled (allgaeu §5). 10 instead of 40.
	expect(told(written, [...written, strike('5', '2')], '2').slice(1)).toEqual([
		'Spiel 2 zählt nicht mehr doppelt',
		'Spiel 3 kostet 0,10\u00a0€ statt 0,40\u00a0€'
	]);
});

it('says that a later game is doubled no more only where its other factors stay', () => {
	const solo = { contract: 'solo', declarer: 'carl', won: true, deckel: ['anna'] };
	// A Bockrunde of four games, and behind it the Mungorunde that the Schwarz opened (allgaeu §5.1, §5.2).
	const written = [
		opening('1'),
		game('2', { ...rufspiel, augen: 60 }),
		game('3', { ...solo, schwarz: true }),
		game('4', solo)
	];
	// In the Bockrunde (25) × 2 × 2, in the Mungorunde 25 × 2 without the Deckel: doubled all the same.
	expect(told(written, [...written, strike('5', '2')], '2').slice(1)).toEqual([
		'Spiel 2 zählt nicht mehr doppelt',
		'Spiel 3 kostet 0,50\u00a0€ statt 1,00\u00a0€'
	]);
	const back = told([...written, strike('5', '2')], written, '2');
	expect(back.at(-1)).toBe('Spiel 2 kostet 1,00\u00a0€ statt 0,50\u00a0€');
});

it('names who settles a later game instead of whom, and the Stock', () => {
	const five = ['anna', 'ben', 'carl', 'dora', 'emil'];
	const bettel = [
		opening('1', { seats: five, dealer: 'carl' }),
		game('2', { contract: 'bettel', declarer: 'ben', won: true, deckel: ['ben'] })
	];
	const forgotten = game('3', { ...rufspiel, won: true }, { before: '2' });
	// Unless the deal is kept, Dora deals and sits out, and Carl, who held no cards, pays 50 cents in her place.
	expect(told(bettel, [...bettel, forgotten], null)).toEqual([
		'anna +0,20, ben +0,20, carl −0,50, dora +0,30, emil −0,20',
		'Spiel 1 rechnet carl statt dora mit ab'
	]);
	const fine = tonight('3', 'incident', { incident: 'vergeben', player: 'ben' });
	// §8.1: 50 cents into the Stock.
	expect(told(bettel, [...bettel, fine], null)).toEqual(['ben −0,50', 'Stock +0,50 €']);
});

it('tells of no game what only the seats changed, and says who settles one more or no longer', () => {
	const zucht = { contract: 'zucht', declarer: 'ben', bid: 61, won: true };
	const sat = (...seats: readonly string[]): AnyEvening | null => {
		const log = standing([
			opening('1', { rulebook: 'saukopf', seats: ['anna', 'ben', 'carl'] }),
			tonight('2', 'seats', { seats, dealer: 'anna' }),
			game('3', zucht)
		]);
		return foldSaukopf(log, asId(EVENING), saukopfBooksOf(log));
	};
	const three = sat('anna', 'ben', 'carl');
	const turned = sat('anna', 'carl', 'ben');
	const four = sat('anna', 'ben', 'carl', 'dora');
	if (!three || !turned || !four) throw new Error('nothing opens the evening');
	expect(toldOf(three, turned)).toEqual(['Kein Stand ändert sich']);
	expect(toldOf(three, four)).toEqual(['ben +2 P, dora −2 P', 'Spiel 1 rechnet auch dora mit ab']);
	expect(toldOf(four, three)).toEqual(['ben −2 P, dora +2 P', 'Spiel 1 rechnet ohne dora ab']);
});
