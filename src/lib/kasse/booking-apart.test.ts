import { describe, expect, it } from 'vitest';
import { Phone } from '../../../tests/support/devices.ts';
import { withoutOthers } from '#lib/log/corrected-apart.ts';
import type { AnyEntry } from '#lib/log/entry.ts';
import { standing } from '#lib/log/standing.ts';
import { ledgerOf, type BookingLine } from './ledger.ts';

// club-file.md, Entries: "the last replacement wins", and a `void` "takes out just its target": so the money stays what it is. But
// "what was written apart is a clash to be shown".

const pokale = (amount: number) => ({ date: '2026-09-12', amount, purpose: 'Pokale' });

/** Two treasurers' phones that both know of -45.00 €; the second one's clock is later. */
function twoPhones() {
	const [one, two] = [new Phone(1), new Phone(2, 1_700_000_100_000)];
	const { id } = one.write('booking', pokale(-4500));
	two.take(one.entries);
	return { one, two, id };
}

const ledger = (...entries: readonly AnyEntry[]) => ledgerOf([], standing(entries));
const together = (...phones: readonly Phone[]) => ledger(...phones.flatMap(({ entries }) => entries));

/** What each version of the only booking moves, in cents, the counting one first; 0 where it was struck. */
function versions({ lines: [line] }: ReturnType<typeof ledger>): readonly number[] | undefined {
	return (line as BookingLine).apart?.versions.map(({ entry }) => entry?.amount ?? 0);
}

describe('a booking that two phones', () => {
	it('corrected, the one striking it and the other changing it, has both versions, and the change counts', () => {
		const { one, two, id } = twoPhones();
		two.write('booking', { ...pokale(-5400), replaces: id });
		one.write('void', { target: id });
		expect(versions(together(one, two))).toEqual([-5400, 0]);
		expect(together(one, two).balance).toBe(-5400);
	});

	it('changed differently has both versions, the last one counts, and neither stood before the other', () => {
		const { one, two, id } = twoPhones();
		one.write('booking', { ...pokale(-4550), replaces: id });
		two.write('booking', { ...pokale(-5400), replaces: id });
		const made = together(one, two);
		expect(versions(made)).toEqual([-5400, -4550]);
		expect(made.balance).toBe(-5400);
		expect((made.lines[0] as BookingLine).earlier.map(({ amount }) => amount)).toEqual([-4500]);
	});

	it.each([
		['day', { date: '2026-09-13' }],
		['purpose', { purpose: 'Gravur' }],
		['member', { member: 'anna' }],
		['account', { account: -4500 }]
	])('changed to another %s has both', (_, fields) => {
		const { one, two, id } = twoPhones();
		one.write('booking', { ...pokale(-4500), ...fields, replaces: id });
		two.write('booking', { ...pokale(-4500), replaces: id });
		expect(versions(together(one, two))).toEqual([-4500, -4500]);
	});

	it('changed alike has one, whatever each gave as the reason', () => {
		const { one, two, id } = twoPhones();
		one.write('booking', { ...pokale(-5400), replaces: id, note: 'Vertippt' });
		two.write('booking', { ...pokale(-5400), replaces: id, note: 'Rechnung nachgesehen' });
		expect(versions(together(one, two))).toBeUndefined();
	});

	it('changed in turn has one', () => {
		const { one, two, id } = twoPhones();
		const changed = two.write('booking', { ...pokale(-5400), replaces: id });
		one.take(two.entries);
		one.write('booking', { ...pokale(-4550), replaces: changed.id });
		expect(versions(together(one, two))).toBeUndefined();
	});

	it.each([
		['changed', -4550],
		['struck', 0]
	])('%s and changed, and each chose another version, has both again', (how, other) => {
		const { one, two, id } = twoPhones();
		if (other === 0) one.write('void', { target: id });
		else one.write('booking', { ...pokale(other), replaces: id });
		two.write('booking', { ...pokale(-5400), replaces: id });
		const choices = (chosen: number) => {
			const [line] = together(one, two).lines;
			return withoutOthers((line as BookingLine).apart?.versions ?? [], chosen, how);
		};
		const apart = [choices(0), choices(1)];
		const known = [...one.entries, ...two.entries];
		for (const [i, phone] of [one, two].entries()) {
			phone.take(known);
			for (const { kind, ...fields } of apart[i] ?? []) phone.write(kind, fields);
		}
		// Nobody wanted the -45.00 € back, but they count until the two agree.
		const again = together(one, two);
		expect(again.balance).toBe(-4500);
		expect(versions(again)?.toSorted((a, b) => a - b)).toEqual([-5400, other]);
		one.take(two.entries);
		for (const { kind, ...fields } of choices(versions(again)?.indexOf(other) ?? -1)) one.write(kind, fields);
		expect([together(one, two).balance, versions(together(one, two))]).toEqual([other, undefined]);
	});

	it('changed and took back, each what it wrote itself, has none', () => {
		const { one, two, id } = twoPhones();
		for (const [amount, phone] of [[-4550, one] as const, [-5400, two] as const])
			phone.write('void', { target: phone.write('booking', { ...pokale(amount), replaces: id }).id });
		expect(together(one, two).balance).toBe(-4500);
		expect(versions(together(one, two))).toBeUndefined();
	});

	it.each([
		[0, -5400],
		[1, -4550]
	])('changed differently has one again once version %i is chosen', (chosen, balance) => {
		const { one, two, id } = twoPhones();
		one.write('booking', { ...pokale(-4550), replaces: id });
		two.write('booking', { ...pokale(-5400), replaces: id });
		const [line] = together(one, two).lines;
		const choice = withoutOthers((line as BookingLine).apart?.versions ?? [], chosen, 'Es gilt das.');
		two.take(one.entries);
		for (const { kind, ...fields } of choice) two.write(kind, fields);
		expect(versions(together(two))).toBeUndefined();
		expect(together(two).balance).toBe(balance);
		// What was not chosen never stood there.
		expect((together(two).lines[0] as BookingLine).earlier.map(({ amount }) => amount)).toEqual([-4500]);
	});
});

describe('a booking that stands twice, from two phones', () => {
	const asked = ({ lines }: ReturnType<typeof ledger>): readonly boolean[] =>
		lines.map((line) => (line as BookingLine).twice);
	/** Both treasurers paid the same bill into their phones before these met. */
	function bothBooked(other: object = {}) {
		const [one, two] = [new Phone(1), new Phone(2, 1_700_000_100_000)];
		const ids = [
			one.write('booking', pokale(-4500)).id,
			two.write('booking', { ...pokale(-4500), ...other }).id
		] as const;
		one.take(two.entries);
		return { one, ids };
	}

	it('is asked about at both, and counts twice until one is struck', () => {
		const { one, ids } = bothBooked();
		expect([asked(together(one)), together(one).balance]).toEqual([[true, true], -9000]);
		one.write('void', { target: ids[1] });
		expect([asked(together(one)), together(one).balance]).toEqual([[false, false], -4500]);
	});

	it.each([{ date: '2026-09-13' }, { amount: -4600 }, { purpose: 'Gravur' }, { member: 'anna' }])(
		'is not asked about where the other says something else: %o',
		(other) => {
			expect(asked(together(bothBooked(other).one))).toEqual([false, false]);
		}
	);

	it('is not asked about once somebody says what makes them two', () => {
		const { one, ids } = bothBooked();
		one.write('booking', { ...pokale(-4500), purpose: 'Pokale, zweite Rechnung', replaces: ids[1] });
		expect(asked(together(one))).toEqual([false, false]);
	});

	it('is not asked about where one phone wrote both: two cups of one price', () => {
		const one = new Phone(1);
		one.write('booking', pokale(-4500));
		one.write('booking', pokale(-4500));
		expect(asked(together(one))).toEqual([false, false]);
	});

	it('is no count of the box', () => {
		const counted = { counted: { cash: 0, by: ['anna'] } };
		const [one, two] = [new Phone(1), new Phone(2, 1_700_000_100_000)];
		for (const phone of [one, two]) phone.write('booking', { ...pokale(0), ...counted });
		expect(asked(together(one, two))).toEqual([false, false]);
	});
});
