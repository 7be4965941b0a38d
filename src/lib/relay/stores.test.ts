import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { applyUpdate, Doc, encodeStateAsUpdate } from 'yjs';
import { Cuttable } from '../../../tests/chaos/cuttable.ts';
import { checkStore } from './check.ts';
import { LIMITS } from './limits.ts';
import { LmdbStore } from './lmdb-store.ts';
import { PostgresStore } from './postgres-store.ts';
import { shortName } from './rooms.ts';
import type { RelayStore } from './store.ts';

const { DATABASE_URL } = process.env;
const folder = mkdtempSync(join(tmpdir(), 'schafkopf-store-'));

/** The places where rooms are kept, each opened anew by a call. PostgreSQL where one is named (`tests/relay/beside-databases.sh`). */
const PLACES: readonly (readonly [string, () => RelayStore])[] = [
	['LMDB', () => new LmdbStore(join(folder, 'store'))],
	...(DATABASE_URL ? [['PostgreSQL', () => new PostgresStore(DATABASE_URL)] as const] : [])
];

const open: RelayStore[] = [];
const opened = <Store extends RelayStore>(store: Store): Store => {
	open.push(store);
	return store;
};
afterEach(async () => {
	for (const store of open.splice(0)) await store.close();
	rmSync(folder, { recursive: true, force: true });
});

const newName = (): string => randomBytes(16).toString('base64url');
const hash = (digit: string): string => digit.repeat(64);
const KEYS = { read: hash('a'), write: hash('b') };

/** A document as an update. */
function written(entries: Readonly<Record<string, unknown>>, map = 'entries'): Uint8Array {
	const document = new Doc();
	for (const [key, value] of Object.entries(entries)) document.getMap(map).set(key, value);
	return encodeStateAsUpdate(document);
}

const BYTES = new Uint8Array([1, 2, 3]);
const keysIn = (update: Uint8Array | null): string[] => {
	const document = new Doc();
	if (update) applyUpdate(document, update);
	return [...document.getMap('entries').keys()].sort();
};

describe.each(PLACES)('%s', (_, place) => {
	it('keeps the keys that a room was made with, and no later ones', async () => {
		const store = opened(place());
		const room = newName();
		expect(await store.room(room)).toBeNull();
		const others = { read: hash('c'), write: hash('d') };
		const made = await Promise.all([store.makeRoom(room, KEYS), store.makeRoom(room, others)]);
		expect(made[1]).toEqual(made[0]);
		expect(await store.makeRoom(room, others)).toEqual(made[0]);
		expect(await opened(place()).room(room)).toEqual(made[0]);
	});

	it('has what was saved after it is opened anew', async () => {
		const room = newName();
		const first = place();
		await first.makeRoom(room, KEYS);
		expect(await first.load(`${room}/w1`)).toBeNull();
		const update = written({ a: BYTES, b: BYTES });
		expect(await first.save(`${room}/w1`, update)).toBe(update.length);
		await first.close();
		const again = opened(place());
		expect(keysIn(await again.load(`${room}/w1`))).toEqual(['a', 'b']);
		expect(await again.room(room)).toEqual(KEYS);
	});

	it('counts the bytes of one room, and not of those beside it', async () => {
		const store = opened(place());
		const room = newName();
		const [one, two] = [written({ a: BYTES }), written({ b: new Uint8Array(500) })];
		expect(await store.sizeOf(room)).toBe(0);
		await store.save(`${room}/parts`, one);
		await store.save(`${room}/w2`, two);
		await store.save(`${newName()}/w2`, two);
		expect(await store.sizeOf(room)).toBe(one.length + two.length);
	});

	it('walks through all rooms and documents', async () => {
		const store = opened(place());
		const names = Array.from({ length: 450 }, newName);
		await Promise.all(names.map((room) => store.makeRoom(room, KEYS)));
		await Promise.all(names.map((room) => store.save(`${room}/w1`, written({ a: BYTES }))));
		const [rooms, documents] = [new Set<string>(), new Set<string>()];
		for await (const [room] of store.rooms()) rooms.add(room);
		for await (const [document] of store.documents()) documents.add(document);
		expect(names.filter((room) => !rooms.has(room) || !documents.has(`${room}/w1`))).toEqual([]);
	});

	it('is checked: what a relay wrote is in order, and each other thing is told', async () => {
		const store = opened(place());
		const room = newName();
		const of = (faults: readonly string[]): string[] =>
			faults.filter((fault) => fault.startsWith(shortName(room))).map((fault) => fault.slice(6));
		await store.makeRoom(room, KEYS);
		await store.save(`${room}/w1`, written({ a: BYTES, b: BYTES }));
		const good = await checkStore(store, LIMITS);
		expect(of(good.faults)).toEqual([]);
		expect(good.rooms).toBeGreaterThan(0);
		expect(good.entries).toBeGreaterThan(1);
		await store.save(`${room}/w2`, written({ a: 'text' }));
		await store.save(`${room}/w3`, written({ a: BYTES }, 'others'));
		await store.save(`${room}/w4`, written({ a: new Uint8Array(LIMITS.value + 1) }));
		await store.save(`${room}/w5`, new Uint8Array([9, 9, 9]));
		await store.save(`${room}/other`, written({}));
		const { faults } = await checkStore(store, { ...LIMITS, room: 1000 });
		expect(of(faults).sort()).toEqual([
			'/w2: malformed',
			'/w3: malformed',
			'/w4: too-large',
			'/w5: malformed',
			': full'
		]);
		expect(faults).toContain(`${shortName(`${room}/other`)}/?: name`);
		await store.makeRoom(newName(), { read: '', write: '' });
		expect((await checkStore(store, LIMITS)).faults.filter((fault) => fault.endsWith(': keys'))).toHaveLength(
			1
		);
	});
});

it('a copy made while a relay writes is a whole store', async () => {
	const store = opened(new LmdbStore(join(folder, 'store')));
	const room = newName();
	await store.makeRoom(room, KEYS);
	await store.save(`${room}/w1`, written({ a: BYTES }));
	let going = true;
	const writing = (async () => {
		for (let i = 0; going; i++) await store.save(`${room}/w${i + 2}`, written({ a: new Uint8Array(4000) }));
	})();
	await store.copyTo(join(folder, 'copy'));
	going = false;
	await writing;
	const copy = opened(new LmdbStore(join(folder, 'copy')));
	expect(await copy.room(room)).toEqual(KEYS);
	expect(keysIn(await copy.load(`${room}/w1`))).toEqual(['a']);
	expect((await checkStore(copy, LIMITS)).faults).toEqual([]);
});

describe.skipIf(!DATABASE_URL)('PostgreSQL, shared by several', () => {
	it('keeps what each of them wrote', async () => {
		const [one, two] = [1, 2].map(() => opened(new PostgresStore(DATABASE_URL ?? '')));
		const name = `${newName()}/w1`;
		const keys = Array.from({ length: 40 }, (_, i) => `key ${i}`);
		await Promise.all(keys.map((key, i) => (i % 2 ? one : two)?.save(name, written({ [key]: BYTES }))));
		expect(keysIn((await one?.load(name)) ?? null)).toEqual([...keys].sort());
	});

	it('come back with the database, whenever it went', async () => {
		const url = new URL(DATABASE_URL ?? '');
		const wire = await Cuttable.to([Number(url.port || 5432)]);
		url.port = String(wire.port);
		wire.cut();
		const store = opened(new PostgresStore(url.href));
		const room = newName();
		await expect(store.room(room)).rejects.toThrow();
		wire.mend();
		expect(await store.makeRoom(room, KEYS)).toEqual(KEYS);
		const keys: string[] = [];
		for (let i = 0; i < 20; i++) {
			const saving = store.save(`${room}/w1`, written({ [`key ${i}`]: BYTES })).then(
				() => keys.push(`key ${i}`),
				() => {}
			);
			// In the midst of it.
			await new Promise((resolve) => setTimeout(resolve, i % 4));
			wire.cut();
			await saving;
			wire.mend();
		}
		await store.save(`${room}/w1`, written({ last: BYTES }));
		expect(keysIn(await store.load(`${room}/w1`))).toEqual(expect.arrayContaining([...keys, 'last']));
		wire.close();
	});
});
