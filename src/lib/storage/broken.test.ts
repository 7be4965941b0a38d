import 'fake-indexeddb/auto';
import { describe, expect, it, vi } from 'vitest';
import type { AnyEntry } from '#lib/log/entry.ts';
import {
	failAdding,
	failCompleting,
	loseAnswer,
	deviceRow,
	makeFirstVersion,
	putDeviceRow,
	refuse
} from '../../../tests/support/broken-database.ts';
import { entry } from '../../../tests/support/entries.ts';
import { draft, evening, notesOf, openStore, passed, valueOf } from '../../../tests/support/stores.ts';
import { SCHEMA } from './database.ts';
import { answered } from './stored-table.ts';

const notes = async (store: ReturnType<typeof openStore>['store']): Promise<unknown[]> =>
	notesOf(await store.readGroup(evening)).sort();

describe('a full disk', () => {
	it('is known though the error hides it, and nothing was written', async () => {
		const { store, told } = openStore();
		valueOf(await store.append([passed('one')]));
		valueOf(await store.putDraft(draft('t'), true));
		const fault = failCompleting('QuotaExceededError');
		const full = { ok: false, error: 'full' };
		expect(await store.append([passed('two')], 't')).toEqual(full);
		expect(await store.putDraft(draft('other'), true)).toEqual(full);
		expect(await store.putDraft(draft('t', 9), false)).toEqual(full);
		expect(await store.dropDraft('t')).toEqual(full);
		expect(await store.take({ club: 'other', entries: [entry('1', 'passed', { evening })] })).toEqual(full);
		// Each is asked once: a write that found no room on the disk is not tried again.
		expect(fault.hits).toBe(5);
		fault.mend();
		expect(await notes(store)).toEqual(['one']);
		expect(await store.clubId()).not.toBe('other');
		expect([await store.hasDraft('t'), await store.hasDraft('other')]).toEqual([true, false]);
		expect(told).toHaveLength(1);
		valueOf(await store.append([passed('two')], 't'));
		expect(await notes(store)).toEqual(['one', 'two']);
	});

	it('is known where a row itself found no room', async () => {
		const { store } = openStore();
		valueOf(await store.putDraft(draft('t'), true));
		const fault = failAdding('QuotaExceededError');
		expect(await store.append([passed('one')], 't')).toEqual({ ok: false, error: 'full' });
		expect(fault.hits).toBe(1);
		valueOf(await store.append([passed('one')], 't'));
		expect(await notes(store)).toEqual(['one']);
	});
});

describe('a dropped connection', () => {
	it.each(['UnknownError', 'InvalidStateError'])('is opened again for the write (%s)', async (name) => {
		const { store, told } = openStore();
		valueOf(await store.append([passed('one')]));
		const fault = refuse('readwrite', name, 1);
		valueOf(await store.append([passed('two')]));
		expect(fault.hits).toBe(1);
		expect(await notes(store)).toEqual(['one', 'two']);
		expect(told).toHaveLength(2);
	});

	it.each([1, 2, 3, 4])(
		'doubles nothing and loses nothing in the middle of a write (row %i)',
		async (nth) => {
			const { store } = openStore();
			valueOf(await store.putDraft(draft('t'), true));
			// The new rows: the club's id, the device's number, then the two entries.
			const fault = failAdding('UnknownError', nth);
			valueOf(await store.append([passed('one'), passed('two')], 't'));
			expect(fault.hits).toBe(1);
			expect(await notes(store)).toEqual(['one', 'two']);
			expect(await store.hasDraft('t')).toBe(false);
		}
	);

	it('that could not be opened for the first write is opened for that write', async () => {
		const { store, name } = openStore();
		expect(await store.isEmpty()).toBe(true);
		const { open } = IDBFactory.prototype;
		const opening = vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(function (
			this: IDBFactory,
			...asked
		) {
			if (asked[0] !== name) return open.apply(this, asked);
			throw new DOMException('the system is busy', 'UnknownError');
		});
		await store.prepareToWrite();
		await new Promise((resolve) => setTimeout(resolve, 50));
		opening.mockRestore();
		valueOf(await store.append([passed('one')]));
		expect(await notes(store)).toEqual(['one']);
	});

	it('that does not come back is said, with nothing written', async () => {
		const { store, told } = openStore();
		valueOf(await store.append([passed('one')]));
		valueOf(await store.putDraft(draft('t'), true));
		const fault = refuse('readwrite', 'UnknownError');
		expect(await store.append([passed('two')], 't')).toEqual({ ok: false, error: 'lost' });
		expect(fault.hits).toBe(2);
		fault.mend();
		expect(await notes(store)).toEqual(['one']);
		expect(told).toHaveLength(1);
		valueOf(await store.append([passed('two')], 't'));
		expect(await notes(store)).toEqual(['one', 'two']);
	});

	it('writes a game once where only the answer got lost', async () => {
		const { store } = openStore();
		valueOf(await store.putDraft(draft('t'), true));
		const fault = loseAnswer('UnknownError');
		valueOf(await store.append([passed('one')], 't'));
		expect(fault.hits).toBe(1);
		expect(await notes(store)).toEqual(['one']);
		const again = loseAnswer('UnknownError');
		valueOf(await store.append([passed('two')]));
		expect(again.hits).toBe(1);
		expect(await notes(store)).toEqual(['one', 'two']);
	});

	it('costs nothing where several writes meet it at once', async () => {
		const { store } = openStore();
		valueOf(await store.append([passed('0')]));
		const fault = refuse('readwrite', 'UnknownError', 3);
		const writes = await Promise.all(['1', '2', '3', '4'].map((note) => store.append([passed(note)])));
		expect(fault.hits).toBe(3);
		const kept = await notes(store);
		const acknowledged = writes.flatMap((written, i) => (written.ok ? [String(i + 1)] : []));
		expect(kept).toEqual(['0', ...acknowledged]);
	});

	it('is opened again by a look at it, and watches go on', async () => {
		const { store } = openStore();
		const heard: (readonly AnyEntry[])[] = [];
		const watching = store.watchEvening(evening).subscribe((entries) => heard.push(entries));
		await expect.poll(() => heard.length).toBe(1);
		const fault = refuse('readonly', 'UnknownError', 1);
		await store.probe();
		expect(fault.hits).toBe(1);
		valueOf(await store.append([passed('one')]));
		await expect.poll(() => heard.at(-1)?.length).toBe(1);
		watching.unsubscribe();
	});

	it('leaves a closed store usable after a look at it', async () => {
		const { store } = openStore();
		valueOf(await store.append([passed('one')]));
		store.close();
		await store.probe();
		valueOf(await store.append([passed('two')]));
		expect(await notes(store)).toEqual(['one', 'two']);
	});
});

describe('every write', () => {
	it('is durable when it is acknowledged: strictly, as the browser understands it', async () => {
		const begin = vi.spyOn(IDBDatabase.prototype, 'transaction');
		const { store } = openStore();
		valueOf(await store.append([passed('one')]));
		valueOf(await store.putDraft(draft('t'), true));
		valueOf(await store.dropDraft('t'));
		valueOf(await store.take({ club: await store.clubId(), entries: [] }));
		valueOf(await store.keep('backup', 'now'));
		const writes = begin.mock.calls.filter(([, mode]) => mode === 'readwrite');
		expect(writes.map(([, , how]) => how)).toEqual(Array(5).fill({ durability: 'strict' }));
		begin.mockRestore();
	});
});

describe('a database of the version before', () => {
	it('keeps all it has, and is closed to programs of that version with the next write', async () => {
		const name = 'first-version';
		const opening = entry('1', 'evening', { evening, championship: 'x' });
		const rows = [opening, entry('2', 'passed', { evening, note: 'one' })];
		await makeFirstVersion(
			name,
			rows.map((row) => ({ ...row, group: evening, entry: row }))
		);
		const { store } = openStore(name);
		const found = new Promise((resolve, reject) => store.watchChampionship('x').subscribe(resolve, reject));
		expect(await found).toEqual([{ evening, entries: rows }]);
		valueOf(await store.append([passed('two')]));
		expect(await notes(store)).toEqual(['one', 'two', undefined]);
		store.close();
		expect(await deviceRow(name, 'schema')).toEqual({ key: 'schema', value: '3' });
	});
});

describe('a database of a newer version of the app', () => {
	it('is not written to', async () => {
		const { store, name } = openStore();
		valueOf(await store.append([passed('one')]));
		valueOf(await store.putDraft(draft('t'), true));
		await putDeviceRow(name, 'schema', String(SCHEMA + 1));
		const outdated = { ok: false, error: 'outdated' };
		expect(await store.append([passed('two')], 't')).toEqual(outdated);
		expect(await store.take({ club: 'other', entries: [] })).toEqual(outdated);
		expect(await store.putDraft(draft('u'), true)).toEqual(outdated);
		expect(await store.putDraft(draft('t', 1), false)).toEqual(outdated);
		expect(await store.dropDraft('t')).toEqual(outdated);
		expect(await store.keep('backup', 'now')).toEqual(outdated);
		expect(await notes(store)).toEqual(['one']);
		expect(await store.clubId()).not.toBe('other');
		expect([await store.hasDraft('t'), await store.hasDraft('u')]).toEqual([true, false]);
	});

	it('is not written to by a program that is started again either', async () => {
		const { store, name } = openStore();
		valueOf(await store.append([passed('one')]));
		store.close();
		await putDeviceRow(name, 'schema', String(SCHEMA + 1));
		const again = openStore(name).store;
		expect(await again.append([passed('two')])).toEqual({ ok: false, error: 'outdated' });
		expect(await notes(again)).toEqual(['one']);
	});

	it('is read, and not written to, where its tables have changed', async () => {
		const { store, name } = openStore();
		valueOf(await store.append([passed('one')]));
		store.close();
		const request = indexedDB.open(name, (SCHEMA + 1) * 10);
		(await answered(request)).close();
		const again = openStore(name).store;
		expect(await again.append([passed('two')])).toEqual({ ok: false, error: 'outdated' });
		expect(await notes(again)).toEqual(['one']);
	});

	it('is given the way as soon as it wants to upgrade', async () => {
		const { store, name } = openStore();
		valueOf(await store.append([passed('one')]));
		const request = indexedDB.open(name, (SCHEMA + 1) * 10);
		let blocked = false;
		request.onblocked = () => (blocked = true);
		const upgraded = await new Promise<IDBDatabase>((resolve) => {
			request.onsuccess = () => resolve(request.result);
		});
		expect(blocked).toBe(false);
		expect(await store.append([passed('two')])).toEqual({ ok: false, error: 'outdated' });
		await store.probe();
		const rows = upgraded.transaction('entries').objectStore('entries').count();
		await new Promise((resolve) => (rows.onsuccess = resolve));
		expect(rows.result).toBe(1);
		upgraded.close();
	});
});

describe('a database that this page cannot have', () => {
	it('is no newer one where it was deleted, and is not made again, empty', async () => {
		const { store, name } = openStore();
		valueOf(await store.append([passed('one')]));
		await answered(indexedDB.deleteDatabase(name));
		expect(await store.append([passed('two')])).toEqual({ ok: false, error: 'lost' });
		await expect(store.isEmpty()).rejects.toThrow();
		expect((await indexedDB.databases()).map((there) => there.name)).not.toContain(name);
	});

	it('is given up where another tab never lets go of an older one', async () => {
		const name = 'held by another';
		const request = indexedDB.open(name, 10);
		request.onupgradeneeded = () => request.result.createObjectStore('entries', { keyPath: 'id' });
		const held = await answered(request);
		vi.useFakeTimers({ toFake: ['setTimeout'] });
		const { store } = openStore(name);
		const asked = expect(store.isEmpty()).rejects.toThrow('another tab holds it');
		await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0));
		vi.runAllTimers();
		await asked;
		vi.useRealTimers();
		held.close();
	});
});

describe('what writes', () => {
	it('is brought before the first write when the page is touched, and writes nothing by itself', async () => {
		const { store, name } = openStore();
		await store.prepareToWrite();
		expect(await store.isEmpty()).toBe(true);
		expect(await deviceRow(name, 'schema')).toBeUndefined();
		valueOf(await store.append([passed('one')]));
		expect(await notes(store)).toEqual(['one']);
	});

	it('says that it can not write where the database was deleted while the page was open', async () => {
		const { store, name } = openStore();
		valueOf(await store.append([passed('one')]));
		await answered(indexedDB.deleteDatabase(name));
		const written = await store.append([passed('two')]);
		expect(written.ok).toBe(false);
	});
});
