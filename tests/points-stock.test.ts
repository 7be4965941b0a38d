import { describe, expect, it } from 'vitest';
import { closes, opens } from './support/kasse.ts';
import { entry, type Fields } from './support/entries.ts';
import type { EveningId } from '#lib/base/ids.ts';
import { standing } from '#lib/log/standing.ts';
import type { AnyEntry } from '#lib/log/entry.ts';
import type { Book } from '#lib/rules/book.ts';
import { stockFamily, stockLeft } from '#lib/evening/stock-left.ts';
import { muenchen } from '#lib/rules/books/muenchen.ts';
import { checkBook } from '#lib/rules/house/check-book.ts';
import { sectionsOf } from '#lib/rules/house/editor/sections.ts';
import { patched } from '#lib/rules/patch.ts';
import { printSchafkopf } from '#lib/rules/printed/outlines.ts';
import { sentencesOf } from '#lib/rules/printed/print.ts';
import { accountOf } from '#lib/kasse/account.ts';
import { auditEvening } from '#lib/transfer/audit-evening.ts';
import { correctionText } from '#lib/kasse/correction-text.ts';
import { correctedHead } from '#lib/kasse/corrected-head.ts';
import { settlementOf } from '#lib/evening/settlement.ts';
import { settlementText } from '#lib/evening/settlement-text.ts';
import { foldSaukopf } from '#lib/evening/saukopf/fold.ts';
import { foldEvening } from '#lib/evening/schafkopf/fold.ts';
import { meaningText } from '#lib/evening/schafkopf/round-text.ts';
import { itemOf } from '#lib/evening/schafkopf/row-text.ts';

// München's figures counted as points: a Rufspiel 5, and four who pass pay 10 each into the Stock, about which the next Rufspiel
// decides (muenchen, Vorbereitungen). A club adds what the Allgäu has: what was taken wrongly goes back doubled (§6.3), and a
// hand may be bought (§7.1).
const field = sectionsOf(muenchen, muenchen)
	.find(({ key }) => key === 'tarif')
	?.fields.find(({ label }) => label === 'Preise in');
const SOURCE = { source: 'Hausregel' };
const points: Book = patched(field?.set('points') ?? muenchen, {
	falschKassiert: SOURCE,
	boughtHand: SOURCE
});
const books = new Map([['muenchen', points]]);

const at = (id: string, kind: string, fields: Fields = {}): AnyEntry =>
	entry(`a ${id}`, kind, { evening: 'a', ...fields });
const PASSED = at('1', 'passed');
const ruf = (id: string, won: boolean, more: Fields = {}): AnyEntry =>
	at(id, 'game', { game: { contract: 'rufspiel', declarer: 'anna', partner: 'ben', won, ...more } });

function folded(entries: readonly AnyEntry[], head: Fields = {}) {
	const log = standing([opens('a', '2026-01-09', { rulebook: 'muenchen', ...head }), ...entries]);
	const state = foldEvening(log, 'a' as EveningId, books);
	if (!state) throw new Error('no evening');
	return state;
}
const scores = (state: ReturnType<typeof folded>) => Object.fromEntries(state.scores);

describe('a book that counts points', () => {
	it('says in the audit what lay in its Stock before: nothing, although four passed and paid 10 each', () => {
		expect(auditEvening(folded([PASSED]), null)).toMatchObject({ stock: 40 });
		expect(auditEvening(folded([PASSED]), null)).not.toHaveProperty('stockBefore');
		expect(auditEvening(folded([PASSED], { stock: 30 }), null)).toMatchObject({ stock: 70, stockBefore: 30 });
	});

	it('keeps its Stock, bought hand and what is taken wrongly, in points', () => {
		expect(checkBook(points)).toMatchObject({ ok: true });
		expect([points.passedPays?.value, points.rufspielStock === null]).toEqual([10, false]);
		const page = printSchafkopf(points, muenchen)
			.flatMap(({ sections }) =>
				sections.flatMap(({ rules }) => rules.map(({ block }) => sentencesOf(block)))
			)
			.flat()
			.join(' ');
		expect(page).toContain('Jeder der vier zahlt dann 10 Punkte in den Stock.');
		expect(page).toContain('Ein Punkt, der nicht aufgeht, ist der des Spielers');
		expect(page).toContain('10 Punkte zu viel genommen, 20 Punkte kommen zurück');
		expect(page).toContain(
			'Nur die Spiele zählen dort, nicht Stock, gekauftes Blatt oder falsch Kassiertes.'
		);
	});

	it('lets who passes pay points, and the next Rufspiel win them: 40, 20 for each of the two', () => {
		const state = folded([PASSED]);
		expect([scores(state), state.stock]).toEqual([{ anna: -10, ben: -10, carl: -10, dora: -10 }, 40]);
		expect(meaningText(state)).toMatch(/^Stock 40 P, /);
		expect(JSON.stringify(itemOf(state.rows[0] as never, points, String))).toContain('je 10 P in den Stock');
		const won = folded([PASSED, ruf('2', true)]);
		// −10 + 5 + 20 for each of the side, −10 − 5 for the others.
		expect([scores(won), won.stock]).toEqual([{ anna: 15, ben: 15, carl: -15, dora: -15 }, 0]);
		const lost = folded([PASSED, ruf('2', false)]);
		// −10 − 5 − 20; the Stock has doubled.
		expect([scores(lost), lost.stock]).toEqual([{ anna: -35, ben: -35, carl: -5, dora: -5 }, 80]);
	});

	it('moves no money, whatever lies in the Stock: nobody pays anybody, and the message says points', () => {
		const entries = [PASSED, ruf('2', false), closes('a', '3')];
		const state = folded(entries);
		expect([...new Set(state.balance.values())]).toEqual([0]);
		expect([settlementOf(state).between, settlementOf(state).kasse]).toEqual([[], null]);
		// 40 brought in and won, then 40 paid in anew: the Stock owes nobody anything either.
		const brought = folded([ruf('1', true), at('2', 'passed')], { stock: 40 });
		expect([settlementOf(brought).stock.won, settlementOf(brought).between]).toEqual([40, []]);
		const text = settlementText(state, 'Freitag', String);
		expect(text).toContain('Im Stock:\nanna: 30 P\nben: 30 P\ncarl: 10 P\ndora: 10 P\nZusammen: 80 P');
		expect(text).not.toContain('€');
		const head = opens('a', '2026-01-09', { rulebook: 'muenchen' });
		const account = accountOf([head, ...entries], 'a' as EveningId, { books, saukopf: foldSaukopf });
		expect([account?.amount, account?.intoStock, account?.between.size]).toEqual([0, 0, 0]);
		const audit = auditEvening(state, null);
		expect([audit.stock, audit.points, audit.games[0]?.stock]).toEqual([
			80,
			{ anna: -35, ben: -35, carl: -5, dora: -5 },
			{ anna: -20, ben: -20 }
		]);
	});

	it('gives back double what was taken wrongly, and pays for a bought hand, in points', () => {
		const wrong = folded([
			at('1', 'incident', { incident: 'falschKassiert', from: ['anna'], to: ['carl', 'dora'], amount: 3 })
		]);
		expect(scores(wrong)).toEqual({ anna: -6, ben: 0, carl: 3, dora: 3 });
		expect(itemOf(wrong.rows[0] as never, points, String)).toMatchObject({
			text: expect.stringContaining('falsch kassiert, 3 P') as string
		});
		// Five sit, emil deals and buys dora's hand for 4: he plays a lost Solo alone in her place.
		const seats = ['anna', 'ben', 'carl', 'dora', 'emil'];
		const bought = { buyer: 'emil', seller: 'dora', price: 4 };
		const five = folded(
			[at('1', 'game', { game: { contract: 'wenz', declarer: 'emil', won: false, bought } })],
			{ seats, dealer: 'emil' }
		);
		expect(scores(five)).toEqual({ anna: 20, ben: 20, carl: 20, dora: 4, emil: -64 });
	});

	it('never opens an evening for money with its points, nor the other way round', () => {
		expect([stockFamily(muenchen), stockFamily(points)]).toEqual(['muenchen', 'muenchen (Punkte)']);
		const state = folded([PASSED]);
		expect(stockLeft([state])).toBe(40);
	});

	it('plays none of it in a championship, whose list counts the games alone', () => {
		const list = { occasion: 'meisterschaft', championship: 'x', partie: 1, table: 1 };
		const state = folded(
			[
				PASSED,
				ruf('2', true),
				at('3', 'incident', { incident: 'falschKassiert', from: ['anna'], to: ['carl'], amount: 3 })
			],
			list
		);
		expect([scores(state), state.stock]).toEqual([{ anna: 5, ben: 5, carl: -5, dora: -5 }, 0]);
	});

	it('says what a corrected head makes of the next Stock in points', () => {
		const next = (id: string, kind: string, fields: Fields = {}): AnyEntry =>
			entry(`b ${id}`, kind, { evening: 'b', ...fields });
		const a = [opens('a', '2026-01-09', { rulebook: 'muenchen' }), PASSED, closes('a', '2')];
		const b = [opens('b', '2026-01-16', { rulebook: 'muenchen', stock: 40 }), next('1', 'passed')];
		const logs = new Map([
			['a' as EveningId, a],
			['b' as EveningId, b]
		]);
		const club = { logs, folding: { books, saukopf: foldSaukopf } };
		const made = correctedHead(club, 'a' as EveningId, { stock: 12 });
		expect(made && correctionText(made, String)).toBe('Stock des nächsten Abends 52 statt 40 P');
	});
});
