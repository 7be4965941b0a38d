import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asId } from '#lib/base/ids.ts';
import type { AnyEntry } from './entry.ts';
import { standing, countingAt, voidsToLift } from './standing.ts';
import { entry, strike, type Fields } from '../../../tests/support/entries.ts';
import { latestAt, type Place } from './place.ts';

// The format's words: entries are ordered by id; `replaces` takes the place of what it names, the last replacement wins; a
// `void` takes out just its target, voiding a replacement brings back what it replaced, a void may be voided.

const game = (id: string, replaces?: string, evening?: string): AnyEntry =>
	entry(id, 'game', { ...(replaces === undefined ? {} : { replaces }), ...(evening ? { evening } : {}) });
/** A game forgotten then, with the entry before whose place it belongs. */
const late = (id: string, before: string, fields: Fields = {}): AnyEntry =>
	entry(id, 'game', { before, ...fields });
const close = (id: string, replaces: string): AnyEntry => entry(id, 'close', { replaces });

/** What stands: `place=entry` for every place in order, `–` for a place where nothing counts. */
const standsAs = (...entries: readonly AnyEntry[]): string =>
	standing(entries)
		.places.map(({ id, entry }) => `${id}=${entry?.id ?? '–'}`)
		.join(' ');

describe('what stands in a log', () => {
	it.each<readonly [string, readonly AnyEntry[], string]>([
		['nothing', [], ''],
		['entries in the order of their ids', [game('c'), game('a'), game('b')], 'a=a b=b c=c'],
		['an entry once, however often it came', [game('a'), game('a')], 'a=a'],
		['a replacement in the old place', [game('a'), game('b'), game('c', 'a')], 'a=c b=b'],
		['the last of a chain', [game('a'), game('b', 'a'), game('c', 'b')], 'a=c'],
		['of two concurrent replacements the larger id', [game('a'), game('c', 'a'), game('b', 'a')], 'a=c'],
		[
			'the larger id though the other chain is longer',
			[game('a'), game('b', 'a'), game('c', 'b'), game('d', 'a')],
			'a=d'
		],
		['nothing where the target was voided', [game('a'), game('b'), strike('c', 'a')], 'a=– b=b'],
		[
			'what was replaced, once the replacement is voided',
			[game('a'), game('b', 'a'), strike('c', 'b')],
			'a=a'
		],
		[
			'the replacement, though what it replaced is voided',
			[game('a'), game('b', 'a'), strike('c', 'a')],
			'a=b'
		],
		[
			'the last of a chain though its middle is voided',
			[game('a'), game('b', 'a'), game('c', 'b'), strike('d', 'b')],
			'a=c'
		],
		[
			'the middle once the last is voided',
			[game('a'), game('b', 'a'), game('c', 'b'), strike('d', 'c')],
			'a=b'
		],
		['nothing once all are voided', [game('a'), game('b', 'a'), strike('c', 'a'), strike('d', 'b')], 'a=–'],
		['the entry again once its void is voided', [game('a'), strike('b', 'a'), strike('c', 'b')], 'a=a'],
		[
			'nothing once that void is voided too',
			[game('a'), strike('b', 'a'), strike('c', 'b'), strike('d', 'c')],
			'a=–'
		],
		[
			'nothing while one of two voids stands',
			[game('a'), strike('b', 'a'), strike('c', 'a'), strike('d', 'b')],
			'a=–'
		],
		[
			'what was there, in the place of a target that has not arrived yet',
			[game('b', 'a'), game('d'), strike('e', 'y'), strike('f', 'z')],
			'a=b d=d'
		],
		['one place for two replacements of a missing target', [game('c', 'a'), game('d', 'a')], 'a=d'],
		['each in its own place where the kinds differ', [game('a'), close('b', 'a')], 'a=a b=b'],
		['a circle of replacements in one place', [game('a', 'c'), game('b', 'a'), game('c', 'b')], 'a=c'],
		['an entry that replaces itself', [game('a', 'a'), game('b')], 'a=a b=b'],
		['a void that voids itself takes nothing', [game('a'), strike('b', 'b')], 'a=a'],
		// `before`: "this one, forgotten then, stands right before that one's place (several: by id); where there is no such
		// entry it stands by its own id."
		['a forgotten one before the one it names', [game('a'), game('b'), late('c', 'b')], 'a=a c=c b=b'],
		['several before one, by id', [game('a'), late('d', 'a'), late('c', 'a'), game('b')], 'c=c d=d a=a b=b'],
		[
			'one before another forgotten one, right before that',
			[game('a'), late('b', 'a'), late('c', 'a'), late('d', 'b'), late('e', 'c')],
			'd=d b=b e=e c=c a=a'
		],
		['before a replaced one’s place', [game('a'), game('b'), game('c', 'b'), late('d', 'c')], 'a=a d=d b=c'],
		['before a replaced one’s place by its old id', [game('a'), game('b', 'a'), late('c', 'a')], 'c=c a=b'],
		['before a struck one', [game('a'), game('b'), strike('c', 'b'), late('d', 'b')], 'a=a d=d b=–'],
		['nothing, struck itself', [game('a'), late('b', 'a'), strike('c', 'b')], 'b=– a=a'],
		['corrected in its place', [game('a'), late('b', 'a'), game('c', 'b')], 'b=c a=a'],
		[
			'corrected in its place, whatever the correction names',
			[game('a'), game('b'), late('c', 'b'), late('d', 'a', { replaces: 'c' })],
			'a=a c=d b=b'
		],
		['by its own id before an unknown entry', [game('a'), late('b', 'x'), game('c')], 'a=a b=b c=c'],
		['by its own id before a void', [game('a'), strike('b', 'a'), late('c', 'b')], 'a=– c=c'],
		['by its own id before itself', [game('a'), late('b', 'b'), game('c')], 'a=a b=b c=c'],
		['by its own id before its own correction', [game('a'), late('b', 'c'), game('c', 'b')], 'a=a b=c'],
		[
			'by their own ids in a circle, and before one of them what names it',
			[late('a', 'c'), game('b'), late('c', 'a'), late('d', 'c')],
			'a=a b=b d=d c=c'
		],
		[
			'by its own id before another evening’s',
			[game('a', undefined, 'other'), game('b'), late('c', 'a')],
			'a=a b=b c=c'
		],
		[
			'before a later one, which only a forged file has',
			[late('a', 'c'), game('b'), game('c')],
			'b=b a=a c=c'
		],
		['a closing behind what was forgotten', [game('a'), entry('b', 'close'), late('c', 'b')], 'a=a c=c b=b'],
		[
			'no closing, payment or member before anything, whatever it names',
			[game('a'), entry('b', 'close', { before: 'a' }), entry('c', 'paid', { before: 'a' })],
			'a=a b=b c=c'
		]
	])('%s', (_, entries, expected) => {
		expect(standsAs(...entries)).toBe(expected);
	});

	it('a circle of voids, which only a forged file holds, touches nothing else', () => {
		const circle = [strike('c', 'd'), strike('d', 'e'), strike('e', 'c')];
		expect(standsAs(game('a'), strike('b', 'a'), ...circle)).toBe('a=–');
		expect(standsAs(game('a'), ...circle, strike('f', 'c'))).toBe('a=a');
	});

	it('finds a place by any id of its chain, and none by a void or a stranger', () => {
		const log = standing([game('a'), game('b', 'a'), game('c', 'b'), strike('d', 'c')]);
		for (const id of ['a', 'b', 'c']) expect(log.placeOf(asId(id))?.entry?.id).toBe('b');
		expect(log.placeOf(asId('c'))?.chain.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
		expect(log.placeOf(asId('c'))?.voids).toEqual(['d']);
		expect(log.placeOf(asId('d'))).toBeNull();
		expect(log.placeOf(asId('x'))).toBeNull();
	});

	it('names only the voids that count', () => {
		const log = standing([game('a'), strike('b', 'a'), strike('c', 'a'), strike('d', 'b')]);
		expect(log.places[0]?.voids).toEqual(['c']);
	});

	it('leaves what it was given as it was', () => {
		const given = [game('b', 'a'), game('a'), strike('c', 'b')];
		const before = structuredClone(given);
		standing(given);
		expect(given).toEqual(before);
	});
});

const ids = Array.from({ length: 12 }, (_, i) => `e${String(i).padStart(2, '0')}`);
const anyId = fc.constantFrom(...ids, 'nowhere');
const anyLog = fc
	.tuple(
		...ids.map((id) =>
			fc.oneof(
				fc.constant(game(id)),
				anyId.map((to) => game(id, to)),
				anyId.map((to) => late(id, to)),
				anyId.map((to) => strike(id, to))
			)
		)
	)
	.map((entries) => entries as readonly AnyEntry[]);

describe('laws', () => {
	it('every order and every repetition of a log stands as one', () => {
		const shuffled = anyLog.chain((log) =>
			fc.tuple(
				fc.constant(log),
				fc.shuffledSubarray([...log], { minLength: log.length }),
				fc.array(fc.constantFrom(...log), { maxLength: 20 })
			)
		);
		fc.assert(
			fc.property(shuffled, ([log, order, again]) => {
				expect(standing([...again, ...order]).places).toEqual(standing(log).places);
				expect(standing([...order, ...again]).places).toEqual(standing(log).places);
			}),
			{ numRuns: 1_000 }
		);
	});

	it('every entry but a void stands in one place, and each place is found by all its ids', () => {
		fc.assert(
			fc.property(anyLog, (log) => {
				const stands = standing(log);
				const chained = stands.places.flatMap(({ chain }) => chain.map(({ id }) => id));
				expect(chained.toSorted()).toEqual(
					log
						.filter(({ kind }) => kind !== 'void')
						.map(({ id }) => id)
						.toSorted()
				);
				for (const place of stands.places) {
					for (const { id } of place.chain) expect(stands.placeOf(id)).toBe(place);
				}
			})
		);
	});
});

describe('forged logs', () => {
	const MANY = 50_000;
	const nth = (i: number): string => String(i).padStart(6, '0');
	const upTo = (make: (i: number) => AnyEntry): readonly AnyEntry[] =>
		Array.from({ length: MANY }, (_, i) => make(i + 1));

	it('50,000 voids, each of the one before, do not overflow', () => {
		// The last void counts, and so does every second one before it: with an even number the game stays.
		const chain = upTo((i) => strike(nth(i), nth(i - 1)));
		expect(standsAs(game(nth(0)), ...chain)).toBe('000000=000000');
		expect(standsAs(game(nth(0)), ...chain, strike(nth(MANY + 1), nth(MANY)))).toBe('000000=–');
	});

	it('50,000 voids, each of the one after, do not overflow either', () => {
		// The first void counts, and so does every second one after it: with an even number the game stays.
		const chain = upTo((i) => strike(nth(i), nth(i + 1)));
		expect(standsAs(...chain, game(nth(MANY + 1)))).toBe('050001=050001');
		expect(standsAs(...chain.slice(1), game(nth(MANY + 1)))).toBe('050001=–');
	});

	it('50,000 replacements of one another are one place', () => {
		expect(standsAs(game(nth(0)), ...upTo((i) => game(nth(i), nth(i - 1))))).toBe('000000=050000');
		expect(standsAs(...upTo((i) => game(nth(i), nth(i + 1))))).toBe('050001=050000');
	});

	it('50,000 forgotten ones before one another, or in a circle, are put in place', () => {
		const nested = standing([game(nth(0)), ...upTo((i) => late(nth(i), nth(i - 1)))]).places;
		expect([nested.length, nested[0]?.id, nested.at(-1)?.id]).toEqual([MANY + 1, nth(MANY), nth(0)]);
		const circle = standing(upTo((i) => late(nth(i), nth((i % MANY) + 1)))).places;
		expect([circle.length, circle[0]?.id, circle.at(-1)?.id]).toEqual([MANY, nth(1), nth(MANY)]);
	});

	it('50,000 voids of one entry are no more than one', () => {
		expect(standsAs(game(nth(0)), ...upTo((i) => strike(nth(i), nth(0))))).toBe('000000=–');
	});
});

const booking = (id: string, amount: number, replaces?: string): AnyEntry =>
	entry(id, 'booking', {
		...{ date: '2026-02-01', amount, purpose: 'Pokale' },
		...(replaces === undefined ? {} : { replaces })
	});

/** A log that strikes and restores as the Kasse does, id after id. */
class Log {
	readonly entries: AnyEntry[];
	#next = 50;
	constructor(...entries: readonly AnyEntry[]) {
		this.entries = [...entries];
	}
	get place(): Place {
		const [place] = standing(this.entries).places;
		if (!place) throw new Error('empty');
		return place;
	}
	get amount(): unknown {
		const { entry } = this.place;
		return entry?.kind === 'booking' ? entry.amount : null;
	}
	strike(): this {
		for (const id of countingAt(this.place)) this.#void(id);
		return this;
	}
	restore(): this {
		for (const id of voidsToLift(this.place, this.entries)) this.#void(id);
		return this;
	}
	#void(target: string): void {
		this.entries.push(strike(String(this.#next++), target));
	}
}

describe('striking a place', () => {
	it('takes out all that counts there, and one tap brings it back', () => {
		const log = new Log(booking('1', -1500), booking('2', -1550, '1'));
		expect(log.strike().amount).toBeNull();
		expect(log.restore().amount).toBe(-1550);
	});

	it('brings back what stood there, not a correction that was taken back before', () => {
		const log = new Log(booking('1', -1500), booking('2', -1550, '1'), strike('3', '2'));
		expect(log.amount).toBe(-1500);
		expect(log.strike().amount).toBeNull();
		expect(log.restore().amount).toBe(-1500);
	});

	it('is told by what it brings back, not by a correction that was taken back before', () => {
		const corrected = [booking('1', -1500), booking('2', -1550, '1')] as const;
		const amount = (log: Log): unknown => (latestAt(log.place) as { readonly amount?: unknown }).amount;
		expect(amount(new Log(...corrected, strike('3', '2')).strike())).toBe(-1500);
		expect(amount(new Log(...corrected).strike())).toBe(-1550);
		// Two devices: one took the correction back, the other struck the booking.
		const both = new Log(...corrected, strike('3', '2'), strike('4', '1'), strike('5', '2'));
		expect(amount(both)).toBe(-1550);
		expect(both.restore().amount).toBe(-1550);
	});

	it('brings back what two devices struck', () => {
		const log = new Log(booking('1', -1500), strike('3', '1'), strike('4', '1'));
		expect(log.restore().amount).toBe(-1500);
	});

	it('has nothing to bring back where nothing was struck', () => {
		expect(voidsToLift(new Log(booking('1', 5)).place, [booking('1', 5)])).toEqual([]);
		expect(countingAt(new Log(booking('1', 5)).place)).toEqual([asId('1')]);
	});
});
