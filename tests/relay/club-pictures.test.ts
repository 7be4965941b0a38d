import 'fake-indexeddb/auto';
import { expect, it, onTestFinished } from 'vitest';
import { keysFrom, newKey } from '#lib/live/keys.ts';
import { openLine, type RelayLine } from '#lib/live/line.ts';
import { NOWHERE, type KeptRow, type RoomPlace } from '#lib/live/memory.ts';
import type { WaitingPictures } from '#lib/live/pictures.ts';
import type { RoomKeys } from '#lib/live/keys.ts';
import { unwritten } from '#lib/log/unwritten.ts';
import { removeRoom } from '#lib/state/relay/relay-joining.ts';
import { LogReader } from '#lib/storage/log-reader.ts';
import { PictureShelf } from '#lib/storage/picture-shelf.ts';
import { RoomCache } from '#lib/storage/room-cache.ts';
import { exchangePictures, leavePictures } from '#lib/workers/exchange-pictures.ts';
import { eventually } from '../support/eventually.ts';
import { atDevice } from '../support/live.svelte.ts';
import { freshName, openStore, valueOf, type Opened } from '../support/stores.ts';
import { TestRelay } from '../support/test-relay.ts';

// Photos of a club's own log between its phones and a relay, over http.

const relay = TestRelay.forAll();
const DAY = 86_400_000;
const lineTo = (keys: RoomKeys): RelayLine => openLine({ relay: relay.relayUrl, ...keys });
const photo = (first: number): Uint8Array<ArrayBuffer> => new Uint8Array(20_000).fill(first);

/** Tells the log as it is at first, and what comes later too late. */
class SlowReader extends LogReader {
	override watchClub(...kinds: readonly string[]): ReturnType<LogReader['watchClub']> {
		const watch = super.watchClub(...kinds);
		let isFirst = true;
		return {
			subscribe: (next, error) =>
				watch.subscribe((entries) => {
					if (isFirst) next(entries);
					isFirst = false;
				}, error)
		};
	}
}

/** A booking with the photo of its receipt; returns the receipt. */
async function book({ name, store }: Opened, jpeg: Uint8Array<ArrayBuffer>) {
	const shelf = new PictureShelf(name);
	const picture = await shelf.keep(jpeg);
	shelf.close();
	const [, receipt] = valueOf(
		await store.append([
			{ kind: 'booking', date: '2026-03-06', amount: -1840, purpose: 'Kasten Bier' },
			{ kind: 'receipt', booking: unwritten(0), picture, bytes: jpeg.length }
		])
	);
	if (receipt?.kind !== 'receipt') throw new Error('no receipt');
	return receipt;
}

/** What brings this database's photos and the relay together. */
async function exchange(key: string, name: string, reader = new LogReader(name)) {
	const keys = await keysFrom(key);
	if (!keys) throw new Error('no keys');
	const shelf = new PictureShelf(name);
	const said: WaitingPictures[] = [];
	const exchange = exchangePictures(key, keys, new RoomCache<RoomPlace, KeptRow>(name, keys.room, NOWHERE), {
		...{ line: lineTo, reader, shelf },
		now: () => Date.now(),
		say: (waiting) => said.push(waiting)
	});
	onTestFinished(() => {
		exchange.end();
		reader.close();
		shelf.close();
	});
	return { exchange, shelf, said };
}

const wordOf = async (key: string, picture: string): Promise<string> => {
	const keys = await keysFrom(key, picture);
	if (!keys) throw new Error('no keys');
	return (await relay.ask('GET', keys)).word;
};

it('a photo stays that was brought back while this phone was away, however late it looks at what came', async () => {
	const key = newKey();
	const opened = openStore();
	const { name, device, store } = opened;
	device.time = Date.now() - 40 * DAY;
	const { id, picture } = await book(opened, photo(1));
	const other = await exchange(key, name);
	other.exchange.level(1);
	await eventually(async () => expect((await wordOf(key, picture)).startsWith('unknown')).toBe(false));
	other.exchange.end();
	const [strike] = valueOf(await store.append([{ kind: 'void', target: id }]));
	if (!strike) throw new Error('not struck');
	const away = await exchange(key, name, new SlowReader(name));
	await eventually(() => expect(away.said.length).toBeGreaterThan(0));
	// What came with the line is in the log before it is level.
	device.time = Date.now();
	valueOf(await store.append([{ kind: 'void', target: strike.id }]));
	away.exchange.level(1);
	await eventually(() => expect(away.said.at(-1)).toEqual({ toBring: 0, toCome: 0 }));
	await new Promise((resolve) => setTimeout(resolve, 500));
	expect(await wordOf(key, picture)).not.toBe('gone\n');
});

it('a photo that another page takes in from a file is seen by itself, and brought', async () => {
	const key = newKey();
	const opened = openStore();
	const { picture } = await book(opened, photo(7));
	const phone = await exchange(key, opened.name);
	await phone.shelf.drop([picture], Date.now() + DAY);
	await eventually(() => expect(phone.said.at(-1)).toEqual({ toBring: 0, toCome: 1 }));
	const page = new PictureShelf(opened.name);
	onTestFinished(() => page.close());
	await page.keep(photo(7));
	await eventually(() => expect(phone.said.at(-1)).toEqual({ toBring: 1, toCome: 0 }));
	phone.exchange.level(1);
	await eventually(() => expect(phone.said.at(-1)).toEqual({ toBring: 0, toCome: 0 }));
	expect(await wordOf(key, picture)).not.toMatch(/^[a-z-]+\n$/);
});

it('with a new access the rooms of the old one end, once what is not here yet has come from there', async () => {
	const former = newKey();
	const opened = openStore();
	const { name, store } = opened;
	const [first, second] = [await book(opened, photo(2)), await book(opened, photo(3))];
	const phone = await exchange(former, name);
	phone.exchange.level(1);
	for (const { picture } of [first, second])
		await eventually(async () => expect(await wordOf(former, picture)).not.toMatch(/^[a-z-]+\n$/));
	phone.exchange.end();
	// Another phone of the club has the entries, and one of the photos.
	const shelf = new PictureShelf(freshName());
	onTestFinished(() => shelf.close());
	await shelf.keep(photo(2));
	const entries = await store.readClub();
	const asked: string[] = [];
	const counted = (keys: RoomKeys): RelayLine => {
		const line = lineTo(keys);
		return { ...line, page: (from) => (asked.push(keys.room), line.page(from)) };
	};
	await leavePictures(former, counted, entries, shelf);
	expect([...(await shelf.held())].toSorted()).toEqual([first.picture, second.picture].toSorted());
	expect(new Set(asked).size).toBe(1);
	for (const { picture } of [first, second]) expect(await wordOf(former, picture)).toBe('gone\n');
});

it('with a new access a photo stays at the relay that has no room here', async () => {
	const former = newKey();
	const opened = openStore();
	const { name, store } = opened;
	const { picture } = await book(opened, photo(5));
	const phone = await exchange(former, name);
	phone.exchange.level(1);
	await eventually(async () => expect(await wordOf(former, picture)).not.toMatch(/^[a-z-]+\n$/));
	phone.exchange.end();
	const full = {
		held: () => Promise.resolve(new Set<string>()),
		keep: () => Promise.reject(new DOMException('full', 'QuotaExceededError'))
	};
	await leavePictures(former, lineTo, await store.readClub(), full);
	expect(await wordOf(former, picture)).not.toBe('gone\n');
});

it('whoever deletes the club at the relay ends its room first, so that no phone brings a photo behind it', async () => {
	const at = await atDevice();
	const { store, session } = at;
	const { picture } = await book(at, photo(6));
	const key = newKey();
	const keys = await keysFrom(key);
	if (!keys) throw new Error('no keys');
	const joining = { may: 'write', key, relay: relay.relayUrl, club: await store.clubId(), since: 0 } as const;
	valueOf(await store.keep('relay', JSON.stringify(joining)));
	const phone = await exchange(key, at.name);
	phone.exchange.level(1);
	await eventually(async () => expect(await wordOf(key, picture)).not.toMatch(/^[a-z-]+\n$/));
	phone.exchange.end();
	const deleted: string[] = [];
	const { fetch } = globalThis;
	onTestFinished(() => void (globalThis.fetch = fetch));
	globalThis.fetch = (asked, init) => {
		if (init?.method === 'DELETE') deleted.push(String(asked).slice(-22));
		return fetch(asked, init);
	};
	// Nobody has brought an entry yet: there is no room of the club, but that of the photo.
	expect(await removeRoom(session, joining)).toEqual({ ok: true });
	expect([deleted[0], await wordOf(key, picture)]).toEqual([keys.room, 'gone\n']);
	expect(await store.readKept('relay')).toBeNull();
});
