import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { entry, strike } from '../../../tests/support/entries.ts';
import {
	account,
	closes,
	clubOf,
	member,
	opens,
	rufspiel,
	solo,
	struck
} from '../../../tests/support/kasse.ts';
import { asId, type EntryId, type EveningId, type MemberId } from '#lib/base/ids.ts';
import { toCents } from '#lib/base/money.ts';
import type { AnyEntry } from '#lib/log/entry.ts';
import { standing } from '#lib/log/standing.ts';
import type { EveningAccount } from './account.ts';
import { byPayer, debtsOf, debtsText, nextNumber, type Debt, type Debts } from './debts.ts';

const debts = (...entries: readonly AnyEntry[]): Debts => {
	const { accounts, log } = clubOf(entries);
	return debtsOf(accounts, log);
};
const settled = (id: string, from: string, to: string, amount: number, nth = 1): AnyEntry =>
	entry(id, 'settled', { from, to, amount, nth });
const openIn = ({ open }: Debts): readonly string[] => [...open].map(([who, cents]) => `${who} ${cents}`);
const told = ({ payments }: Debts): readonly string[] =>
	payments.map(({ from, to, amount }) => `${from} ${to} ${amount}`);

/** A trip, where everybody keeps his winnings: carl and dora lose 10 each to anna and ben (§4.1). */
const first = [opens('a', '2026-01-09', { occasion: 'ausflug' }), rufspiel('a', '1'), closes('a', '2')];
/** dora loses 25 to each of the three (§4.2.1). */
const second = [opens('b', '2026-02-06', { occasion: 'ausflug' }), solo('b', '1'), closes('b', '2')];

describe('what members owe each other', () => {
	it('is shown by who pays, mine first and then what I get', () => {
		const pays = (from: string, to: string): Debt => ({
			...{ from: asId<MemberId>(from), to: asId<MemberId>(to), amount: toCents(10) }
		});
		const payments = [pays('anna', 'ben'), pays('carl', 'dora'), pays('dora', 'ben'), pays('anna', 'emil')];
		const shown = (me: string | null): readonly string[] =>
			byPayer(payments, me === null ? null : asId<MemberId>(me)).map(
				({ from, debts: own }) => `${from} ${own.map(({ to }) => to).join('+')}`
			);
		expect(shown(null)).toEqual(['anna ben+emil', 'carl dora', 'dora ben']);
		expect(shown('dora')).toEqual(['dora ben', 'carl dora', 'anna ben+emil']);
	});

	it('is carried over evenings, with the fewest payments', () => {
		expect(told(debts(...first))).toEqual(['carl anna 10', 'dora ben 10']);
		// anna 10 + 25, ben the same, carl −10 + 25, dora −10 − 75.
		const both = debts(...first, ...second);
		expect(openIn(both)).toEqual(['anna 35', 'ben 35', 'carl 15', 'dora -85']);
		expect([...told(both)].sort()).toEqual(['dora anna 35', 'dora ben 35', 'dora carl 15']);
	});

	it.each([
		['an evening that goes on', first.slice(0, 2)],
		[
			'an ordinary evening, whose winnings are the Kasse’s (§10)',
			[opens('a', '2026-01-09'), ...first.slice(1)]
		],
		[
			'an evening in points',
			[
				opens('a', '2026-01-09', { rulebook: 'saukopf', seats: ['anna', 'ben', 'carl'], dealer: 'carl' }),
				entry('a 1', 'game', {
					evening: 'a',
					game: { contract: 'eber', declarer: 'anna', bid: 61, won: true }
				}),
				closes('a', '2')
			]
		],
		['an evening opened again', [...first, struck('a', '3', '2')]]
	])('is nothing of %s', (_, entries) => {
		expect(told(debts(...entries))).toEqual([]);
	});

	it('leaves out what a Stock pays: that lies on the table', () => {
		const bid = { contract: 'solo', suit: 'herz', declarer: 'ben', augen: 70, bid: 62 };
		const won = debts(
			opens('a', '2026-01-09', { occasion: 'ausflug', stock: 300 }),
			entry('a 1', 'round', { evening: 'a', round: 'gardareizrunde' }),
			entry('a 2', 'game', { evening: 'a', game: bid }),
			closes('a', '3')
		);
		// 25 × 2 from each of the three; the 300 of the Stock are no member's debt (§5, §5.3).
		expect(openIn(won)).toEqual(['anna -50', 'ben 150', 'carl -50', 'dora -50']);
	});

	it('ends with a tick, is less by a part, and comes back where the tick is taken back', () => {
		const tick = settled('c', 'carl', 'anna', 10);
		expect(told(debts(...first, tick))).toEqual(['dora ben 10']);
		expect(told(debts(...first, settled('c', 'carl', 'anna', 4)))).toEqual(['carl anna 6', 'dora ben 10']);
		const back = debts(...first, tick, strike('d', 'c'));
		expect(told(back)).toEqual(['carl anna 10', 'dora ben 10']);
		expect(back.settled).toMatchObject([{ amount: 10, places: [], doubtful: false }]);
		expect(told(debts(...first, tick, strike('d', 'c'), strike('e', 'd')))).toEqual(['dora ben 10']);
	});

	it('tells an evening before what was paid on its day', () => {
		const sameDay = [opens('a', '2026-11-20', { occasion: 'ausflug' }), ...first.slice(1)];
		const { steps } = debts(...sameDay, settled('c', 'carl', 'anna', 4));
		expect(steps.get(member('carl'))?.map(({ amount }) => amount)).toEqual([-10, 4]);
	});

	it('counts once what two phones ticked apart, until both ticks are struck', () => {
		const twice = [...first, settled('c', 'carl', 'anna', 10), settled('d', 'carl', 'anna', 10)];
		expect(openIn(debts(...twice))).toEqual(['ben 10', 'dora -10']);
		expect(debts(...twice).settled).toMatchObject([{ places: ['c', 'd'], doubtful: false }]);
		expect(openIn(debts(...twice, strike('e', 'c')))).toEqual(['ben 10', 'dora -10']);
		expect(told(debts(...twice, strike('e', 'c'), strike('f', 'd')))).toHaveLength(2);
	});

	it('counts both where two phones noted different amounts, and says so until one is struck', () => {
		const other = [...first, settled('c', 'carl', 'anna', 10), settled('d', 'carl', 'anna', 4)];
		// carl gave 14 for his 10, so anna owes him 4.
		expect(openIn(debts(...other))).toEqual(['anna -4', 'ben 10', 'carl 4', 'dora -10']);
		expect(debts(...other).settled.map(({ doubtful }) => doubtful)).toEqual([true, true]);
		const decided = debts(...other, strike('e', 'd'));
		expect(openIn(decided)).toEqual(['ben 10', 'dora -10']);
		expect(decided.settled.map(({ doubtful }) => doubtful)).toEqual([false, false]);
	});

	it('counts a second payment of the same amount by its own number, after one that was taken back too', () => {
		const one = settled('c', 'dora', 'ben', 5);
		const known = debts(...first, one, strike('d', 'c')).settled;
		expect(nextNumber(known, { from: member('dora'), to: member('ben') })).toBe(2);
		expect(nextNumber(known, { from: member('ben'), to: member('dora') })).toBe(1);
		expect(nextNumber(known, { from: member('dora'), to: member('anna') })).toBe(1);
		expect(openIn(debts(...first, one, settled('d', 'dora', 'ben', 5, 2)))).toEqual(['anna 10', 'carl -10']);
	});

	it('says how everybody came to it, since he was last even', () => {
		const paid = { ...settled('c', 'carl', 'anna', 10), at: '2026-01-10T12:00:00+01:00' };
		const { steps } = debts(...first, paid, ...second);
		const of = (who: string) =>
			(steps.get(member(who)) ?? []).map(
				({ amount, of }) => `${'evening' in of ? of.evening : of.settled.to} ${amount}`
			);
		// carl and anna were even after he had paid; dora and ben never were.
		expect(of('carl')).toEqual(['b 25']);
		expect(of('dora')).toEqual(['a -10', 'b -75']);
		expect(of('ben')).toEqual(['a 10', 'b 25']);
		expect(steps.has(member('emil'))).toBe(false);
	});

	it('is told as a text', () => {
		expect(debtsText(debts(...first), (who) => who.toUpperCase())).toBe(
			'Offen:\nCARL an ANNA: 0,10 €\nDORA an BEN: 0,10 €'
		);
		expect(debtsText(debts(), String)).toBe('Niemand schuldet etwas.');
	});
});

const PEOPLE = Array.from({ length: 14 }, (_, i) => member(`p${String(i).padStart(2, '0')}`));
/** Evenings of any results, and payments of any amounts between any two. */
const anyClub = fc.record({
	people: fc.integer({ min: 2, max: 14 }),
	evenings: fc.array(fc.array(fc.integer({ min: -900, max: 900 }), { minLength: 13, maxLength: 13 }), {
		maxLength: 5
	}),
	paid: fc.array(
		fc.tuple(fc.nat(13), fc.nat(13), fc.integer({ min: 1, max: 900 }), fc.integer({ min: 1, max: 3 })),
		{
			maxLength: 8
		}
	)
});

function madeUp({ people, evenings, paid }: typeof anyClub extends fc.Arbitrary<infer T> ? T : never) {
	const who = PEOPLE.slice(0, people);
	const base = account('a', first);
	const accounts = evenings.map((amounts, i): EveningAccount => {
		const own = amounts.slice(0, people - 1);
		const all = [...own, -own.reduce((sum, cents) => sum + cents, 0)];
		return {
			...base,
			evening: `e${i}` as EveningId,
			order: `e${i}` as EntryId,
			between: new Map(all.map((cents, at) => [who[at] as MemberId, toCents(cents)]))
		};
	});
	const ticks = paid
		.map(([from, to, amount, nth]) => ({ from: who[from % people], to: who[to % people], amount, nth }))
		.filter(({ from, to }) => from !== to)
		.map((fields, i) => entry(`t${i}`, 'settled', fields));
	return { accounts, ticks };
}

describe('whatever was played and paid', () => {
	it('loses no cent: what is open and what was paid come to what the evenings left', () => {
		fc.assert(
			fc.property(anyClub, (club) => {
				const { accounts, ticks } = madeUp(club);
				const { open, settled } = debtsOf(accounts, standing(ticks));
				expect([...open.values()].reduce((sum, cents) => sum + cents, 0)).toBe(0);
				for (const one of PEOPLE) {
					const left = accounts.reduce((sum, { between }) => sum + (between.get(one) ?? 0), 0);
					const given = settled.reduce(
						(sum, { from, to, amount }) => sum + (from === one ? amount : 0) - (to === one ? amount : 0),
						0
					);
					expect(open.get(one) ?? 0).toBe(left + given);
				}
			})
		);
	});

	it('is even once every payment is ticked, by both phones or by one, and each balance is kept by the payments', () => {
		fc.assert(
			fc.property(anyClub, fc.boolean(), (club, both) => {
				const { accounts, ticks } = madeUp(club);
				const { open, payments, settled } = debtsOf(accounts, standing(ticks));
				for (const [one, cents] of open) {
					const gets = payments.reduce(
						(sum, { from, to, amount }) => sum + (to === one ? amount : 0) - (from === one ? amount : 0),
						0
					);
					expect(gets).toBe(cents);
				}
				expect(payments.length).toBeLessThan(Math.max(1, open.size));
				const now = payments.map((debt) => ({ ...debt, nth: nextNumber(settled, debt) }));
				const more = (both ? ['x', 'y'] : ['x']).flatMap((phone) =>
					now.map((fields, i) => entry(`${phone}${i}`, 'settled', fields))
				);
				expect(debtsOf(accounts, standing([...ticks, ...more])).payments).toEqual([]);
			})
		);
	});

	it('is the same on every phone, in whatever order its entries came', () => {
		fc.assert(
			fc.property(anyClub, (club) => {
				const { accounts, ticks } = madeUp(club);
				const there = debtsOf(accounts.toReversed(), standing(ticks.toReversed()));
				expect(there).toEqual(debtsOf(accounts, standing(ticks)));
				expect(debtsOf(accounts, standing([...ticks, ...ticks])).open).toEqual(there.open);
			})
		);
	});
});
