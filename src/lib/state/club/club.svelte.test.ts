import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { asId, type EveningId } from '#lib/base/ids.ts';
import { toCents } from '#lib/base/money.ts';
import type { AnyEntry, EveningEntry, NewEntry } from '#lib/log/entry.ts';
import { standing } from '#lib/log/standing.ts';
import { entry } from '../../../../tests/support/entries.ts';
import { atDevice, four, live, shown, write } from '../../../../tests/support/live.svelte.ts';
import { evening } from '../../../../tests/support/stores.ts';
import { restorePlace, strikePlace, takeBack } from './club-places.ts';
import { Club } from './club.svelte.ts';
import { championshipNow, Evenings } from './evenings.svelte.ts';
import type { Session } from '../session.svelte.ts';

const { anna, ben, carl, dora, fourMembers, openedEvening } = four;

const names = (session: Session): readonly string[] => session.of(Club).byName.map((member) => member.shown);

describe('the club', () => {
	it('knows nobody before the database has answered, then everybody by name', async () => {
		const device = await atDevice();
		const { session } = device;
		await write(device, ...fourMembers, { kind: 'club', name: 'Die Zocker' });
		const now = shown(() => [session.of(Club).loaded, session.of(Club).name, names(session)]);
		await expect.poll(now).toEqual([true, 'Die Zocker', ['anna', 'ben', 'carl', 'dora']]);
		expect([session.of(Club).nameOf(anna), session.of(Club).nameOf(asId('egon'))]).toEqual(['anna', '?']);
	});

	it('follows what is written, struck and brought back', async () => {
		const device = await atDevice();
		const { session } = device;
		const now = shown(
			() => session.of(Club).log.places.filter(({ entry }) => entry?.kind === 'booking').length
		);
		const booking: NewEntry = {
			kind: 'booking',
			date: '2026-11-20',
			amount: toCents(500),
			purpose: 'Spende'
		};
		const [booked] = await write(device, booking);
		const { id } = booked as NonNullable<typeof booked>;
		await expect.poll(now).toBe(1);
		expect(await strikePlace(session, id)).toMatchObject({ ok: true });
		await expect.poll(now).toBe(0);
		const back = await restorePlace(session, id);
		await expect.poll(now).toBe(1);
		await takeBack(session, back.ok ? back.value.map((entry) => entry.id) : []);
		await expect.poll(now).toBe(0);
	});

	it('refuses to take back what is not there, and writes nothing', async () => {
		const { store, session } = await atDevice();
		expect(await takeBack(session, [])).toEqual({ ok: false, error: 'lost' });
		expect(await strikePlace(session, asId('nothing'))).toEqual({ ok: false, error: 'lost' });
		expect(await store.isEmpty()).toBe(true);
	});
});

/** An evening of this day, open or closed. */
const eveningOn = (date: string, more: readonly NewEntry[] = []): readonly NewEntry[] => {
	const of = { evening: asId<EveningId>(date) };
	return [
		{ ...openedEvening, ...of, date } as NewEntry,
		...more.map((entry) => ({ ...entry, ...of }) as NewEntry)
	];
};
const close: NewEntry = { kind: 'close', evening };
const solo: NewEntry = {
	kind: 'game',
	...{ evening, game: { contract: 'solo', suit: 'herz', declarer: anna, won: true, deckel: [] } as never }
};

describe('the evenings', () => {
	it('of a new club are known at once: none', async () => {
		const { session } = await atDevice();
		const evenings = live(() => new Evenings(session));
		const now = shown(() => [evenings.loaded, evenings.last, evenings.hasMore]);
		await expect.poll(now).toEqual([true, undefined, false]);
	});

	it('stand newest first, open ones apart, and more of them on demand', async () => {
		const device = await atDevice();
		const { session } = device;
		const days = Array.from({ length: 14 }, (_, i) => `2026-10-${String(10 + i)}`);
		await write(device, ...fourMembers);
		for (const day of days) await write(device, ...eveningOn(day, day === '2026-10-23' ? [solo] : [close]));
		const evenings = live(() => new Evenings(session));
		const dates = shown(() => [evenings.open, evenings.past].map((some) => some.map(({ date }) => date)));
		await expect.poll(() => dates()[0]).toEqual(['2026-10-23']);
		expect(dates()[1]).toEqual(days.slice(2, -1).toReversed());
		expect(evenings.hasMore).toBe(true);
		expect(evenings.lastTable?.balance.get(anna)).toBeGreaterThan(0);
		evenings.reach('2026-10-15', 'allgaeu');
		expect(dates()[1]).toHaveLength(11);
		evenings.reach('2026-10-10', 'allgaeu');
		await expect.poll(() => dates()[1]).toHaveLength(13);
		expect(evenings.hasMore).toBe(false);
	});

	it('of a championship and those that seat nobody any more are not the last table', async () => {
		const device = await atDevice();
		const { session } = device;
		const partie = { ...openedEvening, championship: 'zm', partie: 1, table: 1, occasion: 'meisterschaft' };
		await write(device, ...fourMembers, ...eveningOn('2026-10-10', [close]), partie as NewEntry);
		const evenings = live(() => new Evenings(session));
		const now = shown(() => [evenings.last?.date, evenings.lastTable?.date]);
		await expect.poll(now).toEqual(['2026-11-20', '2026-10-10']);
		expect(evenings.lastTable?.seats).toEqual([anna, ben, carl, dora]);
	});

	it('of a championship that is not here stand among the open ones: its list came alone', async () => {
		const device = await atDevice();
		const { session } = device;
		const partie = { ...openedEvening, championship: 'zm', partie: 1, table: 1, occasion: 'meisterschaft' };
		await write(device, ...fourMembers, partie as NewEntry);
		const evenings = live(() => new Evenings(session));
		const open = shown(() => evenings.open.map(({ date }) => date));
		await expect.poll(open).toEqual(['2026-11-20']);
		const zm = { kind: 'championship', championship: 'zm', year: 2026, system: 'zockmeisterschaft' };
		await write(device, { ...zm, players: [anna, ben, carl, dora], numbers: {}, plan: [] } as never);
		await expect.poll(open).toEqual([]);
	});
});

describe('a championship', () => {
	const NOON = '2026-11-22T12:00:00+01:00';
	const BEFORE = '2026-11-15T12:00:00+01:00';
	const written = (id: string, at: string, kind: string, fields: object): AnyEntry =>
		({ ...entry(id, kind, { ...fields }), at }) as AnyEntry;
	const setUp = (id: string, at: string, numbers: object = { anna: 1 }, plan: object = []): AnyEntry =>
		written(id, at, 'championship', { championship: id, year: 2026, numbers, players: ['anna'], plan });
	const LATER = '2026-11-22T12:30:00+01:00';
	const list = (
		championship: string,
		at: string,
		place = { partie: 1, table: 1 }
	): { opening: EveningEntry; closed: boolean } => ({
		opening: written('9', at, 'evening', { championship, ...place }) as EveningEntry,
		closed: false
	});
	/** At noon, so many hours later. */
	const now = (
		entries: readonly AnyEntry[],
		lists: readonly { opening: EveningEntry; closed: boolean }[] = [],
		hours = 1
	): string | undefined =>
		championshipNow(standing(entries), lists, Date.parse(NOON) + hours * 3_600_000)?.championship;

	it('is played when its numbers are drawn and something of it was written within two days', () => {
		expect(now([setUp('a', NOON)])).toBe('a');
		expect(now([setUp('a', NOON)], [], 47)).toBe('a');
		expect(now([setUp('a', NOON)], [], 49)).toBeUndefined();
		expect(now([setUp('a', NOON, {})])).toBeUndefined();
		expect(now([])).toBeUndefined();
	});

	it('is played on a phone whose clock is two days ahead, too, as long as something of it is left to play', () => {
		const plan = [[[1]]];
		const list1 = list('a', NOON);
		expect(now([setUp('a', NOON, { anna: 1 }, plan)], [list1], 48 + 6)).toBe('a');
		expect(now([setUp('a', NOON, { anna: 1 }, plan)], [list1], 97)).toBeUndefined();
		expect(now([setUp('a', NOON, { anna: 1 }, plan)], [{ ...list1, closed: true }], 49)).toBeUndefined();
	});

	it('is played on a day when a list or seats are written, though it was drawn a week before', () => {
		expect(now([setUp('a', BEFORE)])).toBeUndefined();
		expect(now([setUp('a', BEFORE)], [list('a', NOON)])).toBe('a');
		const seats = written('b', NOON, 'draw', { championship: 'a', what: 'seats', result: [] });
		expect(now([setUp('a', BEFORE), seats])).toBe('a');
		expect(now([setUp('a', BEFORE), setUp('c', BEFORE)], [list('a', NOON)])).toBe('a');
	});

	it('is played on, between its Partien too, when the next one is set up, until that one opens a table', () => {
		const plan = [[[1]], [[1], [1]]];
		const both = [setUp('a', BEFORE, { anna: 1 }, plan), setUp('b', NOON)];
		const open = list('a', NOON);
		expect(now(both, [open])).toBe('a');
		expect(now(both, [{ ...open, closed: true }])).toBe('a');
		const last = [1, 2].map((table) => ({ ...list('a', NOON, { partie: 2, table }), closed: true }));
		expect(now(both, [open, ...last.slice(1)])).toBe('a');
		// All of its last Partie is closed.
		expect(now(both, last)).toBe('b');
		expect(now(both, [open, list('b', LATER)])).toBe('b');
		// A table that was left open long ago is none.
		expect(now(both, [list('a', BEFORE)])).toBe('b');
	});
});
