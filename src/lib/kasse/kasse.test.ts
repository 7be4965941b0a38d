import { describe, expect, it } from 'vitest';
import { asEntry, strike } from '../../../tests/support/entries.ts';
import {
	account,
	booking,
	closes,
	clubOf,
	member,
	opens,
	paid,
	rufspiel,
	solo,
	struck
} from '../../../tests/support/kasse.ts';
import type { AnyEntry } from '#lib/log/entry.ts';
import { cashOf, duesOf } from './dues.ts';
import { ledgerOf, type LedgerLine } from './ledger.ts';

// Paragraphs are the Allgäu's. A Rufspiel without anything: the losers 10 cents each, so 20 cents of winnings; a lost Solo: 75.

const ledger = (entries: readonly AnyEntry[]) => {
	const { accounts, log } = clubOf(entries);
	return ledgerOf(accounts, log);
};
const told = (line: LedgerLine): string =>
	[
		line.date,
		line.type === 'booking' ? line.booking.purpose : line.account.evening,
		line.amount,
		line.balance
	].join(' ');

describe('the ledger (§10, §11.6)', () => {
	it('is the winnings of ordinary closed evenings and the bookings, in the order of their dates', () => {
		const { lines, balance } = ledger([
			...[booking('1', '2026-01-01', 5000, 'Anfangsbestand'), booking('9', '2026-02-01', -1500, 'Pokale')],
			...[opens('a', '2026-01-09'), rufspiel('a', '1'), solo('a', '2'), closes('a', '3')],
			...[opens('b', '2026-03-06'), rufspiel('b', '1', 2), closes('b', '2')]
		]);
		// a: anna +10 +25, ben the same, carl −10 +25, dora −10 −75: winnings 35 + 35 + 15 = 85. b: 10 × 4 = 40 for two.
		expect(lines.map(told)).toEqual([
			'2026-01-01 Anfangsbestand 5000 5000',
			'2026-01-09 a 85 5085',
			'2026-02-01 Pokale -1500 3585',
			'2026-03-06 b 80 3665'
		]);
		expect(balance).toBe(3665);
	});

	it.each([
		['of the Zockausflug', { occasion: 'ausflug' }],
		['of the Meisterschaft', { occasion: 'meisterschaft' }],
		['by a book that knows no Kasse', { rulebook: 'muenchen' }]
	])('leaves the players their winnings %s', (_, fields) => {
		expect(ledger([opens('a', '2026-01-09', fields), rufspiel('a', '1'), closes('a', '2')])).toEqual({
			lines: [],
			balance: 0
		});
	});

	it('knows nothing of an evening that was never closed', () => {
		expect(ledger([opens('a', '2026-01-09'), rufspiel('a', '1')]).lines).toEqual([]);
	});

	const evening = [opens('a', '2026-01-09'), rufspiel('a', '1'), closes('a', '2')];

	it.each<readonly [string, readonly AnyEntry[], number]>([
		['a game struck', [struck('a', '5', '1')], 0],
		['a game written after the close', [solo('a', '5')], 85],
		['opened again', [struck('a', '5', '2')], 0],
		['opened again, played on and closed', [struck('a', '5', '2'), solo('a', '6'), closes('a', '7')], 85],
		['its opening struck', [struck('a', '5', '0')], 0],
		[
			'a trip after all',
			[{ ...opens('a', '2026-01-09', { occasion: 'ausflug', replaces: 'a 0' }), id: 'a 5' as never }],
			0
		]
	])('changes with an evening, and says so: %s', (_, more, amount) => {
		expect(ledger([...evening, ...more]).lines).toMatchObject([{ amount, balance: amount, before: 20 }]);
	});

	it('says nothing where an evening was changed and changed back, or somebody paid', () => {
		const back = [struck('a', '5', '1'), struck('a', '6', '5'), paid('a', '7', 'carl', 10)];
		expect(ledger([...evening, ...back]).lines).toMatchObject([{ amount: 20, before: null }]);
	});

	it('keeps a voided booking struck through, and brings it back where the void is voided', () => {
		const wrong = [booking('1', '2026-02-01', -1500, 'Pokale'), strike('2', '1')];
		expect(ledger(wrong)).toMatchObject({ lines: [{ struck: true, amount: 0 }], balance: 0 });
		expect(ledger([...wrong, strike('3', '2')])).toMatchObject({
			lines: [{ struck: false }],
			balance: -1500
		});
	});

	it('takes a correction in the place of what it corrects, under its own date', () => {
		const { lines, balance } = ledger([
			booking('1', '2026-02-01', -1500, 'Pokale'),
			booking('2', '2026-02-02', 100, 'Einlage'),
			booking('3', '2026-02-03', -1550, 'Pokale', { replaces: '1' })
		]);
		expect(lines.map(told)).toEqual(['2026-02-02 Einlage 100 100', '2026-02-03 Pokale -1550 -1450']);
		expect(lines[1]).toMatchObject({ earlier: [{ amount: -1500 }] });
		expect(balance).toBe(-1450);
	});
});

const HERZ_SOLO = { contract: 'solo', suit: 'herz', declarer: 'ben', augen: 70, bid: 62 };

describe('what is open (§10)', () => {
	// carl −10, dora −10
	const evening = [opens('a', '2026-01-09'), rufspiel('a', '1'), closes('a', '2')];
	const due = (...more: readonly AnyEntry[]) => duesOf(account('a', [...evening, ...more]));
	const short = (...more: readonly AnyEntry[]) =>
		due(...more).dues.map(({ member, owed, paid, open }) => [member, owed, paid, open].join(' '));

	it('is what the losers have not handed over', () => {
		expect(short()).toEqual(['carl 10 0 10', 'dora 10 0 10']);
		expect(short(paid('a', '3', 'carl', 10), paid('a', '4', 'dora', 4))).toEqual([
			'carl 10 10 0',
			'dora 10 4 6'
		]);
	});

	it('is open again where the tick is taken back, which is still told', () => {
		const { dues } = due(paid('a', '3', 'carl', 10), struck('a', '4', '3'));
		expect(dues[0]).toMatchObject({ open: 10, payments: [{ amount: 10, struck: true }] });
	});

	it('follows a change after the payment, and says that there was one', () => {
		// With the Solo carl is at +15 and owes nothing; dora owes 85.
		const changed = [paid('a', '3', 'carl', 10), paid('a', '4', 'dora', 10), solo('a', '5')];
		expect(short(...changed)).toEqual(['dora 85 10 75', 'carl 0 10 -10']);
		expect(due(...changed)).toMatchObject({ open: 75, over: 10, account: { changedAfterPaid: true } });
		expect(due(...changed.slice(0, 2)).account.changedAfterPaid).toBe(false);
	});

	it('says of no change after a payment that was taken back', () => {
		const changed = [paid('a', '3', 'carl', 10), struck('a', '4', '3'), solo('a', '5')];
		expect(due(...changed).account.changedAfterPaid).toBe(false);
		const other = [paid('a', '3', 'carl', 10), paid('a', '4', 'dora', 4), struck('a', '5', '4')];
		expect(due(...other).account.changedAfterPaid).toBe(false);
		expect(due(...changed, paid('a', '6', 'dora', 85)).account.changedAfterPaid).toBe(false);
		expect(
			due(paid('a', '3', 'carl', 10), ...[struck('a', '4', '3'), paid('a', '5', 'carl', 10)], solo('a', '6'))
				.account.changedAfterPaid
		).toBe(true);
	});

	it('turns all into too much where the evening is opened again', () => {
		expect(short(paid('a', '3', 'carl', 10), struck('a', '4', '2'))).toEqual(['carl 0 10 -10']);
	});

	describe('leaves apart what lies in the Stock (§8.1)', () => {
		// carl deals wrongly: 50 cents into the Stock. He lost 60, dora 10, the winnings are still 20: of each of them 10.
		const vergeben = asEntry({
			...rufspiel('a', '15'),
			...{ kind: 'incident', incident: 'vergeben', player: 'carl' }
		});
		const box = (...paying: readonly AnyEntry[]) =>
			cashOf(account('a', [...evening, vergeben, ...paying]).amount, [due(vergeben, ...paying)]);

		it('a fine is not owed to the Kasse', () => {
			expect(short(vergeben)).toEqual(['carl 10 0 10', 'dora 10 0 10']);
			expect(due(vergeben)).toMatchObject({ open: 20, account: { amount: 20, intoStock: 50 } });
			expect(box()).toEqual({ open: 20, over: 0, cash: 0 });
		});

		it('nothing is open where each has paid his part', () => {
			const both = [paid('a', '3', 'carl', 10), paid('a', '4', 'dora', 10)];
			expect(box(...both)).toEqual({ open: 0, over: 0, cash: 20 });
			expect(due(vergeben, ...both)).toMatchObject({ open: 0, over: 0 });
		});

		it('whoever hands over his whole loss at once has paid the Kasse first, and nothing too much', () => {
			const whole = paid('a', '3', 'carl', 60);
			expect(due(vergeben, whole).dues[0]).toMatchObject({ owed: 10, paid: 10, aside: 50, open: 0 });
			expect(box(whole)).toEqual({ open: 10, over: 0, cash: 10 });
			expect(due(vergeben, paid('a', '3', 'carl', 63)).over).toBe(3);
		});

		it('and there is nothing to pay at an evening of fines alone', () => {
			const fined = [
				opens('b', '2026-01-16'),
				asEntry({ ...vergeben, id: 'b 1', evening: 'b' }),
				closes('b', '2')
			];
			expect(duesOf(account('b', fined))).toMatchObject({ dues: [], open: 0 });
		});

		it('what a winner put in is another player’s to give back, and not the Kasse’s', () => {
			// anna +10 −50, so she lost 40; ben +10, carl and dora −10: one pays the Kasse, the other anna.
			const fined = duesOf(account('a', [...evening, asEntry({ ...vergeben, player: 'anna' })]));
			expect(fined).toMatchObject({ open: 10, account: { amount: 10, intoStock: 50 } });
			expect(fined.dues).toHaveLength(1);
		});

		it('a Stock carried in and won is the Kasse’s with the rest, and no player’s due', () => {
			// ben +150 +300, the others −50 each: 450, of it 300 out of the Stock.
			const won = [
				...[opens('b', '2026-01-16', { stock: 300 }), { ...vergeben, id: 'b 1', kind: 'round' }],
				...[{ ...solo('b', '2'), game: HERZ_SOLO }, closes('b', '3')]
			].map((one) => ({ ...one, evening: 'b', round: 'gardareizrunde' })) as unknown as AnyEntry[];
			const { dues, account: made } = duesOf(account('b', won));
			expect(dues.map(({ member, owed }) => `${member} ${owed}`)).toEqual(['anna 50', 'carl 50', 'dora 50']);
			expect(made).toMatchObject({ amount: 450, intoStock: 0 });
			expect(made.handedOver.get('stock')).toBe(300);
			expect(cashOf(made.amount, [duesOf(made)])).toEqual({ open: 150, over: 0, cash: 300 });
		});
	});

	it('is the difference between the books and the box', () => {
		const a = [...evening, paid('a', '3', 'carl', 10), paid('a', '4', 'dora', 13)];
		const b = [opens('b', '2026-01-16'), rufspiel('b', '1', 1), closes('b', '2'), paid('b', '3', 'carl', 5)];
		const { accounts, log } = clubOf([...a, ...b, booking('9', '2026-01-01', 1000, 'Anfangsbestand')]);
		const { balance } = ledgerOf(accounts, log);
		// By the books 1000 + 20 + 40. Open: carl 20 − 5, dora 20. dora gave 3 too much. In the box: 1000 + 10 + 13 + 5.
		expect(balance).toBe(1060);
		expect(cashOf(balance, accounts.map(duesOf))).toEqual({ open: 35, over: 3, cash: 1028 });
		expect(member('carl')).toBe('carl');
	});
});
