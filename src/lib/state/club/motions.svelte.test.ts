import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { atDevice, fourMembers, shown, write } from '../../../../tests/support/live.svelte.ts';
import { Motions } from './motions.svelte.ts';

it('writes a vote once, closes a motion with all that it says, and opens it again', async () => {
	const device = await atDevice();
	await write(device, ...fourMembers, {
		...{ kind: 'motion', date: '2026-11-28', question: 'Geier?', majority: 'simple', voters: ['anna'] },
		...{ note: 'Beim Wirt besprochen', seconded: 'ben' }
	} as never);
	const motions = device.session.of(Motions);
	const first = shown(() => motions.all[0]);
	await expect.poll(() => first()?.entry.question).toBe('Geier?');
	const motion = first();
	const [voter] = motion?.entry.voters ?? [];
	if (!motion || !voter) throw new Error('no motion');
	const taps = [motions.vote(motion, voter, 'yes'), motions.vote(motion, voter, 'yes')];
	expect((await Promise.all(taps)).map((written) => written?.ok ?? null)).toEqual([true, null]);
	await expect.poll(() => first()?.votes.get(voter)).toBe('yes');
	expect(await motions.vote(first() ?? motion, voter, 'yes')).toBe(null);

	await motions.close(motion);
	await expect.poll(() => first()?.entry.closed).toBe(device.session.today());
	const written = (await device.store.readClub()).filter(({ kind }) => kind === 'motion');
	expect(written[1]).toMatchObject({
		note: 'Beim Wirt besprochen',
		seconded: 'ben',
		replaces: written[0]?.id
	});

	// Closed on a second phone as well.
	await motions.close(motion);
	await expect.poll(() => first()?.entry.id).not.toBe(written[1]?.id);
	await motions.reopen(first() ?? motion);
	await expect.poll(() => motions.open.length).toBe(1);
	expect(first()?.votes.get(voter)).toBe('yes');
});
