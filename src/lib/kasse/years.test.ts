import { yearOf } from '#lib/log/club-dates.ts';
import { describe, expect, it } from 'vitest';
import { strike } from '../../../tests/support/entries.ts';
import { booking, closes, clubOf, opens, rufspiel } from '../../../tests/support/kasse.ts';
import type { AnyEntry } from '#lib/log/entry.ts';
import { ledgerOf } from './ledger.ts';
import { closingFor, yearIn, yearsOf } from './years.ts';

const ledger = (...entries: readonly AnyEntry[]) => {
	const { accounts, log } = clubOf(entries);
	return ledgerOf(accounts, log);
};

describe('a year of the Kasse', () => {
	const three = ledger(
		booking('1', '2024-05-01', 5000, 'Anfangsbestand'),
		// On the days the clocks change, and at the turn of the year: the day is what the date says, wherever one reads it.
		...[opens('a', '2024-12-31'), rufspiel('a', '1'), closes('a', '2')],
		...[opens('b', '2025-01-01'), rufspiel('b', '1', 1), closes('b', '2')],
		...[opens('c', '2025-03-30'), rufspiel('c', '1', 2), closes('c', '2')],
		...[opens('d', '2025-10-26'), rufspiel('d', '1', 3), closes('d', '2')],
		booking('2', '2025-06-01', -1500, 'Pokale'),
		booking('3', '2025-06-02', 300, 'Einlage'),
		booking('4', '2027-01-01', -100, 'Gravur')
	);

	it('begins with what the year before ended with', () => {
		// 20 cents of winnings with no Schuss, 40, 80 and 160 with one, two and three.
		expect(yearIn(three, 2024)).toMatchObject({
			carried: 0,
			winnings: 20,
			bookedIn: 5000,
			bookedOut: 0,
			end: 5020
		});
		expect(yearIn(three, 2025)).toMatchObject({
			...{ carried: 5020, winnings: 40 + 80 + 160, bookedIn: 300, bookedOut: -1500, end: 4100 }
		});
		expect(yearIn(three, 2027)).toMatchObject({ carried: 4100, end: 4000 });
	});

	it('in which nothing happened carries over what it began with', () => {
		expect(yearIn(three, 2026)).toMatchObject({ carried: 4100, lines: [], end: 4100, closing: null });
		expect(yearIn(three, 2023)).toMatchObject({ carried: 0, end: 0 });
	});

	it('is one of those in which something happened, or this one', () => {
		expect(yearsOf(three, '2026-11-20')).toEqual([2027, 2026, 2025, 2024]);
		expect(yearsOf(ledger(), '2026-11-20')).toEqual([2026]);
	});

	it.each(['2025-01-01', '2025-03-30', '2025-10-26', '2025-12-31'])('holds %s', (date) => {
		expect(yearOf(date)).toBe(2025);
	});
});

describe('a closed year', () => {
	const signed = booking('5', '2025-12-31', 0, 'Jahresabschluss 2025', {
		closes: { year: 2025, balance: 900 }
	});
	const year = (...more: readonly AnyEntry[]) =>
		yearIn(ledger(booking('1', '2025-05-01', 900, 'Anfangsbestand'), signed, ...more), 2025);

	it('moves nothing', () => {
		expect(year()).toMatchObject({ end: 900, bookedIn: 900, closing: { signed: 900, moved: 0 } });
	});

	it('says what has changed since it was signed', () => {
		expect(year(booking('6', '2025-06-01', -250, 'Pokale'))).toMatchObject({
			end: 650,
			closing: { signed: 900, moved: -250 }
		});
		expect(year(booking('6', '2026-06-01', -250, 'Pokale')).closing).toMatchObject({ moved: 0 });
	});

	it('is open again where the closing is struck, and takes the last of two', () => {
		expect(year(strike('6', '5')).closing).toBeNull();
		const later = booking('7', '2026-01-06', 0, 'Jahresabschluss 2025', {
			closes: { year: 2025, balance: 650 }
		});
		expect(year(booking('6', '2025-06-01', -250, 'Pokale'), later).closing).toMatchObject({
			signed: 650,
			moved: 0
		});
	});
});

describe('closing a year', () => {
	const begun = booking('1', '2026-01-02', 1000, 'Anfangsbestand');
	const closed = (amount: number): AnyEntry =>
		booking('2', '2026-12-31', amount, 'Jahresabschluss 2026', { closes: { year: 2026, balance: 1000 } });
	const late = booking('3', '2026-12-30', 50, 'Einlage');

	it('takes the place of the closing before, and is dated in its year', () => {
		const fresh = closingFor(yearIn(ledger(begun), 2026), '2027-01-05');
		expect(fresh).toMatchObject({ date: '2026-12-31', amount: 0, closes: { year: 2026, balance: 1000 } });
		expect(fresh).not.toHaveProperty('replaces');
		const again = closingFor(yearIn(ledger(begun, closed(0), late), 2026), '2026-12-31');
		expect(again).toMatchObject({ replaces: '2', closes: { balance: 1050 } });
	});

	it('leaves the money of a closing that a file brought where it is', () => {
		const log = [begun, closed(500), late];
		const again = closingFor(yearIn(ledger(...log), 2026), '2026-12-31');
		const after = ledger(...log, { ...again, id: '4' as never, at: begun.at });
		// 1000 + 500 + 50, before and after.
		expect(after.balance).toBe(1550);
		expect(yearIn(after, 2026).closing).toMatchObject({ signed: 1550, moved: 0 });
	});
});
