import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { json } from './support/chapter.ts';
import { anyBook, edited, forThree, strokes } from './support/edited-books.ts';
import { circumstancesFor, holding, legalGame } from './support/legal-games.ts';
import { secondBook, secondPoints } from './support/second/book.ts';
import { secondPrice } from './support/second/price.ts';
import { gamesTried } from './support/whole.ts';
import type { Book } from '#lib/rules/book.ts';
import { checkGame } from '#lib/rules/check.ts';
import type { Game } from '#lib/rules/game.ts';
import { changesOf } from '#lib/rules/patch.ts';
import { houseBook } from '#lib/rules/house/house-book.ts';
import { pointsBook, pointsOf } from '#lib/rules/points.ts';
import { priceGame, type Circumstances } from '#lib/rules/price.ts';

// Prices of the app beside those of a program written from `docs/from-book-to-price.md` alone. Whoever changes a price changes the
// chapter first, and then the second pricing from it.

/** Ten games of each; the long run is told beside `gamesTried`. */
const BOOKS_TRIED = Math.ceil(gamesTried(4000) / 10);

/** `asPoints` by a list of points, as a championship counts them. */
function priced(book: Book, game: Game, how: Circumstances, asPoints: boolean) {
	const checked = checkGame(book, game);
	if (!checked.ok) throw new Error(`refused: ${JSON.stringify(checked.error)}`);
	const { price, payoff } = priceGame(book, checked.value, how);
	const moved = asPoints ? pointsOf(book, checked.value, how.players) : payoff;
	return { price, payoff: how.players.map((player) => moved?.get(player)) };
}

const pricedAgain = (book: object, game: Game, how: Circumstances) =>
	secondPrice(book, json(game), {
		...how,
		first: how.first ?? false,
		factors: how.factors.map(({ factor }) => factor)
	});

/** Any legal game, in some of them a foul: one that names too much beside it is told without. */
const fouledGame = (book: Book): fc.Arbitrary<Game> => {
	const player = fc.constantFrom(...holding(book));
	const foul = fc.record({ player, kind: fc.constantFrom('karte', 'verraten') });
	return fc.tuple(legalGame(book), fc.option(foul, { freq: 2 })).map(([game, one]) => {
		const fouled = one === null ? game : { ...game, foul: one };
		return checkGame(book, fouled).ok ? fouled : game;
	});
};

/** A book of the app, what a club makes of it, or of it for three, in the editor, and games of that. */
const triedFrom = (start: (base: Book) => Book) =>
	fc.tuple(anyBook, strokes).chain(([base, made]) => {
		const book = edited(base, made, start(base));
		const game = fc.tuple(fouledGame(book), circumstancesFor(book), fc.boolean());
		return fc.tuple(fc.constant(base), fc.constant(book), fc.array(game, { minLength: 10, maxLength: 10 }));
	});

/** A game, what it comes to here, and what there; empty where both say the same. */
function apart(
	[book, again]: readonly [Book, object],
	game: Game,
	how: Circumstances,
	asPoints = false
): readonly (readonly unknown[])[] {
	const [one, other] = [priced(book, game, how, asPoints), pricedAgain(again, game, how)];
	return JSON.stringify(one) === JSON.stringify(other) ? [] : [[game, how, one, other]];
}

type Tried = ReturnType<typeof triedFrom> extends fc.Arbitrary<infer T> ? T : never;
function expectSamePrices([base, book, games]: Tried): void {
	const changes = changesOf(base, book);
	const own = houseBook(base, { id: 'own', name: 'Own', edition: '1', changes });
	const again = secondBook(json(base), json(changes));
	const [points, pointsAgain] = [pointsBook(own), secondPoints(again)];
	expect(pointsAgain === null).toBe(points === null);
	const found = games.flatMap(([game, circumstances, first]) => {
		// What was laid never counts in a game dealt out of turn.
		const deckelCount = circumstances.deckelCount && !game.outOfTurn;
		const how = { ...circumstances, deckelCount, first };
		if (points === null || pointsAgain === null || !points.contracts[game.contract])
			return apart([own, again], game, how);
		const inPoints = { ...how, first: false, unit: 1, deckelCount: false, factors: [] };
		return [...apart([own, again], game, how), ...apart([points, pointsAgain], game, inPoints, true)];
	});
	expect(found).toEqual([]);
}

describe('a program that knows only the chapter prices as the app', () => {
	it.each([
		['every game of every book', (base: Book) => base, BOOKS_TRIED],
		['every game of three players', forThree, Math.ceil(BOOKS_TRIED / 5)]
	] as const)('%s', (_, start, numRuns) => {
		fc.assert(fc.property(triedFrom(start), expectSamePrices), { numRuns });
	});
});
