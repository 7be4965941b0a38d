import { describe, expect, it } from 'vitest';
import { PLAYERS } from './support/legal-games.ts';
import type { MemberId } from '#lib/base/ids.ts';
import { formula } from '#lib/rules/bill.ts';
import type { Book } from '#lib/rules/book.ts';
import { allgaeu } from '#lib/rules/books/allgaeu.ts';
import { BOOKS } from '#lib/rules/books/index.ts';
import { muenchen } from '#lib/rules/books/muenchen.ts';
import { weitnau } from '#lib/rules/books/weitnau.ts';
import { checkGame } from '#lib/rules/check.ts';
import { dearestShare } from '#lib/rules/dearest.ts';
import { endingPrice } from '#lib/rules/ending-prices.ts';
import type { Game } from '#lib/rules/game.ts';
import { checkBook } from '#lib/rules/house/check-book.ts';
import { changeTexts } from '#lib/rules/house/editor/made-changes.ts';
import { sectionsOf } from '#lib/rules/house/editor/sections.ts';
import { houseBook } from '#lib/rules/house/house-book.ts';
import { pointsBook } from '#lib/rules/points.ts';
import { priceGame } from '#lib/rules/price.ts';
import { MAKERS } from '#lib/rules/printed/makers.ts';
import { sentencesOf } from '#lib/rules/printed/print.ts';

// What a sheet may say that no source does: a Tout with Schneider, what a Durchmarsch costs, where a contract of one's own ranks.

const [A, B, , D] = PLAYERS as [MemberId, MemberId, MemberId, MemberId];

/** The book with what is entered in these fields, as its editor makes it. */
const entered = (
	parent: Book,
	...strokes: readonly (readonly [string, string, number | string | boolean])[]
): Book =>
	strokes.reduce((book, [section, label, value]) => {
		const field = sectionsOf(book, parent)
			.find(({ key }) => key === section)
			?.fields.find((one) => one.label === label);
		if (!field) throw new Error(`no field ${label}`);
		return field.set(value);
	}, parent);

/** What each pays or gets, and the sum it comes of. */
function priced(book: Book, game: Game): readonly [string, readonly number[]] {
	const checked = checkGame(book, game);
	if (!checked.ok) throw new Error(JSON.stringify(checked.error));
	const how = { players: PLAYERS, unit: book.unit.cents, deckelCount: true, factors: [] };
	const { lines, payoff } = priceGame(book, checked.value, how);
	return [formula(lines), PLAYERS.map((player) => payoff.get(player) ?? NaN)];
}

const written = (book: Book, maker: string): string =>
	(MAKERS.get(maker)?.write(book) ?? []).map(({ block }) => sentencesOf(block)).join('\n');

describe('a Tout', () => {
	const tout = (won: boolean, laufende = 0): Game => ({
		contract: 'solo',
		declarer: A,
		tout: true,
		won,
		laufende
	});
	const schwarz = entered(muenchen, ['ausgang', 'Tout mit Schneider', 'schwarz']);
	const schneider = entered(muenchen, ['ausgang', 'Tout mit Schneider', 'schneider']);

	it('counts Schneider and Schwarz where a club says so, won and lost alike', () => {
		// München: Solo 20, Schneider and Schwarz 5 each, Laufende 5 from 3 on, a Tout × 2.
		expect(priced(muenchen, tout(true))).toEqual(['20 × 2', [120, -40, -40, -40]]);
		expect(priced(schwarz, tout(true))).toEqual(['(20 + 5 + 5) × 2', [180, -60, -60, -60]]);
		expect(priced(schwarz, tout(true, 3))).toEqual(['(20 + 5 + 5 + 15) × 2', [270, -90, -90, -90]]);
		expect(priced(schwarz, tout(false))).toEqual(['(20 + 5 + 5) × 2', [-180, 60, 60, 60]]);
		expect(priced(schneider, tout(true))).toEqual(['(20 + 5) × 2', [150, -50, -50, -50]]);
		// Played as any other it costs what it did.
		const plain: Game = { contract: 'solo', declarer: A, won: true, schwarz: true };
		expect(priced(schwarz, plain)).toEqual(priced(muenchen, plain));
	});

	it('is told so in the book, in its list of prices and among the changes', () => {
		const rule = schwarz.contracts.solo;
		expect(rule && endingPrice(schwarz, rule, 'wonTout')).toBe(60);
		expect(written(schwarz, 'contract:solo')).toContain(
			'Grundpreis, Schneider, Schwarz und Laufende × 2, gewonnen wie verloren.'
		);
		expect(written(schneider, 'contract:solo')).toContain('× 2, gewonnen wie verloren; Schwarz entfällt.');
		expect(changeTexts(muenchen, schwarz)).toEqual(['Tout mit Schneider: mit Schneider und Schwarz']);
		expect(entered(schwarz, ['ausgang', 'Tout mit Schneider', 'none'])).toEqual(muenchen);
		expect(checkBook(schwarz).ok).toBe(true);
	});

	it('may say so in one contract alone', () => {
		const wenz = entered(muenchen, ['wenz', 'Tout mit Schneider', 'schwarz']);
		expect(priced(wenz, { ...tout(true), contract: 'wenz' })[0]).toBe('(20 + 5 + 5) × 2');
		expect(priced(wenz, tout(true))[0]).toBe('20 × 2');
	});

	it('leaves the points of a Meisterschaft as they are listed (allgaeu §11.5)', () => {
		const own = entered(allgaeu, ['ausgang', 'Tout mit Schneider', 'schwarz']);
		const points = pointsBook(own);
		expect(points && priced(points, tout(true))).toEqual(['5 × 2', [30, -10, -10, -10]]);
	});
});

describe('a Durchmarsch in a game of everybody for himself', () => {
	const own = entered(
		allgaeu,
		['keiner', 'Alle Stiche: eigener Preis', true],
		['keiner', 'Alle Stiche kosten', 40]
	);
	const all: Game = { contract: 'mungo', durchmarsch: D };

	it('has its own price instead of the base, and what doubles doubles it', () => {
		// Allgäu: a Mungo 10, each Spritze and Deckel × 2; D pays all three (§4.3.2).
		expect(priced(allgaeu, all)).toEqual(['10', [10, 10, 10, -30]]);
		expect(priced(own, all)).toEqual(['40', [40, 40, 40, -120]]);
		expect(priced(own, { ...all, spritzen: [A], deckel: [B] })).toEqual([
			'40 × 2 × 2',
			[160, 160, 160, -480]
		]);
		expect(priced(own, { contract: 'mungo', losers: [A, D] })).toEqual(['10', [-10, 10, 10, -10]]);
		// Eight tricks of one say the same.
		const counted = { augen: { A: 0, B: 0, C: 0, D: 120 }, tricks: { A: 0, B: 0, C: 0, D: 8 } };
		expect(priced(own, { contract: 'mungo', ...counted })).toEqual(['40', [40, 40, 40, -120]]);
	});

	it('is paid to who makes it where the book says that', () => {
		const wins = entered(own, ['keiner', 'Wer alle Stiche macht', 'wins']);
		expect(priced(wins, all)).toEqual(['40', [-40, -40, -40, 120]]);
		expect(written(wins, 'mungoTies')).toContain(
			'bekommt von jedem der drei anderen 0,40 € statt des Grundpreises'
		);
	});

	it('is no part of the points, but the dearest game where the tariff is the list', () => {
		const points = pointsBook(own);
		expect(points && priced(points, all)).toEqual(['1', [1, 1, 1, -3]]);
		const rufspielAlone = houseBook(allgaeu, {
			...{ id: 'own', name: 'Own', edition: '1' },
			changes: { mungo: { durchmarsch: { price: { value: 9000 } } } }
		});
		// 9000, and four Spritzen of × 2 each.
		expect(dearestShare(rufspielAlone)).toBe(9000 * 16);
	});

	it('is as it was once it is taken back', () => {
		expect(entered(own, ['keiner', 'Alle Stiche: eigener Preis', false])).toEqual(
			entered(allgaeu, ['keiner', 'Alle Stiche: eigener Preis', false])
		);
		expect(entered(allgaeu, ['keiner', 'Alle Stiche: eigener Preis', false])).toEqual(allgaeu);
	});
});

describe('how many Laufende count at most', () => {
	it('is said for each contract by itself', () => {
		const own = entered(weitnau, ['solo', 'Laufende höchstens', 8], ['farbwenz', 'Laufende höchstens', 4]);
		const laufende = (contract: 'solo' | 'farbwenz' | 'rufspiel', count: number): boolean => {
			const partner = contract === 'rufspiel' ? { partner: B } : {};
			return checkGame(own, { contract, declarer: A, won: true, laufende: count, ...partner }).ok;
		};
		expect([laufende('solo', 8), laufende('solo', 9)]).toEqual([true, false]);
		expect([laufende('farbwenz', 4), laufende('farbwenz', 5)]).toEqual([true, false]);
		// Weitnau: at most 14 in a Rufspiel.
		expect([laufende('rufspiel', 14), laufende('rufspiel', 15)]).toEqual([true, false]);
	});
});

describe('a new contract of the club’s own', () => {
	const made = (parent: Book, template: string): Book =>
		entered(parent, ['eigene', 'Eigenes Spiel 1', template]);

	it.each([...BOOKS.values()])('can be announced in $name, whatever it is made from', (parent) => {
		for (const template of ['hochzeit', 'bettelOffen', 'durchmarsch', 'frei']) {
			const { order } = made(parent, template);
			expect(order.indexOf('eigen1')).toBe(order.indexOf('rufspiel') - 1);
		}
		const schieber = made(parent, 'schieber').order;
		const nobody = schieber.findIndex((one) => one === 'mungo' || one === 'kreuz');
		expect(schieber.indexOf('eigen1')).toBe(nobody < 0 ? schieber.length - 1 : nobody - 1);
	});

	it('is moved where it is made, below any other or above them all, and keeps its rank when it becomes another', () => {
		const label = 'Hochzeit: im Rang gleich unter';
		const hochzeit = made(allgaeu, 'hochzeit');
		const above = (book: Book) =>
			sectionsOf(book, allgaeu)
				.find(({ key }) => key === 'eigene')
				?.fields.find((one) => one.label === label)?.value;
		expect(above(hochzeit)).toBe('bettel');
		const moved = entered(hochzeit, ['eigene', label, 'solo']);
		expect([above(moved), moved.order[moved.order.indexOf('solo') + 1]]).toEqual(['solo', 'eigen1']);
		expect(entered(moved, ['eigene', label, 'highest']).order[0]).toBe('eigen1');
		const other = entered(moved, ['eigene', 'Eigenes Spiel 1', 'durchmarsch']);
		expect(other.order).toEqual(moved.order);
		expect(entered(other, ['eigene', 'Eigenes Spiel 1', 'none']).order).toEqual(allgaeu.order);
		// Asked once: no other field of the editor moves it.
		const moving = sectionsOf(hochzeit, allgaeu).flatMap(({ fields }) =>
			fields.filter(({ places }) => places.includes('order')).map((one) => one.label)
		);
		expect(moving).toEqual([label]);
		expect(changeTexts(allgaeu, moved)).toEqual([
			'Eigenes Spiel 1: Hochzeit: mit dem, der die Karte nimmt',
			`${label}: Solo`
		]);
	});
});
