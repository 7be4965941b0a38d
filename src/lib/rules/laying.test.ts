import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asId, type MemberId } from '#lib/base/ids.ts';
import { toCents } from '#lib/base/money.ts';
import type { Book, LayingRule } from './book.ts';
import { allgaeu } from './books/allgaeu.ts';
import { checkGame } from './check.ts';
import type { Game } from './game.ts';
import { amongLayers } from './laying.ts';
import { patched } from './patch.ts';
import { priceGame } from './price.ts';

// What is laid before the game, in all its kinds, each worked out by hand.

const PLAYERS = ['A', 'B', 'C', 'D'].map((letter) => asId<MemberId>(letter));
const [A, B, C, D] = PLAYERS as [MemberId, MemberId, MemberId, MemberId];
const source = 'Hausregel';
const LEGEN: LayingRule = { factor: { value: 2, source }, rule: { source }, most: 4 };

const house = (deckel: Partial<LayingRule>, legen: LayingRule | null = null): Book =>
	patched(allgaeu, {
		contracts: { rufspiel: { base: { value: 5, source } }, solo: { base: { value: 20, source } } },
		deckel,
		legen
	});

function billOf(book: Book, game: Game) {
	const checked = checkGame(book, game);
	if (!checked.ok) throw new Error(JSON.stringify(checked.error));
	const circumstances = { players: PLAYERS, unit: 1, deckelCount: true, factors: [] };
	return priceGame(book, checked.value, circumstances);
}
const cost = (book: Book, game: Game): readonly number[] => {
	const bill = billOf(book, game);
	return [bill.price, ...PLAYERS.map((player) => bill.payoff.get(player) ?? Number.NaN)];
};

const rufspiel: Game = { contract: 'rufspiel', declarer: A, partner: B, won: true };
const solo: Game = { contract: 'solo', declarer: A, won: true };

describe('who laid pays and gets double, nobody else', () => {
	const book = house({ pays: 'layer' });
	it.each<[string, Game, readonly number[]]>([
		// C owes 5, half to each winner; doubled he owes 5 more, the odd cent to the declarer.
		['an opponent', { ...rufspiel, deckel: [C] }, [5, 8, 7, -10, -5]],
		// Each of the two owes A 2.5 more; the half cents are dropped.
		['the declarer', { ...rufspiel, deckel: [A] }, [5, 9, 5, -7, -7]],
		['all four', { ...rufspiel, deckel: PLAYERS }, [5, 20, 20, -20, -20]],
		['an opponent who wins', { ...solo, won: false, deckel: [C] }, [20, -80, 20, 40, 20]],
		['both sides', { ...solo, deckel: [A, C] }, [20, 160, -40, -80, -40]],
		['nobody', solo, [20, 60, -20, -20, -20]]
	])('%s', (_, game, wanted) => {
		expect(cost(book, game)).toEqual(wanted);
	});

	it('is irrelevant to a penalty for wrong play (schafkopfschule 3.4.17)', () => {
		// C alone pays both opponents 5 + 5, whoever laid.
		const strict = patched(book, { foulPenalty: { source: '§3.4.17' } });
		const foul = { player: C, kind: 'karte' } as const;
		expect(cost(strict, { ...rufspiel, deckel: [A, C], foul })).toEqual([10, 10, 10, -20, 0]);
	});

	it('moves nothing where a game costs nothing', () => {
		const free = patched(book, { contracts: { rufspiel: { base: { value: 0, source } } } });
		expect(cost(free, { ...rufspiel, deckel: [A] })).toEqual([0, 0, 0, 0, 0]);
	});

	it('says so beside the sum', () => {
		expect(billOf(book, { ...solo, deckel: [C] }).reasons.map(({ text }) => text)).toEqual([
			'1 Deckel: × 2 nur zwischen dem, der gelegt hat, und jedem anderen'
		]);
	});

	it('moves what is lost to who won, whatever it is, and loses no cent', () => {
		const members = fc.subarray(PLAYERS);
		const cents = fc.integer({ min: -100_000, max: 100_000 });
		fc.assert(
			fc.property(cents, cents, cents, members, members, (a, b, c, deckel, legen) => {
				const payoff = new Map([a, b, c, -a - b - c].map((one, i) => [PLAYERS[i] ?? A, toCents(one)]));
				const both = house({ pays: 'layer' }, { ...LEGEN, pays: 'layer' });
				const onTop = amongLayers(both, { deckel, legen }, payoff, A);
				expect([...onTop.values()].reduce((sum, one) => sum + one, 0)).toBe(0);
				// Nobody changes sides, and nobody loses or wins less than before; the declarer takes the odd cents.
				for (const [player, before] of [...payoff].filter(([one]) => one !== A)) {
					const more = onTop.get(player) ?? 0;
					expect(before > 0 ? more >= 0 : before < 0 ? more <= 0 : more === 0).toBe(true);
				}
			})
		);
	});
});

describe('for the table', () => {
	it('counts once, however many lay', () => {
		expect(cost(house({ counts: 'once' }), { ...solo, deckel: [B, C] })).toEqual([40, 120, -40, -40, -40]);
	});
	it('counts once between two who both laid', () => {
		const book = house({ counts: 'once', pays: 'layer' });
		expect(cost(book, { ...solo, deckel: [A, C] })).toEqual([20, 120, -40, -40, -40]);
	});
});

describe('two chances', () => {
	it('multiply one after the other, each by its word', () => {
		const game: Game = { ...solo, deckel: [B], legen: [C] };
		const bill = billOf(house({}, LEGEN), game);
		expect(bill.lines.map(({ label }) => label)).toEqual(['Grundpreis Solo', 'Deckel', 'Legen']);
		expect(bill.price).toBe(80);
	});
	it('may be of two kinds', () => {
		const book = house({}, { ...LEGEN, pays: 'layer' });
		// The Deckel makes it 40 for all; C laid besides and pays 80.
		expect(cost(book, { ...solo, deckel: [B], legen: [C] })).toEqual([40, 160, -40, -80, -40]);
	});
	it('are refused where the book has but one', () => {
		const checked = checkGame(house({}), { ...solo, legen: [C] });
		expect(checked.ok ? [] : checked.error.map(({ path }) => path)).toEqual(['legen']);
	});
	it('count no more than the book lets', () => {
		const checked = checkGame(house({ most: 1 }, { ...LEGEN, most: 1 }), {
			...solo,
			deckel: [B],
			legen: [C, D]
		});
		expect(checked.ok ? [] : checked.error.map(({ path }) => path)).toEqual(['legen']);
	});
});
