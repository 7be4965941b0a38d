import { describe, expect, it } from 'vitest';
import { moneyCourse } from '#lib/evening/course.ts';
import { foldEvening } from '#lib/evening/schafkopf/fold.ts';
import { itemOf } from '#lib/evening/schafkopf/row-text.ts';
import { scoresOf } from '#lib/evening/scores.ts';
import { settlementText } from '#lib/evening/settlement-text.ts';
import { settlementOf } from '#lib/evening/settlement.ts';
import { foldSaukopf } from '#lib/evening/saukopf/fold.ts';
import type { EveningId } from '#lib/base/ids.ts';
import { toCents } from '#lib/base/money.ts';
import { accountOf } from '#lib/kasse/account.ts';
import { standing } from '#lib/log/standing.ts';
import { countedFormula } from '#lib/rules/bill.ts';
import { allgaeu } from '#lib/rules/books/allgaeu.ts';
import { checkBook } from '#lib/rules/house/check-book.ts';
import { sectionsOf } from '#lib/rules/house/editor/sections.ts';
import { bookSentence } from '#lib/rules/house/demands.ts';
import { patched } from '#lib/rules/patch.ts';
import { playedEvening } from '#lib/statistics/played-games.ts';
import { auditEvening } from '#lib/transfer/audit-evening.ts';
import { closes, opens, rufspiel, solo } from './support/kasse.ts';

// The Allgäu's figures counted as points (§4.1: a Rufspiel 10, §4.2.1: a Solo 25): anna and ben win a Rufspiel from carl and
// dora, then dora loses a Solo to all three.

const field = sectionsOf(allgaeu, allgaeu)
	.find(({ key }) => key === 'tarif')
	?.fields.find(({ label }) => label === 'Preise in');
if (!field) throw new Error('no field for what prices are in');
const book = field.set('points');

const EVENING = 'a' as EveningId;
const entries = [opens('a', '2026-01-09'), rufspiel('a', '1'), solo('a', '2'), closes('a', '3')];
const log = standing(entries);
const books = new Map([['allgaeu', book]]);
const state = foldEvening(log, EVENING, books);
if (!state) throw new Error('no evening');

const POINTS = { anna: 35, ben: 35, carl: 15, dora: -85 };
const NOBODY = { anna: 0, ben: 0, carl: 0, dora: 0 };

describe('an evening by a book that counts points', () => {
	it('has points for everybody and moves no money', () => {
		expect(scoresOf(state)).toEqual({ inPoints: true, of: Object.entries(POINTS) });
		expect(Object.fromEntries(state.balance)).toEqual(NOBODY);
		expect([state.winnings, settlementOf(state).between, settlementOf(state).kasse]).toEqual([0, [], null]);
		expect(moneyCourse(state).map(({ after }) => Object.fromEntries(after))).toEqual([
			{ anna: 10, ben: 10, carl: -10, dora: -10 },
			POINTS
		]);
	});

	it('says points in its list, its sums and its message', () => {
		const prices = state.rows.map((row) => itemOf(row, book, String));
		expect(JSON.stringify(prices)).not.toContain('€');
		expect(JSON.stringify(prices)).toContain('25 P');
		const [game] = state.rows.flatMap((row) => (row.type === 'game' ? [row] : []));
		// A lone number of points would only repeat the price beside it.
		expect(countedFormula(game?.bill.lines ?? [], book.unit.points)).toBe('');
		const two = [...(game?.bill.lines ?? []), { label: 'Schneider', amount: toCents(5), source: '§4.1' }];
		expect(countedFormula(two, book.unit.points)).toBe('10 + 5 P');
		const text = settlementText(state, 'Freitag', String);
		expect(text).toContain('anna +35 P');
		expect(text).toContain('dora −85 P');
		expect(text).not.toContain('€');
	});

	it('is not the Kasse’s', () => {
		const folding = { books, saukopf: foldSaukopf };
		const account = accountOf(entries, EVENING, folding);
		expect(account).toMatchObject({ stands: 'closed', forKasse: false, amount: 0 });
		expect(Object.fromEntries(account?.points ?? [])).toEqual(POINTS);
		expect([...(account?.handedOver ?? []), ...(account?.between ?? [])]).toEqual([]);
	});

	it('counts games and points in the statistics, and no money', () => {
		const played = playedEvening(state, log);
		expect(played.forMoney).toBe(false);
		expect(Object.fromEntries(played.points ?? [])).toEqual(POINTS);
		expect(played.games.map(({ price, result }) => [price, result.get('dora' as never)])).toEqual([
			[0, -10],
			[0, -75]
		]);
		expect(played.games.flatMap(({ payoff }) => [...payoff.values()]).every((cents) => cents === 0)).toBe(
			true
		);
	});

	it('has its points beside money of nothing in the audit', () => {
		const audit = auditEvening(state, null);
		expect([audit.balance, audit.points]).toEqual([NOBODY, POINTS]);
		expect(audit.games[1]).toMatchObject({
			price: 0,
			payoff: NOBODY,
			points: { anna: 25, ben: 25, carl: 25, dora: -75 }
		});
	});
});

describe('a book that counts points', () => {
	it('is one that the editor makes, and takes back', () => {
		expect(checkBook(book)).toMatchObject({ ok: true });
		expect(book.unit).toEqual({ cents: 1, agreed: false, points: true });
		const back = sectionsOf(book, allgaeu)
			.find(({ key }) => key === 'tarif')
			?.fields.find(({ label }) => label === 'Preise in')
			?.set('cents');
		expect(back).toEqual(allgaeu);
	});

	it.each([
		[
			{ cap: { value: 100, source: 'Hausregel' } },
			'cap: wo in Punkten gezählt wird, geht es in den Spielen um kein Geld; in Cent gehen Töpfe und Beiträge'
		],
		[
			{
				vergeben: { first: { value: 50, source: 'Hausregel' }, further: { value: 50, source: 'Hausregel' } }
			},
			'vergeben: wo in Punkten gezählt wird, geht es in den Spielen um kein Geld; in Cent gehen Töpfe und Beiträge'
		],
		[{ unit: { cents: 5 } }, 'unit: wo in Punkten gezählt wird, hat eine Einheit keinen Preis']
	])('is refused with what costs money', (changes, expected) => {
		const checked = checkBook(patched(book, changes));
		const said = checked.ok
			? []
			: checked.error.map(({ path, refusal }) => `${path}: ${bookSentence(refusal)}`);
		expect(said).toContain(expected);
	});
});
