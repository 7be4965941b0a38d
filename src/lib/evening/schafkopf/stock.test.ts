import { describe, expect, it } from 'vitest';
import { opens, rufspiel, solo } from '../../../../tests/support/kasse.ts';
import type { Fields } from '../../../../tests/support/entries.ts';
import type { EveningId } from '#lib/base/ids.ts';
import type { AnyEntry } from '#lib/log/entry.ts';
import { standing } from '#lib/log/standing.ts';
import type { Book } from '#lib/rules/book.ts';
import { allgaeu } from '#lib/rules/books/allgaeu.ts';
import { patched } from '#lib/rules/patch.ts';
import { settlementOf } from '../settlement.ts';
import { foldEvening } from './fold.ts';
import { meaningText } from './round-text.ts';

type Winner = NonNullable<Book['stock']['wonBy']>['game'];

const withStock = (lost: number, game: Winner): Book =>
	patched(allgaeu, {
		stock: { lostEinzelspiel: { value: lost, source: 'Hausregel' }, wonBy: { source: 'Hausregel', game } },
		triggers: { level: null, lostEinzelspiel: null, allTricks: null }
	});

function folded(book: Book, fields: Fields, ...entries: AnyEntry[]) {
	const log = standing([opens('a', '2026-01-09', fields), ...entries]);
	const state = foldEvening(log, 'a' as EveningId, new Map([['allgaeu', book]]));
	if (!state) throw new Error('no evening');
	return state;
}

// Of a Rufspiel anna and ben get 10 cents each from carl and dora; dora's lost Solo costs her 25 to each (allgaeu §6.1).
describe('a Stock that a lost Einzelspiel fills', () => {
	it('is taken whole by the next won game; two share it', () => {
		const { balance, stock } = folded(withStock(30, 'any'), {}, solo('a', '1'), rufspiel('a', '2'));
		// anna 25 + 10 + 15, carl 25 − 10, dora −75 − 30 − 10.
		expect(Object.fromEntries(balance)).toEqual({ anna: 50, ben: 50, carl: 15, dora: -115 });
		expect(stock).toBe(0);
	});

	it('leaves an odd cent to the declarer', () => {
		const { balance } = folded(withStock(31, 'rufspiel'), {}, solo('a', '1'), rufspiel('a', '2'));
		expect(Object.fromEntries(balance)).toEqual({ anna: 51, ben: 50, carl: 15, dora: -116 });
	});

	it.each<[Winner, number]>([
		['einzelspiel', 60],
		['herzSolo', 60],
		['rufspiel', 0],
		['any', 0]
	])('waits for its own kind of game: by %s %i cents are left', (game, left) => {
		const games = [solo('a', '1'), solo('a', '2'), rufspiel('a', '3')];
		expect(folded(withStock(30, game), {}, ...games).stock).toBe(left);
	});

	it('gives out what the evening before left', () => {
		const { balance, stock } = folded(withStock(30, 'rufspiel'), { stock: 40 }, rufspiel('a', '1'));
		expect(Object.fromEntries(balance)).toEqual({ anna: 30, ben: 30, carl: -10, dora: -10 });
		expect(stock).toBe(0);
	});

	it('says what wins it, and lies there at the end of the evening', () => {
		const evening = folded(withStock(30, 'herzSolo'), {}, solo('a', '1'));
		expect(meaningText(evening)).toBe('Stock 0,30 €, das nächste gewonnene Herz-Solo nimmt alles');
		expect(settlementOf(evening).stock.paidIn).toEqual(new Map([['dora', 30]]));
	});
});
