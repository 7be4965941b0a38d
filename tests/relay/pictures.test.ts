import 'fake-indexeddb/auto';
import { base64urlnopad } from '@scure/base';
import { expect, it, onTestFinished } from 'vitest';
import { sha256 } from '#lib/live/bytes.ts';
import { keysFrom, newKey, readKeyOf } from '#lib/live/keys.ts';
import { openLine, RelayRefusal } from '#lib/live/line.ts';
import { endPictures } from '#lib/live/picture-rooms.ts';
import {
	PictureExchange,
	type HeldPictures,
	type PictureNotes,
	type WaitingPictures
} from '#lib/live/pictures.ts';
import { sealPicture } from '#lib/live/seal.ts';
import { PictureShelf } from '#lib/storage/picture-shelf.ts';
import { eventually } from '../support/eventually.ts';
import { bytesOf } from '../support/relay-clients.ts';
import { freshName } from '../support/stores.ts';
import { TestRelay } from '../support/test-relay.ts';

// Photos of receipts between phones and a relay, over http: nobody loses one, a reader writes none, and what was struck goes.

const relay = TestRelay.forAll();
const DAY = 86_400_000;

const nameOf = async (jpeg: Uint8Array<ArrayBuffer>): Promise<string> =>
	base64urlnopad.encode(await sha256(jpeg));

/** Bytes that are no picture, as many as asked. */
const photo = (first: number, length = 70_000): Uint8Array<ArrayBuffer> =>
	Uint8Array.from({ length }, (_, at) => (first + at * 31 + (at >> 8)) & 0xff);

class Shelf implements HeldPictures {
	/** Whether nothing can be kept. */
	full = false;
	readonly all = new Map<string, Uint8Array<ArrayBuffer>>();
	held = (): Promise<ReadonlySet<string>> => Promise.resolve(new Set(this.all.keys()));
	picture = (name: string): Promise<Uint8Array<ArrayBuffer> | null> =>
		Promise.resolve(this.all.get(name) ?? null);
	async keep(jpeg: Uint8Array<ArrayBuffer>): Promise<string> {
		if (this.full) throw new DOMException('full', 'QuotaExceededError');
		const name = await nameOf(jpeg);
		this.all.set(name, jpeg);
		return name;
	}
	async drop(names: readonly string[]): Promise<void> {
		for (const name of names) this.all.delete(name);
	}
}

/** A club's log, as far as it speaks of pictures. */
interface Asked {
	wanted: string[];
	dropped: string[];
}

async function phone(
	key: string,
	asked: Asked,
	options: {
		notes?: { kept: PictureNotes | null };
		now?: () => number;
		pictures?: HeldPictures;
		refuse?: (room: string) => string | null | Promise<null>;
	} = {}
) {
	const keys = await keysFrom(key);
	if (!keys) throw new Error('no keys');
	const { notes = { kept: null }, now = Date.now, refuse = () => null } = options;
	const shelf = new Shelf();
	let said: WaitingPictures | null = null;
	const counts = { asked: 0, lines: 0, pages: 0, writes: 0, cuts: 0 };
	const exchange = new PictureExchange({
		...{ key, keys, now },
		lineTo: (of) => {
			counts.lines++;
			const line = openLine({ relay: relay.relayUrl, ...of });
			const unless = async <T>(ask: () => Promise<T>): Promise<T> => {
				const word = await refuse(of.room);
				if (word !== null) throw new RelayRefusal(word);
				return ask();
			};
			return {
				...line,
				page: (from) => (counts.pages++, unless(() => line.page(from))),
				tail: () => unless(line.tail),
				push: (rows, seen) => (counts.writes++, unless(() => line.push(rows, seen))),
				remove: () => (counts.writes++, unless(line.remove)),
				cut: () => (counts.cuts++, line.cut())
			};
		},
		pictures: options.pictures ?? shelf,
		asked: async () => {
			counts.asked++;
			return { wanted: new Map(asked.wanted.map((name) => [name, 1])), dropped: [...asked.dropped] };
		},
		notes: {
			read: () => Promise.resolve(notes.kept),
			keep: (kept) => {
				notes.kept = kept;
				return Promise.resolve();
			}
		},
		chance: () => 0,
		say: (waiting) => (said = waiting)
	});
	onTestFinished(() => exchange.end());
	const isLevel = (): Promise<void> => eventually(() => expect(said).toEqual({ toBring: 0, toCome: 0 }));
	return { asked, exchange, shelf, notes, isLevel, said: () => said, counts };
}

const roomOf = async (key: string, name: string) => {
	const keys = await keysFrom(key, name);
	if (!keys) throw new Error('no keys');
	return { room: keys.room, claim: keys.claim };
};

it('a photo goes over to who writes and to who only reads, and the relay can read none of it', async () => {
	const key = newKey();
	const jpeg = photo(1, 200_000);
	const asked: Asked = { wanted: [await nameOf(jpeg)], dropped: [] };
	const [taken, other, reader] = await Promise.all(
		[key, key, await readKeyOf(key)].map((one) => phone(one, asked))
	);
	if (!taken || !other || !reader) throw new Error('a phone is missing');
	await taken.shelf.keep(jpeg);
	// The others ask before it is there, as where the entry was quicker than its photo.
	for (const { exchange } of [other, reader, taken]) exchange.level(1);
	await Promise.all([taken, other, reader].map(({ isLevel }) => isLevel()));
	for (const { shelf } of [other, reader]) expect(shelf.all.get(asked.wanted[0] ?? '')).toEqual(jpeg);
	const stored = await bytesOf(relay.folder);
	const part = String.fromCharCode(...jpeg.subarray(1000, 1032));
	expect(stored).not.toContain(part);
});

it('says what waits while there is no line, also at the next start, and brings it then', async () => {
	const key = newKey();
	const [jpeg, later] = [photo(2), photo(12)];
	const [name, other] = await Promise.all([nameOf(jpeg), nameOf(later)]);
	const asked: Asked = { wanted: [name], dropped: [] };
	const notes = { kept: null };
	const taken = await phone(key, asked, { notes });
	await taken.shelf.keep(jpeg);
	taken.exchange.look();
	await eventually(() => expect(taken.said()).toEqual({ toBring: 1, toCome: 0 }));
	expect(taken.counts.lines).toBe(0);
	taken.exchange.level(1);
	await taken.isLevel();
	expect((await relay.ask('GET', await roomOf(key, name), { query: '?offset=-1' })).status).toBe(200);
	taken.exchange.end();
	const again = await phone(key, { wanted: [name, other], dropped: [] }, { notes });
	for (const one of [jpeg, later]) await again.shelf.keep(one);
	again.exchange.look();
	await eventually(() => expect(again.said()).toEqual({ toBring: 1, toCome: 0 }));
});

it('says at once what waits, also while the relay is slow to answer', async () => {
	const key = newKey();
	const jpeg = photo(13);
	const [name, missing] = await Promise.all([nameOf(jpeg), nameOf(photo(14))]);
	const asked: Asked = { wanted: [missing], dropped: [] };
	let answer = (): void => {};
	const slow = new Promise<null>((resolve) => (answer = () => resolve(null)));
	const taken = await phone(key, asked, { refuse: () => slow });
	taken.exchange.level(1);
	await eventually(() => expect(taken.counts.pages).toBe(1));
	asked.wanted.push(name);
	await taken.shelf.keep(jpeg);
	taken.exchange.look();
	await eventually(() => expect(taken.said()).toEqual({ toBring: 1, toCome: 1 }));
	answer();
	await eventually(() => expect(taken.said()).toEqual({ toBring: 0, toCome: 1 }));
});

it('cuts the line where the entries are level no more, and asks for nothing behind it', async () => {
	const wanted = await Promise.all([photo(15), photo(16)].map(nameOf));
	let answer = (): void => {};
	const slow = new Promise<null>((resolve) => (answer = () => resolve(null)));
	const taken = await phone(newKey(), { wanted, dropped: [] }, { refuse: () => slow });
	taken.exchange.level(1);
	await eventually(() => expect(taken.counts.pages).toBe(1));
	taken.exchange.level(null);
	expect(taken.counts.cuts).toBe(1);
	answer();
	await new Promise((resolve) => setTimeout(resolve, 1000));
	expect(taken.counts.lines).toBe(1);
});

it('rests where nothing is lacking', async () => {
	const jpeg = photo(17);
	const taken = await phone(newKey(), { wanted: [await nameOf(jpeg)], dropped: [] });
	await taken.shelf.keep(jpeg);
	taken.exchange.level(1);
	await taken.isLevel();
	const { asked } = taken.counts;
	await new Promise((resolve) => setTimeout(resolve, 1000));
	expect(taken.counts.asked).toBe(asked);
});

it('reads the log once, however many photos come and go', async () => {
	const key = newKey();
	const photos = [photo(31), photo(32), photo(33), photo(34)];
	const asked: Asked = { wanted: await Promise.all(photos.map(nameOf)), dropped: [] };
	const taken = await phone(key, asked);
	for (const jpeg of photos) await taken.shelf.keep(jpeg);
	taken.exchange.level(1);
	await taken.isLevel();
	const other = await phone(key, asked);
	other.exchange.level(1);
	await other.isLevel();
	expect([taken.counts.asked, other.counts.asked]).toEqual([1, 1]);
});

it('in the room of a new access nothing is there yet, whatever was in the former one', async () => {
	const [former, key] = [newKey(), newKey()];
	const jpeg = photo(18);
	const asked: Asked = { wanted: [await nameOf(jpeg)], dropped: [] };
	const notes = { kept: null };
	const before = await phone(former, asked, { notes });
	await before.shelf.keep(jpeg);
	before.exchange.level(1);
	await before.isLevel();
	before.exchange.end();
	const after = await phone(key, asked, { notes });
	await after.shelf.keep(jpeg);
	after.exchange.look();
	await eventually(() => expect(after.said()).toEqual({ toBring: 1, toCome: 0 }));
	after.exchange.level(1);
	await after.isLevel();
	expect((await relay.ask('GET', await roomOf(key, asked.wanted[0] ?? ''))).status).toBe(200);
});

it('one who reads puts none and ends none, and who knows only the hash gets none', async () => {
	const key = newKey();
	const jpeg = photo(3);
	const name = await nameOf(jpeg);
	const asked: Asked = { wanted: [name], dropped: [] };
	const reader = await phone(await readKeyOf(key), asked);
	await reader.shelf.keep(jpeg);
	reader.exchange.level(1);
	await eventually(() => expect(reader.counts.lines).toBeGreaterThan(0));
	await reader.isLevel();
	asked.dropped.push(name);
	asked.wanted.length = 0;
	// Asked for twice, which shows that everything was gone through in between.
	asked.wanted.push(await nameOf(photo(9)));
	const { lines } = reader.counts;
	reader.exchange.look();
	await eventually(() => expect(reader.counts.lines).toBeGreaterThan(lines + 1));
	expect(reader.counts.writes).toBe(0);
	const [of, ofReader, ofOther] = await Promise.all([
		roomOf(key, name),
		roomOf(await readKeyOf(key), name),
		roomOf(newKey(), name)
	]);
	expect(ofReader.room).toBe(of.room);
	expect((await relay.ask('GET', of)).status).toBe(404);
	for (const method of ['PUT', 'DELETE'])
		expect([method, (await relay.ask(method, ofReader)).word]).toEqual([method, 'read-only\n']);
	expect((await relay.ask('GET', { ...ofOther, room: of.room })).word).toBe('wrong-key\n');
});

it('what was struck for good is ended at the relay, goes from the phone, and comes again where it is wanted again', async () => {
	const key = newKey();
	const jpeg = photo(4);
	const name = await nameOf(jpeg);
	const asked: Asked = { wanted: [name], dropped: [] };
	const [taken, other] = [await phone(key, asked), await phone(await readKeyOf(key), asked)];
	await taken.shelf.keep(jpeg);
	for (const { exchange, isLevel } of [taken, other]) {
		exchange.level(1);
		await isLevel();
	}
	await eventually(() => expect(other.shelf.all.size).toBe(1));
	Object.assign(asked, { wanted: [], dropped: [name] });
	for (const { exchange } of [taken, other]) exchange.look();
	const of = await roomOf(key, name);
	await eventually(async () => expect((await relay.ask('GET', of)).word).toBe('gone\n'));
	for (const { shelf } of [taken, other]) await eventually(() => expect(shelf.all.size).toBe(0));
	// The same photo is laid to a booking once more.
	Object.assign(asked, { wanted: [name], dropped: [] });
	await taken.shelf.keep(jpeg);
	for (const { exchange } of [taken, other]) exchange.look();
	await eventually(() => expect(other.shelf.all.get(name)).toEqual(jpeg));
	expect((await relay.ask('GET', await roomOf(key, `${name} 2`))).status).toBe(200);
	// And struck once more: both rooms are ended, as they are where the club leaves the relay.
	await endPictures(key, (keys) => openLine({ relay: relay.relayUrl, ...keys }), [
		name,
		await nameOf(photo(40))
	]);
	expect((await relay.ask('GET', await roomOf(key, `${name} 2`))).word).toBe('gone\n');
});

it('what was struck is ended again at a relay that was restored from its backup', async () => {
	const key = newKey();
	const jpeg = photo(41);
	const name = await nameOf(jpeg);
	const asked: Asked = { wanted: [], dropped: [name] };
	const struck = await phone(key, asked);
	struck.exchange.level(1);
	const removed = () => Object.keys(struck.notes.kept?.removed ?? {});
	await eventually(() => expect(removed()).toEqual([name]));
	const keys = await keysFrom(key, name);
	if (!keys) throw new Error('no keys');
	await openLine({ relay: relay.relayUrl, ...keys }).push(await sealPicture(keys, jpeg), null);
	struck.exchange.level(null);
	struck.exchange.level(2);
	const of = await roomOf(key, name);
	await eventually(async () => expect((await relay.ask('GET', of)).word).toBe('gone\n'));
});

it('a photo that is taken again is not dropped before the entry that names it is written', async () => {
	const key = newKey();
	const jpeg = photo(70);
	const name = await nameOf(jpeg);
	const asked: Asked = { wanted: [], dropped: [name] };
	const shelf = new PictureShelf(freshName());
	onTestFinished(() => shelf.close());
	const { exchange, notes, counts } = await phone(key, asked, { pictures: shelf });
	exchange.level(1);
	await eventually(() => expect(notes.kept?.removed[name]).toBeGreaterThan(0));
	await shelf.keep(jpeg);
	// It is told at once, and gone through before the entry is there.
	asked.wanted.push(await nameOf(photo(71)));
	const { lines } = counts;
	exchange.look();
	await eventually(() => expect(counts.lines).toBeGreaterThan(lines + 1));
	expect([...(await shelf.held())]).toEqual([name]);
});

it('a full disk keeps back nothing but what would have to be kept', async () => {
	const key = newKey();
	const [theirs, own, old] = [photo(50), photo(51), photo(52)];
	const [a, b, c] = await Promise.all([theirs, own, old].map(nameOf));
	if (!a || !b || !c) throw new Error('no names');
	const first = await phone(key, { wanted: [a, c], dropped: [] });
	for (const one of [theirs, old]) await first.shelf.keep(one);
	first.exchange.level(1);
	await first.isLevel();
	const full = await phone(key, { wanted: [a, b], dropped: [c] });
	await full.shelf.keep(own);
	full.shelf.full = true;
	full.exchange.level(1);
	await eventually(() => expect(full.said()).toEqual({ toBring: 0, toCome: 1 }));
	const [brought, ended] = [await roomOf(key, b), await roomOf(key, c)];
	await eventually(async () => expect((await relay.ask('GET', brought)).status).toBe(200));
	expect((await relay.ask('GET', ended)).word).toBe('gone\n');
	// It is not fetched over and over.
	const { pages } = await eventually(() => {
		expect(full.counts.pages).toBeGreaterThan(0);
		return { ...full.counts };
	});
	await new Promise((resolve) => setTimeout(resolve, 1500));
	expect(full.counts.pages).toBe(pages);
	full.shelf.full = false;
	full.exchange.look();
	await eventually(() => expect(full.shelf.all.get(a)).toEqual(theirs));
});

it('a relay that was wiped gets them back, and one that is known to have them is not asked each time', async () => {
	const key = newKey();
	const jpeg = photo(5);
	const name = await nameOf(jpeg);
	const asked: Asked = { wanted: [name], dropped: [] };
	const notes = { kept: null };
	const first = await phone(key, asked, { notes });
	await first.shelf.keep(jpeg);
	first.exchange.level(1);
	await first.isLevel();
	const again = await phone(key, asked, { notes });
	await again.shelf.keep(jpeg);
	again.exchange.level(1);
	await again.isLevel();
	expect(again.counts.lines).toBe(0);
	const of = await roomOf(key, name);
	await relay.lose(of.room);
	expect((await relay.ask('GET', of)).status).toBe(404);
	// The club's room begins another history.
	again.exchange.level(2);
	await eventually(async () => expect((await relay.ask('GET', of)).status).toBe(200));
});

it('after a month it is asked whether they are still there', async () => {
	const key = newKey();
	const jpeg = photo(6);
	const asked: Asked = { wanted: [await nameOf(jpeg)], dropped: [] };
	let now = Date.UTC(2026, 0, 1);
	const taken = await phone(key, asked, { now: () => now });
	await taken.shelf.keep(jpeg);
	taken.exchange.level(1);
	await taken.isLevel();
	const of = await roomOf(key, asked.wanted[0] ?? '');
	await relay.lose(of.room);
	now += 29 * DAY;
	// Gone through: what is asked for behind it was asked for twice.
	const { lines } = taken.counts;
	asked.wanted.push(await nameOf(photo(60)));
	taken.exchange.look();
	await eventually(() => expect(taken.counts.lines).toBeGreaterThan(lines + 1));
	expect((await relay.ask('GET', of)).status).toBe(404);
	now += DAY;
	taken.exchange.look();
	await eventually(async () => expect((await relay.ask('GET', of)).status).toBe(200));
});

it('what is not what the log says is not taken, however much of it there is', async () => {
	const key = newKey();
	const name = await nameOf(photo(7));
	const keys = await keysFrom(key, name);
	if (!keys) throw new Error('no keys');
	const line = openLine({ relay: relay.relayUrl, ...keys });
	await line.push(await sealPicture(keys, photo(8, 200_000)), null);
	for (let more = 0; more < 3; more++)
		await line.push(await sealPicture(keys, photo(8, 200_000)), await line.tail());
	const lacking = await phone(key, { wanted: [name], dropped: [] });
	lacking.exchange.level(1);
	await eventually(() => expect(lacking.counts.lines).toBeGreaterThan(1));
	// 800 kB lie there, in pages of 32 kB.
	expect(lacking.counts.pages / lacking.counts.lines).toBeLessThan(12);
	expect([lacking.shelf.all.size, lacking.said()]).toEqual([0, { toBring: 0, toCome: 1 }]);
});

it('a relay that refuses one photo holds up no other one', async () => {
	const key = newKey();
	const [own, other, theirs, old] = [photo(80), photo(81), photo(82), photo(83)];
	const [a, b, c, d] = await Promise.all([own, other, theirs, old].map(nameOf));
	if (!a || !b || !c || !d) throw new Error('no names');
	const first = await phone(key, { wanted: [c, d], dropped: [] });
	for (const one of [theirs, old]) await first.shelf.keep(one);
	first.exchange.level(1);
	await first.isLevel();
	// One of those to be brought, and one of those to be ended.
	const damaged = await Promise.all([a, d].map(async (name) => (await roomOf(key, name)).room));
	const second = await phone(
		key,
		{ wanted: [a, b, c], dropped: [d] },
		{ refuse: (room) => (damaged.includes(room) ? 'busy' : null) }
	);
	for (const one of [own, other]) await second.shelf.keep(one);
	second.exchange.level(1);
	await eventually(() => expect(second.shelf.all.get(c)).toEqual(theirs));
	expect((await relay.ask('GET', await roomOf(key, b))).status).toBe(200);
	expect(second.said()).toEqual({ toBring: 1, toCome: 0 });
	// Once it takes them, nothing waits.
	damaged.length = 0;
	second.exchange.look();
	await second.isLevel();
	await eventually(async () => expect((await relay.ask('GET', await roomOf(key, d))).word).toBe('gone\n'));
});

it('a photo that the relay has lost waits again from the moment on that this is seen', async () => {
	const key = newKey();
	const jpeg = photo(84);
	const name = await nameOf(jpeg);
	const of = await roomOf(key, name);
	let now = Date.UTC(2026, 0, 1);
	let full = false;
	const taken = await phone(
		key,
		{ wanted: [name], dropped: [] },
		{ now: () => now, refuse: () => (full ? 'full' : null) }
	);
	await taken.shelf.keep(jpeg);
	taken.exchange.level(1);
	await taken.isLevel();
	await relay.lose(of.room);
	now += 31 * DAY;
	const picture = taken.shelf.picture;
	// It is asked for once the relay has said that it is not there.
	taken.shelf.picture = (asked) => ((full = true), picture(asked));
	taken.exchange.look();
	await eventually(() => expect(taken.said()).toEqual({ toBring: 1, toCome: 0 }));
	full = false;
	taken.shelf.picture = picture;
	taken.exchange.look();
	await taken.isLevel();
	expect((await relay.ask('GET', of)).status).toBe(200);
});

it('of many that are struck for good those are spared that are wanted again meanwhile', async () => {
	const key = newKey();
	const [first, second] = [photo(85), photo(86)];
	const [a, b] = await Promise.all([first, second].map(nameOf));
	if (!a || !b) throw new Error('no names');
	const asked: Asked = { wanted: [a, b], dropped: [] };
	const taken = await phone(key, asked);
	for (const one of [first, second]) await taken.shelf.keep(one);
	taken.exchange.level(1);
	await taken.isLevel();
	const ofFirst = await roomOf(key, a);
	const other = await phone(
		key,
		{ wanted: [], dropped: [a, b] },
		{
			refuse: (room) => {
				// The entry comes while the first one is being ended.
				if (room === ofFirst.room) {
					Object.assign(other.asked, { wanted: [b], dropped: [a] });
					other.exchange.look();
				}
				return null;
			}
		}
	);
	for (const one of [first, second]) await other.shelf.keep(one);
	other.exchange.level(1);
	await eventually(() => expect([...other.shelf.all.keys()]).toEqual([b]));
	await other.isLevel();
	expect((await relay.ask('GET', ofFirst)).word).toBe('gone\n');
	expect((await relay.ask('GET', await roomOf(key, b))).status).toBe(200);
});
