import { describe, expect, it } from 'vitest';
import { opens, rufspiel, solo } from '../../../../tests/support/kasse.ts';
import { entry, type Fields } from '../../../../tests/support/entries.ts';
import type { EveningId } from '#lib/base/ids.ts';
import type { AnyEntry } from '#lib/log/entry.ts';
import { standing } from '#lib/log/standing.ts';
import type { Book } from '#lib/rules/book.ts';
import { allgaeu } from '#lib/rules/books/allgaeu.ts';
import { checkBook } from '#lib/rules/house/check-book.ts';
import { patched } from '#lib/rules/patch.ts';
import { nextDoublesText } from './next-doubles.ts';
import { foldEvening } from './fold.ts';

const one = { value: 1, source: 'Hausregel' };
/** The Allgäu's prices; who does not want to play throws the cards in, and nothing opens a round. */
const withNext = (next: Partial<Book['next']>): Book => ({
	...patched(allgaeu, {
		nobodyPlays: 'passed',
		next: { ...next },
		triggers: { level: null, lostEinzelspiel: null, allTricks: null }
	})
});
const passed = (id: string): AnyEntry => entry(`a ${id}`, 'passed', { evening: 'a' });

function folded(book: Book, fields: Fields, ...entries: AnyEntry[]) {
	const log = standing([opens('a', '2026-01-09', fields), ...entries]);
	const state = foldEvening(log, 'a' as EveningId, new Map([['allgaeu', book]]));
	if (!state) throw new Error('no evening');
	return state;
}
const pricesOf = (book: Book, fields: Fields, ...entries: AnyEntry[]): readonly number[] =>
	folded(book, fields, ...entries).rows.flatMap((row) => (row.type === 'game' ? [row.bill.price] : []));

// A Rufspiel of these entries costs 10 cents a head, dora's lost Solo 25 (allgaeu §6.1).
describe('the next games that count double', () => {
	it('come after everybody passed, once, and say so in the bill', () => {
		const book = withNext({ passed: one });
		const games = [passed('1'), rufspiel('a', '2'), rufspiel('a', '3')];
		expect(pricesOf(book, {}, ...games)).toEqual([20, 10]);
		const [row] = folded(book, {}, ...games).rows.filter(({ type }) => type === 'game');
		expect(row).toHaveProperty(
			'bill.lines',
			expect.arrayContaining([{ label: 'Doppelt nach dem Zusammenwerfen', factor: 2, source: 'Hausregel' }])
		);
	});

	it('follow each other and never multiply: passed twice are two games', () => {
		const games = [passed('1'), passed('2'), rufspiel('a', '3'), rufspiel('a', '4'), rufspiel('a', '5')];
		expect(pricesOf(withNext({ passed: one }), {}, ...games)).toEqual([20, 20, 10]);
	});

	it('mean the same in a sentence of the club’s own: nobody playing is no game, and each time adds one', () => {
		const sentence = {
			source: 'Hausregel',
			after: 'passed',
			of: null,
			each: null,
			double: 1
		} as const;
		const book = { ...withNext({}), sentences: { sentence1: sentence } };
		const games = [passed('1'), passed('2'), rufspiel('a', '3'), rufspiel('a', '4'), rufspiel('a', '5')];
		expect(pricesOf(book, {}, ...games)).toEqual([20, 20, 10]);
		// Also before the last of them was played: two left, one played, one more.
		const later = [passed('1'), passed('2'), rufspiel('a', '3'), passed('4'), rufspiel('a', '5')];
		expect(pricesOf(book, {}, ...later, rufspiel('a', '6'), rufspiel('a', '7'))).toEqual([20, 20, 20, 10]);
	});

	it('end, though a lost Solo that counts double leads to another', () => {
		const games = [solo('a', '1'), solo('a', '2'), rufspiel('a', '3'), rufspiel('a', '4')];
		expect(pricesOf(withNext({ lostEinzelspiel: one }), {}, ...games)).toEqual([25, 50, 20, 10]);
	});

	it('are not used up by a Bockspiel, which is no game of the table’s turn (§8.4)', () => {
		const bockspiel = entry('a 2', 'game', {
			evening: 'a',
			game: { contract: 'rufspiel', declarer: 'anna', partner: 'ben', won: true, outOfTurn: true }
		});
		const games = [passed('1'), bockspiel, rufspiel('a', '3'), rufspiel('a', '4')];
		expect(pricesOf(withNext({ passed: one }), {}, ...games).slice(1)).toEqual([20, 10]);
	});

	it('are said at the table', () => {
		const book = withNext({ lostEinzelspiel: { ...one, value: 2 } });
		const { doubles } = folded(book, {}, solo('a', '1'));
		expect(nextDoublesText(doubles)).toBe(
			'Die nächsten 2 Spiele zählen doppelt: nach verlorenem Einzelspiel'
		);
	});

	it('are none in a championship, nor by the sources', () => {
		const games = [passed('1'), solo('a', '2'), rufspiel('a', '3')];
		const book = withNext({ passed: one, lostEinzelspiel: one });
		expect(pricesOf(book, { occasion: 'meisterschaft' }, ...games)).toEqual([25, 10]);
		expect(pricesOf(withNext({}), {}, ...games)).toEqual([25, 10]);
	});

	it('keep the sum at zero', () => {
		const book = withNext({ passed: one, lostEinzelspiel: one });
		const { balance, stock } = folded(book, {}, passed('1'), solo('a', '2'), rufspiel('a', '3'));
		expect([...balance.values()].reduce((sum, cents) => sum + cents, 0) + stock).toBe(0);
	});
});

describe('a book', () => {
	it('is refused where nobody ever passes', () => {
		const checked = checkBook(patched(allgaeu, { next: { passed: one } }));
		expect(checked).toMatchObject({ ok: false });
		expect(JSON.stringify(checked)).toContain('passedNever');
	});
});
