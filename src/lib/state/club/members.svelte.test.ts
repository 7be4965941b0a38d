import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import type { MemberId } from '#lib/base/ids.ts';
import { anna, atDevice, fourMembers, shown, write } from '../../../../tests/support/live.svelte.ts';
import { Club } from './club.svelte.ts';
import { takeBack } from './club-places.ts';
import { Kasse } from './kasse.svelte.ts';
import { type Described, Members } from './members.svelte.ts';

const described = (name: string, more: Partial<Described> = {}): Described => ({
	...{ name, nickname: '', joined: '', left: '' },
	...more
});

it('writes of a member only what is said of him', async () => {
	const { store, session } = await atDevice();
	await session.of(Members).add(described('  Egon Maier ', { joined: '2026-11-20' }));
	await session.of(Members).add(described('Franz', { nickname: 'Franzl', left: '2026-11-21' }));
	const [egon, franz] = await store.readClub();
	expect(egon).toMatchObject({ kind: 'member', name: 'Egon Maier', joined: '2026-11-20' });
	expect(egon).not.toHaveProperty('nickname');
	expect(egon).not.toHaveProperty('left');
	expect(franz).toMatchObject({ name: 'Franz', nickname: 'Franzl', left: '2026-11-21' });
});

it('takes in several at once in one write, but nobody whose name is there already', async () => {
	const device = await atDevice();
	const { session } = device;
	await write(device, ...fourMembers);
	await session.of(Members).add(described('Huber Toni', { nickname: 'Zenz' }));
	const now = shown(() => session.of(Members).present.length);
	await expect.poll(now).toBe(5);
	// Anna is a member, Toni Huber too, by whatever order of his names; Egon stands there twice.
	const names = ['Egon', 'ANNA', 'Toni Huber', 'zenz', 'Vroni', 'egon'];
	expect(session.of(Members).newAmong(names)).toEqual(['Egon', 'Vroni']);
	const before = device.told.length;
	const written = await session.of(Members).add(
		...session
			.of(Members)
			.newAmong(names)
			.map((name) => described(name))
	);
	expect(written.ok && written.value.map((one) => one.kind === 'member' && one.name)).toEqual([
		'Egon',
		'Vroni'
	]);
	expect(device.told).toHaveLength(before + 1);
	await expect.poll(now).toBe(7);
	// One undo takes them out together.
	await takeBack(session, written.ok ? written.value.map(({ id }) => id) : []);
	await expect.poll(now).toBe(5);
});

it('tells who is there, who has left, and who is called alike', async () => {
	const device = await atDevice();
	const { session } = device;
	await write(device, ...fourMembers);
	const now = shown(() =>
		[session.of(Members).present, session.of(Members).former].map((some) => some.map(({ name }) => name))
	);
	await expect.poll(now).toEqual([['anna', 'ben', 'carl', 'dora'], []]);
	await session.of(Members).describe(anna, described('Anna', { left: '2026-11-20' }));
	await expect.poll(now).toEqual([['ben', 'carl', 'dora'], ['Anna']]);
	expect(session.of(Members).namesake(' BEN ')?.member).toBe('ben');
	expect(session.of(Members).namesake('ben', 'ben' as MemberId)).toBeUndefined();
	expect(session.of(Members).namesake('Egon')).toBeUndefined();
});

it('takes out who is named nowhere, with all that was ever said of him, and brings him back', async () => {
	const device = await atDevice();
	const { session } = device;
	await session.of(Members).add(described('Egon'));
	const now = shown(() =>
		[session.of(Members).present, session.of(Members).removed].map((some) => some.map(({ name }) => name))
	);
	await expect.poll(now).toEqual([['Egon'], []]);
	const [member] = session.of(Club).present as [MemberId];
	await session.of(Members).describe(member, described('Egon', { nickname: 'Egi' }));
	await expect.poll(() => session.of(Club).nameOf(member)).toBe('Egi');
	// Until everything is counted nobody knows whether he ever played.
	expect(session.of(Members).isRemovable(member)).toBeUndefined();
	session.of(Kasse).accounts = new Map();
	session.of(Kasse).whole = true;
	await expect.poll(() => session.of(Members).isRemovable(member)).toBe(true);
	await session.of(Members).remove(member);
	await expect.poll(now).toEqual([[], ['Egon']]);
	await takeBack(session, session.of(Members).removed[0]?.voids ?? []);
	await expect.poll(now).toEqual([['Egon'], []]);
	await write(device, {
		kind: 'booking',
		date: '2026-11-20',
		amount: 500 as never,
		purpose: 'Spende',
		member
	});
	await expect.poll(() => session.of(Members).isRemovable(member)).toBe(false);
	session.of(Kasse).accounts = undefined;
	session.of(Kasse).whole = false;
});
