import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import type { MemberId } from '#lib/base/ids.ts';
import { anna, atDevice, fourMembers, shown, write } from '../../../tests/support/live.svelte.ts';
import { club } from './club.svelte.ts';
import { takeBack } from './club-places.ts';
import { kasse } from './kasse.svelte.ts';
import { members, type Described } from './members.svelte.ts';

const described = (name: string, more: Partial<Described> = {}): Described => ({
	...{ name, nickname: '', joined: '', left: '' },
	...more
});

it('writes of a member only what is said of him', async () => {
	const { store } = await atDevice();
	await members.add(described('  Egon Maier ', { joined: '2026-11-20' }));
	await members.add(described('Franz', { nickname: 'Franzl', left: '2026-11-21' }));
	const [egon, franz] = await store.readClub();
	expect(egon).toMatchObject({ kind: 'member', name: 'Egon Maier', joined: '2026-11-20' });
	expect(egon).not.toHaveProperty('nickname');
	expect(egon).not.toHaveProperty('left');
	expect(franz).toMatchObject({ name: 'Franz', nickname: 'Franzl', left: '2026-11-21' });
});

it('takes in several at once in one write, but nobody whose name is there already', async () => {
	const device = await atDevice();
	await write(device, ...fourMembers);
	await members.add(described('Huber Toni', { nickname: 'Zenz' }));
	const now = shown(() => members.present.length);
	await expect.poll(now).toBe(5);
	// Anna is a member, Toni Huber too, by whatever order of his names; Egon stands there twice.
	const names = ['Egon', 'ANNA', 'Toni Huber', 'zenz', 'Vroni', 'egon'];
	expect(members.newAmong(names)).toEqual(['Egon', 'Vroni']);
	const before = device.told.length;
	const written = await members.add(...members.newAmong(names).map((name) => described(name)));
	expect(written.ok && written.value.map((one) => one.kind === 'member' && one.name)).toEqual([
		'Egon',
		'Vroni'
	]);
	expect(device.told).toHaveLength(before + 1);
	await expect.poll(now).toBe(7);
	// One undo takes them out together.
	await takeBack(written.ok ? written.value.map(({ id }) => id) : []);
	await expect.poll(now).toBe(5);
});

it('tells who is there, who has left, and who is called alike', async () => {
	const device = await atDevice();
	await write(device, ...fourMembers);
	const now = shown(() => [members.present, members.former].map((some) => some.map(({ name }) => name)));
	await expect.poll(now).toEqual([['anna', 'ben', 'carl', 'dora'], []]);
	await members.describe(anna, described('Anna', { left: '2026-11-20' }));
	await expect.poll(now).toEqual([['ben', 'carl', 'dora'], ['Anna']]);
	expect(members.namesake(' BEN ')?.member).toBe('ben');
	expect(members.namesake('ben', 'ben' as MemberId)).toBeUndefined();
	expect(members.namesake('Egon')).toBeUndefined();
});

it('takes out who is named nowhere, with all that was ever said of him, and brings him back', async () => {
	const device = await atDevice();
	await members.add(described('Egon'));
	const now = shown(() => [members.present, members.removed].map((some) => some.map(({ name }) => name)));
	await expect.poll(now).toEqual([['Egon'], []]);
	const [member] = club.present as [MemberId];
	await members.describe(member, described('Egon', { nickname: 'Egi' }));
	await expect.poll(() => club.nameOf(member)).toBe('Egi');
	// Until everything is counted nobody knows whether he ever played.
	expect(members.isRemovable(member)).toBeUndefined();
	kasse.accounts = new Map();
	kasse.whole = true;
	await expect.poll(() => members.isRemovable(member)).toBe(true);
	await members.remove(member);
	await expect.poll(now).toEqual([[], ['Egon']]);
	await takeBack(members.removed[0]?.voids ?? []);
	await expect.poll(now).toEqual([['Egon'], []]);
	await write(device, {
		kind: 'booking',
		date: '2026-11-20',
		amount: 500 as never,
		purpose: 'Spende',
		member
	});
	await expect.poll(() => members.isRemovable(member)).toBe(false);
	kasse.accounts = undefined;
	kasse.whole = false;
});
