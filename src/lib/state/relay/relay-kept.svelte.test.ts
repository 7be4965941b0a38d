import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { NOTHING_YET } from '#lib/live/status.ts';
import { atDevice, shown } from '../../../../tests/support/live.svelte.ts';
import { valueOf } from '../../../../tests/support/stores.ts';
import { KeptRelay } from './relay-kept.svelte.ts';
import { ClubRelay } from './relay.svelte.ts';

it('brings lists and phones where a club shares a relay, until the line says that it does not', async () => {
	const { session, store } = await atDevice();
	const kept = session.of(KeptRelay);
	const brings = shown(() => (kept.joining === undefined ? undefined : kept.brings));
	await expect.poll(brings).toBe(false);
	valueOf(await store.keep('relay', '{"may":"write","key":"k","relay":"r","club":"c"}'));
	await expect.poll(brings).toBe(true);

	const line = session.of(ClubRelay);
	const left = { by: 'Anna', at: 1 };
	const says = [{}, { connected: true }, { connected: false }, { refused: 'closed' }, { left }].map(
		(said) => {
			line.status = { ...NOTHING_YET, ...said };
			return brings();
		}
	);
	// A device that was not invited to the club's other room has no key that anybody could come with.
	expect(says).toEqual([true, true, false, false, false]);
});
