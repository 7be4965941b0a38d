import { describe, expect, it } from 'vitest';
import { closes, opens, rufspiel, solo } from '../../../tests/support/kasse.ts';
import { entry, type Fields } from '../../../tests/support/entries.ts';
import type { EveningId } from '#lib/base/ids.ts';
import { accountOf } from './account.ts';
import { yearEndOf } from './box.ts';
import { yearAsCsv } from './csv.ts';
import { ledgerOf } from './ledger.ts';
import { sumsByKind } from './year-sums.ts';
import { yearIn } from './years.ts';
import type { AnyEntry } from '#lib/log/entry.ts';
import type { Book } from '#lib/rules/book.ts';
import { allgaeu } from '#lib/rules/books/allgaeu.ts';
import { patched } from '#lib/rules/patch.ts';
import { foldSaukopf } from '#lib/evening/saukopf/fold.ts';
import { foldEvening } from '#lib/evening/schafkopf/fold.ts';
import { eveningFees } from '#lib/evening/evening-fees.ts';
import { standing } from '#lib/log/standing.ts';
import { settlementText } from '#lib/evening/settlement-text.ts';

// An evening costs 1 € a head. A Rufspiel of anna and ben brings 20 cents of winnings, dora's lost Solo costs her 75.

const fee = { value: 100, source: 'Hausregel' };
const withFee = (from: number, more: Partial<Book> = {}): Book => ({
	...patched(allgaeu, { fees: { evening: fee, from } }),
	...more
});
const seats = (id: string, ...seats: string[]): AnyEntry =>
	entry(`a ${id}`, 'seats', { evening: 'a', seats, dealer: seats[0] });

const EVENING = 'a' as EveningId;
function folded(book: Book, ...entries: AnyEntry[]) {
	const state = foldEvening(standing(entries), EVENING, new Map([['allgaeu', book]]));
	if (!state) throw new Error('no evening');
	return state;
}
const feesOf = (book: Book, ...entries: AnyEntry[]): Fields =>
	Object.fromEntries(eveningFees(folded(book, ...entries)));

describe('the fee of an evening', () => {
	const open = (fields: Fields = {}): AnyEntry => opens('a', '2026-01-09', fields);

	it('is owed once by everybody who played a game, who left early as well', () => {
		const left = [rufspiel('a', '1'), seats('2', 'ben', 'carl', 'dora', 'emil'), solo('a', '3')];
		// anna left after a game, emil came later, fritz never sat down.
		expect(feesOf(withFee(1), open(), ...left)).toEqual({
			anna: 100,
			ben: 100,
			carl: 100,
			dora: 100,
			emil: 100
		});
	});

	it('is owed by nobody who played fewer games than the book says, or by everybody who sat down', () => {
		const left = [rufspiel('a', '1'), seats('2', 'ben', 'carl', 'dora', 'emil'), solo('a', '3')];
		expect(feesOf(withFee(2), open(), ...left)).toEqual({ ben: 100, carl: 100, dora: 100 });
		const sat = [open(), rufspiel('a', '1'), seats('2', 'ben', 'carl', 'dora', 'emil')];
		expect(feesOf(withFee(0), ...sat)).toHaveProperty('emil', 100);
		expect(feesOf(withFee(1), ...sat)).not.toHaveProperty('emil');
	});

	it.each([
		['of the Zockausflug', { occasion: 'ausflug' }],
		['of the Meisterschaft', { occasion: 'meisterschaft' }]
	])('is asked for at no evening %s', (_, fields) => {
		expect(feesOf(withFee(1), open(fields), rufspiel('a', '1'))).toEqual({});
	});

	it('comes into the Kasse beside the winnings, once the evening is closed', () => {
		const account = (book: Book, ...entries: AnyEntry[]) =>
			accountOf(entries, EVENING, { books: new Map([['allgaeu', book]]), saukopf: foldSaukopf });
		const evening = [open(), rufspiel('a', '1')];
		expect(account(withFee(1), ...evening)).toMatchObject({ forKasse: true, amount: 0 });
		const closed = [...evening, closes('a', '2')];
		// 20 cents of winnings and four times 1 €: carl and dora lost 10 each.
		const made = account(withFee(1), ...closed);
		expect(made?.amount).toBe(420);
		expect(made?.handedOver).toEqual(
			new Map([
				['carl', 110],
				['dora', 110],
				['anna', 100],
				['ben', 100]
			])
		);
		// A book whose winnings stay with the players: the fees alone.
		const alone = account(withFee(1, { winningsToKasse: null }), ...closed);
		expect(alone).toMatchObject({ forKasse: true, amount: 400 });
		expect(alone?.between.get('anna' as never)).toBe(10);
	});

	it.each([
		[{}, 'Gewinne und Beiträge des Abends', { 'Gewinne der Abende': 20, Beiträge: 400 }],
		[{ winningsToKasse: null }, 'Beiträge des Abends', { Beiträge: 400 }]
	])('is called no winnings in the year', (rules, title, kinds) => {
		const entries = [open(), rufspiel('a', '1'), closes('a', '2')];
		const books = new Map([['allgaeu', withFee(1, rules)]]);
		const account = accountOf(entries, EVENING, { books, saukopf: foldSaukopf });
		const year = yearIn(ledgerOf(account ? [account] : [], standing([])), 2026);
		expect(Object.fromEntries(sumsByKind(year, []).map(({ label, amount }) => [label, amount]))).toEqual(
			kinds
		);
		const end = yearEndOf(year, standing([]), account ? [account] : []);
		expect(yearAsCsv(year, end, String)).toContain(`${title} (1 Spiel)`);
	});

	it('stands in the message that is sent', () => {
		const text = settlementText(folded(withFee(1), open(), rufspiel('a', '1')), '9.1.', (party) => party);
		expect(text).toContain('Beitrag für den Abend:\nanna: 1,00 €');
		expect(text).toContain('Zusammen: 4,00 €');
	});
});
