import 'fake-indexeddb/auto';
import { beforeEach, expect, it } from 'vitest';
import { foldEvening } from '#lib/evening/schafkopf/fold.ts';
import type { EveningState } from '#lib/evening/state.ts';
import { asId, type MemberId } from '#lib/base/ids.ts';
import type { AnyEntry, NewEntry } from '#lib/log/entry.ts';
import { BOOKS } from '#lib/rules/books/index.ts';
import { anna, atDevice, live, openedEvening, shown, write } from '../../../../tests/support/live.svelte.ts';
import { evening, type Opened } from '../../../../tests/support/stores.ts';
import { OpenEvening } from '../open-evening.svelte.ts';
import { loadPartie } from './load-partie.ts';
import type { PartieTable } from './partie-table.svelte.ts';

const confirmed: NewEntry = { kind: 'confirm', evening, member: anna };
let device: Opened;

beforeEach(async () => {
	device = await atDevice();
	await write(device, { ...openedEvening, championship: 'meisterschaft', partie: 1, table: 1 } as NewEntry);
	await device.store.keep('own-tables', '1 1 meisterschaft');
});

/** A table's screen on one of several devices. */
async function opened(): Promise<{ table: OpenEvening; partie: Promise<PartieTable> }> {
	const table = live(() => new OpenEvening(evening));
	const log = shown(() => table.log);
	await expect.poll(() => log()?.places.length).toBeGreaterThan(0);
	const state = (): EveningState => {
		const folded = table.log && foldEvening(table.log, evening, BOOKS);
		if (!folded) throw new Error('nothing opens it');
		return folded;
	};
	return { table, partie: loadPartie(table, state) };
}

const kinds = async (): Promise<readonly string[]> =>
	(await device.store.readGroup(evening)).map(({ kind }: AnyEntry) => kind);

it('lets a list be written that nobody has confirmed', async () => {
	const { table } = await opened();
	expect((await table.pass()).ok).toBe(true);
	expect(await kinds()).toEqual(['evening', 'passed']);
});

it('asks for a tick before a confirmed list is changed, also where its code is still on its way', async () => {
	await write(device, confirmed);
	const { table, partie } = await opened();
	const passing = table.pass();
	const loaded = await partie;
	await expect.poll(() => loaded.asked).not.toBeNull();
	expect(await kinds()).toEqual(['evening', 'confirm']);
	loaded.tick('verzählt');
	expect((await passing).ok).toBe(true);
	expect(await kinds()).toEqual(['evening', 'confirm', 'passed', 'tick']);
});

it('changes nothing without one, nor by a second tap while one is asked for', async () => {
	await write(device, confirmed);
	const { table, partie } = await opened();
	const loaded = await partie;
	const first = table.pass();
	await expect.poll(() => loaded.asked).not.toBeNull();
	expect(await table.pass()).toEqual({ ok: false, error: 'unticked' });
	loaded.dismiss();
	expect(await first).toEqual({ ok: false, error: 'unticked' });
	expect([loaded.asked, await kinds()]).toEqual([null, ['evening', 'confirm']]);
});

it('hears of a confirmation that another device gave', async () => {
	const { table, partie } = await opened();
	const loaded = await partie;
	const begun = shown(() => loaded.confirmations.begun);
	expect(begun()).toBe(false);
	await write(device, confirmed);
	await expect.poll(begun).toBe(true);
	const passing = table.pass();
	await expect.poll(() => loaded.asked).not.toBeNull();
	loaded.tick('nachgetragen');
	expect((await passing).ok).toBe(true);
});

it('keeps to the first of two that are loaded for one table', async () => {
	await write(device, confirmed);
	const { table, partie } = await opened();
	const second = await loadPartie(table, () => {
		throw new Error('not asked');
	});
	const passing = table.pass();
	const first = await partie;
	await expect.poll(() => first.asked).not.toBeNull();
	expect(second.asked).toBeNull();
	first.dismiss();
	expect((await passing).ok).toBe(false);
});

it('closes a finished list with the last confirmation, and opens it again when one is taken back', async () => {
	const seats = ['anna', 'ben', 'carl', 'dora'].map((name) => asId<MemberId>(name));
	const numbers = Object.fromEntries(seats.map((member, i) => [member, i + 1]));
	await write(device, {
		...{
			kind: 'championship',
			championship: 'meisterschaft',
			year: 2026,
			system: 'zockmeisterschaft',
			games: 1
		},
		...{ players: seats, numbers, plan: [[[1, 2, 3, 4]]] }
	});
	const { partie } = await opened();
	const loaded = await partie;
	const stands = shown(() =>
		[loaded.progress?.state, [...loaded.confirmations.by.values()].join(' ')].join(': ')
	);
	await expect.poll(stands).toBe('waiting: not not not not');
	// Nothing is played yet, so nothing is finished, though all confirm.
	for (const member of seats) expect((await loaded.confirm(member)).ok).toBe(true);
	await expect.poll(stands).toBe('waiting: now now now now');
	expect(await kinds()).not.toContain('close');

	const game: NewEntry = {
		kind: 'game',
		evening,
		game: { contract: 'mungo', hinleger: seats[0] }
	} as NewEntry;
	await write(device, game);
	await expect.poll(stands).toBe('complete: before before before before');
	// All tap at once: only the last one closes it.
	await Promise.all(seats.map((member) => loaded.confirm(member)));
	await expect.poll(stands).toBe('complete: now now now now');
	expect((await kinds()).slice(-5)).toEqual(['confirm', 'confirm', 'confirm', 'confirm', 'close']);

	expect((await loaded.confirm(seats[1] ?? anna)).ok).toBe(true);
	await expect.poll(stands).toBe('complete: now not now now');
	// both of his confirmations, and the closing
	expect((await kinds()).slice(-4)).toEqual(['close', 'void', 'void', 'void']);
});

it('asks before another table’s list is written in, once for the list on this device', async () => {
	await write(device, {
		...{ kind: 'championship', championship: 'meisterschaft', year: 2026, system: 'zockmeisterschaft' },
		...{ players: [], numbers: {}, plan: [[[1], [2]]] }
	} as NewEntry);
	await device.store.keep('own-tables', '1 2 meisterschaft');
	const { table, partie } = await opened();
	const loaded = await partie;
	const mayWrite = shown(() => [loaded.isKnown, loaded.ownTable, loaded.mayWrite]);
	await expect.poll(mayWrite).toEqual([true, 2, false]);

	const refused = table.pass();
	await expect.poll(() => loaded.asked?.what).toBe('otherTable');
	loaded.dismiss();
	expect((await refused).ok).toBe(false);
	expect(await kinds()).toEqual(['evening']);

	const passing = table.pass();
	await expect.poll(() => loaded.asked?.what).toBe('otherTable');
	await loaded.writeIn();
	expect((await passing).ok).toBe(true);
	await expect.poll(mayWrite).toEqual([true, 2, true]);
	expect((await table.pass()).ok).toBe(true);
	expect(await kinds()).toEqual(['evening', 'passed', 'passed']);
});
