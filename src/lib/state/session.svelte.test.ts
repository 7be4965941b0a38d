import 'fake-indexeddb/auto';
import { flushSync } from 'svelte';
import { expect, it } from 'vitest';
import { atDevice, fourMembers, live, shown, write } from '../../../tests/support/live.svelte.ts';
import { Club } from './club/club.svelte.ts';
import { Members } from './club/members.svelte.ts';
import { Session } from './session.svelte.ts';

it('makes each live object once, when it is first asked for', async () => {
	const { session } = await atDevice();
	expect(session.of(Club)).toBe(session.of(Club));
	expect(session.of(Club)).not.toBe((await atDevice()).session.of(Club));
});

it('stands beside another one, each with a club of its own', async () => {
	const [one, other] = [await atDevice(), await atDevice()];
	const names = [one, other].map(({ session }) =>
		shown(() => session.of(Members).present.map(({ name }) => name))
	);
	await write(one, ...fourMembers.slice(0, 1));
	await write(other, ...fourMembers.slice(1, 3));
	await expect.poll(() => names.map((now) => now())).toEqual([['anna'], ['ben', 'carl']]);
});

it('keeps what it made alive when the screen that asked first is gone', async () => {
	const device = await atDevice();
	const { session } = device;
	const end = $effect.root(() => {
		$effect(() => void session.of(Club).byName);
	});
	flushSync();
	end();
	const now = shown(() => session.of(Club).byName.length);
	await write(device, ...fourMembers);
	await expect.poll(now).toBe(4);
});

it('follows what is made where it is first looked at', async () => {
	const device = await atDevice();
	const now = live(() => {
		const size = $derived(device.session.of(Club).byName.length);
		return () => size;
	});
	const seen = shown(now);
	await write(device, ...fourMembers);
	await expect.poll(seen).toBe(4);
});

it('says that it stands on nothing before the start', () => {
	expect(() => new Session().today()).toThrow('before the start');
});
