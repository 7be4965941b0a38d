import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { deviceOf, type EntryId, type EveningId } from '#lib/base/ids.ts';
import type { AnyEntry, NewEntry } from '#lib/log/entry.ts';
import { draft, evening, openStore, passed, TestDevice, valueOf } from '../../../tests/support/stores.ts';
import type { ClubStore } from './club-store.ts';
import { fieldsOf } from '../../../tests/support/entries.ts';

// club-file.md, Entries: "`seen`? — the id of the entry of this evening that stood last where this one was written (absent on
// its first one)."

const correction = (of: EntryId): NewEntry => ({ ...passed('corrected'), replaces: of }) as NewEntry;
const taken = (target: EntryId): NewEntry => ({ kind: 'void', target });

async function write(store: ClubStore, ...news: readonly NewEntry[]): Promise<EntryId> {
	return valueOf(await store.append(news)).at(-1)?.id as EntryId;
}

/** What each entry of the evening saw, by note; the first has none. */
async function seenIn(store: ClubStore): Promise<readonly unknown[]> {
	const entries = await store.readGroup(evening);
	const noteOf = new Map<unknown, unknown>(entries.map(fieldsOf).map(({ id, note }) => [id, note]));
	return entries
		.filter(({ kind }) => kind !== 'void')
		.map(fieldsOf)
		.map(({ note, seen }) => [note, seen === undefined ? null : noteOf.get(seen)]);
}

async function handOver(from: ClubStore, to: ClubStore): Promise<void> {
	valueOf(await to.take(await from.readAll()));
}

describe('what was seen', () => {
	it('is the entry before, also within one write; the first saw none', async () => {
		const { store } = openStore();
		await write(store, passed('1'));
		await write(store, passed('2'), passed('3'));
		await write(store, passed('4'));
		expect(await seenIn(store)).toEqual([
			['1', null],
			['2', '1'],
			['3', '2'],
			['4', '3']
		]);
		expect((await store.readGroup(evening))[0]).not.toHaveProperty('seen');
	});

	it('is of the same evening, and of what happened at its table', async () => {
		const { store } = openStore();
		const other = 'samstag' as EveningId;
		const confirm = { kind: 'confirm', evening, member: 'anna', note: 'confirmed' } as unknown as NewEntry;
		await write(store, passed('1'));
		await write(store, { kind: 'passed', evening: other, note: 'other' }, confirm);
		await write(store, { kind: 'close', evening, note: 'close' });
		await write(store, passed('2'));
		expect(await seenIn(store)).toEqual([
			['1', null],
			['confirmed', null],
			['close', null],
			['2', '1']
		]);
		expect((await store.readGroup(other))[0]).not.toHaveProperty('seen');
	});

	it('is said by each kind that happens at the table: `game`, `passed`, `seats`, `incident`, `round`, `roundEnd`, `agreed`; ours, too', async () => {
		const { store } = openStore();
		const table = [
			'game',
			'passed',
			'seats',
			'incident',
			'round',
			'roundEnd',
			'agreed',
			'announced',
			'dealtAgain'
		];
		await write(store, passed('before'));
		await write(store, ...table.map((kind) => ({ kind, evening, note: kind }) as unknown as NewEntry));
		expect(await seenIn(store)).toEqual([
			['before', null],
			...table.map((kind, i) => [kind, table[i - 1] ?? 'before'])
		]);
	});

	it('goes on behind a correction and behind what was taken back', async () => {
		const { store } = openStore();
		const first = await write(store, passed('1'));
		const second = await write(store, passed('2'));
		await write(store, correction(first));
		await write(store, taken(second));
		await write(store, passed('3'));
		expect(await seenIn(store)).toEqual([
			['1', null],
			['2', '1'],
			['corrected', '2'],
			['3', 'corrected']
		]);
	});

	it('is found however many were taken back in a row', async () => {
		const { store } = openStore();
		const ids: EntryId[] = [];
		for (let n = 0; n < 60; n++) ids.push(await write(store, passed(`${n}`)));
		await write(store, ...ids.slice(1).map(taken));
		await write(store, passed('next'));
		await write(store, taken(ids[0] as EntryId));
		await write(store, passed('last'));
		expect((await seenIn(store)).slice(-2)).toEqual([
			['next', '59'],
			['last', 'next']
		]);
	});

	it('is one chain where two devices take turns, one of them with a clock hours behind', async () => {
		const one = openStore();
		const two = openStore(undefined, new TestDevice(2));
		two.device.time -= 5 * 3_600_000;
		for (let turn = 0; turn < 6; turn++) {
			const [from, to] = turn % 2 === 0 ? [one.store, two.store] : [two.store, one.store];
			await write(from, passed(`${turn}`));
			await handOver(from, to);
		}
		expect(await seenIn(one.store)).toEqual([
			['0', null],
			['1', '0'],
			['2', '1'],
			['3', '2'],
			['4', '3'],
			['5', '4']
		]);
	});

	it('is the same for what two devices wrote apart, and then the branch that an organizer left standing', async () => {
		const one = openStore();
		const two = openStore(undefined, new TestDevice(2));
		await write(one.store, passed('1'));
		await handOver(one.store, two.store);
		await write(one.store, passed('here'));
		two.device.time += 1000;
		const there = await write(two.store, passed('there'));
		await handOver(two.store, one.store);
		await write(one.store, { ...taken(there), note: 'Es zählt die erste.' } as NewEntry);
		await write(one.store, passed('2'));
		expect(await seenIn(one.store)).toEqual([
			['1', null],
			['here', '1'],
			['there', '1'],
			['2', 'here']
		]);
	});

	it('is one chain where two tabs write at once, and where a draft is saved', async () => {
		const one = openStore();
		const two = openStore(one.name);
		valueOf(await two.store.putDraft(draft('t'), true));
		await Promise.all(
			Array.from({ length: 10 }, (_, n) => {
				const { store } = n % 2 === 0 ? one : two;
				return store.append([passed(`${n}`)], n === 5 ? 't' : undefined);
			})
		);
		const entries: readonly AnyEntry[] = await one.store.readGroup(evening);
		expect(entries.map((one) => fieldsOf(one)['seen'])).toEqual([
			undefined,
			...entries.slice(0, -1).map(({ id }) => id)
		]);
		expect(new Set(entries.map(({ id }) => deviceOf(id))).size).toBe(1);
	});

	it('is what stands once the same write has taken something out', async () => {
		const one = openStore();
		const two = openStore(undefined, new TestDevice(2));
		await write(one.store, passed('1'));
		await handOver(one.store, two.store);
		await write(one.store, passed('here'));
		two.device.time += 1000;
		const there = await write(two.store, passed('there'));
		await handOver(two.store, one.store);
		await write(one.store, { ...taken(there), note: 'Beide zählen.' } as NewEntry, passed('there again'));
		expect(await seenIn(one.store)).toEqual([
			['1', null],
			['here', '1'],
			['there', '1'],
			['there again', 'here']
		]);
	});
});

describe('what was seen of a championship', () => {
	const substitute = (note: string): NewEntry =>
		({ kind: 'substitute', championship: 'zock', out: 'resi', in: 'vroni', note }) as unknown as NewEntry;
	const noted = async (store: ClubStore): Promise<readonly unknown[]> => {
		const entries = (await store.readAll()).entries.map(fieldsOf);
		const noteOf = new Map<unknown, unknown>(entries.map(({ id, note }) => [id, note]));
		return entries
			.filter(({ kind }) => kind === 'substitute')
			.map(({ note, seen, seenBeside }) => [
				note,
				seen === undefined ? null : noteOf.get(seen),
				...((seenBeside as readonly string[] | undefined) ?? []).map((id) => noteOf.get(id))
			]);
	};

	it('is noted also where the same write takes something out', async () => {
		const { store } = openStore();
		const first = await write(store, substitute('1'));
		await write(store, taken(first), substitute('2'));
		expect(await noted(store)).toEqual([
			['1', null],
			['2', '1']
		]);
	});

	it('is the entry of this championship written last, also within one write', async () => {
		const { store } = openStore();
		await write(store, substitute('1'));
		const elsewhere = { ...substitute('elsewhere'), championship: 'other' } as NewEntry;
		const second = await write(store, elsewhere, substitute('2'));
		await write(store, taken(second));
		await write(store, substitute('3'));
		expect(await noted(store)).toEqual([
			['1', null],
			['elsewhere', null],
			['2', '1'],
			['3', '2']
		]);
	});

	it('is every end of what was written apart', async () => {
		const one = openStore();
		const two = openStore(undefined, new TestDevice(2));
		await write(one.store, substitute('1'));
		await handOver(one.store, two.store);
		await write(one.store, substitute('here'));
		two.device.time += 1000;
		await write(two.store, substitute('there'));
		await handOver(two.store, one.store);
		await write(one.store, substitute('both'));
		await write(one.store, substitute('on'));
		expect(await noted(one.store)).toEqual([
			['1', null],
			['here', '1'],
			['there', '1'],
			['both', 'there', 'here'],
			['on', 'both']
		]);
	});
});
