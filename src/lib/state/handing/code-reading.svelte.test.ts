import 'fake-indexeddb/auto';
import { expect, it, vi } from 'vitest';
import type { AnyEntry } from '#lib/log/entry.ts';
import { type AtDevice, atDevice, live, write } from '../../../../tests/support/live.svelte.ts';
import { shownList } from '../../../../tests/support/shown-lists.ts';
import { valueOf } from '../../../../tests/support/stores.ts';
import { CodeReading } from './code-reading.svelte.ts';
import { codesFor, markShown } from './codes-to-show.ts';

const LIST = shownList('allgaeu', 'between');
/** Too much for one code. */
const MANY = ['one', 'two', 'three'].flatMap((seed) => shownList('allgaeu', seed));
const CLUB = { kind: 'club', name: 'Die Vier' } as const;

/** Milliseconds on the reader's clock. */
let clock = 0;
const reading = ({ session }: AtDevice): CodeReading =>
	live(
		() =>
			new CodeReading(
				session,
				(date) => date,
				() => clock
			)
	);

/** All that this device would show, as texts: more than a camera needs. */
async function shownAs(
	{ session }: AtDevice,
	what: 'all' | 'news',
	count: number
): Promise<readonly string[]> {
	const { frames } = await codesFor(session, what);
	return frames ? Array.from({ length: count }, (_, i) => frames.frame(i)) : [];
}

async function withList(entries: readonly AnyEntry[] = LIST): Promise<AtDevice> {
	const opened = await atDevice();
	valueOf(await opened.store.take({ club: 'verein', entries }));
	return opened;
}

it('a sequence is read whole in whatever order it is seen, each part as often as the camera likes', async () => {
	const { frames } = await codesFor((await withList(MANY)).session, 'all');
	const parts = frames?.parts ?? 0;
	expect(parts).toBeGreaterThan(2);
	const device = await atDevice();
	const { store } = device;
	const read = reading(device);
	const [last, ...others] = Array.from({ length: parts }, (_, i) => frames?.frame(i) ?? '').reverse();
	await read.see(last ?? '');
	await read.see(last ?? '');
	expect(read.progress).toEqual({ have: 1, of: parts });
	const heard = [];
	for (const text of others) heard.push(await read.see(text));
	expect(heard.filter((one) => one !== null)).toMatchObject([{ how: 'new', title: '150 Einträge neu.' }]);
	expect((await store.readAll()).entries).toHaveLength(150);
	expect(read.progress).toBeNull();
});

it('a code that stays before the camera is told once; held there again later it brings nothing new', async () => {
	const texts = await shownAs(await withList(), 'all', 4);
	const read = reading(await atDevice());
	for (const text of [...texts, ...texts]) await read.see(text);
	expect(read.heard).toHaveLength(1);
	clock += 5000;
	for (const text of texts) await read.see(text);
	expect(read.heard.map(({ how }) => how)).toEqual(['nothing', 'new']);
});

it.each([
	['no code of this app', 'https://example.org', 'Das ist kein Code dieser App.'],
	[
		'one of a later version',
		'SK2:0',
		'Dieser Code stammt aus einer neueren Fassung der App. Bitte die App aktualisieren.'
	],
	['a damaged one', 'SK1:000', 'Dieser Code ist beschädigt. Lass ihn dir noch einmal zeigen.']
])('%s is refused in one sentence, once', async (_, text, title) => {
	const device = await atDevice();
	const { store } = device;
	const read = reading(device);
	await read.see(text);
	await read.see(text);
	expect(read.heard).toEqual([{ title, news: [], how: 'refused' }]);
	expect(await store.isEmpty()).toBe(true);
});

it('another club’s code is offered, and nothing of it is written into this one', async () => {
	const texts = await shownAs(await withList(), 'all', 4);
	const own = await atDevice();
	await write(own, CLUB);
	const read = reading(own);
	for (const text of texts) await read.see(text);
	expect(read.heard[0]).toMatchObject({ how: 'new', other: { isHere: false } });
	expect(read.heard[0]?.other?.log.entries).toHaveLength(50);
	expect((await own.store.readAll()).entries).toHaveLength(1);
});

it('another club’s code is offered also where of the joined club nothing has come yet', async () => {
	const texts = await shownAs(await withList(), 'all', 4);
	const joined = await atDevice();
	valueOf(await joined.store.take({ club: 'daheim', entries: [] }));
	const read = reading(joined);
	for (const text of texts) await read.see(text);
	expect(read.heard[0]).toMatchObject({ how: 'new', other: { isHere: false } });
	expect(await joined.store.readAll()).toEqual({ club: 'daheim', entries: [] });
});

it('a full disk is said, and the code is not told as read', async () => {
	const texts = await shownAs(await withList(), 'all', 4);
	const device = await atDevice();
	const { store } = device;
	vi.spyOn(store, 'take').mockResolvedValue({ ok: false, error: 'full' });
	const read = reading(device);
	for (const text of texts) await read.see(text);
	expect(read.heard).toMatchObject([{ how: 'refused' }]);
	expect(await store.isEmpty()).toBe(true);
});

it('only what is new since the last time is shown, with those who play in it, once others have read the rest', async () => {
	// The first game of another evening of the same four, three weeks later.
	const [members, before] = [LIST.slice(0, 4), LIST.slice(4)];
	const phone = await withList([...members, ...before]);
	const { session } = phone;
	const first = await codesFor(session, 'news');
	expect(first.entries).toBe(50);
	// Nobody said that it was read: it is still new.
	expect((await codesFor(session, 'news')).entries).toBe(50);
	valueOf(await markShown(session, first.upTo ?? {}));
	expect(await codesFor(session, 'news')).toMatchObject({ entries: 0, frames: null });

	const seats = members.map((entry) => String(Reflect.get(entry, 'member')));
	phone.device.time = Date.UTC(2026, 11, 12, 18, 0);
	await write(phone, {
		...{ kind: 'evening', evening: 'e2', date: '2026-12-12', occasion: 'abend', rulebook: 'allgaeu' },
		...{ seats, dealer: seats[0] }
	} as never);
	const news = await codesFor(session, 'news');
	expect(news.entries).toBe(5);

	const texts = [news.frames?.frame(0) ?? ''];
	const reader = await withList();
	const read = reading(reader);
	for (const text of texts) await read.see(text);
	expect(read.heard).toMatchObject([{ how: 'new', title: '1 Eintrag neu.' }]);
	expect((await reader.store.readAll()).entries).toHaveLength(51);
});

it('says what to do where the news are of an evening that the reader never had', async () => {
	const old = LIST.findLast((one) => one.kind === 'game');
	if (old?.kind !== 'game') throw new Error('no game');
	const writer = await withList();
	valueOf(await markShown(writer.session, (await codesFor(writer.session, 'news')).upTo ?? {}));
	writer.device.time = Date.UTC(2026, 11, 12, 18, 0);
	await write(writer, { kind: 'void', target: old.id });
	const [strike = ''] = await shownAs(writer, 'news', 1);
	await write(writer, { kind: 'game', evening: old.evening, game: old.game });
	const [both = ''] = await shownAs(writer, 'news', 1);
	const reset = await withList(LIST.slice(0, 4));
	const read = reading(reset);
	const lacks = 'Der Abend dazu fehlt hier noch: Lass dir den ganzen Verein zeigen.';
	await read.see(strike);
	expect(read.heard[0]?.title).toBe(`1 Eintrag neu. ${lacks}`);
	await read.see(both);
	expect(read.heard[0]?.title).toBe(`1 Eintrag neu. ${lacks}`);
	const level = reading(await withList());
	await level.see(both);
	expect(level.heard[0]?.title).toBe('2 Einträge neu.');
	// Once the whole club is here, nothing is missing.
	for (const text of await shownAs(writer, 'all', 4)) await read.see(text);
	expect(read.heard[0]?.title).toBe('46 Einträge neu.');
});
