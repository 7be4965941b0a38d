import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { asId, type EntryId, type MemberId } from '#lib/base/ids.ts';
import { SCHAFKOPF_TYPING } from '#lib/evening/schafkopf/typing.ts';
import type { NewEntry } from '#lib/log/entry.ts';
import {
	type AtDevice,
	atDevice,
	four,
	lastId,
	live,
	shown,
	write
} from '../../../../tests/support/live.svelte.ts';
import { evening, TestDevice, valueOf, type Opened } from '../../../../tests/support/stores.ts';
import { DraftKeeper } from './draft-keeper.svelte.ts';
import { EveningTable } from './evening-table.svelte.ts';
import { GamePanel } from './game-panel.svelte.ts';

const { anna, ben, carl, dora, fourMembers, openedEvening } = four;

/** Wins a Solo with Herz: 25 from each of the others (§4.1). */
const solo = (declarer: MemberId): NewEntry =>
	({ kind: 'game', evening, game: { contract: 'solo', suit: 'herz', declarer, won: true } }) as NewEntry;

const passed: NewEntry = { kind: 'passed', evening };

/** The table as this device shows it. */
function tableOn({ session }: AtDevice) {
	const table = live(() => new EveningTable(session, evening));
	const rows = shown(() => (table.state?.rows ?? []).map(({ type }) => type));
	const balance = shown(() => [anna, ben, carl, dora].map((member) => table.state?.balance.get(member) ?? 0));
	return { table, rows, balance };
}

/** Takes in everything that another device has, as from a file. */
async function takeIn(from: Opened, to: Opened): Promise<void> {
	valueOf(await to.store.take(await from.store.readAll()));
}

describe('an evening', () => {
	it('that is not there is told apart from one that has not come yet', async () => {
		const { session } = await atDevice();
		const table = live(() => new EveningTable(session, asId('another')));
		const state = shown(() => table.state);
		expect(state()).toBeUndefined();
		await expect.poll(state).toBeNull();
	});

	it('follows what is written, struck, brought back, closed and opened again', async () => {
		const device = await atDevice();
		await write(device, ...fourMembers, openedEvening);
		const { table, rows, balance } = tableOn(device);
		await expect.poll(() => table.state?.dealer).toBe(dora);
		const game = lastId(valueOf(await table.write([solo(anna)])));
		await expect.poll(balance).toEqual([75, -25, -25, -25]);
		await table.voidPlace(game);
		await expect.poll(rows).toEqual(['voided']);
		expect(balance()).toEqual([0, 0, 0, 0]);
		await table.restorePlace(game);
		await expect.poll(balance).toEqual([75, -25, -25, -25]);
		const egon = asId<MemberId>('egon');
		await table.setSeats([anna, ben, carl, egon], ben, [{ member: egon, name: 'Egon' }]);
		await expect.poll(() => table.state?.seats).toEqual([anna, ben, carl, egon]);
		await table.close();
		await expect.poll(() => table.state?.closed).toBe(true);
		await table.reopen();
		await expect.poll(() => table.state?.closed).toBe(false);
	});

	it('writes nothing where there is nothing to strike, and nothing without the tick that is asked for', async () => {
		const device = await atDevice();
		await write(device, ...fourMembers, openedEvening);
		const { table, rows } = tableOn(device);
		await expect.poll(() => table.state?.dealer).toBe(dora);
		expect(await table.voidPlace(asId<EntryId>('nothing'))).toEqual({ ok: false, error: 'lost' });
		table.guard = Promise.resolve({ along: () => Promise.resolve(null) });
		expect(await table.write([passed])).toEqual({ ok: false, error: 'unticked' });
		expect(rows()).toEqual([]);
		const tick: NewEntry = { kind: 'tick', evening, remark: 'verschrieben' };
		table.guard = Promise.resolve({ along: () => Promise.resolve([tick]) });
		expect(valueOf(await table.write([passed])).map(({ kind }) => kind)).toEqual(['passed', 'tick']);
	});

	it('is written by a draft that it spends, with the tick that is asked for, and spends none without', async () => {
		const device = await atDevice();
		await write(device, ...fourMembers, openedEvening);
		const { table } = tableOn(device);
		const by = live(() => new DraftKeeper(device.session, evening, SCHAFKOPF_TYPING.isTyped));
		by.put({ contract: 'solo', won: true });
		await expect.poll(() => by.status).toBe('kept');
		table.guard = Promise.resolve({ along: () => Promise.resolve(null) });
		expect(await table.write([solo(anna)], { by })).toEqual({ ok: false, error: 'unticked' });
		expect(by.draft).not.toBeNull();
		const tick: NewEntry = { kind: 'tick', evening, remark: 'verschrieben' };
		table.guard = Promise.resolve({ along: () => Promise.resolve([tick]) });
		const written = valueOf(await table.write([solo(anna)], { by }));
		expect([written.map(({ kind }) => kind), by.draft]).toEqual([['game', 'tick'], null]);
		expect(await table.write([solo(anna)], { by })).toEqual({ ok: false, error: 'spent' });
	});
});

describe('a deal that nobody plays', () => {
	/** Anna's lost Solo, typed in the panel of this device's table. */
	async function typing() {
		const device = await atDevice();
		await write(device, ...fourMembers, openedEvening);
		const at = tableOn(device);
		await expect.poll(() => at.table.state?.dealer).toBe(dora);
		const keeper = live(() => new DraftKeeper(device.session, evening, SCHAFKOPF_TYPING.isTyped));
		const panel = live(() => new GamePanel(at.table, keeper));
		panel.change({ contract: 'solo', won: false });
		panel.tapSeat(anna);
		return { ...at, keeper, panel };
	}

	it('takes what was typed for it along, until somebody brings it back', async () => {
		const { rows, keeper, panel } = await typing();
		await expect.poll(() => keeper.status).toBe('kept');
		valueOf(await panel.pass());
		await expect.poll(rows).toEqual(['passed']);
		expect([panel.touched, panel.typed, panel.cleared]).toEqual([
			false,
			{ contract: 'rufspiel', won: true },
			true
		]);
		panel.bringBack();
		expect(panel.typed).toMatchObject({ contract: 'solo', declarer: anna, won: false });
		panel.clear();
		valueOf(await panel.pass());
		expect(panel.cleared).toBe(true);
	});

	it('leaves what was typed where it was refused, and a game of the past in any case', async () => {
		const { table, rows, panel } = await typing();
		table.guard = Promise.resolve({ along: () => Promise.resolve(null) });
		expect(await panel.pass()).toEqual({ ok: false, error: 'unticked' });
		expect(panel.typed).toMatchObject({ contract: 'solo', declarer: anna });
		table.guard = null;
		valueOf(await panel.save());
		await expect.poll(rows).toEqual(['game']);
		const [row] = table.state?.rows ?? [];
		if (row?.type !== 'game') throw new Error('no game');
		panel.correct(row);
		valueOf(await panel.pass());
		expect(panel.correcting?.place).toBe(row.place);
	});
});

describe('one table on several devices', () => {
	it('in two tabs shows the same', async () => {
		const one = await atDevice();
		await write(one, ...fourMembers, openedEvening);
		const first = tableOn(one);
		const second = tableOn(await atDevice(one.name));
		await first.table.write([solo(anna)]);
		await expect.poll(second.balance).toEqual([75, -25, -25, -25]);
		await second.table.write([solo(ben)]);
		await expect.poll(first.balance).toEqual([50, 50, -50, -50]);
	});

	it('on two phones holds the games of both, in one order, and marks what was written apart', async () => {
		const one = await atDevice();
		await write(one, ...fourMembers, openedEvening, solo(carl));
		const other = await atDevice(undefined, new TestDevice(2));
		other.device.time += 1000;
		await takeIn(one, other);
		const apart = await write(other, solo(ben));
		await write(one, solo(anna));
		await takeIn(one, other);
		await takeIn(other, one);
		const tables = [tableOn(one), tableOn(other)];
		for (const { table, balance } of tables) {
			await expect.poll(balance).toEqual([25, 25, 25, -75]);
			expect(table.state?.rows.map(({ place }) => place)).toEqual(
				tables[0]?.table.state?.rows.map(({ place }) => place)
			);
			expect(table.state?.apart.has(lastId(apart))).toBe(true);
		}
	});

	it('knows a void before what it strikes', async () => {
		const one = await atDevice();
		await write(one, ...fourMembers, openedEvening);
		const target = lastId(await write(one, solo(anna)));
		const other = await atDevice(undefined, new TestDevice(2));
		const { club, entries } = await one.store.readAll();
		await write(one, { kind: 'void', target });
		const struck = (await one.store.readAll()).entries.filter(({ kind }) => kind === 'void');
		valueOf(await other.store.take({ club, entries: struck }));
		valueOf(await other.store.take({ club, entries }));
		const { rows, balance } = tableOn(other);
		await expect.poll(rows).toEqual(['voided']);
		expect(balance()).toEqual([0, 0, 0, 0]);
	});
});
