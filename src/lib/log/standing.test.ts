import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asId } from '#lib/base/ids.ts';
import type { AnyEntry } from './entry.ts';
import { standing } from './standing.ts';
import { entry, strike } from '../../../tests/support/entries.ts';

// The format's words: entries are ordered by id; `replaces` takes the place of what it names, the last replacement wins; a
// `void` takes out just its target, voiding a replacement brings back what it replaced, a void may be voided.

const game = (id: string, replaces?: string): AnyEntry =>
	entry(id, 'game', replaces === undefined ? {} : { replaces });
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
		['a void that voids itself takes nothing', [game('a'), strike('b', 'b')], 'a=a']
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

	it('50,000 voids of one entry are no more than one', () => {
		expect(standsAs(game(nth(0)), ...upTo((i) => strike(nth(i), nth(0))))).toBe('000000=–');
	});
});
