import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EVENING } from '../../../tests/support/entries.ts';
import { Phone } from '../../../tests/support/devices.ts';
import { nextId } from '#lib/base/ids.ts';
import { apartIn, type Forks } from './apart.ts';
import type { AnyEntry } from './entry.ts';
import { standing } from './standing.ts';

// club-file.md, Entries: "Two entries with the same `seen` were written apart, by devices that had not seen each other; entries
// written in turn on several devices form one chain. What was written apart is a clash to be shown; what was written in turn
// never is."

const apart = (entries: readonly AnyEntry[], chosen = 0): Forks => apartIn(standing(entries).places, chosen);
/** The notes of the games that count, and for each fork the notes of each branch. */
function told(entries: readonly AnyEntry[], chosen = 0): { counts: string; forks: readonly string[] } {
	const { places, placeOf } = standing(entries);
	const { forks, left } = apart(entries, chosen);
	const notes = (ids: readonly string[]): string =>
		ids.map((id) => placeOf(id as never)?.chain[0]?.note).join(' ');
	const standingPlaces = places.filter(({ entry }) => entry?.kind === 'game' || entry?.kind === 'seats');
	return {
		counts: notes(standingPlaces.flatMap(({ id }) => (left.has(id) ? [] : id))),
		forks: forks.map((fork) => fork.begin.map((_, i) => notes(fork.placesOf(i))).join(' | '))
	};
}

const KINDS = ['game', 'game', 'game', 'passed', 'seats', 'incident', 'round', 'roundEnd'];

/** What somebody does who takes over the list and has received what the others wrote. */
const turn = fc.record({
	phone: fc.nat(4),
	what: fc.constantFrom('write', 'write', 'write', 'correct', 'strike', 'restore', 'confirm'),
	kind: fc.nat(KINDS.length - 1),
	at: fc.nat(100)
});
type Turn = typeof turn extends fc.Arbitrary<infer T> ? T : never;

function act(phone: Phone, { what, kind, at }: Turn): void {
	const written = phone.entries.filter((entry) => KINDS.includes(entry.kind));
	const target = written[written.length - 1 - (at % Math.max(1, Math.min(written.length, 12)))];
	const voids = phone.entries.filter((entry) => entry.kind === 'void');
	if (what === 'correct' && target) phone.write(target.kind, { replaces: target.id });
	else if (what === 'strike' && target) phone.write('void', { target: target.id });
	else if (what === 'restore' && voids[0]) phone.write('void', { target: voids[at % voids.length]?.id });
	else if (what === 'confirm') phone.write('confirm', { member: 'anna' });
	else phone.write(KINDS[kind] ?? 'game');
}

const phones = (): readonly Phone[] =>
	[1, 2, 3, 4, 5].map((n) => new Phone(n, 1_700_000_000_000 - n * 7_000_000));

function handOver(all: readonly Phone[], from: Phone): void {
	for (const phone of all) if (phone !== from) phone.take(from.entries);
}

describe('an evening written in turn', () => {
	it('is one chain in 1,000 orders of turns, with corrections, strikes, and clocks that are wrong', () => {
		fc.assert(
			fc.property(fc.array(turn, { minLength: 1, maxLength: 40 }), (turns) => {
				const all = phones();
				for (const step of turns) {
					const phone = all[step.phone] as Phone;
					act(phone, step);
					handOver(all, phone);
				}
				const { forks, left } = apart(all[0]?.entries ?? []);
				expect([forks.length, left.size]).toEqual([0, 0]);
			}),
			{ numRuns: 1000 }
		);
	});
});

describe('what was written apart', () => {
	it('is found after 1,000 beginnings in turn, and each branch counts once', () => {
		const branches = fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 2, maxLength: 5 });
		fc.assert(
			fc.property(fc.array(turn, { maxLength: 20 }), branches, (turns, lengths) => {
				const all = phones();
				for (const step of turns) {
					act(all[step.phone] as Phone, step);
					handOver(all, all[step.phone] as Phone);
				}
				const before = new Set(all[0]?.entries.map(({ id }) => id));
				// The first games, which have nothing before them, are the subject of the next test.
				const isBegun = all[0]?.entries.some(({ kind }) => KINDS.includes(kind));
				const most = isBegun ? lengths : lengths.map((n) => n + 1);
				for (const [i, length] of most.entries()) {
					for (let n = 0; n < length; n++) all[i]?.write('game', { note: `${i}` });
				}
				const merged = all.flatMap(({ entries }) => entries);
				const { forks, left } = apart(merged);
				expect(forks).toHaveLength(1);
				expect(forks[0]?.begin).toHaveLength(most.length);
				const games = (i: number) => forks[0]?.placesOf(i).length;
				expect(most.map((_, i) => games(i)).sort()).toEqual([...most].sort());
				expect(left.size).toBe(most.reduce((sum, n) => sum + n) - (games(0) ?? 0));
				expect([...left].filter((id) => before.has(id))).toEqual([]);
				// Files come in any order, and more than once.
				expect([...apart([...merged].reverse()).left]).toEqual([...left]);
			}),
			{ numRuns: 1000 }
		);
	});

	it('is found from the first game on, where one of them wrote no more than that', () => {
		for (const [first, second] of [
			[0, 90_000],
			[90_000, 0],
			[500, 0]
		] as const) {
			const one = new Phone(1, 1_700_000_000_000 + first);
			const two = new Phone(2, 1_700_000_000_000 + second);
			one.write('game');
			for (let n = 0; n < 3; n++) two.write('game');
			const { forks, left } = apart([...one.entries, ...two.entries]);
			expect(forks).toHaveLength(1);
			expect(left.size).toBeGreaterThan(0);
		}
	});

	/** Three games in turn; after that each phone goes on by itself. */
	function begun(): { one: Phone; two: Phone; merge: () => readonly AnyEntry[] } {
		const one = new Phone(1);
		const two = new Phone(2);
		for (const phone of [one, two, one]) {
			phone.write('game', { note: String(phone.entries.length + 1) });
			handOver([one, two], phone);
		}
		two.clock += 60_000;
		const merge = (): readonly AnyEntry[] => {
			one.take(two.entries);
			two.take(one.entries);
			return one.entries;
		};
		return { one, two, merge };
	}

	it('counts as the first wrote it, or as was chosen', () => {
		const { one, two, merge } = begun();
		one.write('game', { note: 'a4' });
		one.write('game', { note: 'a5' });
		two.write('game', { note: 'b4' });
		const entries = merge();
		expect(told(entries)).toEqual({ counts: '1 2 3 a4 a5', forks: ['a4 a5 | b4'] });
		expect(told(entries, 1)).toEqual({ counts: '1 2 3 b4', forks: ['a4 a5 | b4'] });
	});

	it('ends where somebody writes on who wrote one branch and has the other', () => {
		const { one, two, merge } = begun();
		one.write('game', { note: 'a4' });
		two.write('game', { note: 'b4' });
		merge();
		one.write('game', { note: '5' });
		merge();
		two.write('game', { note: '6' });
		const entries = merge();
		expect(told(entries)).toEqual({ counts: '1 2 3 a4 5 6', forks: ['a4 | b4'] });
		expect(told(entries, 1)).toEqual({ counts: '1 2 3 b4 5 6', forks: ['a4 | b4'] });
	});

	it('is over once all but one branch is struck, and can be written on', () => {
		const { one, two, merge } = begun();
		one.write('game', { note: 'a4' });
		const { id } = two.write('game', { note: 'b4' });
		merge();
		one.write('void', { target: id, note: 'Es zählt die erste.' });
		merge();
		two.write('game', { note: '5' });
		merge();
		one.write('game', { note: '6' });
		expect(told(merge())).toEqual({ counts: '1 2 3 a4 5 6', forks: [] });
	});

	it('is found where one of them went on with what another one wrote apart', () => {
		const { one, two } = begun();
		const three = new Phone(3);
		three.take(one.entries);
		one.write('game', { note: 'a4' });
		three.take(one.entries);
		three.clock += 120_000;
		two.write('game', { note: 'b4' });
		three.write('seats', { note: 'c5' });
		three.take(two.entries);
		expect(told(three.entries)).toEqual({ counts: '1 2 3 a4 c5', forks: ['a4 c5 | b4'] });
	});

	it('is chosen of at the first fork alone: at a later one the first branch counts', () => {
		const { one, two, merge } = begun();
		one.write('game', { note: 'a4' });
		two.write('game', { note: 'b4' });
		merge();
		one.write('game', { note: '5' });
		merge();
		one.write('game', { note: 'a6' });
		two.write('game', { note: 'b6' });
		const entries = merge();
		expect(told(entries)).toEqual({ counts: '1 2 3 a4 5 a6', forks: ['a4 | b4', 'a6 | b6'] });
		expect(told(entries, 1)).toEqual({ counts: '1 2 3 b4 5 a6', forks: ['a4 | b4', 'a6 | b6'] });
	});

	it('goes on with whoever wrote last where the lists parted, and has seen one branch of them', () => {
		const { one, two } = begun();
		const three = new Phone(3);
		three.take(one.entries);
		three.clock += 120_000;
		two.write('game', { note: 'b4' });
		three.write('game', { note: 'c4' });
		// The last of the three games is its own: it saw where the lists parted, and what `two` went on with.
		one.take(two.entries);
		one.write('game', { note: 'b5' });
		const entries = [one, three].flatMap((phone) => phone.entries);
		expect(told(entries)).toEqual({ counts: '1 2 3 b4 b5', forks: ['b4 b5 | c4'] });
		expect(told(entries, 1)).toEqual({ counts: '1 2 3 c4', forks: ['b4 b5 | c4'] });
	});

	it('is found within a branch that counts, too', () => {
		const { one, two } = begun();
		const three = new Phone(3);
		three.take(one.entries);
		one.write('game', { note: 'a4' });
		three.take(one.entries);
		two.write('game', { note: 'b4' });
		one.write('game', { note: 'a5' });
		three.clock += 120_000;
		three.write('game', { note: 'c5' });
		const entries = [one, two, three].flatMap((phone) => phone.entries);
		expect(told(entries)).toEqual({ counts: '1 2 3 a4 a5', forks: ['a4 a5 c5 | b4', 'a5 | c5'] });
		expect(told(entries, 1)).toEqual({ counts: '1 2 3 b4', forks: ['a4 a5 c5 | b4'] });
	});

	it('is no second list where one of them only corrected', () => {
		const { one, two, merge } = begun();
		one.write('game', { replaces: one.entries[0]?.id });
		two.write('game', { note: '4' });
		merge();
		one.write('game', { note: '5' });
		expect(told(merge())).toEqual({ counts: '1 2 3 4 5', forks: [] });
	});
});

describe('entries that do not say what they saw', () => {
	const AFTER = 1_700_000_000_000;
	const id = (device: number, n: number): string => nextId(null, AFTER + n, BigInt(device));
	const game = (own: string, seen?: string): AnyEntry =>
		({ id: own, at: '', kind: 'game', evening: EVENING, note: own, ...(seen ? { seen } : {}) }) as never;
	const forksIn = (entries: readonly AnyEntry[]): number => apart(entries).forks.length;

	it('were written in turn, whoever wrote them', () => {
		expect(forksIn([1, 2, 1, 2, 1, 2].map((device, n) => game(id(device, n))))).toBe(0);
		expect(forksIn([1, 2, 3, 4, 5, 6].map((device, n) => game(id(device, n))))).toBe(0);
		expect(forksIn(['a', 'b', 'c', 'd'].map((own) => game(own)))).toBe(0);
	});

	it('are followed by those that do', () => {
		const old = [1, 2, 1].map((device, n) => game(id(device, n)));
		expect(forksIn([...old, game(id(2, 3), id(1, 2)), game(id(1, 4), id(2, 3))])).toBe(0);
		// A phone with the old version of the app takes its turn.
		const between = [game(id(2, 4)), game(id(2, 5))];
		expect(forksIn([...old, game(id(1, 3), id(1, 2)), ...between, game(id(1, 6), id(2, 5))])).toBe(0);
		expect(forksIn([...old, game(id(1, 3), id(1, 2)), game(id(2, 4), id(1, 2))])).toBe(1);
	});

	it.each<readonly [string, readonly [number, number], readonly [number, number]]>([
		['one after the other by the clock', [1, 2], [3, 4]],
		['side by side', [1, 3], [2, 4]]
	])('were first on their devices where others followed them there, %s', (_, [a1, a2], [b1, b2]) => {
		const first = [game(id(1, a1)), game(id(1, a2), id(1, a1))];
		const other = [game(id(2, b1)), game(id(2, b2), id(2, b1))];
		expect(apart([...first, ...other]).forks.map(({ begin }) => begin)).toEqual([[id(1, a1), id(2, b1)]]);
	});

	it('a forged file says nothing that hangs', () => {
		const many = Array.from({ length: 50_000 }, (_, n) => String(n).padStart(5, '0'));
		const circle = many.map((own, n) => game(own, many[(n + 1) % many.length]));
		expect(forksIn(circle)).toBeLessThan(2);
		// Every link of the chain has another one beside it.
		const comb = many.map((own, n) => game(own, n === 0 ? '' : many[n < 3 ? 0 : n - (n % 2 === 1 ? 2 : 3)]));
		expect(forksIn(comb)).toBeGreaterThan(1000);
		expect(forksIn(many.map((own) => game(own, '00000')))).toBe(1);
	});
});
