import { describe, expect, it } from 'vitest';
import { asId, type MemberId } from '#lib/base/ids.ts';
import { formula, type Bill } from './bill.ts';
import type { Book } from './book.ts';
import { allgaeu } from './books/allgaeu.ts';
import { muenchen } from './books/muenchen.ts';
import { checkGame } from './check.ts';
import type { Game } from './game.ts';
import { checkBook } from './house/check-book.ts';
import { houseBook } from './house/house-book.ts';
import { bookSentence } from './house/demands.ts';
import { pointsBook, pointsOf } from './points.ts';
import { priceGame } from './price.ts';

// The Allgäu's prices (§4, §6): Rufspiel 10, Einzelspiele 25, Mungo 10, Schneider and each Laufende 5.

const [A, B, C, D] = ['A', 'B', 'C', 'D'].map((name) => asId<MemberId>(name)) as [
	MemberId,
	MemberId,
	MemberId,
	MemberId
];
const PLAYERS = [A, B, C, D];
const BOCK = { label: 'Bock', factor: 2, source: '§5.1' };

const of = (base: Book, changes: Record<string, unknown>): Book =>
	houseBook(base, { id: 'own', name: 'Own', edition: '1', changes });
const rounded = (to: number, way: string) => ({ rounding: { to, way, source: 'Hausregel' } });

function billOf(book: Book, game: Game, unit = book.unit.cents, factors = [BOCK].slice(1)): Bill {
	const checked = checkGame(book, game);
	if (!checked.ok) throw new Error(JSON.stringify(checked.error));
	return priceGame(book, checked.value, { players: PLAYERS, unit, deckelCount: true, factors });
}
const solo: Game = { contract: 'solo', declarer: A, won: true };
const ruf: Game = { contract: 'rufspiel', declarer: A, partner: B, won: false };

describe('the last lines of a bill', () => {
	it.each<[string, Record<string, unknown>, Game, formula: string, payoff: readonly number[]]>([
		['up to 10', rounded(10, 'up'), solo, '25 → 30', [90, -30, -30, -30]],
		['down to 10', rounded(10, 'down'), solo, '25 → 20', [60, -20, -20, -20]],
		['from the middle on up', rounded(10, 'nearest'), solo, '25 → 30', [90, -30, -30, -30]],
		['nothing where nothing is odd', rounded(5, 'up'), solo, '25', [75, -25, -25, -25]],
		// 10 + 5 Schneider
		['both losers of two', rounded(10, 'up'), { ...ruf, schneider: true }, '10 + 5 → 20', [-20, -20, 20, 20]],
		[
			'a limit after Schuss and Deckel',
			{ cap: { value: 90 } },
			{ ...solo, schuss: 1, deckel: [B] },
			'25 × 2 × 2 → 90',
			[270, -90, -90, -90]
		],
		['no limit below it', { cap: { value: 90 } }, solo, '25', [75, -25, -25, -25]],
		[
			'rounded first, then limited',
			{ ...rounded(10, 'up'), cap: { value: 28 } },
			solo,
			'25 → 30 → 28',
			[84, -28, -28, -28]
		],
		// Only the two with most Augen pay.
		[
			'a Mungo',
			{ cap: { value: 15 } },
			{ contract: 'mungo', losers: [C, D], spritzen: [A] },
			'10 × 2 → 15',
			[15, 15, -15, -15]
		]
	])('%s', (_, changes, game, sum, payoff) => {
		const book = of(allgaeu, changes);
		expect(checkBook(book).ok).toBe(true);
		const bill = billOf(book, game);
		expect([formula(bill.lines), ...PLAYERS.map((player) => bill.payoff.get(player))]).toEqual([
			sum,
			...payoff
		]);
	});

	it('say why, with their paragraph', () => {
		const { lines } = billOf(of(allgaeu, { ...rounded(10, 'up'), cap: { value: 28 } }), solo);
		expect(lines.slice(1)).toEqual([
			{ label: 'Auf 10 Cent gerundet', becomes: 30, source: 'Hausregel' },
			{ label: 'Mehr kostet kein Spiel', becomes: 28, source: 'Hausregel' }
		]);
	});

	it('are in cents whatever a unit is worth, and come after a Bock', () => {
		const book = of(allgaeu, { ...rounded(10, 'up'), cap: { value: 160 } });
		expect(formula(billOf(book, solo, 3, [BOCK]).lines)).toBe('75 × 2');
		expect(formula(billOf(book, { ...solo, schneider: true }, 7).lines)).toBe('175 + 35 → 160');
		expect(formula(billOf(book, solo, 3).lines)).toBe('75 → 80');
	});

	it('stay out of a championship’s points', () => {
		const counting = pointsBook(of(allgaeu, { ...rounded(10, 'up'), cap: { value: 3 } }));
		const game = checkGame(allgaeu, solo);
		if (!counting || !game.ok) throw new Error('no points');
		expect(pointsOf(counting, game.value, PLAYERS)?.get(A)).toBe(15);
	});
});

describe('what can’t be rounded or limited', () => {
	const faults = (base: Book, changes: Record<string, unknown>): readonly string[] => {
		const checked = checkBook(of(base, changes));
		return checked.ok ? [] : checked.error.map(({ path, refusal }) => `${path}: ${bookSentence(refusal)}`);
	};

	it.each<[Book, Record<string, unknown>, readonly string[]]>([
		[muenchen, { cap: { value: 300 }, ...rounded(5, 'nearest') }, []],
		[allgaeu, { cap: { value: 0 } }, ['cap.value: mit höchstens 0 Cent würde kein Spiel etwas kosten']],
		[
			allgaeu,
			{ cap: { value: 300 }, deckel: { pays: 'layer' } },
			[
				'cap: gerundet oder begrenzt wird ein Preis, der für alle gleich ist; Deckel zählt hier nur zwischen zweien'
			]
		]
	])('%#', (base, changes, expected) => {
		expect(faults(base, changes)).toEqual(expected);
	});

	it.each([rounded(1, 'up'), rounded(5, 'away'), { cap: { value: -1 } }])(
		'is refused by its form: %j',
		(changes) => {
			expect(faults(allgaeu, changes)).toHaveLength(1);
		}
	);
});
