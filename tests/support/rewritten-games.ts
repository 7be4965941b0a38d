// Games written in another way, and whether they come to the same.
import { expect } from 'vitest';
import type { MemberId } from '#lib/base/ids.ts';
import type { Bill } from '#lib/rules/bill.ts';
import type { Book } from '#lib/rules/book.ts';
import { checkGame } from '#lib/rules/check.ts';
import type { CheckedGame, Game } from '#lib/rules/game.ts';
import { priceGame, type Circumstances } from '#lib/rules/price.ts';
import { PLAYERS } from './legal-games.ts';

/** The same game with its members called differently, wherever one is named: no other word in a game is a member's id. */
export function renamed(game: Game, to: ReadonlyMap<MemberId, MemberId>): Game {
	const name = (word: string): string => to.get(word as MemberId) ?? word;
	const rename = (value: unknown): unknown => {
		if (typeof value === 'string') return name(value);
		if (Array.isArray(value)) return value.map(rename);
		if (typeof value !== 'object' || value === null) return value;
		return Object.fromEntries(Object.entries(value).map(([key, each]) => [name(key), rename(each)]));
	};
	return rename(game) as Game;
}

/** The same game with every list and every record of members written down in another order. */
export function reordered(game: Game, order: readonly MemberId[]): Game {
	const at = (member: unknown): number => order.indexOf(member as MemberId);
	const isRecord = (value: object): boolean => Object.keys(value).every((key) => at(key) >= 0);
	const reorder = (value: unknown): unknown => {
		if (Array.isArray(value)) return [...(value as unknown[])].sort((a, b) => at(a) - at(b));
		if (typeof value !== 'object' || value === null || !isRecord(value)) return value;
		return Object.fromEntries(Object.entries(value).sort(([a], [b]) => at(a) - at(b)));
	};
	return Object.fromEntries(
		Object.entries(game).map(([key, value]) => [key, reorder(value)])
	) as unknown as Game;
}

export function checkedOf(book: Book, game: Game): CheckedGame {
	const checked = checkGame(book, game);
	if (!checked.ok) throw new Error(`refused: ${JSON.stringify(checked.error)}`);
	return checked.value;
}

export const billOf = (book: Book, game: Game, circumstances: Circumstances): Bill =>
	priceGame(book, checkedOf(book, game), circumstances);

const paidIn = ({ payoff }: Bill): readonly MemberId[] => PLAYERS.filter((player) => payoff.has(player));

export const payoffOf = (bill: Bill, players = paidIn(bill)): readonly number[] =>
	players.map((player) => bill.payoff.get(player) ?? Number.NaN);

/** The same price for the same reasons, and the same payoffs, in this order of players. */
export function expectAlike(after: Bill, before: Bill, players = paidIn(after)): void {
	expect(payoffOf(after, players)).toEqual(payoffOf(before));
	expect([after.price, after.won, after.lines]).toEqual([before.price, before.won, before.lines]);
}
