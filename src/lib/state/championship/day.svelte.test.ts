import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { asId, type EveningId } from '#lib/base/ids.ts';
import type { NewEntry } from '#lib/log/entry.ts';
import {
	anna,
	atDevice,
	ben,
	carl,
	dora,
	live,
	openedEvening,
	shown,
	write
} from '../../../../tests/support/live.svelte.ts';
import { OpenChampionship } from './championship.svelte.ts';
import { ChampionshipDay } from './day.svelte.ts';

const seats = [anna, ben, carl, dora];
const championship = 'meisterschaft';
const setUp: NewEntry = {
	...{ kind: 'championship', championship, year: 2026, system: 'zockmeisterschaft', games: 1 },
	...{ players: seats, plan: [[[1, 2, 3, 4]], [[1, 2, 3, 4]]] },
	numbers: Object.fromEntries(seats.map((member, i) => [member, i + 1]))
};
const list = (partie: number): NewEntry =>
	({
		...{ ...openedEvening, evening: asId<EveningId>(`partie ${partie}`) },
		...{ championship, partie, table: 1 }
	}) as NewEntry;

it('goes on to the table that is chosen in a Partie that others play already, from one that was chosen wrongly', async () => {
	const device = await atDevice();
	await write(device, setUp);
	await write(device, list(1));
	await write(device, list(2));
	await device.store.keep('own-tables', `1 1 ${championship}`);
	const day = live(
		() => new ChampionshipDay(device.session, new OpenChampionship(device.session, championship))
	);
	const at = shown(() => [day.ready, day.partie, day.table?.table]);
	await expect.poll(at).toEqual([true, 1, 1]);
	const right = day.choices.find(({ partie }) => partie === 2);
	if (!right) throw new Error('nothing to choose');
	expect((await day.choose(right)).ok).toBe(true);
	await expect.poll(at).toEqual([true, 2, 1]);
	// A slip of the finger is put right in the same way.
	const before = day.tables.rounds[0]?.[0];
	if (!before || !day.mayChooseIn(1)) throw new Error('no way back');
	expect((await day.choose(before)).ok).toBe(true);
	await expect.poll(at).toEqual([true, 1, 1]);
});
