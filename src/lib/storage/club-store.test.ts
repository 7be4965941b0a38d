import 'fake-indexeddb/auto';
import { describe, expect, it, vi } from 'vitest';
import { isTimedId } from '#lib/base/ids.ts';
import type { AnyEntry } from '#lib/log/entry.ts';
import { deviceRow, putDeviceRow } from '../../../tests/support/broken-database.ts';
import { entry } from '../../../tests/support/entries.ts';
import {
	draft,
	evening,
	idsOf,
	notesOf,
	openStore,
	passed,
	TestDevice,
	valueOf
} from '../../../tests/support/stores.ts';
import type { ClubStore } from './club-store.ts';
import type { EveningLog } from './read-groups.ts';

const HOUR = 3_600_000;

describe('the count of writes', () => {
	const countedIn = async (name: string): Promise<number> =>
		Number(((await deviceRow(name, 'writes')) as { value: string } | undefined)?.value ?? 0);

	it('is what the database counted, drafts apart, while the page hears of every write', async () => {
		const { store, name } = openStore();
		store.countWrites();
		expect(await store.knownWrites()).toBe(0);
		for (const write of [
			() => store.append([passed('one')]),
			() => store.keep('me', 'anna'),
			async () => store.take({ club: await store.clubId(), entries: [entry('1', 'passed', { evening })] })
		]) {
			const before = await store.knownWrites();
			expect(await write()).toMatchObject({ ok: true });
			expect(await countedIn(name)).toBe(before + 1);
			expect(await store.knownWrites()).toBe(before + 1);
		}
		valueOf(await store.putDraft(draft('t'), true));
		expect([await store.knownWrites(), await countedIn(name)]).toEqual([3, 3]);
	});

	it('is no longer the database’s where another tab wrote and did not tell', async () => {
		const { store, name } = openStore();
		store.countWrites();
		const other = openStore(name).store;
		valueOf(await other.append([passed('one')]));
		await expect.poll(() => store.knownWrites()).toBe(1);
		// That tab was killed between writing and telling: this page draws without it whatever it hears later.
		await putDeviceRow(name, 'writes', '2');
		valueOf(await store.append([passed('three')]));
		expect([await store.knownWrites(), await countedIn(name)]).toEqual([2, 3]);
	});

	it('is no number in a page that did not count from its beginning', async () => {
		expect(await openStore().store.knownWrites()).toBeNaN();
	});
});

describe('ids', () => {
	it('rise whatever the clock does', async () => {
		const { store, device } = openStore();
		const start = device.time;
		const clock = [
			start,
			start,
			start - 3 * HOUR,
			0,
			-1,
			start,
			Date.UTC(9999, 11, 31),
			start,
			Number.MIN_SAFE_INTEGER
		];
		const ids: string[] = [];
		for (const time of clock) {
			device.time = time;
			ids.push(...idsOf(valueOf(await store.append([passed('one'), passed('two')]))));
		}
		expect(ids).toEqual([...ids].sort());
		expect(new Set(ids).size).toBe(2 * clock.length);
		expect(ids.filter((id) => !isTimedId(id))).toEqual([]);
	});

	it('rise past the end of the counter', async () => {
		const { store, device } = openStore();
		device.time = 0x0190_0000_0000;
		const last = entry('01900000-0000-7ffe-8000-000000000000', 'passed', { evening });
		valueOf(await store.take({ club: 'verein', entries: [last] }));
		const ids = idsOf(valueOf(await store.append([passed('one'), passed('two'), passed('three')])));
		expect(ids.map((id) => id.slice(0, 18))).toEqual([
			'01900000-0000-7fff',
			'01900000-0001-7000',
			'01900000-0001-7001'
		]);
	});

	it('are larger than every id that was taken in', async () => {
		const { store } = openStore();
		const foreign = [
			'e0000000-0000-7fff-bfff-ffffffffffff',
			'01900000-0000-7000-8000-000000000000',
			// Texts that are not in our form; a file may contain them.
			'f',
			'freitag',
			'01900000-0000-4000-8000-000000000000',
			'FFFFFFFF-FFFF-7FFF-BFFF-FFFFFFFFFFFF'
		];
		const entries = foreign.map((id) => entry(id, 'passed', { evening }));
		valueOf(await store.take({ club: 'verein', entries }));
		const [next] = idsOf(valueOf(await store.append([passed('after')])));
		expect(next).toMatch(/^e0000000-0001-7000-/);
	});

	it('carry the number that the device chose once', async () => {
		const first = openStore(undefined, new TestDevice(3));
		const [one] = idsOf(valueOf(await first.store.append([passed('one')])));
		first.store.close();
		// Other random bytes change nothing: the number is stored in the database.
		const again = openStore(first.name, new TestDevice(7));
		const [two] = idsOf(valueOf(await again.store.append([passed('two')])));
		expect(one?.slice(19)).toBe('8303-030303030303');
		expect(two?.slice(19)).toBe(one?.slice(19));
	});

	it('are made once, and nothing is lost, where two tabs write at the same time', async () => {
		const one = openStore();
		const two = openStore(one.name);
		const writes = Array.from({ length: 60 }, (_, i) =>
			(i % 2 === 0 ? one : two).store.append([passed(`${i}a`), passed(`${i}b`)])
		);
		const written = (await Promise.all(writes)).map(valueOf).flat();
		expect(new Set(idsOf(written)).size).toBe(120);
		const kept = await one.store.readGroup(evening);
		expect(kept).toHaveLength(120);
		expect(new Set(notesOf(kept)).size).toBe(120);
		expect(new Set(idsOf(kept).map((id) => id.slice(19))).size).toBe(1);
	});
});

describe('append', () => {
	it('writes all entries or none', async () => {
		const { store, told } = openStore();
		// A function can't be stored: the second entry breaks the transaction after the first was added.
		const broken = { ...passed('two'), note: (() => '') as unknown as string };
		const written = await store.append([passed('one'), broken]);
		expect(written.ok).toBe(false);
		expect((await store.readAll()).entries).toEqual([]);
		expect(told).toEqual([]);
	});

	it('makes the club with its first entry, and keeps it', async () => {
		const { store, name } = openStore();
		expect([await store.clubId(), await store.isEmpty()]).toEqual(['', true]);
		valueOf(await store.append([passed('one')]));
		const club = await store.clubId();
		expect(club).not.toBe('');
		valueOf(await openStore(name).store.append([passed('two')]));
		expect([await store.clubId(), await store.isEmpty()]).toEqual([club, false]);
	});

	it('tells which groups were touched, after it is done', async () => {
		const { store, told } = openStore();
		valueOf(await store.append([{ kind: 'club', name: 'Verein' }, passed('one'), passed('two')]));
		expect(told).toHaveLength(1);
		expect(told[0]).toEqual([expect.stringContaining('club'), evening]);
	});
});

describe('a draft', () => {
	it('is spent by the first of two taps', async () => {
		const { store } = openStore();
		valueOf(await store.putDraft(draft('t'), true));
		const taps = await Promise.all([store.append([passed('one')], 't'), store.append([passed('one')], 't')]);
		expect(taps.map((tap) => tap.ok)).toEqual([true, false]);
		expect(taps[1]).toEqual({ ok: false, error: 'spent' });
		expect(await store.readGroup(evening)).toHaveLength(1);
		expect(await store.hasDraft('t')).toBe(false);
	});

	it('is spent by the first of two tabs', async () => {
		const one = openStore();
		const two = openStore(one.name);
		valueOf(await one.store.putDraft(draft('t'), true));
		const taps = await Promise.all([one, two].map(({ store }) => store.append([passed('game')], 't')));
		expect(taps.filter((tap) => tap.ok)).toHaveLength(1);
		expect(taps).toContainEqual({ ok: false, error: 'spent' });
		expect(await one.store.readGroup(evening)).toHaveLength(1);
	});

	it('does not come back once it was spent or thrown away', async () => {
		const { store } = openStore();
		valueOf(await store.putDraft(draft('saved'), true));
		valueOf(await store.append([passed('one')], 'saved'));
		valueOf(await store.putDraft(draft('dropped'), true));
		valueOf(await store.dropDraft('dropped'));
		for (const token of ['saved', 'dropped']) {
			expect(await store.putDraft(draft(token, 1), false)).toEqual({ ok: false, error: 'spent' });
			expect(await store.hasDraft(token)).toBe(false);
		}
	});

	it('is not spent where the entry could not be written', async () => {
		const { store } = openStore();
		valueOf(await store.putDraft(draft('t'), true));
		const broken = { ...passed('one'), note: (() => '') as unknown as string };
		expect((await store.append([broken], 't')).ok).toBe(false);
		expect(await store.hasDraft('t')).toBe(true);
	});

	it('survives that the app is closed, as it was typed last', async () => {
		const { store, name } = openStore();
		valueOf(await store.putDraft(draft('t', 1), true));
		const last = draft('t', 2, { typed: { contract: 'solo', won: false, laufende: 4 } });
		valueOf(await store.putDraft(last, false));
		valueOf(await store.putDraft(draft('newer', 3), true));
		store.close();
		expect(await nextOf(openStore(name).store.watchDrafts(evening))).toEqual([draft('newer', 3), last]);
	});
});

describe('a watch', () => {
	it('hears what another tab wrote', async () => {
		const { store, name } = openStore();
		const heard: (readonly AnyEntry[])[] = [];
		const watching = store.watchEvening(evening).subscribe((entries) => heard.push(entries));
		await expect.poll(() => heard.length).toBe(1);
		valueOf(await openStore(name).store.append([passed('one')]));
		await expect.poll(() => heard.at(-1)?.length).toBe(1);
		watching.unsubscribe();
		valueOf(await store.append([passed('two')]));
		expect(heard.at(-1)).toHaveLength(1);
	});

	it('is told what was begun to be read before, but not where something was written since', async () => {
		const { store } = openStore();
		valueOf(await store.append([passed('one')]));
		const read = vi.spyOn(store, 'readGroup');
		store.beginEvening(evening);
		expect(notesOf(await nextOf(store.watchEvening(evening)))).toEqual(['one']);
		expect(read.mock.calls.filter(([group]) => group === evening)).toHaveLength(1);
		store.beginEvening(evening);
		valueOf(await store.append([passed('two')]));
		expect(notesOf(await nextOf(store.watchEvening(evening)))).toEqual(['one', 'two']);
	});

	it('does not read again what was just written here or in another tab, whatever its order', async () => {
		const { store, name } = openStore();
		const other = openStore(name).store;
		const read = vi.spyOn(store, 'readGroup');
		let heard: readonly AnyEntry[] = [];
		const watching = store.watchEvening(evening).subscribe((entries) => (heard = entries));
		await expect.poll(() => read.mock.calls.length).toBe(1);
		valueOf(await store.append([passed('one')]));
		valueOf(await other.append([passed('two'), passed('three')]));
		await expect.poll(() => notesOf(heard)).toEqual(['one', 'two', 'three']);
		const reads = read.mock.calls.length;
		valueOf(await store.append([passed('four')]));
		expect(notesOf(heard)).toEqual(['one', 'two', 'three', 'four']);
		expect(read.mock.calls.length).toBe(reads);
		// An older entry from elsewhere has to be put into its place: the whole is read.
		const club = await store.clubId();
		valueOf(await store.take({ club, entries: [entry('0', 'passed', { evening, note: 'old' })] }));
		await expect.poll(() => notesOf(heard)).toEqual(['old', 'one', 'two', 'three', 'four']);
		watching.unsubscribe();
	});

	it('reads again of a championship only the lists that something was written in', async () => {
		const { store, name } = openStore();
		const championship = 'x';
		const opened = (id: string, of: string, more: object = {}): AnyEntry =>
			entry(id, 'evening', { evening: of, date: '2026-11-20', rulebook: 'allgaeu', championship, ...more });
		const game = (id: string, of: string): AnyEntry => entry(id, 'passed', { evening: of });
		const take = async (from: ClubStore, ...entries: readonly AnyEntry[]): Promise<void> =>
			valueOf(await from.take({ club: 'verein', entries }));
		// The games of one came before its head.
		await take(store, opened('1', 'a'), game('2', 'a'), opened('3', 'b'), game('5', 'c'));
		let heard: readonly EveningLog[] = [];
		const watching = store.watchChampionship(championship).subscribe((logs) => (heard = logs));
		const said = (): readonly string[] =>
			heard.map(({ evening, entries }) => `${evening}: ${idsOf(entries)}`);
		await expect.poll(said).toEqual(['a: 1,2', 'b: 3']);
		const [first] = heard;
		await take(openStore(name).store, opened('4', 'c'), game('6', 'b'), game('7', 'elsewhere'));
		await expect.poll(said).toEqual(['a: 1,2', 'b: 3,6', 'c: 4,5']);
		expect(heard[0]).toBe(first);
		// A correction takes it out of the championship.
		await take(store, game('8', 'a'), opened('9', 'b', { championship: 'y', replaces: '3' }));
		await expect.poll(said).toEqual(['a: 1,2,8', 'b: 3,6,9', 'c: 4,5']);
		// What it strikes is not here: that may stand in any of them.
		await take(store, entry('v', 'void', { target: 'unknown' }));
		await expect.poll(said).toEqual(['a: 1,2,8,v', 'b: 3,6,9,v', 'c: 4,5,v']);
		await take(store, ...Array.from({ length: 200 }, (_, i) => game(`g${String(i).padStart(3, '0')}`, 'c')));
		await expect.poll(() => heard[2]?.entries.length).toBe(203);
		watching.unsubscribe();
	});

	it('catches up on what another tab wrote unheard', async () => {
		const { store, name } = openStore();
		let heard: readonly AnyEntry[] = [];
		const watching = store.watchEvening(evening).subscribe((entries) => (heard = entries));
		const unheard = vi.spyOn(BroadcastChannel.prototype, 'postMessage').mockImplementation(() => {});
		valueOf(await openStore(name).store.append([passed('one')]));
		unheard.mockRestore();
		expect(heard).toEqual([]);
		await store.catchUp();
		await expect.poll(() => notesOf(heard)).toEqual(['one']);
		watching.unsubscribe();
	});

	it('catches up without making another tab read again', async () => {
		const { store, name } = openStore();
		const other = openStore(name).store;
		const read = vi.spyOn(other, 'readGroup');
		let heard: readonly AnyEntry[] = [];
		const watching = other.watchEvening(evening).subscribe((entries) => (heard = entries));
		await expect.poll(() => read.mock.calls.length).toBe(1);
		await store.catchUp();
		// News come in order: after the second, the first was heard as well.
		valueOf(await store.append([passed('one')]));
		await expect.poll(() => notesOf(heard)).toEqual(['one']);
		expect(read.mock.calls.length).toBe(1);
		watching.unsubscribe();
	});

	it('shows the newest evenings first, each once', async () => {
		const { store } = openStore();
		const opening = { kind: 'evening', date: '2026-11-20', rulebook: 'allgaeu', occasion: 'abend' };
		const entries = ['a', 'b', 'c'].flatMap((id, i) => [
			entry(`${i}1`, 'evening', { ...opening, evening: id }),
			entry(`${i}2`, 'evening', { ...opening, evening: id }),
			entry(`${i}3`, 'passed', { evening: id })
		]);
		valueOf(await store.take({ club: 'verein', entries }));
		const shown = await nextOf(store.watchEvenings(2));
		expect(shown.map((log) => log.evening)).toEqual(['c', 'b']);
		expect(shown.map((log) => idsOf(log.entries))).toEqual([
			['21', '22', '23'],
			['11', '12', '13']
		]);
	});

	it('shows an evening where its date stands, also after its head was corrected', async () => {
		const { store } = openStore();
		const head = (id: string, evening: string, date: string, more = {}) =>
			entry(id, 'evening', { evening, date, rulebook: 'allgaeu', occasion: 'abend', ...more });
		const entries = [
			head('1', 'a', '2026-11-06'),
			head('2', 'b', '2026-11-13'),
			head('3', 'c', '2026-11-20'),
			// Written late: the oldest evening keeps its place behind d of the same day, and b moves behind both.
			head('4', 'd', '2026-11-06'),
			head('5', 'b', '2026-10-30', { replaces: '2' }),
			head('6', 'a', '2026-11-06', { occasion: 'ausflug', replaces: '1' })
		];
		valueOf(await store.take({ club: 'verein', entries }));
		expect((await nextOf(store.watchEvenings(9))).map((log) => log.evening)).toEqual(['c', 'd', 'a', 'b']);
		expect((await nextOf(store.watchEvenings(2))).map((log) => log.evening)).toEqual(['c', 'd']);
	});

	it('counts no Partien of a championship among the evenings it shows', async () => {
		const { store } = openStore();
		const opening = { kind: 'evening', date: '2026-11-20', rulebook: 'allgaeu' };
		const entries = ['a', 'b', 'm', 'n', 'c'].map((id, i) =>
			entry(`${i}1`, 'evening', {
				...opening,
				evening: id,
				...('mn'.includes(id) ? { occasion: 'meisterschaft', championship: 'x' } : { occasion: 'abend' })
			})
		);
		valueOf(await store.take({ club: 'verein', entries }));
		const shown = await nextOf(store.watchEvenings(2));
		expect(shown.map((log) => log.evening)).toEqual(['c', 'n', 'm', 'b']);
		const parts = await nextOf(store.watchChampionship('x'));
		expect(parts.map((log) => log.evening)).toEqual(['m', 'n']);
		const at = { ...opening, evening: 'o', championship: 'x', partie: 2, table: 3 };
		valueOf(await store.take({ club: 'verein', entries: [entry('61', 'evening', at)] }));
		const [there, ...more] = await nextOf(store.watchChampionship('x', { partie: 2, table: 3 }));
		expect([there?.evening, ...more]).toEqual(['o']);
	});

	it('knows when the club was last saved to a file', async () => {
		const { store } = openStore();
		expect(await nextOf(store.watchKept('backup'))).toBeNull();
		valueOf(await store.keep('backup', '2026-11-20T23:00:00+01:00'));
		expect(await nextOf(store.watchKept('backup'))).toBe('2026-11-20T23:00:00+01:00');
	});
});

/** The first value of a watch. */
function nextOf<T>(watch: {
	subscribe(next: (value: T) => void, error: (reason: unknown) => void): { unsubscribe(): void };
}): Promise<T> {
	return new Promise((resolve, reject) => {
		const watching = watch.subscribe((value) => {
			resolve(value);
			watching.unsubscribe();
		}, reject);
	});
}
