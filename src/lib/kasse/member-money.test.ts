import { describe, expect, it } from 'vitest';
import {
	booking,
	closes,
	clubOf,
	member,
	opens,
	paid,
	rufspiel,
	solo
} from '../../../tests/support/kasse.ts';
import { FOUR } from '../../../tests/support/entries.ts';
import type { AnyEntry } from '#lib/log/entry.ts';
import { memberMoney } from './member-money.ts';
import { bookingLines } from './ledger.ts';

const EMIL_FOR_DORA = ['anna', 'ben', 'carl', 'emil'];
const entries = [
	// anna +10, ben +10, carl −10, dora −10; paid by carl
	...[opens('a', '2025-12-30'), rufspiel('a', '1'), closes('a', '2'), paid('a', '3', 'carl', 10)],
	// dora −75, the others +25 each
	...[opens('b', '2026-01-02'), solo('b', '1'), closes('b', '2')],
	// On the trip everybody keeps his winnings: anna +20, ben +20, carl −20, dora −20
	...[opens('c', '2026-06-01', { occasion: 'ausflug' }), rufspiel('c', '1', 1), closes('c', '2')],
	// Not closed: it counts nowhere.
	...[opens('d', '2026-07-01', { seats: EMIL_FOR_DORA, dealer: 'emil' }), rufspiel('d', '1')],
	booking('7', '2026-02-01', 500, 'Einlage', { member: 'dora' }),
	booking('8', '2026-02-01', -4500, 'Pokale', { member: 'anna' })
];
const figures = (year: number) => {
	const { accounts, log } = clubOf(entries);
	return memberMoney(accounts, bookingLines(log), year);
};

describe('a member’s figures', () => {
	it('are his balance over closed evenings of any occasion, and how many they were', () => {
		const all = figures(2026);
		expect(FOUR.map((name) => all.get(member(name))?.balance)).toEqual([55, 55, -5, -105]);
		expect(FOUR.map((name) => all.get(member(name))?.evenings)).toEqual([3, 3, 3, 3]);
		expect(all.get(member('emil'))).toBeUndefined();
	});

	it('are his share of the Kasse: what he paid of his losses and deposited, of what all did', () => {
		const { paid, deposited, withdrawn, share } = figures(2026).get(member('dora')) ?? {};
		// She owes 10 + 75 and has paid nothing, but deposited 500; carl has paid his 10. The trip's 20 are the players'.
		expect({ paid, deposited, withdrawn }).toEqual({ paid: 0, deposited: 500, withdrawn: 0 });
		expect(share).toBeCloseTo(500 / 510, 10);
		expect(figures(2026).get(member('carl'))).toMatchObject({ paid: 10, open: 0 });
		expect(figures(2026).get(member('anna'))).toMatchObject({ paid: 0, withdrawn: -4500, share: 0 });
	});

	it('know somebody who was named without a seat, as the statistics do', () => {
		const named = { incident: 'falschKassiert', from: ['emil'], to: ['anna'], amount: 7 };
		const taken = { ...rufspiel('a', '1'), kind: 'incident', ...named } as AnyEntry;
		const { accounts, log } = clubOf([opens('a', '2026-01-09'), taken, closes('a', '2')]);
		const all = memberMoney(accounts, bookingLines(log), 2026);
		expect(all.get(member('emil'))).toMatchObject({ evenings: 1, balance: -7, year: { evenings: 1 } });
		expect([...all.values()].reduce((sum, { balance }) => sum + balance, 0)).toBe(0);
	});

	it('are what he still has to pay', () => {
		expect(FOUR.map((name) => figures(2026).get(member(name))?.open)).toEqual([0, 0, 0, 85]);
	});

	it('tell the last closed evening he sat down at, and what it came to', () => {
		const last = FOUR.map((name) => figures(2026).get(member(name))?.last);
		expect(last.map((one) => [one?.evening, one?.date, one?.score].join(' '))).toEqual(
			[20, 20, -20, -20].map((score) => `c 2026-06-01 ${score}`)
		);
		expect(last[0]?.inPoints).toBe(false);
	});

	it('are his place in the year; those level share one', () => {
		const places = (year: number) =>
			FOUR.map((name) => {
				const standing = figures(year).get(member(name))?.year;
				return standing && [standing.place, standing.of, standing.balance, standing.evenings].join(' ');
			});
		// 2026: anna and ben 25 + 20, carl 25 − 20, dora −75 − 20
		expect(places(2026)).toEqual(['1 4 45 2', '1 4 45 2', '3 4 5 2', '4 4 -95 2']);
		expect(places(2025)).toEqual(['1 4 10 1', '1 4 10 1', '3 4 -10 1', '3 4 -10 1']);
		expect(places(2024)).toEqual([null, null, null, null]);
	});

	it('of a club that booked nothing have no share', () => {
		expect(memberMoney([], [], 2026).size).toBe(0);
	});
});
