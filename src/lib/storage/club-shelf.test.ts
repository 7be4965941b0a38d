import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { fileOf, members, opening } from '../../../tests/support/entries.ts';
import { draft, evening, notesOf, passed, TestDevice, valueOf } from '../../../tests/support/stores.ts';
import { ClubShelf, databaseOf } from './club-shelf.ts';
import { ClubStore } from './club-store.ts';
import { DATABASE, readList } from './database.ts';
import { PictureShelf } from './picture-shelf.ts';
import { answered } from './stored-table.ts';

// The list stands in a database of a fixed name.
beforeEach(async () => {
	for (const { name = '' } of await indexedDB.databases()) await answered(indexedDB.deleteDatabase(name));
});

const guests = fileOf([...members('emil', 'fritz'), opening('o', { seats: ['emil', 'fritz'] })], 'gast');

/** A page with that database in front. */
function page(database = DATABASE) {
	const device = new TestDevice();
	const store = new ClubStore(database, device);
	const dropped: string[] = [];
	onTestFinished(() => store.close());
	return { store, dropped, shelf: new ClubShelf(store, device, async (club) => void dropped.push(club)) };
}

/** A page whose first club has one evening. */
async function atHome() {
	const opened = page();
	valueOf(await opened.store.append([{ kind: 'club', name: 'Daheim' }, passed('here')]));
	return { ...opened, home: await opened.store.clubId() };
}

const databases = async (): Promise<readonly (string | undefined)[]> =>
	(await indexedDB.databases()).map(({ name }) => name).filter((name) => !name?.endsWith('-rotate'));

describe('the clubs of a device', () => {
	it('need no list and no second database while there is one', async () => {
		const { shelf, home } = await atHome();
		expect(await shelf.list()).toEqual([]);
		expect(await shelf.look()).toEqual([{ database: DATABASE, club: home, name: 'Daheim', last: null }]);
		expect(await databases()).toEqual([DATABASE]);
	});

	it('lie beside each other, and nothing of one is in another', async () => {
		const { shelf, store, home } = await atHome();
		const laid = valueOf(await shelf.lay(guests));
		expect(laid).toEqual({ database: databaseOf('gast'), club: 'gast', name: 'emil, fritz' });
		expect((await shelf.list()).map(({ club }) => club)).toEqual([home, 'gast']);
		expect(await shelf.look()).toMatchObject([
			{ club: 'gast', last: '2026-11-20' },
			{ club: home, name: 'Daheim', last: null }
		]);
		const there = page(laid.database);
		expect((await there.store.readAll()).entries).toEqual(guests.entries);
		expect(await there.store.clubId()).toBe('gast');
		valueOf(await there.store.append([passed('there')]));
		valueOf(await store.putDraft(draft('half'), true));
		expect(notesOf(await store.readGroup(evening))).toEqual(['here']);
		expect(notesOf(await there.store.readGroup(evening))).toEqual(['there', undefined]);
		expect(await there.store.hasDraft('half')).toBe(false);
	});

	it('are one where the same club comes again, from whichever of them is in front', async () => {
		const { shelf, store, home } = await atHome();
		const laid = valueOf(await shelf.lay(guests));
		const there = page(laid.database);
		const more = { ...guests, entries: [...guests.entries, ...members('gustl')] };
		for (const one of [shelf, there.shelf])
			expect(valueOf(await one.lay(more))).toMatchObject({ club: 'gast' });
		expect((await there.store.readAll()).entries).toHaveLength(4);
		expect(valueOf(await there.shelf.lay(await store.readAll()))).toMatchObject({
			database: DATABASE,
			club: home
		});
		expect(await shelf.list()).toHaveLength(2);
		expect(await there.shelf.find('gast')).toMatchObject({ database: laid.database });
		expect(await there.shelf.find('niemand')).toBeUndefined();
	});

	it('may come with nothing but what leads to their phones', async () => {
		const { shelf, store } = await atHome();
		const { database } = valueOf(await shelf.lay({ club: 'gast', entries: [] }, 'key'));
		const kept = (of: ClubStore) => new Promise((next) => of.watchKept('relay').subscribe(next));
		expect(await kept(page(database).store)).toBe('key');
		expect(await kept(store)).toBeNull();
		expect((await shelf.list()).map(({ club }) => club)).toContain('gast');
	});

	it('begin with the first database where there is none yet', async () => {
		const { shelf, store } = page();
		expect(valueOf(await shelf.lay(guests)).database).toBe(DATABASE);
		expect((await store.readAll()).club).toBe('gast');
		expect(await shelf.list()).toEqual([]);
	});

	it('stand beside one that was joined and has no entry yet', async () => {
		const { shelf, store } = page();
		valueOf(await shelf.lay({ club: 'joined', entries: [] }, 'key'));
		expect(valueOf(await shelf.lay(guests)).database).toBe(databaseOf('gast'));
		expect(await store.readAll()).toEqual({ club: 'joined', entries: [] });
	});

	it('are founded with a name, and renamed in the list', async () => {
		const { shelf } = await atHome();
		const { database } = valueOf(await shelf.found('Zweiter'));
		valueOf(await shelf.rename(database, 'Anders'));
		expect((await shelf.list()).map(({ name }) => name)).toEqual(['Daheim', 'Anders']);
		expect((await shelf.look()).map(({ name }) => name)).toContain('Zweiter');
	});

	it('stay as they were where the disk is full', async () => {
		const { shelf, home } = await atHome();
		const take = vi.spyOn(ClubStore.prototype, 'take').mockResolvedValue({ ok: false, error: 'full' });
		expect(await shelf.lay(guests)).toEqual({ ok: false, error: 'full' });
		take.mockRestore();
		expect([await shelf.list(), await databases()]).toEqual([[], [DATABASE]]);
		expect(valueOf(await shelf.lay(guests)).club).toBe('gast');
		expect((await shelf.list()).map(({ club }) => club)).toEqual([home, 'gast']);
	});

	it('take an id for nothing but an id', () => {
		// The scratch database of one club is never another club's.
		const ids = ['a', 'a/', 'a-rotate', '-rotate', 'a/-rotate'];
		const names = ids.flatMap((id) => [databaseOf(id), `${databaseOf(id)}-rotate`]);
		expect(new Set([...names, DATABASE, `${DATABASE}-rotate`]).size).toBe(2 * ids.length + 2);
	});
});

it('brings the list back where the browser lost the first database', async () => {
	const { shelf, store } = await atHome();
	const laid = valueOf(await shelf.lay(guests));
	const copy = await shelf.text();
	store.close();
	await answered(indexedDB.deleteDatabase(DATABASE));
	const there = page(laid.database);
	expect(await there.shelf.list()).toEqual([]);
	await there.shelf.recover(copy);
	expect(await there.shelf.text()).toBe(copy);
	// A list that is there, and one that went because there is one club, stay as they are.
	await there.shelf.recover(JSON.stringify([{ database: 'old', club: 'old', name: 'old' }]));
	expect(await there.shelf.text()).toBe(copy);
	const home = page();
	valueOf(await home.shelf.leave(laid.database));
	await home.shelf.settle();
	valueOf(await home.store.append([passed('only')]));
	await home.shelf.recover(copy);
	expect(await home.shelf.text()).toBe('');
});

describe('a club that is left', () => {
	it('goes with its database and its copy, and leaves the others', async () => {
		const { shelf, store, home, dropped } = await atHome();
		const { database } = valueOf(await shelf.lay(guests));
		const there = page(database);
		const pictures = new PictureShelf(database);
		await pictures.keep(new Uint8Array([0xff, 0xd8]));
		pictures.close();
		valueOf(await there.shelf.leave(database));
		// Where the page was killed here, the next one goes on.
		expect(readList(await shelf.text()).map(({ left }) => left)).toEqual([undefined, true]);
		expect(await shelf.look()).toMatchObject([{ club: home }]);
		await shelf.settle();
		expect([await shelf.list(), await databases(), dropped]).toEqual([[], [DATABASE], ['gast']]);
		expect(notesOf(await store.readGroup(evening))).toEqual(['here']);
		expect(await there.store.append([passed('too late')])).toMatchObject({ ok: false });
		expect(await databases()).toEqual([DATABASE]);
	});

	it('empties the first database, which keeps the list', async () => {
		const { shelf, store, home, dropped } = await atHome();
		valueOf(await store.putDraft(draft('half'), true));
		valueOf(await store.keep('me', 'anna'));
		valueOf(await shelf.lay(guests));
		valueOf(await shelf.leave(DATABASE));
		await shelf.settle();
		expect(await store.readAll()).toEqual({ club: '', entries: [] });
		expect(await store.hasDraft('half')).toBe(false);
		expect((await shelf.list()).map(({ club }) => club)).toEqual(['gast']);
		expect(dropped).toEqual([home]);
	});

	it('may be the only one: the device is as new', async () => {
		const { shelf, store, home, dropped } = await atHome();
		valueOf(await shelf.leave(DATABASE));
		await shelf.settle();
		expect([await store.isEmpty(), await shelf.list(), await shelf.look(), dropped]).toEqual([
			true,
			[],
			[],
			[home]
		]);
		valueOf(await shelf.lay(guests));
		expect((await store.readAll()).club).toBe('gast');
	});

	it('comes back with its file as if it had never been here', async () => {
		const { shelf } = await atHome();
		const { database } = valueOf(await shelf.lay(guests));
		valueOf(await shelf.leave(database));
		expect(valueOf(await shelf.lay(fileOf(members('emil'), 'gast'))).database).toBe(database);
		expect((await page(database).store.readAll()).entries).toHaveLength(1);
	});
});

it('reads a list that was cut or forged as none, and leaves out what is no club', () => {
	const one = { database: 'd', club: 'c', name: 'n' };
	for (const text of [null, undefined, '', '[', '{"a":1}', 'null', '3']) expect(readList(text)).toEqual([]);
	expect(readList(JSON.stringify([{}, one]))).toEqual([one]);
});
