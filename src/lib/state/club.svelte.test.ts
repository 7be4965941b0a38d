import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { asId, type EveningId } from '#lib/base/ids.ts';
import { toCents } from '#lib/base/money.ts';
import type { NewEntry } from '#lib/log/entry.ts';
import { atDevice, four, live, shown, write } from '../../../tests/support/live.svelte.ts';
import { evening } from '../../../tests/support/stores.ts';
import { restorePlace, strikePlace, takeBack } from './club-places.ts';
import { Club, Evenings } from './club.svelte.ts';
import type { Session } from './session.svelte.ts';

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
});
