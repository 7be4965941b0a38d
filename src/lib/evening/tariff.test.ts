import { describe, expect, it } from 'vitest';
import { closes, opens, rufspiel, solo } from '../../../tests/support/kasse.ts';
import { entry, strike, type Fields } from '../../../tests/support/entries.ts';
import type { EveningId } from '#lib/base/ids.ts';
import type { AnyEntry } from '#lib/log/entry.ts';
import { standing } from '#lib/log/standing.ts';
import type { Book } from '#lib/rules/book.ts';
import { allgaeu } from '#lib/rules/books/allgaeu.ts';
import { schafkopfschule } from '#lib/rules/books/schafkopfschule.ts';
import { patched } from '#lib/rules/patch.ts';
import { foldSaukopf } from './saukopf/fold.ts';
import { foldEvening } from './schafkopf/fold.ts';
import { itemOf } from './schafkopf/row-text.ts';
import { SCHAFKOPF_TYPING } from './schafkopf/typing.ts';
import { headText } from './occasion.ts';
import { gamesAndRules, settlementText } from './settlement-text.ts';
import { openedUnit, tariffAt, tariffsText, tariffWord } from './tariff.ts';

const tariff = (id: string, rate: number, fields: Fields = {}): AnyEntry =>
	entry(`a ${id}`, 'tariff', { evening: 'a', rate, ...fields });

function folded(entries: readonly AnyEntry[], head: Fields = {}, book: Book = allgaeu) {
	const log = standing([opens('a', '2026-01-09', { rulebook: book.id, ...head }), ...entries]);
	const state = foldEvening(log, 'a' as EveningId, new Map([[book.id, book]]));
	if (!state) throw new Error('no evening');
	return state;
}
const prices = (state: ReturnType<typeof folded>) =>
	state.rows.flatMap((row) => (row.type === 'game' ? [row.bill.price] : []));

const ratesWarned = ({ warnings }: ReturnType<typeof folded>) =>
	warnings.flatMap(({ rule, text }) => (rule === 'rate-unknown' ? [text] : []));

// A Rufspiel costs 10 cents a head, a lost Solo 25 (allgaeu §4.1, §4.2.1); "bis Mitternacht einfach, danach doppelt".
const MIDNIGHT = [rufspiel('a', '1'), solo('a', '2'), tariff('3', 2), rufspiel('a', '4'), solo('a', '5')];

describe('a tariff that changes in the course of an evening', () => {
	it('holds from the next game on, and games before keep their price', () => {
		const state = folded(MIDNIGHT);
		expect(prices(state)).toEqual([10, 25, 20, 50]);
		// anna and ben 10 + 25 + 20 + 50; carl −10 + 25 − 20 + 50; dora −10 − 75 − 20 − 150.
		expect(Object.fromEntries(state.balance)).toEqual({ anna: 105, ben: 105, carl: 45, dora: -255 });
		expect([state.unit, openedUnit(state), ratesWarned(state)]).toEqual([2, 1, []]);
	});

	it('is said: in the list, in the head, of each game, and in the settlement since which game', () => {
		const state = folded(MIDNIGHT);
		const item = state.rows.flatMap((row) =>
			row.type === 'round' ? [itemOf(row, allgaeu, String).text] : []
		);
		expect(item).toEqual(['Ab hier doppelter Tarif']);
		expect(headText(state)).toBe('Allgäu, doppelter Tarif');
		expect(headText({ ...state, occasion: 'ausflug' })).toBe('Zockausflug · Allgäu, doppelter Tarif');
		const of = state.rows.flatMap((row) => (row.type === 'game' ? [tariffAt(state, row)] : []));
		expect(of).toEqual(['einfacher Tarif', 'einfacher Tarif', 'doppelter Tarif', 'doppelter Tarif']);
		const said = 'Spiel 1 bis 2 einfacher Tarif, ab Spiel 3 doppelter Tarif';
		expect(tariffsText(state)).toBe(said);
		expect(gamesAndRules(state)).toMatch(new RegExp(`^4 Spiele · Regeln Allgäu, .+ · ${said}$`));
		expect(settlementText(state, 'Freitag', String).split('\n')[1]).toBe(said);
	});

	it('is told before its first game, and no longer once an evening closed without one', () => {
		const open = [rufspiel('a', '1'), tariff('2', 3)];
		expect(tariffsText(folded(open))).toBe('Spiel 1 einfacher Tarif, ab Spiel 2 dreifacher Tarif');
		expect(tariffsText(folded([...open, closes('a', '3')]))).toBe('');
		expect(tariffsText(folded([rufspiel('a', '1')]))).toBe('');
	});

	it('is undone like anything at the table', () => {
		const state = folded([...MIDNIGHT, strike('a 6', 'a 3')]);
		expect(prices(state)).toEqual([10, 25, 10, 25]);
		expect(tariffsText(state)).toBe('');
	});

	it('is that of its place for a game that is corrected or put in later', () => {
		const state = folded(MIDNIGHT);
		const first = state.rows[0] ?? null;
		expect([
			SCHAFKOPF_TYPING.momentAt(state, first).unit,
			SCHAFKOPF_TYPING.momentAt(state, null).unit
		]).toEqual([1, 2]);
		const late = entry('a 6', 'game', {
			...{ evening: 'a', before: 'a 2' },
			game: { contract: 'wenz', declarer: 'anna', won: true }
		});
		expect(prices(folded([...MIDNIGHT, late]))).toEqual([10, 25, 25, 20, 50]);
	});

	it('is one of two where the book has two, and any number where a unit is agreed on', () => {
		const two = patched(allgaeu, { unit: { large: { value: 4, source: 'Hausregel' } } });
		const state = folded([tariff('1', 4), rufspiel('a', '2'), tariff('3', 3), rufspiel('a', '4')], {}, two);
		expect(prices(state)).toEqual([40, 40]);
		expect(ratesWarned(state)).toEqual(['Das ist keiner der beiden Tarife.']);
		expect(tariffsText(state)).toBe('ab Spiel 1 großer Tarif');
		// A Rufspiel is one unit (schafkopfschule 4.2).
		const agreed = folded(
			[rufspiel('a', '1'), tariff('2', 25), rufspiel('a', '3')],
			{ rate: 10 },
			schafkopfschule
		);
		expect(prices(agreed)).toEqual([10, 25]);
		expect(tariffsText(agreed)).toBe('Spiel 1 10 Cent je Einheit, ab Spiel 2 25 Cent je Einheit');
		expect([tariffWord(allgaeu, 7), tariffWord(two, 1)]).toEqual(['7-facher Tarif', 'kleiner Tarif']);
	});

	it('changes nothing in a championship and in Saukopf, with a warning', () => {
		const list = { occasion: 'meisterschaft', championship: 'x', partie: 1, table: 1 };
		const state = folded([tariff('1', 2), rufspiel('a', '2')], list);
		expect([prices(state), ratesWarned(state)]).toEqual([
			[10],
			['In einer Meisterschaft gilt an allen Tischen ein Tarif.']
		]);
		const log = standing([opens('a', '2026-01-09', { rulebook: 'saukopf', rate: 5 }), tariff('1', 2)]);
		const saukopf = foldSaukopf(log, 'a' as EveningId);
		expect([saukopf?.unit, saukopf?.warnings.map(({ rule }) => rule)]).toEqual([5, ['rate-unknown']]);
	});
});
