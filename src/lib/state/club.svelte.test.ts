import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { openStore } from '../../../tests/support/stores.ts';
import { flushSync } from 'svelte';
import { standOn } from './device.ts';
import { club } from './club.svelte.ts';

it('x', async () => {
	const { store, device } = openStore();
	standOn({ store, device });
	await store.append([{ kind: 'member', member: 'anna' as never, name: 'Anna' }]);
	const seen: unknown[] = [];
	const end = $effect.root(() => {
		$effect(() => void seen.push([club.loaded, club.byName.map(({ shown }) => shown)]));
	});
	flushSync();
	await expect.poll(() => seen.at(-1)).toEqual([true, ['Anna']]);
	end();
});
