import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { anna, atDevice, ben, fourMembers, shown, write } from '../../../../tests/support/live.svelte.ts';
import { valueOf } from '../../../../tests/support/stores.ts';
import { Me } from './me.svelte.ts';

it('is whoever said so on this device, while he is a member, and no entry of the club', async () => {
	const opened = await atDevice();
	const { session } = opened;
	const member = shown(() => session.of(Me).member);
	await expect.poll(member).toBeNull();
	valueOf(await session.of(Me).be(anna));
	await new Promise((resolve) => setTimeout(resolve, 50));
	expect(member()).toBeNull();

	const entries = await write(opened, ...fourMembers);
	await expect.poll(member).toBe(anna);
	valueOf(await session.of(Me).be(ben));
	await expect.poll(member).toBe(ben);
	expect(await opened.store.readAll()).toMatchObject({ entries });
	valueOf(await session.of(Me).be(null));
	await expect.poll(member).toBeNull();
});
