import { describe, expect, it } from 'vitest';
import { entry, EVENING, FOUR, game, strike, tonight } from '../../../../tests/support/entries.ts';
import { partie } from '../../../../tests/support/partie.ts';
import type { EntryId, EveningId, MemberId } from '#lib/base/ids.ts';
import type { AnyEntry, NewEntry } from '#lib/log/entry.ts';
import { confirmationsOf, listStep, needsTick } from './confirmations.ts';

const SOLO = { contract: 'solo', declarer: 'anna', won: true };
const list = [...partie('zockmeisterschaft'), game('3', SOLO)];
const confirm = (id: string, member: string): AnyEntry => tonight(id, 'confirm', { member });
const all = FOUR.map((name, i) => confirm(`5${i}`, name));
const tick = (id: string): AnyEntry => tonight(id, 'tick', { remark: 'verzählt' });

const confirmed = (more: readonly AnyEntry[]) => {
	const found = confirmationsOf(
		[...list, ...more],
		EVENING as EveningId,
		FOUR as readonly string[] as MemberId[]
	);
	return { ...found, by: [...found.by.values()].join(' '), ticks: found.ticks.map(({ remark }) => remark) };
};

describe('a list is confirmed', () => {
	it.each<[string, readonly AnyEntry[], string, boolean, boolean]>([
		['by nobody yet', [], 'not not not not', false, false],
		['by one', [confirm('5', 'ben')], 'not now not not', false, false],
		['by all', all, 'now now now now', true, false],
		['and taken back', [...all, strike('6', '52')], 'now now not now', false, false],
		['then another game is written', [...all, game('6', SOLO)], 'before before before before', false, true],
		[
			'then one is corrected',
			[...all, game('6', SOLO, { replaces: '3' })],
			'before before before before',
			false,
			true
		],
		['then one is struck', [...all, strike('6', '3')], 'before before before before', false, true],
		[
			'then one is struck and brought back',
			[...all, strike('6', '3'), strike('7', '6')],
			'before before before before',
			false,
			true
		],
		[
			'before the last confirmed it',
			[...all.slice(0, 3), game('6', SOLO), confirm('7', 'dora')],
			'before before before now',
			false,
			true
		],
		[
			'and changed with a tick',
			[...all, game('6', SOLO), tick('7')],
			'before before before before',
			true,
			false
		],
		[
			'and changed again after the tick',
			[...all, game('6', SOLO), tick('7'), game('8', SOLO)],
			'before before before before',
			false,
			true
		],
		[
			'anew after the change',
			[...all, game('6', SOLO), tick('7'), confirm('8', 'ben')],
			'before now before before',
			true,
			false
		],
		['and closed, which changes nothing', [...all, tonight('6', 'close')], 'now now now now', true, false],
		[
			'and something is written elsewhere',
			[...all, entry('6', 'game', { evening: 'andere', game: SOLO })],
			'now now now now',
			true,
			false
		]
	])('%s', (_, more, by, complete, unticked) => {
		expect(confirmed(more)).toMatchObject({ by, complete, unticked });
	});

	it('by one on two phones: both are taken back', () => {
		const twice = confirmed([...all, confirm('6', 'anna')]).entries.get('anna' as MemberId) ?? [];
		expect(twice).toEqual(['50', '6']);
		const back = twice.map((id, i) => strike(`7${i}`, id));
		expect(confirmed([...all, confirm('6', 'anna'), ...back]).by).toBe('not now now now');
	});

	it('and from the first confirmation on a change asks for a tick', () => {
		expect(confirmed([]).begun).toBe(false);
		expect(confirmed([confirm('5', 'ben')]).begun).toBe(true);
		expect(confirmed([confirm('5', 'ben'), strike('6', '5')]).begun).toBe(false);
		expect(confirmed([...all, tick('6')]).ticks).toEqual(['verzählt']);
	});
});

describe('a change', () => {
	const evening = EVENING as EveningId;
	const passed: NewEntry = { kind: 'passed', evening };
	const strikes = (target: string): NewEntry => ({ kind: 'void', target: target as EntryId });

	it.each<[string, readonly AnyEntry[], readonly NewEntry[], boolean]>([
		['of a list that nobody confirmed', [], [passed], false],
		['of a list that somebody confirmed', [confirm('5', 'ben')], [passed], true],
		[
			'of a list whose only confirmation was taken back',
			[confirm('5', 'ben'), strike('6', '5')],
			[passed],
			false
		],
		['that strikes a game', all, [strikes('3')], true],
		['that brings a game back', [...all, strike('6', '3')], [strikes('6')], true],
		['that takes a confirmation back', all, [strikes('52')], false],
		['beside the table', all, [{ kind: 'close', evening }], false],
		['beside the table and at it', all, [{ kind: 'close', evening }, passed], true],
		['of another evening', all, [{ kind: 'passed', evening: 'andere' as EveningId }], false]
	])('%s', (_, more, change, expected) => {
		expect(needsTick([...list, ...more], evening, change)).toBe(expected);
	});

	const confirms: NewEntry = { kind: 'confirm', evening, member: 'anna' as MemberId };
	const closes: NewEntry = { kind: 'close', evening };

	it.each<[string, readonly NewEntry[]]>([
		['confirm', [confirms, closes]],
		['takeBack', [strikes('52'), strikes('50')]],
		['write', [passed]],
		['write', [strikes('3')]],
		['write', [closes]],
		['write', [confirms, passed]],
		['write', []]
	])('is to %s: %j', (expected, change) => {
		expect(listStep([...list, ...all], evening, change)).toBe(expected);
	});
});
