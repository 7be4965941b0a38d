import { expect, it } from 'vitest';
import { entry } from '../../../../tests/support/entries.ts';
import type { AnyEntry, EveningEntry } from '#lib/log/entry.ts';
import { standing } from '#lib/log/standing.ts';
import { championshipNow } from './under-way.ts';

const NOON = '2026-11-22T12:00:00+01:00';
const BEFORE = '2026-11-15T12:00:00+01:00';
const written = (id: string, at: string, kind: string, fields: object): AnyEntry =>
	({ ...entry(id, kind, { ...fields }), at }) as AnyEntry;
const setUp = (id: string, at: string, numbers: object = { anna: 1 }): AnyEntry =>
	written(id, at, 'championship', { championship: id, year: 2026, numbers, players: ['anna'], plan: [] });
const list = (championship: string, at: string): { opening: EveningEntry } => ({
	opening: written('9', at, 'evening', { championship }) as EveningEntry
});
/** At noon, so many hours later. */
const now = (
	entries: readonly AnyEntry[],
	lists: readonly { opening: EveningEntry }[] = [],
	hours = 1
): string | undefined =>
	championshipNow(standing(entries), lists, Date.parse(NOON) + hours * 3_600_000)?.championship;

it('is played when its numbers are drawn and something of it was written within two days', () => {
	expect(now([setUp('a', NOON)])).toBe('a');
	expect(now([setUp('a', NOON)], [], 47)).toBe('a');
	expect(now([setUp('a', NOON)], [], 49)).toBeUndefined();
	expect(now([setUp('a', NOON, {})])).toBeUndefined();
	expect(now([])).toBeUndefined();
});

it('is played on a day when a list or seats are written, though it was drawn a week before', () => {
	expect(now([setUp('a', BEFORE)])).toBeUndefined();
	expect(now([setUp('a', BEFORE)], [list('a', NOON)])).toBe('a');
	const seats = written('b', NOON, 'draw', { championship: 'a', what: 'seats', result: [] });
	expect(now([setUp('a', BEFORE), seats])).toBe('a');
	expect(now([setUp('a', BEFORE), setUp('c', BEFORE)], [list('a', NOON)])).toBe('a');
});
