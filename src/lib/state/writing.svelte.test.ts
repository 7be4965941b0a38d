import { afterEach, describe, expect, it, vi } from 'vitest';
import { asId, type EntryId } from '#lib/base/ids.ts';
import { ok, refused, type Result } from '#lib/base/result.ts';
import type { AnyEntry } from '#lib/log/entry.ts';
import type { WriteFailure } from '#lib/storage/failure.ts';
import { entry } from '../../../tests/support/entries.ts';
import { refusalText } from './failure-text.ts';
import { SheetWriting, undoable, Writing } from './writing.svelte.ts';

type Written = Result<readonly AnyEntry[], WriteFailure>;

/** A write that ends when the test says so. */
function slow() {
	let begun = 0;
	let end: (written: Written) => void = () => {};
	const work = (): Promise<Written> => {
		begun += 1;
		return new Promise((resolve) => (end = resolve));
	};
	return { work, begun: () => begun, end: (written: Written) => end(written) };
}

const one: Written = ok([entry('a', 'passed')]);
const full: Written = refused('full');
const id = (text: string): EntryId => asId(text);

afterEach(() => vi.useRealTimers());

describe('a tap that writes', () => {
	it('writes once, however often it is tapped while that is under way', async () => {
		const writing = new Writing();
		const { work, begun, end } = slow();
		const first = writing.once(work);
		expect(writing.busy).toBe(true);
		expect(await writing.once(work)).toBe(false);
		end(one);
		expect(await first).toBe(true);
		expect([begun(), writing.busy]).toEqual([1, false]);
		void writing.once(work);
		expect(begun()).toBe(2);
	});

	it('does not wait for a tap about something else', async () => {
		const writing = new Writing();
		const [annas, bens] = [slow(), slow()];
		void writing.once(annas.work, { about: 'anna' });
		const bensTap = writing.once(bens.work, { about: 'ben' });
		void writing.once(annas.work, { about: 'anna' });
		bens.end(one);
		expect(await bensTap).toBe(true);
		expect([annas.begun(), bens.begun(), writing.busy]).toEqual([1, 1, true]);
	});

	it('lets a tap through again after a fault in the program', async () => {
		const writing = new Writing();
		const fault = (): Promise<Written> => Promise.reject(new Error('a bug'));
		await expect(writing.once(fault)).rejects.toThrow('a bug');
		expect(writing.busy).toBe(false);
	});

	it('keeps the second of two taps out where something else stands there by then', async () => {
		vi.useFakeTimers();
		const writing = new Writing();
		const work = (): Promise<Written> => Promise.resolve(one);
		const tap = (): Promise<boolean> => writing.write(work, { moves: true });
		expect([await tap(), await tap(), writing.busy]).toEqual([true, false, false]);
		// Taps that do not change the screen are not held back.
		expect(await writing.write(work)).toBe(true);
		vi.advanceTimersByTime(499);
		expect(await tap()).toBe(false);
		vi.advanceTimersByTime(1);
		expect(await tap()).toBe(true);
	});

	it('says what was written, and what takes it back', async () => {
		const writing = new Writing();
		await writing.write(() => Promise.resolve(one), undoable('Gebucht.'));
		expect([writing.said, writing.ids, writing.problem]).toEqual(['Gebucht.', [id('a')], '']);
		// An undo stays available after a write that can't be undone.
		await writing.write(() => Promise.resolve(ok(7)), { said: (seven) => `${seven} Dinge` });
		expect([writing.said, writing.ids]).toEqual(['7 Dinge', [id('a')]]);
	});

	it('says in one sentence why nothing was written, and nothing more after that', async () => {
		const writing = new Writing();
		await writing.write(() => Promise.resolve(one), undoable('Gebucht.'));
		expect(await writing.write(() => Promise.resolve(full), undoable('Gebucht.'))).toBe(false);
		expect(writing.problem).toContain('Der Speicher des Handys ist voll.');
		expect([writing.said, writing.ids]).toEqual(['', []]);
		await writing.write(() => Promise.resolve(refused('Die Nummern bleiben.')));
		expect(writing.problem).toBe('Die Nummern bleiben.');
		await writing.write(() => Promise.resolve(one));
		expect(writing.problem).toBe('');
	});

	it('says nothing of a tap too many', async () => {
		const writing = new Writing();
		await writing.write(() => Promise.resolve(one), undoable('Bezahlt.'));
		expect(await writing.write(() => Promise.resolve(null), undoable('Noch einmal.'))).toBe(false);
		expect([writing.said, writing.ids]).toEqual(['Bezahlt.', [id('a')]]);
	});

	it('is taken back once', async () => {
		const writing = new Writing();
		await writing.write(() => Promise.resolve(one), undoable('Gebucht.'));
		const taken: (readonly EntryId[])[] = [];
		const { work, end } = slow();
		const back = writing.undo((ids) => {
			taken.push(ids);
			return work();
		});
		await writing.undo(() => Promise.resolve(one));
		end(one);
		await back;
		expect(taken).toEqual([[id('a')]]);
		expect([writing.said, writing.ids]).toEqual(['Zurückgenommen.', []]);
	});
});

describe('a sheet', () => {
	it('closes once what was tapped in it is written', async () => {
		const writing = new SheetWriting<string>();
		writing.open('booking');
		await writing.closing(() => Promise.resolve(full));
		expect([writing.sheet, writing.problem === '']).toEqual(['booking', false]);
		await writing.closing(() => Promise.resolve(one));
		expect(writing.sheet).toBeNull();
	});

	it('that was opened meanwhile stays, and what went wrong before is no word about it', async () => {
		const writing = new SheetWriting<string>();
		writing.open('booking');
		const { work, end } = slow();
		const late = writing.closing(work);
		writing.close();
		writing.open('year');
		end(one);
		expect(await late).toBe(true);
		expect(writing.sheet).toBe('year');
		await writing.write(() => Promise.resolve(full));
		writing.open('booking');
		expect(writing.problem).toBe('');
	});
});

it('has a sentence for every failure', () => {
	const failures: readonly WriteFailure[] = ['full', 'lost', 'outdated', 'spent', 'clash', 'unticked'];
	for (const failure of failures) expect(refusalText(failure)).toMatch(/^\p{Lu}.{40,}\.$/u);
});
