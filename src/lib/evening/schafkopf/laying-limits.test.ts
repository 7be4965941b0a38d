import { expect, it } from 'vitest';
import { entry, FOUR, type Fields } from '../../../../tests/support/entries.ts';
import { standing } from '#lib/log/standing.ts';
import type { EveningId } from '#lib/base/ids.ts';
import type { Book, LayingRule } from '#lib/rules/book.ts';
import { allgaeu } from '#lib/rules/books/allgaeu.ts';
import { patched, type Patch } from '#lib/rules/patch.ts';
import { foldEvening } from './fold.ts';

type Limit = NonNullable<LayingRule['limit']>;
const calls = (deckel: readonly string[]): Fields => ({
	...{ contract: 'rufspiel', declarer: 'anna', partner: 'ben', won: true, deckel }
});

/** The games' rows by a book with this limit, each laid by whom; a Rufspiel is 10 cents, and each Deckel doubles it (§4.4). */
const rowsOf = (limit: Limit, ...laid: readonly (readonly string[])[]) => rowsBy({}, limit, laid.map(calls));

function rowsBy(patch: Patch<Book>, limit: Limit, played: readonly Fields[]) {
	const book = patched(patched(allgaeu, { deckel: { limit } }), patch);
	const head = { date: '2026-01-09', occasion: 'abend', rulebook: 'allgaeu', seats: FOUR, dealer: 'dora' };
	const games = played.map((game, i) => entry(`a ${i + 1}`, 'game', { evening: 'a', game }));
	const log = standing([entry('a 0', 'evening', { evening: 'a', ...head }), ...games]);
	const state = foldEvening(log, 'a' as EveningId, new Map([['allgaeu', book]]));
	return (state?.rows ?? []).filter((row) => row.type === 'game');
}

type Limited = Parameters<typeof rowsOf>;
/** Which games are warned of: by their numbers. */
const warned = (...of: Limited): readonly number[] =>
	rowsOf(...of)
		.filter(({ warnings }) => warnings.some(({ rule }) => rule === 'deckel-not-allowed'))
		.map(({ number }) => number);
const pricesOf = (...of: Limited): readonly number[] => rowsOf(...of).map(({ bill }) => bill.price);

it('warns of who laid more often than the book lets', () => {
	const games = [['anna'], ['anna', 'ben'], ['ben'], ['anna'], ['anna']];
	expect(warned({ of: 'player', per: 'evening', most: 2 }, ...games)).toEqual([4, 5]);
	// Four sit there, so the fifth game begins another round.
	expect(warned({ of: 'player', per: 'round', most: 2 }, ...games)).toEqual([4]);
	expect(warned({ of: 'table', per: 'evening', most: 3 }, ...games)).toEqual([3, 4, 5]);
});

it('lets what is over the limit count in nothing, as in a round without Deckel', () => {
	const games = [['anna'], ['anna', 'ben'], ['ben'], ['anna'], ['anna', 'carl']];
	// anna may twice: her third and fourth count no more.
	expect(pricesOf({ of: 'player', per: 'evening', most: 2 }, ...games)).toEqual([20, 40, 20, 10, 20]);
	// In the second round of deals she may again.
	expect(pricesOf({ of: 'player', per: 'round', most: 2 }, ...games)).toEqual([20, 40, 20, 10, 40]);
	// The table may twice in all: ben's in the second game is already one too many.
	expect(pricesOf({ of: 'table', per: 'evening', most: 2 }, ...games)).toEqual([20, 20, 10, 10, 10]);
	// Three laid where two may be: × 2 × 2.
	expect(pricesOf({ of: 'table', per: 'evening', most: 2 }, ['anna', 'ben', 'carl'])).toEqual([40]);
	const [row] = rowsOf({ of: 'table', per: 'evening', most: 2 }, ['anna', 'ben', 'carl']);
	expect(row?.warnings.map(({ text }) => text)).toEqual([
		'Deckel gibt es hier am ganzen Tisch höchstens 2 an einem Abend; was darüber liegt, zählt nicht.'
	]);
});

it('uses nothing up by what was laid in a penalty for wrong play, where all else is irrelevant (schafkopfschule 3.4.17)', () => {
	const once = { of: 'player', per: 'evening', most: 1 } as const;
	const wrong = { ...calls(['anna']), won: undefined, foul: { kind: 'karte', player: 'ben' } };
	const prices = (games: readonly Fields[]): readonly number[] =>
		rowsBy({ foulPenalty: { source: '3.4.17' } }, once, games).map(({ bill }) => bill.price);
	expect(prices([wrong, calls(['anna'])]).at(-1)).toBe(20);
	expect(prices([calls(['anna']), calls(['anna'])]).at(-1)).toBe(10);
});

it('uses nothing up by what was laid in a game that is dealt again', () => {
	const once = { of: 'player', per: 'evening', most: 1 } as const;
	const level = { ...calls(['anna']), won: undefined, augen: 60 };
	// 60 : 60 opens no Bockrunde here, which would double the next game.
	const redealt = { augen: { drawn: { source: 'Hausregel' } }, triggers: { level: null } };
	const [drawn, next] = rowsBy(redealt, once, [level, calls(['anna'])]);
	expect([drawn?.game, next?.bill.price]).toMatchObject([{ outcome: { drawn: true } }, 20]);
});
