import 'fake-indexeddb/auto';
import { flushSync } from 'svelte';
import { expect, it } from 'vitest';
import { asId } from '#lib/base/ids.ts';
import type { NewEntry } from '#lib/log/entry.ts';
import type { TypedGame } from '#lib/rules/typed-game.ts';
import type { DraftRow } from '#lib/storage/database.ts';
import {
	type AtDevice,
	atDevice,
	lastId,
	live,
	openedEvening,
	write
} from '../../../../tests/support/live.svelte.ts';
import { draft, evening, notesOf, valueOf, type Opened } from '../../../../tests/support/stores.ts';
import { DraftKeeper } from './draft-keeper.svelte.ts';

const isGame = (typed: DraftRow['typed']): typed is TypedGame => 'contract' in typed;
const keep = ({ session }: AtDevice): DraftKeeper<TypedGame> =>
	live(() => new DraftKeeper(session, evening, isGame));

const solo: TypedGame = { contract: 'solo', won: true };
const lost: TypedGame = { contract: 'solo', won: false };
const thrownIn = (note: string): NewEntry => ({ kind: 'passed', evening, note });

/** The evening's entries besides its opening. */
const written = async ({ store }: Opened): Promise<unknown[]> =>
	notesOf((await store.readGroup(evening)).filter(({ kind }) => kind === 'passed'));

it('keeps every change, and finds it again after a kill', async () => {
	const device = await atDevice();
	const before = keep(device);
	expect(before.status).toBe('nothing');
	before.put(solo);
	expect([before.status, before.draft?.typed]).toEqual(['saving', solo]);
	before.put(lost, { replaces: asId('spiel-1') });
	await expect.poll(() => before.status).toBe('kept');
	const after = keep(await atDevice(device.name));
	await expect.poll(() => after.draft?.typed).toEqual(lost);
	expect([after.status, after.draft?.replaces]).toEqual(['kept', 'spiel-1']);
});

it('says why a draft is not kept, and still saves it', async () => {
	const device = await atDevice();
	const other = await atDevice(device.name);
	// A newer version of the app, in another tab.
	const keeper = keep(other);
	other.store.putDraft = () => Promise.resolve({ ok: false, error: 'full' });
	keeper.put(solo);
	await expect.poll(() => keeper.status).toBe('full');
	expect(keeper.draft?.typed).toEqual(solo);
	valueOf(await keeper.append([thrownIn('one')]));
	expect([await written(device), keeper.draft, keeper.status]).toEqual([['one'], null, 'nothing']);
});

it('saves a draft once, however often it is tapped and in however many tabs', async () => {
	const device = await atDevice();
	const [one, other] = [keep(device), keep(device)];
	one.put(solo);
	await expect.poll(() => other.draft?.token).toBe(one.draft?.token);
	const saved = await Promise.all([
		one.append([thrownIn('one')]),
		one.append([thrownIn('two')]),
		other.append([thrownIn('three')])
	]);
	expect(saved.map(({ ok }) => ok)).toEqual([true, false, false]);
	expect(saved.flatMap((result) => (result.ok ? [] : result.error))).toEqual(['spent', 'spent']);
	expect(await written(device)).toEqual(['one']);
	await expect.poll(() => [one.draft, other.draft]).toEqual([null, null]);
});

it('keeps what is typed where saving fails', async () => {
	const device = await atDevice();
	const keeper = keep(device);
	keeper.put(solo);
	const { append } = device.store;
	device.store.append = () => Promise.resolve({ ok: false, error: 'full' });
	expect(await keeper.append([thrownIn('one')])).toEqual({ ok: false, error: 'full' });
	expect([keeper.draft?.typed, keeper.status]).toEqual([solo, 'full']);
	device.store.append = append;
	valueOf(await keeper.append([thrownIn('one')]));
	expect(await written(device)).toEqual(['one']);
});

it('takes nothing more while it is being saved, whatever the database says meanwhile, and more after a failure', async () => {
	const device = await atDevice();
	const [keeper, other] = [keep(device), keep(device)];
	keeper.put(solo);
	await expect.poll(() => other.draft?.token).toBe(keeper.draft?.token);
	let fail = (): void => {};
	const { append } = device.store;
	device.store.append = () => new Promise((resolve) => (fail = () => resolve({ ok: false, error: 'full' })));
	const saved = keeper.append([thrownIn('one')]);
	keeper.put(lost);
	other.put(lost);
	await expect.poll(() => other.status).toBe('kept');
	flushSync();
	expect([keeper.draft?.typed, (await keeper.append([thrownIn('two')])).ok]).toEqual([solo, false]);
	fail();
	expect(await saved).toEqual({ ok: false, error: 'full' });
	// Now it follows the other tab, and takes what is typed.
	expect(keeper.draft?.typed).toEqual(lost);
	device.store.append = append;
	keeper.put(solo);
	valueOf(await keeper.append([thrownIn('one')]));
	expect([await written(device), keeper.draft]).toEqual([['one'], null]);
});

it.each([true, false])(
	'writes nothing of a draft thrown away while it waits to be saved; kept: %s',
	async (kept) => {
		const device = await atDevice();
		if (!kept) device.store.putDraft = () => Promise.resolve({ ok: false, error: 'full' });
		const keeper = keep(device);
		keeper.put(solo);
		const saved = keeper.append([thrownIn('one')]);
		void keeper.drop();
		expect(await saved).toEqual({ ok: false, error: 'spent' });
		expect([await written(device), keeper.draft, await keeper.append([thrownIn('one')])]).toEqual([
			[],
			null,
			{ ok: false, error: 'spent' }
		]);
	}
);

it('writes along what belongs to the entry, and only after the drafts before it', async () => {
	const device = await atDevice();
	await write(device, openedEvening);
	const keeper = keep(device);
	keeper.put(solo);
	keeper.put(lost);
	valueOf(await keeper.append([thrownIn('game'), thrownIn('along')]));
	expect(await written(device)).toEqual(['game', 'along']);
	expect(await device.store.hasDraft('any')).toBe(false);
});

it('throws a draft away for good', async () => {
	const device = await atDevice();
	const keeper = keep(device);
	keeper.put(solo);
	await keeper.drop();
	expect([keeper.draft, keeper.status]).toEqual([null, 'nothing']);
	const after = keep(await atDevice(device.name));
	await new Promise((resolve) => setTimeout(resolve, 50));
	expect(after.draft).toBeNull();
});

it('lays a draft aside, and brings it back once the other one is saved', async () => {
	const device = await atDevice();
	const id = lastId(await write(device, openedEvening));
	const keeper = keep(device);
	keeper.put(solo);
	await expect.poll(() => keeper.status).toBe('kept');
	keeper.setAside();
	keeper.put(lost, { replaces: id });
	await expect.poll(() => keeper.status).toBe('kept');
	valueOf(await keeper.append([thrownIn('correction')]));
	await expect.poll(() => keeper.draft?.typed).toEqual(solo);
	expect(keeper.draft?.replaces).toBeUndefined();
});

it('takes over what another tab typed last, and nothing of another kind', async () => {
	const device = await atDevice();
	const keeper = keep(device);
	await device.store.putDraft(draft('other', 5, { typed: { base: 'allgaeu' } as never }), true);
	await device.store.putDraft(draft('game', 3, { typed: solo }), true);
	await expect.poll(() => keeper.draft?.token).toBe('game');
	await device.store.putDraft(draft('game', 4, { typed: lost }), false);
	await expect.poll(() => keeper.draft?.typed).toEqual(lost);
	flushSync();
	await device.store.dropDraft('game');
	await expect.poll(() => keeper.draft).toBeNull();
});
