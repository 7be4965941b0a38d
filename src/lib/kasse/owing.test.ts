import { describe, expect, it } from 'vitest';
import { entry, strike, type Fields } from '../../../tests/support/entries.ts';
import {
	booking,
	closes,
	clubOf,
	member,
	opens,
	paid,
	solo,
	rufspiel
} from '../../../tests/support/kasse.ts';
import { asId } from '#lib/base/ids.ts';
import { toCents } from '#lib/base/money.ts';
import type { AnyEntry } from '#lib/log/entry.ts';
import { duesOf } from './dues.ts';
import { ledgerOf } from './ledger.ts';
import { leviesOf, levyPayment, yearDues } from './levies.ts';
import { allOwed, nettedWith, owingOf, struckWith } from './owing.ts';
import { potMoves, potsOf } from './pots.ts';

const levy = (id: string, date: string, who: string, amount: number, fields: Fields = {}): AnyEntry =>
	entry(id, 'levy', { date, member: who, amount, purpose: 'Jahresbeitrag 2026', ...fields });
const pays = (id: string, of: string, who: string, amount: number): AnyEntry =>
	booking(id, '2026-11-01', amount, 'Jahresbeitrag 2026', { member: who, levy: of });

function deskOf(...entries: readonly AnyEntry[]) {
	const { accounts, log } = clubOf(entries);
	const levies = leviesOf(log);
	const owing = owingOf(allOwed(accounts.map(duesOf), levies));
	return {
		levies,
		owing: owing.map(({ member, open, since, owed }) => [member, open, since, owed.length]),
		balance: ledgerOf(accounts, log).balance,
		pots: potsOf(accounts, potMoves(log)).held
	};
}

// carl owes 10 and 20, dora 10 + 75 and 20.
const YEAR = [
	...[opens('a', '2026-09-12'), rufspiel('a', '1'), closes('a', '2')],
	...[opens('b', '2026-10-03'), solo('b', '1'), closes('b', '2')],
	...[opens('c', '2026-10-10'), rufspiel('c', '1', 1), closes('c', '2')]
];

describe('who owes the club what', () => {
	it('stands by member, who owes most first, with the age of the oldest debt', () => {
		expect(deskOf(...YEAR).owing).toEqual([
			['dora', 105, '2026-09-12', 3],
			['carl', 30, '2026-09-12', 2]
		]);
		// With the first evening paid, carl's oldest is the third.
		expect(deskOf(...YEAR, paid('a', '3', 'carl', 10)).owing).toContainEqual(['carl', 20, '2026-10-10', 1]);
	});

	it('takes dues and fines onto the same list, from their own day, and moves the Kasse only by what is paid', () => {
		const dues = [
			levy('l1', '2026-01-10', 'anna', 2000, { year: 2026 }),
			levy('l2', '2026-11-01', 'carl', 200)
		];
		const asked = deskOf(...YEAR, ...dues);
		expect(asked.owing).toEqual([
			['anna', 2000, '2026-01-10', 1],
			['carl', 230, '2026-09-12', 3],
			['dora', 105, '2026-09-12', 3]
		]);
		expect(asked.balance).toBe(135);
		const half = deskOf(...YEAR, ...dues, pays('p1', 'l1', 'anna', 1500));
		expect(half.owing).toContainEqual(['anna', 500, '2026-01-10', 1]);
		expect(half.balance).toBe(1635);
	});

	it('tells what is too much: a due paid on two phones, or taken back after it was paid', () => {
		const due = levy('l1', '2026-01-10', 'anna', 2000);
		const twice = [due, pays('p1', 'l1', 'anna', 2000), pays('p2', 'l1', 'anna', 2000)];
		expect(deskOf(...twice).owing).toEqual([['anna', -2000, null, 1]]);
		expect(deskOf(...twice, strike('s1', 'p2')).owing).toEqual([]);
		expect(deskOf(due, pays('p1', 'l1', 'anna', 2000), strike('s1', 'l1')).owing).toEqual([
			['anna', -2000, null, 1]
		]);
		expect(deskOf(due, strike('s1', 'l1')).owing).toEqual([]);
	});

	it('finds a payment by any entry of a due that was corrected', () => {
		const dearer = levy('l2', '2026-01-10', 'anna', 2500, { replaces: 'l1' });
		const first = [levy('l1', '2026-01-10', 'anna', 2000), pays('p1', 'l1', 'anna', 2000)];
		expect(deskOf(...first, dearer).owing).toEqual([['anna', 500, '2026-01-10', 1]]);
	});

	it('pays a fine for a pot into the pot, and the Kasse stays', () => {
		const fine = levy('l1', '2026-01-10', 'anna', 200, { pot: 'Reuegeld' });
		const [asked] = deskOf(fine).levies;
		const payment = asked && levyPayment(asked, toCents(200), '2026-11-01');
		expect(payment).toMatchObject({ kind: 'pot', pot: 'Reuegeld', amount: 200, levy: 'l1' });
		const after = deskOf(fine, entry('p1', 'pot', payment as unknown as Fields));
		expect([after.owing, after.balance, after.pots.get('Reuegeld')]).toEqual([[], 0, 200]);
	});

	it('takes a payment for one with what was taken off it as both were ticked, and else by itself', () => {
		const { accounts, log } = clubOf([
			...YEAR,
			levy('l1', '2026-01-10', 'dora', 200),
			{ ...paid('a', '3', 'dora', 30), at: '2026-10-01T20:00:00+01:00' },
			paid('a', '4', 'dora', -20),
			paid('b', '3', 'dora', 75),
			pays('p1', 'l1', 'dora', 200),
			paid('a', '5', 'carl', 10),
			paid('c', '3', 'carl', 20)
		]);
		const netted = (place: string) =>
			nettedWith(asId(place), accounts, leviesOf(log)).map(({ id }) => String(id));
		for (const half of ['a 4', 'b 3', 'p1']) expect(netted(half)).toEqual(['a 4', 'b 3', 'p1']);
		expect([netted('a 3'), netted('a 5'), netted('1')]).toEqual([['a 3'], ['a 5'], []]);
	});

	it('brings back with a payment what was netted with it and struck at once, and nothing else', () => {
		const at = (entry: AnyEntry, time: string) => ({ ...entry, at: `2026-11-21T${time}:00+01:00` });
		const all = [
			...YEAR,
			levy('l1', '2026-01-10', 'dora', 200),
			paid('a', '4', 'dora', -20),
			paid('b', '3', 'dora', 75),
			pays('p1', 'l1', 'dora', 200),
			// Ticked off with it, and struck by itself before.
			paid('c', '3', 'dora', 30),
			at(strike('s0', 'c 3'), '09:00'),
			...['a 4', 'b 3', 'p1'].map((target, i) => at(strike(`s${i + 1}`, target), '10:00')),
			// Nothing was netted here, though both went at once.
			levy('l2', '2026-01-10', 'carl', 200),
			pays('p2', 'l2', 'carl', 200),
			paid('a', '5', 'carl', 10),
			...['p2', 'a 5'].map((target, i) => at(strike(`t${i}`, target), '10:00'))
		];
		const { accounts, log } = clubOf(all);
		const back = (place: string) => {
			const struck = log.placeOf(asId(place));
			return (
				struck &&
				struckWith(struck, accounts, log)
					.map(({ id }) => String(id))
					.sort()
			);
		};
		expect(back('p1')).toEqual(['a 4', 'b 3', 'p1']);
		expect(back('p2')).toEqual(['p2']);
	});

	it('says who has paid the due of a year', () => {
		const dues = ['anna', 'ben', 'carl'].map((who) =>
			levy(`l ${who}`, '2026-01-10', who, 2000, { year: 2026 })
		);
		const { levies } = deskOf(
			...dues,
			pays('p1', 'l anna', 'anna', 2000),
			levy('f', '2026-02-01', 'anna', 200),
			levy('old', '2025-01-10', 'anna', 1500, { year: 2025 }),
			// What ben paid too much pays nothing of anna's.
			levy('old2', '2025-01-10', 'ben', 1500, { year: 2025 }),
			pays('p2', 'old2', 'ben', 1700),
			strike('s', 'l carl')
		);
		const [now, before] = yearDues(levies);
		expect(now).toMatchObject({ year: 2026, open: 2000, even: 1 });
		expect(now?.levies.map(({ entry, paid }) => [entry.member, paid])).toEqual([
			[member('anna'), 2000],
			[member('ben'), 0]
		]);
		expect(before).toMatchObject({ year: 2025, open: 1500, even: 1 });
	});
});
