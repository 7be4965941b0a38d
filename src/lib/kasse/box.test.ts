import { expect, it } from 'vitest';
import { booking, closes, clubOf, opens, paid, rufspiel, struck } from '../../../tests/support/kasse.ts';
import { asEntry, strike } from '../../../tests/support/entries.ts';
import type { AnyEntry } from '#lib/log/entry.ts';
import { whereItLies, yearEndOf, yearEndParts } from './box.ts';
import { cashOf, duesOf } from './dues.ts';
import { ledgerOf } from './ledger.ts';
import { yearIn } from './years.ts';

// 100,00 € to begin with; of the evening's 0,20 € carl and dora owe 0,10 € each (§4.1).
const entries = [
	booking('1', '2026-01-02', 10_000, 'Anfangsbestand'),
	...[opens('a', '2026-11-20'), rufspiel('a', '2'), closes('a', '3')]
];

function lies(...more: readonly AnyEntry[]) {
	const { accounts, log } = clubOf([...entries, ...more]);
	const { balance } = ledgerOf(accounts, log);
	return { balance, ...whereItLies(cashOf(balance, accounts.map(duesOf)).cash, log, accounts) };
}

it('lies in the box unless a booking or a payment says that it moved the account', () => {
	expect(lies()).toEqual({ balance: 10_020, box: 10_000, account: 0 });
	// 60,00 € are brought to the bank, 15,00 € of them transferred for the cups, and 8,00 € paid out of the box.
	const moved = booking('4', '2026-11-21', 0, 'Aufs Konto', { account: 6000 });
	const cups = booking('5', '2026-11-22', -1500, 'Pokale', { account: -1500 });
	const bread = booking('6', '2026-11-22', -800, 'Brotzeit');
	expect(lies(moved)).toEqual({ balance: 10_020, box: 4000, account: 6000 });
	expect(lies(moved, cups, bread)).toEqual({ balance: 7720, box: 3200, account: 4500 });
	// What is struck moved neither.
	expect(lies(moved, cups, bread, strike('7', '5'))).toEqual({ balance: 9220, box: 3200, account: 6000 });
});

it('takes in what was transferred for an evening', () => {
	const [cash, transferred] = [paid('a', '4', 'carl', 10), paid('a', '5', 'dora', 10, { account: 10 })];
	expect(lies(cash, transferred)).toEqual({ balance: 10_020, box: 10_010, account: 10 });
	expect(lies(cash, transferred, struck('a', '6', '5'))).toEqual({
		balance: 10_020,
		box: 10_010,
		account: 0
	});
});

it('begins on the account with what the last count saw there', () => {
	// Counted before bookings said what moved the account: 40,00 € in the box, 60,00 € on the account, and both right together.
	const counted = { cash: 4000, account: 6000, by: ['anna', 'ben'] };
	const count = booking('4', '2026-11-21', 0, 'Kasse gezählt', { counted });
	expect(lies(count)).toEqual({ balance: 10_020, box: 4000, account: 6000 });
	// What was said earlier is in what the bank said; 15,00 € transferred since then are not.
	const earlier = booking('3 b', '2026-11-20', 0, 'Aufs Konto', { account: 2500 });
	const cups = booking('5', '2026-11-22', -1500, 'Pokale', { account: -1500 });
	expect(lies(earlier, count, cups)).toEqual({ balance: 8520, box: 4000, account: 4500 });
	// A count that found 1,00 € more on the account says so once; a later one of the box alone changes nothing there.
	const again = booking('6', '2026-11-23', 100, 'Kasse gezählt', {
		...{ account: 100, counted: { ...counted, account: 4600 } }
	});
	const box = booking('7', '2026-11-24', -200, 'Kasse gezählt', {
		counted: { cash: 3800, by: ['anna', 'ben'] }
	});
	expect(lies(earlier, count, cups, again, box)).toEqual({ balance: 8420, box: 3800, account: 4600 });
	// Struck, it saw nothing: 25,00 € were brought there and 15,00 € transferred.
	expect(lies(earlier, count, cups, strike('8', '4'))).toEqual({ balance: 8520, box: 7500, account: 1000 });
});

it('says of a year that is over where it lay on its last day, and comes to its end', () => {
	const { accounts, log } = clubOf([
		booking('1', '2025-01-02', 10_000, 'Anfangsbestand'),
		booking('2', '2025-03-01', 0, 'Aufs Konto', { account: 6000 }),
		// carl and dora owe 0,10 € each (§4.1); carl pays in the same year, dora transfers in the next.
		...[opens('a', '2025-12-30'), rufspiel('a', '1'), closes('a', '2')],
		asEntry({ ...paid('a', '3', 'carl', 10), at: '2025-12-31T23:30:00+01:00' }),
		asEntry({ ...paid('a', '4', 'dora', 10, { account: 10 }), at: '2026-01-01T00:30:00+01:00' }),
		booking('3', '2026-01-05', -1500, 'Pokale', { account: -1500 })
	]);
	const ledger = ledgerOf(accounts, log);
	const end = (year: number) => yearEndOf(yearIn(ledger, year), log, accounts);
	// 2025: 100,20 = 40,10 + 60,00 + 0,10. 2026: 85,20 = 40,10 + 60,00 + 0,10 − 15,00.
	expect(end(2025)).toEqual({ box: 4010, account: 6000, open: 10, over: 0 });
	expect(end(2026)).toEqual({ box: 4010, account: 4510, open: 0, over: 0 });
	expect(yearEndParts(end(2025))).toEqual([
		['Bar in der Kasse', 4010],
		['Auf dem Konto', 6000],
		['Zum Endstand noch nicht eingezahlt', 10]
	]);
	expect(yearIn(ledger, 2025).end).toBe(10_020);
});

it('takes a count of January that is booked into the year before for what it saw in January', () => {
	// 2025 ends with 40,00 € in the box and 60,00 € on the account. On the 6th 15,00 € are transferred for the cups; on the 10th two
	// count 40,00 € and 45,00 €: all is right, and they book it into 2025.
	const { accounts, log } = clubOf([
		booking('1', '2025-01-02', 10_000, 'Anfangsbestand'),
		booking('2', '2025-03-01', 0, 'Aufs Konto', { account: 6000 }),
		booking('3', '2026-01-06', -1500, 'Pokale', { account: -1500 }),
		booking('4', '2025-12-31', 0, 'Kasse gezählt', {
			counted: { cash: 4000, account: 4500, by: ['anna', 'ben'] }
		})
	]);
	const ledger = ledgerOf(accounts, log);
	const end = (year: number) => yearEndOf(yearIn(ledger, year), log, accounts);
	expect(end(2025)).toEqual({ box: 4000, account: 6000, open: 0, over: 0 });
	expect(end(2026)).toEqual({ box: 4000, account: 4500, open: 0, over: 0 });
});
