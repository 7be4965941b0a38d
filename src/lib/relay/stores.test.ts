import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { open, type Database } from 'lmdb';
import { describe, expect, it, onTestFinished } from 'vitest';
import { frames, newRoom, rowsIn } from '../../../tests/support/relay-clients.ts';
import { testFolder } from '../../../tests/support/test-relay.ts';
import { markAt, START_MARK, cutFrames, type FramePiece } from './chain.ts';
import { checkStore } from './check-store.ts';
import { shortName } from './claims.ts';
import { LIMITS } from './limits.ts';
import { LmdbStore } from './lmdb-store.ts';
import { PostgresStore } from './postgres-store.ts';
import type { RelayStore, Room } from './store.ts';

// Both stores by the same tests; PostgreSQL where one is named.

const { DATABASE_URL } = process.env;

function keep<Store extends RelayStore>(store: Store): Store {
	onTestFinished(() => store.close());
	return store;
}

const pieces = (...rows: readonly string[]): FramePiece[] => cutFrames(frames(...rows), LIMITS) ?? [];
const may = (): null => null;
const TODAY = 20_000;

async function put(store: RelayStore, room: string, ...rows: readonly string[]): Promise<Room> {
	const stands = await store.append(room, pieces(...rows), TODAY, may);
	if (typeof stands === 'string') throw new Error(stands);
	return stands;
}

async function rowsOf(store: RelayStore, room: string, from = START_MARK): Promise<string[] | string> {
	const page = await store.read(room, from, LIMITS.page);
	return typeof page === 'string' ? page : rowsIn(page.bytes);
}

const STORES = [
	{ name: 'a folder', isThere: true, make: async (): Promise<RelayStore> => new LmdbStore(testFolder()) },
	{
		name: 'PostgreSQL',
		isThere: Boolean(DATABASE_URL),
		make: async (): Promise<RelayStore> => new PostgresStore(DATABASE_URL ?? '')
	}
];

describe.each(STORES.filter(({ isThere }) => isThere))('$name', ({ make }) => {
	it('keeps rows in their order, and what was refused not at all', async () => {
		const store = keep(await make());
		const { room } = newRoom();
		expect(await store.room(room)).toBeNull();
		expect(await store.append(room, pieces('x'), TODAY, () => 'unknown-room')).toBe('unknown-room');
		expect(await rowsOf(store, room)).toBe('unknown-room');
		const one = await put(store, room, 'one');
		const two = await put(store, room, 'two', 'three');
		expect(await store.room(room)).toEqual(two);
		expect([one.rows, two.rows, two.opened, two.ended]).toEqual([1, 3, TODAY, false]);
		expect(await rowsOf(store, room)).toEqual(['one', 'two', 'three']);
		expect(await rowsOf(store, room, markAt(one))).toEqual(['two', 'three']);
		expect(await rowsOf(store, room, markAt(two))).toEqual([]);
		expect(await rowsOf(store, room, { ...markAt(two), hash: 'A'.repeat(16) })).toBe('gone');
		expect(await rowsOf(store, room, { position: 1, hash: 'A'.repeat(16) })).toBe('gone');
		expect(await store.append(room, pieces('x'), TODAY, (stands) => (stands ? 'behind' : null))).toBe(
			'behind'
		);
		if (store.wire)
			expect(await store.wire.tails([room, newRoom().room])).toEqual(new Map([[room, two.position]]));
	});

	it('gives at least one piece: a reader of none would ask for it for ever', async () => {
		const store = keep(await make());
		const { room } = newRoom();
		const one = await put(store, room, 'one');
		const page = await store.read(room, START_MARK, 1);
		expect(typeof page === 'string' ? page : [rowsIn(page.bytes), page.next.position]).toEqual([
			['one'],
			one.position
		]);
	});

	it('twenty appends at once are twenty rows, each after the one before', async () => {
		const store = keep(await make());
		const { room } = newRoom();
		await Promise.all(Array.from({ length: 20 }, (_, i) => put(store, room, `row ${i}`)));
		expect([...(await rowsOf(store, room))].sort()).toEqual(
			Array.from({ length: 20 }, (_, i) => `row ${i}`).sort()
		);
		expect((await checkStore(store, LIMITS)).faults).toEqual([]);
	});

	it('remembers an end, and forgets all of what is to be forgotten', async () => {
		const store = keep(await make());
		const [ended, forgotten] = [newRoom().room, newRoom().room];
		for (const room of [ended, forgotten]) await put(store, room, 'one');
		expect([await store.end(ended), await store.forget(forgotten), await store.end(newRoom().room)]).toEqual([
			true,
			true,
			false
		]);
		expect([await rowsOf(store, ended), await rowsOf(store, forgotten)]).toEqual(['gone', 'unknown-room']);
		expect(await store.room(ended)).toMatchObject({ ended: true, position: 0, rows: 0 });
		await put(store, forgotten, 'new');
		expect(await rowsOf(store, forgotten)).toEqual(['new']);
		const left: string[] = [];
		for await (const [room] of store.pieces()) if (room === ended) left.push(room);
		expect(left).toEqual([]);
		expect((await checkStore(store, LIMITS)).faults).toEqual([]);
	});

	it('knows the day on which a room was last opened', async () => {
		const store = keep(await make());
		const { room } = newRoom();
		const stands = await put(store, room, 'one');
		await store.opened(room, TODAY + 3);
		await store.opened(room, TODAY + 1);
		expect(await store.room(room)).toEqual({ ...stands, opened: TODAY + 3 });
	});

	it('walks through more rooms and pieces than it reads at once', async () => {
		const store = keep(await make());
		const { room } = newRoom();
		const before = await checkStore(store, LIMITS);
		for (let i = 0; i < 450; i++) await put(store, room, `row ${i}`);
		await Promise.all(Array.from({ length: 250 }, () => put(store, newRoom().room, 'one')));
		const page = await rowsOf(store, room);
		expect([page.length, page.at(-1)]).toEqual([256, 'row 255']);
		const { rooms, rows, faults } = await checkStore(store, LIMITS);
		expect([rooms - before.rooms, rows - before.rows, faults]).toEqual([251, 700, []]);
	});
});

describe('a folder of rooms', () => {
	it('is there again after it was closed', async () => {
		const path = testFolder();
		const { room } = newRoom();
		const store = new LmdbStore(path);
		await put(store, room, 'one');
		await store.close();
		expect(await rowsOf(keep(new LmdbStore(path)), room)).toEqual(['one']);
	});

	it('is closed to everybody else on the machine, copies too', async () => {
		const path = join(testFolder(), 'new', 'store');
		const store = keep(new LmdbStore(path));
		await put(store, newRoom().room, 'one');
		await store.copyTo(join(path, '../copy'));
		const modes = ['', 'data.mdb', 'lock.mdb', '../copy', '../copy/data.mdb'].map((file) =>
			(statSync(join(path, file)).mode & 0o777).toString(8)
		);
		expect(modes).toEqual(['700', '600', '600', '700', '600']);
	});

	it('can be copied while it is written into', async () => {
		const path = testFolder();
		const store = keep(new LmdbStore(join(path, 'store')));
		const { room } = newRoom();
		await put(store, room, 'one');
		const writing = put(store, room, 'two');
		await store.copyTo(join(path, 'copy'));
		await writing;
		const copy = keep(new LmdbStore(join(path, 'copy')));
		expect((await rowsOf(copy, room)).slice(0, 1)).toEqual(['one']);
		expect((await checkStore(copy, LIMITS)).faults).toEqual([]);
	});

	it('is empty after an end, however many pieces there were', async () => {
		const store = keep(new LmdbStore(testFolder()));
		const { room } = newRoom();
		const many = Array.from({ length: 4500 }, () => pieces('x')[0] as FramePiece);
		await store.append(room, many, TODAY, may);
		expect(await store.end(room)).toBe(true);
		expect((await checkStore(store, LIMITS)).faults).toEqual([]);
	});

	it('leaves alone what a former version kept there', async () => {
		const path = testFolder();
		const former = open({ path, noSubdir: false });
		await former.openDB({ name: 'rooms', encoding: 'json' }).put('a room', { read: 'x', write: 'y' });
		await former.openDB({ name: 'documents', encoding: 'binary' }).put('a room/parts', Buffer.from('old'));
		await former.close();
		const store = new LmdbStore(path);
		const { room } = newRoom();
		await put(store, room, 'one');
		expect((await checkStore(store, LIMITS)).rooms).toBe(1);
		await store.close();
		const again = open({ path, noSubdir: false });
		expect(again.openDB({ name: 'documents', encoding: 'binary' }).get('a room/parts')).toEqual(
			Buffer.from('old')
		);
		await again.close();
	});

	it('closes a folder that stood open', async () => {
		const path = testFolder();
		chmodSync(path, 0o755);
		keep(new LmdbStore(path));
		expect(statSync(path).mode & 0o777).toBe(0o700);
	});

	const NOT_NEXT = 'ein Stück passt nicht zum vorigen';
	const NO_END = 'das Ende fehlt oder ist ein anderes';
	type Pieces = Database<Buffer, [string, number]>;
	const at = (pieces: Pieces, room: string, position: number): Buffer =>
		Buffer.from(pieces.get([room, position]) as Buffer);
	/** The last byte of a value is another one. */
	const changed = (value: Buffer): Buffer =>
		Buffer.concat([value.subarray(0, -1), Buffer.from([(value.at(-1) ?? 0) ^ 1])]);
	it.each<[string, string, (pieces: Pieces, room: string, rooms: Database<object, string>) => unknown]>([
		[
			'a changed first piece',
			NOT_NEXT,
			(pieces, room) => pieces.put([room, 0], changed(at(pieces, room, 0)))
		],
		['a changed last piece', NO_END, (pieces, room) => pieces.put([room, 10], changed(at(pieces, room, 10)))],
		[
			'a shorter last piece',
			'ein Stück ist keine ganzen Zeilen',
			(pieces, room) => pieces.put([room, 10], at(pieces, room, 10).subarray(0, -1))
		],
		[
			'another chain before a piece',
			NOT_NEXT,
			(pieces, room) =>
				pieces.put([room, 5], Buffer.concat([Buffer.alloc(32), at(pieces, room, 5).subarray(32)]))
		],
		['a missing first piece', NOT_NEXT, (pieces, room) => pieces.remove([room, 0])],
		['a missing piece', NOT_NEXT, (pieces, room) => pieces.remove([room, 5])],
		['a missing last piece', NO_END, (pieces, room) => pieces.remove([room, 10])],
		[
			'a piece too many',
			NO_END,
			(pieces, room) =>
				pieces.put([room, 15], Buffer.concat([at(pieces, room, 10).subarray(0, 32), frames('more')]))
		],
		[
			'a tail that is too far',
			NO_END,
			(_, room, rooms) => rooms.put(room, { ...rooms.get(room), position: 20 })
		],
		[
			'another number of rows',
			'die Zahl der Zeilen stimmt nicht',
			(_, room, rooms) => rooms.put(room, { ...rooms.get(room), rows: 4 })
		]
	])('never reads %s as good, and the check says which room', async (what, fault, damage) => {
		const path = testFolder();
		const store = new LmdbStore(path);
		const [room, other] = [newRoom().room, newRoom().room];
		for (const row of ['one', 'two', 'six']) for (const name of [room, other]) await put(store, name, row);
		await store.close();
		const root = open({ path, noSubdir: false });
		const pieces: Pieces = root.openDB({ name: 'pieces', encoding: 'binary' });
		await damage(pieces, room, root.openDB({ name: 'streams', encoding: 'json' }));
		await root.close();
		const damaged = keep(new LmdbStore(path));
		const checked = await checkStore(damaged, LIMITS);
		expect(checked.faults.map((line) => line.slice(0, 6))).toEqual([shortName(room)]);
		if (what !== 'a piece too many') expect(checked.faults[0]?.slice(8)).toBe(fault);
		expect(await rowsOf(damaged, other)).toEqual(['one', 'two', 'six']);
		// How many rows there are is nobody's way into them.
		if (!what.includes('number')) await expect(rowsOf(damaged, room)).rejects.toThrow();
		// Also where a page ends before it.
		if (what === 'a changed first piece' || what === 'a missing piece')
			await expect(damaged.read(room, START_MARK, 5)).rejects.toThrow();
	});
});

describe('a last write that was torn', () => {
	/** The file before and after one more append, as a power cut may mix them: pages in any state, the head old or torn. */
	it('is not there or is wholly there, whichever bytes of it reached the disk', async () => {
		const path = testFolder();
		const { room } = newRoom();
		const store = new LmdbStore(join(path, 'store'));
		await put(store, room, 'one');
		await put(store, room, 'two');
		mkdirSync(join(path, 'before'));
		await store.close();
		const fileOf = (name: string): string => join(path, name, 'data.mdb');
		cpSync(fileOf('store'), fileOf('before'));
		const again = new LmdbStore(join(path, 'store'));
		await put(again, room, 'three');
		await again.close();
		const [before, after] = [readFileSync(fileOf('before')), readFileSync(fileOf('store'))];
		const HEAD = 2 * 4096;
		const changed = [...after.keys()].filter((at) => at >= HEAD && before[at] !== after[at]);
		expect(changed.length).toBeGreaterThan(20);
		const cuts = Array.from({ length: 20 }, (_, i) => changed[Math.floor((i * changed.length) / 20)] ?? HEAD);
		const folders = [...cuts, after.length].map((cut) => {
			const torn = join(path, `torn-${cut}`);
			mkdirSync(torn);
			// The head is written last, so it is the old one as long as pages are missing.
			const mixed = [before.subarray(0, HEAD), after.subarray(HEAD, cut), before.subarray(cut)];
			writeFileSync(join(torn, 'data.mdb'), Buffer.concat(mixed));
			return torn;
		});
		const script = join(import.meta.dirname, '../../../tests/relay/read-rows.ts');
		const read = spawnSync(process.execPath, ['--import', 'tsx', script, room, ...folders], {
			encoding: 'utf8'
		});
		expect([read.status, read.stdout]).toEqual([0, 'one,two\n'.repeat(folders.length)]);
	});
});
