import { describe, expect, it } from 'vitest';
import { asId, type EntryId } from '#lib/base/ids.ts';
import type { AnyEntry } from '#lib/log/entry.ts';
import { entry } from '../../../tests/support/entries.ts';
import { newsSince, shownUpTo } from './shown-since.ts';

/** An entry with an id that was made on this day. */
function on(day: string, name: string): AnyEntry {
	const time = Date.parse(day).toString(16).padStart(12, '0');
	const id = asId<EntryId>(`${time.slice(0, 8)}-${time.slice(8)}-7000-8000-${name.padStart(12, '0')}`);
	return { ...entry('1', 'club', { name }), id };
}

const spring = [on('2026-03-02', '1'), on('2026-03-03', '2')];
const autumn = [on('2026-11-20', '3'), on('2026-11-21', '4')];
const log = [...spring, ...autumn];

describe('what is new since a log was shown', () => {
	it('is all of it the first time, and nothing right after', () => {
		expect(newsSince(log, {})).toEqual(log);
		expect(newsSince(log, shownUpTo(log))).toEqual([]);
	});

	it('is the week in which something was written', () => {
		const today = on('2026-11-22', '5');
		expect(newsSince([...log, today], shownUpTo(log))).toEqual([...autumn, today]);
	});

	it('is the old week where an entry of it came late', () => {
		const late = on('2026-03-04', '6');
		expect(newsSince([...log, late], shownUpTo(log))).toEqual([...spring, late]);
	});

	it('does not hang on the order in which entries came', () => {
		expect(newsSince(log, shownUpTo([...log].reverse()))).toEqual([]);
	});

	it('holds for entries whose ids have no time', () => {
		const old = entry('a', 'club', { name: 'x' });
		expect(newsSince([...log, old], shownUpTo(log))).toEqual([old]);
		expect(newsSince([...log, old], shownUpTo([...log, old]))).toEqual([]);
	});
});
