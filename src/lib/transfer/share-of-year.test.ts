import { describe, expect, it } from 'vitest';
import { asId, type MemberId } from '#lib/base/ids.ts';
import { toCents } from '#lib/base/money.ts';
import { namesFor, shareOfYear, type YearToShare } from './share-of-year.ts';

const member = (id: string): MemberId => asId(id);
const MEMBERS = [
	{ member: member('a'), name: 'Anton Huber', shown: 'Toni' },
	{ member: member('b'), name: 'Alois Holl', shown: 'Alois Holl' }
];
const YEAR: YearToShare = {
	year: 2026,
	end: toCents(5000),
	lines: [
		evening('2026-01-09', 480),
		evening('2026-01-16', 0),
		booked('2026-02-01', -1999, 'Pokal', false, 'b'),
		booked('2026-02-02', 0, 'Verschrieben', true, 'a'),
		booked('2026-12-31', 0, 'Jahresabschluss 2026', false)
	]
};

function evening(date: string, cents: number) {
	const amount = toCents(cents);
	return { type: 'evening', date, amount, account: { amount, fees: toCents(0) } } as const;
}

function booked(date: string, cents: number, purpose: string, struck: boolean, who?: string) {
	const booking = { purpose, note: 'geheim', ...(who === undefined ? {} : { member: member(who) }) };
	return { type: 'booking', date, amount: toCents(cents), struck, booking } as const;
}

describe('what is shared of a year', () => {
	it.each([
		['names', 'Alois Holl'],
		['initials', 'AHo'],
		['none', null]
	] as const)('names members as was chosen: %s', (naming, shown) => {
		expect(shareOfYear(YEAR, '2026-11-20', namesFor(naming, MEMBERS))).toEqual({
			date: '2026-11-20',
			balance: 5000,
			leftOut: 0,
			bookings: [
				{ date: '2026-01-09', amount: 480, purpose: 'Gewinne des Abends', member: null },
				{ date: '2026-02-01', amount: -1999, purpose: 'Pokal', member: shown },
				{ date: '2026-12-31', amount: 0, purpose: 'Jahresabschluss 2026', member: null }
			],
			owing: []
		});
	});

	it('keeps two apart whose names are too long for a link', () => {
		const long = [
			'Maximilian Schwarzenberger',
			'Maximilian Schwarzenberger (2)',
			'Maximilian Schwarzenbacher'
		];
		const all = long.map((shown, i) => ({ member: member(String(i)), name: shown, shown }));
		expect([...namesFor('names', all).values()]).toEqual([
			'Maximilian Schwarzenber…',
			'Maximilian Schwarze… (2)',
			'Maximilian Schwarzenbac…'
		]);
	});

	it('of a year gone by is how it ended', () => {
		expect(shareOfYear(YEAR, '2027-03-01', new Map()).date).toBe('2026-12-31');
		expect(shareOfYear(YEAR, '2026-12-31', new Map()).date).toBe('2026-12-31');
	});

	it('tells what each member owes, where he is named', () => {
		const owed = [
			[member('b'), toCents(480)],
			[member('a'), toCents(0)],
			[member('c'), toCents(70)]
		] as const;
		const owing = (naming: 'names' | 'none') =>
			shareOfYear(YEAR, '2026-11-20', namesFor(naming, MEMBERS), owed).owing;
		expect(owing('names')).toEqual([{ member: 'Alois Holl', open: 480 }]);
		expect(owing('none')).toEqual([]);
	});
});
