// What a law on games is made of, and what several of them ask of a book.
import fc from 'fast-check';
import type { MemberId } from '#lib/base/ids.ts';
import type { Book } from '#lib/rules/book.ts';
import { endsDrawn, type Game } from '#lib/rules/game.ts';
import { type Circumstances } from '#lib/rules/price.ts';
import { ALL_AUGEN, HANDS } from '#lib/rules/vocabulary.ts';
import { PLAYERS, circumstancesFor, contractsOf, legalGame, type Chosen } from './legal-games.ts';
import { checkedOf } from './rewritten-games.ts';

export interface Law {
	readonly says: string;
	/** Whether the law concerns this book. */
	readonly speaksOf: (book: Book) => boolean;
	/** Throws with the smallest game that breaks it. */
	readonly hold: (book: Book, runs: number) => void;
}

export const everyBook = (): boolean => true;
export const withContract =
	(chosen: Chosen) =>
	(book: Book): boolean =>
		contractsOf(book, chosen).length > 0;

/** Who plays with the declarer of a Kreuz. */
export function opposite(book: Book, game: Game): MemberId | undefined {
	if (book.contracts[game.contract]?.sides !== 'kreuz') return undefined;
	const seat = PLAYERS.findIndex((player) => player === game.declarer);
	return PLAYERS[(seat + 2) % HANDS];
}

export const always =
	<T>(property: (book: Book) => fc.IProperty<T>): Law['hold'] =>
	(book, runs) =>
		fc.assert(property(book), { numRuns: runs });

/** Whether what is laid counts for everybody, and not only for who laid it. */
export const paysAlike = ({ deckel, legen }: Book): boolean =>
	deckel?.pays !== 'layer' && legen?.pays !== 'layer';

/** Whether a price stays what its amounts and factors come to. */
export const isExact = ({ rounding, cap }: Book): boolean => !rounding && !cap;

/** A law on one game in any circumstances. */
export const onGame = (
	chosen: Chosen,
	holds: (book: Book, game: Game, circumstances: Circumstances) => void
): Law['hold'] =>
	always((book) =>
		fc.property(legalGame(book, chosen), circumstancesFor(book), (game, circumstances) =>
			holds(book, game, circumstances)
		)
	);

/** Augen at which the side that gave the last Schuss is worse off. */
export const turnedBySchuss = ({ augen }: Book): readonly number[] =>
	augen.lastSchuss
		? [ALL_AUGEN / 2, augen.schneiderDeclarer.value, ALL_AUGEN - augen.schneiderOpponents.value]
		: [];

/** Whether nobody has won it, so that it costs nothing: `augen.drawn` in docs/from-book-to-price.md. A law of its own speaks of those. */
export const isDrawn = (book: Book, game: Game): boolean => endsDrawn(checkedOf(book, game));
