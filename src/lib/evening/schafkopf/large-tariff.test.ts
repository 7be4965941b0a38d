import { describe, expect, it } from 'vitest';
import { opens, rufspiel, solo } from '../../../../tests/support/kasse.ts';
import type { EveningId } from '#lib/base/ids.ts';
import { standing } from '#lib/log/standing.ts';
import { unitAt } from '#lib/rules/book.ts';
import { allgaeu } from '#lib/rules/books/allgaeu.ts';
import { patched } from '#lib/rules/patch.ts';
import { headText } from '../occasion.ts';
import { foldEvening } from './fold.ts';

const book = patched(allgaeu, { unit: { large: { value: 2, source: 'Hausregel' } } });

function folded(fields: { readonly rate?: number }) {
	const log = standing([opens('a', '2026-01-09', fields), rufspiel('a', '1'), solo('a', '2')]);
	const state = foldEvening(log, 'a' as EveningId, new Map([['allgaeu', book]]));
	if (!state) throw new Error('no evening');
	return state;
}

// A Rufspiel costs 10 cents a head, a lost Solo 25 (allgaeu §6.1); the large tariff pays twice that.
describe('an evening by the large tariff', () => {
	it('costs what was said before it, and says so in its head', () => {
		const evening = folded({ rate: 2 });
		expect(evening.rows.map((row) => row.type === 'game' && row.bill.price)).toEqual([20, 50]);
		expect(headText(evening)).toBe('Allgäu, großer Tarif');
	});

	it('is the small one where nothing was said', () => {
		const evening = folded({});
		expect(evening.rows.map((row) => row.type === 'game' && row.bill.price)).toEqual([10, 25]);
		expect(headText(evening)).toBe('Allgäu');
	});

	it('is neither another one nor any by a book that has one tariff', () => {
		expect([unitAt(book, 2), unitAt(book, 7), unitAt(allgaeu, 2), unitAt(book, undefined)]).toEqual([
			2, 1, 1, 1
		]);
	});
});
