import { describe, expect, it } from 'vitest';
import {
	booking,
	closes,
	clubOf,
	member,
	opens,
	paid,
	rufspiel,
	struck
} from '../../../tests/support/kasse.ts';
import { entry, strike, type Fields } from '../../../tests/support/entries.ts';
import { toCents, type Cents } from '#lib/base/money.ts';
import type { AnyEntry } from '#lib/log/entry.ts';
import { countBooking, countsIn, differenceOf, piecesSum } from './counting.ts';
import { whereItLies } from './box.ts';
import { cashOf, duesOf } from './dues.ts';
import { ledgerOf } from './ledger.ts';
import { lastDay, yearIn } from './years.ts';

describe('counting the money', () => {
	// 144,75 € by the books; of the evening's 0,20 € nothing is paid in, so 144,55 € should lie in the box.
	const entries = [
		booking('1', '2026-01-02', 14455, 'Anfangsbestand'),
		...[opens('a', '2026-11-20'), rufspiel('a', '2'), closes('a', '3')]
	];
	const look = (...more: readonly AnyEntry[]) => {
		const { accounts, log } = clubOf([...entries, ...more]);
		const ledger = ledgerOf(accounts, log);
		const cash = cashOf(ledger.balance, accounts.map(duesOf));
		return { ledger, cash, lies: whereItLies(cash.cash, log, accounts) };
	};
	const by = [member('anna'), member('ben')];
	const booked = (cash: number, account: Cents | null = null, reason = '') =>
		countBooking({ cash: toCents(cash), account, by }, look().lies, reason, '2026-12-31');

	it('compares with the balance less what is not paid in, and writes down a count that is right', () => {
		expect(look().ledger.balance).toBe(14475);
		expect(look().cash).toEqual({ open: 20, over: 0, cash: 14455 });
		expect(booked(14455)).toMatchObject({ amount: 0, counted: { cash: 14455, by: ['anna', 'ben'] } });
	});

	it('books what is missing out and what is too much in, once, with its reason and who counted', () => {
		// 142,30 € counted are 2,25 € too few, 147,30 € are 2,75 € too many.
		expect(booked(14230, null, 'Wechselgeld')).toEqual({
			date: '2026-12-31',
			amount: -225,
			purpose: 'Kasse gezählt',
			note: 'Gezählt 142,30 €, erwartet 144,55 €. Wechselgeld',
			counted: { cash: 14230, by: ['anna', 'ben'] }
		});
		expect(booked(14730)).toMatchObject({ amount: 275 });
		const { ledger, cash } = look(booking('4', '2026-12-31', -225, 'Kasse gezählt'));
		// 144,75 − 2,25; the box holds what was counted.
		expect(yearIn(ledger, 2026).end).toBe(14250);
		expect(cash.cash).toBe(14230);
	});

	it('compares the box with the box and the account with the account', () => {
		// By the books all of the 144,55 € lies in the box: 44,55 € there and 100,00 € on the account are together right, and moved.
		const both = booked(4455, toCents(10_000));
		expect(both).toMatchObject({ amount: 0, account: 10_000, counted: { cash: 4455, account: 10_000 } });
		expect(both.note).toBe('Gezählt 44,55 €, erwartet 144,55 €. Auf dem Konto 100,00 €, erwartet 0,00 €');
		// From then on the books know: 2,00 € more in the box and 3,00 € less on the account are 1,00 € less.
		const moved = look(booking('4', '2026-11-21', 0, both.purpose, { account: both.account }));
		expect(moved.lies).toEqual({ box: 4455, account: 10_000 });
		expect(moved.ledger.balance).toBe(14475);
		const count = { cash: toCents(4655), account: toCents(9700), by };
		expect(differenceOf(count, moved.lies)).toEqual({ box: 200, account: -300, together: -100 });
		expect(countBooking(count, moved.lies, 'Gebühr', '2026-12-31')).toMatchObject({
			amount: -100,
			account: -300
		});
		// Who counts the box alone says nothing of the account.
		const alone = countBooking({ ...count, account: null }, moved.lies, 'Trinkgeld', '2026-12-31');
		expect(alone).toMatchObject({ amount: 200, note: 'Gezählt 46,55 €, erwartet 44,55 €. Trinkgeld' });
		expect(alone).not.toHaveProperty('account');
	});

	it('is found again unless it was struck', () => {
		const { amount, purpose, counted } = booked(14230);
		const first = booking('5', '2026-12-31', amount, purpose, { counted });
		expect(countsIn(look(first).ledger).map(({ amount }) => amount)).toEqual([-225]);
		expect(countsIn(look(first, strike('6', '5')).ledger)).toEqual([]);
	});

	it('says what should have lain there where something before it was corrected since', () => {
		const { amount, purpose, counted } = booked(14455);
		const count = booking('5', '2026-12-31', amount, purpose, { counted });
		const expected = (...more: readonly AnyEntry[]) => {
			const { accounts, log } = clubOf([...entries, count, ...more]);
			return countsIn(ledgerOf(accounts, log))[0]?.expected;
		};
		// What comes later, for whatever date, was not to be counted.
		const later = booking('6', '2026-06-01', -500, 'Kegeln');
		expect([expected(), expected(later)]).toEqual([null, null]);
		// The first booking should have been of 144,75 €; and then it is struck.
		const corrected = booking('7', '2026-01-02', 14475, 'Anfangsbestand', { replaces: '1' });
		expect(expected(later, corrected)).toBe(14475);
		expect(expected(later, strike('7', '1'))).toBe(0);
		// Its correction was taken back before the count, and the booking struck after it.
		const undone = [booking('2', '2026-01-02', 14475, 'Anfangsbestand', { replaces: '1' }), strike('3', '2')];
		expect(expected(...undone)).toBeNull();
		expect(expected(...undone, strike('7', '1'))).toBe(0);
		// Struck before the count and brought back after it, and each of the two alone.
		const before = strike('3', '1');
		expect([expected(before), expected(before, strike('7', '3'))]).toEqual([null, 28_910]);
		expect(expected(before, strike('4', '3'))).toBeNull();
		expect(expected(before, strike('4', '3'), strike('7', '4'))).toBe(0);
		// The account was looked at as well: both together are right still, and are not.
		const both = booked(4455, toCents(10_000));
		const looked = booking('5', '2026-12-31', 0, both.purpose, {
			...{ counted: both.counted, account: both.account }
		});
		const bothExpected = (...more: readonly AnyEntry[]) => {
			const { accounts, log } = clubOf([...entries, looked, ...more]);
			return countsIn(ledgerOf(accounts, log))[0]?.expected;
		};
		expect([bothExpected(later), bothExpected(corrected)]).toEqual([null, 14475]);
	});

	it('says what was booked after it for days before it, of what was looked at', () => {
		const { amount, purpose, counted } = booked(14455);
		const behind = (count: Fields, ...more: readonly AnyEntry[]) => {
			const counting = booking('5', '2026-12-31', amount, purpose, { counted: { ...counted, ...count } });
			const { accounts, log } = clubOf([...entries, counting, ...more]);
			return countsIn(ledgerOf(accounts, log))[0]?.behind;
		};
		const late = booking('6', '2026-06-01', -500, 'Kegeln');
		expect([behind({}), behind({}, late), behind({}, late, strike('7', '6'))]).toEqual([0, -500, 0]);
		// On the day itself and later it may have come after the count; and what was written before it was looked at.
		expect(behind({}, booking('6', '2026-12-31', -500, 'Kegeln'))).toBe(0);
		expect(behind({}, booking('2', '2026-06-01', -500, 'Kegeln'))).toBe(0);
		// It moved the account, where nobody looked, and where somebody did.
		const onAccount = booking('6', '2026-06-01', -500, 'Kegeln', { account: -500 });
		expect([behind({}, onAccount), behind({ account: 0 }, onAccount)]).toEqual([0, -500]);
	});

	it('says what should have lain there where a payment before it was taken back since', () => {
		// carl owes 0,10 € and dora 0,10 €; carl paid in the box, and then counting found all.
		const evening = [...entries, paid('a', '4', 'carl', 10)];
		const expected = (count: Fields, ...more: readonly AnyEntry[]) => {
			const counting = booking('b', '2026-12-31', 0, 'Kasse gezählt', { counted: count });
			const { accounts, log } = clubOf([...evening, counting, ...more]);
			return countsIn(ledgerOf(accounts, log))[0]?.expected;
		};
		const box = { cash: 14465, by };
		expect([expected(box), expected(box, struck('a', '3b', '4'))]).toEqual([null, null]);
		const takenBack = strike('c', 'a 4');
		expect(expected(box, takenBack)).toBe(14455);
		expect(expected(box, takenBack, strike('d', 'c'))).toBeNull();
		// What is paid in after it was not to be counted.
		expect(expected(box, entry('c', 'paid', { evening: 'a', member: 'dora', amount: 10 }))).toBeNull();
		// It came onto the account, where nobody looked, and where somebody did.
		const corrected = entry('c', 'paid', {
			...{ evening: 'a', member: 'carl', amount: 10, account: 10 },
			replaces: 'a 4'
		});
		expect(expected(box, corrected)).toBe(14455);
		expect(expected({ ...box, account: 0 }, corrected)).toBeNull();
	});

	it('adds notes and coins by hand: 2 × 50 + 3 × 2 + 7 × 0,10 + 4 × 0,01', () => {
		expect(
			piecesSum(
				new Map([
					...[
						[5000, 2],
						[200, 3],
						[10, 7]
					],
					[1, 4]
				] as [number, number][])
			)
		).toBe(10_674);
		expect(piecesSum(new Map())).toBe(0);
	});

	it('belongs to the last day of a year that is over', () => {
		expect([lastDay(2026, '2027-01-05'), lastDay(2027, '2027-01-05')]).toEqual(['2026-12-31', '2027-01-05']);
	});
});
