import 'fake-indexeddb/auto';
import { expect, it, vi } from 'vitest';
import type { AnyEntry } from '#lib/log/entry.ts';
import { atDevice, live, write } from '../../../tests/support/live.svelte.ts';
import { shownList } from '../../../tests/support/shown-lists.ts';
import { valueOf, type Opened } from '../../../tests/support/stores.ts';
import { CodeReading } from './code-reading.svelte.ts';
import { codesFor, markShown } from './showing.ts';

const LIST = shownList('allgaeu', 'between');
/** Too much for one code. */
const MANY = ['one', 'two', 'three'].flatMap((seed) => shownList('allgaeu', seed));
const CLUB = { kind: 'club', name: 'Die Vier' } as const;

/** Milliseconds on the reader's clock. */
let clock = 0;
const reading = (): CodeReading =>
	live(
		() =>
			new CodeReading(
				(date) => date,
				() => clock
			)
	);

/** All that this device would show, as texts: more than a camera needs. */
async function shownAs(what: 'all' | 'news', count: number): Promise<readonly string[]> {
	const { frames } = await codesFor(what);
	return frames ? Array.from({ length: count }, (_, i) => frames.frame(i)) : [];
}

async function withList(entries: readonly AnyEntry[] = LIST): Promise<Opened> {
	const opened = await atDevice();
	valueOf(await opened.store.take({ club: 'verein', entries }));
	return opened;
}

it('a sequence is read whole in whatever order it is seen, each part as often as the camera likes', async () => {
	await withList(MANY);
	const { frames } = await codesFor('all');
	const parts = frames?.parts ?? 0;
	expect(parts).toBeGreaterThan(2);
	const { store } = await atDevice();
	const read = reading();
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
	await withList();
	const texts = await shownAs('all', 4);
	await atDevice();
	const read = reading();
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
	const { store } = await atDevice();
	const read = reading();
	await read.see(text);
	await read.see(text);
	expect(read.heard).toEqual([{ title, news: [], how: 'refused' }]);
	expect(await store.isEmpty()).toBe(true);
});

it('another club’s code is offered, and nothing of it is written into this one', async () => {
	await withList();
	const texts = await shownAs('all', 4);
	const own = await atDevice();
	await write(own, CLUB);
	const read = reading();
	for (const text of texts) await read.see(text);
	expect(read.heard[0]).toMatchObject({ how: 'new', other: { isHere: false } });
	expect(read.heard[0]?.other?.log.entries).toHaveLength(50);
	expect((await own.store.readAll()).entries).toHaveLength(1);
});

it('a full disk is said, and the code is not told as read', async () => {
	await withList();
	const texts = await shownAs('all', 4);
	const { store } = await atDevice();
	vi.spyOn(store, 'take').mockResolvedValue({ ok: false, error: 'full' });
	const read = reading();
	for (const text of texts) await read.see(text);
	expect(read.heard).toMatchObject([{ how: 'refused' }]);
	expect(await store.isEmpty()).toBe(true);
});

it('only what is new since the last time is shown, with those who play in it, once others have read the rest', async () => {
	// The first game of another evening of the same four, three weeks later.
	const [members, before] = [LIST.slice(0, 4), LIST.slice(4)];
	const phone = await withList([...members, ...before]);
	const first = await codesFor('news');
	expect(first.entries).toBe(50);
	// Nobody said that it was read: it is still new.
	expect((await codesFor('news')).entries).toBe(50);
	valueOf(await markShown(first.upTo ?? {}));
	expect(await codesFor('news')).toMatchObject({ entries: 0, frames: null });

	const seats = members.map((entry) => String(Reflect.get(entry, 'member')));
	phone.device.time = Date.UTC(2026, 11, 12, 18, 0);
	await write(phone, {
		...{ kind: 'evening', evening: 'e2', date: '2026-12-12', occasion: 'abend', rulebook: 'allgaeu' },
		...{ seats, dealer: seats[0] }
	} as never);
	const news = await codesFor('news');
	expect(news.entries).toBe(5);

	const texts = [news.frames?.frame(0) ?? ''];
	const reader = await withList();
	const read = reading();
	for (const text of texts) await read.see(text);
	expect(read.heard).toMatchObject([{ how: 'new', title: '1 Eintrag neu.' }]);
	expect((await reader.store.readAll()).entries).toHaveLength(51);
});
