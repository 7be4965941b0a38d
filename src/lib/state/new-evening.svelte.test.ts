import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { asId, type MemberId } from '#lib/base/ids.ts';
import { toCents } from '#lib/base/money.ts';
import type { NewEntry } from '#lib/log/entry.ts';
import { BOOKS } from '#lib/rules/books/index.ts';
import { SAUKOPF_ID } from '#lib/rules/vocabulary.ts';
import { atDevice, four, live, shown, write } from '../../../tests/support/live.svelte.ts';
import { AT } from '../../../tests/support/entries.ts';
import { valueOf } from '../../../tests/support/stores.ts';
import { Club } from './club/club.svelte.ts';
import { Evenings } from './club/evenings.svelte.ts';
import {
	type EveningPlan,
	fitsAgain,
	isFineRate,
	newMember,
	openEvening,
	rateAsked,
	sameTable,
	stockAfter
} from './table/new-evening.ts';

const { anna, ben, carl, dora, fourMembers, openedEvening } = four;

const plan: EveningPlan = {
	date: '2026-11-20',
	occasion: 'abend',
	rulebook: 'allgaeu',
	seats: [anna, ben, carl, dora],
	dealer: dora
};

describe('a new evening', () => {
	it('is written with its newcomers in one go, before anybody sits down', async () => {
		const { store, told, session } = await atDevice();
		const egon = newMember(session, 'Egon');
		const evening = valueOf(
			await openEvening(session, { ...plan, seats: [anna, ben, carl, egon.member] }, [egon])
		);
		const [member, opening] = (await store.readAll()).entries;
		expect(member).toMatchObject({ kind: 'member', member: egon.member, name: 'Egon' });
		expect(opening).toMatchObject({ kind: 'evening', evening, seats: [anna, ben, carl, egon.member] });
		expect(told).toHaveLength(1);
	});

	it('that can not be written leaves nobody behind', async () => {
		const { store, session } = await atDevice();
		store.append = () => Promise.resolve({ ok: false, error: 'full' });
		expect(await openEvening(session, plan, [newMember(session, 'Egon')])).toEqual({
			ok: false,
			error: 'full'
		});
		expect(await store.isEmpty()).toBe(true);
	});

	it('like the last one has its seats, its dealer, its rate and the Stock that is left (§8.1)', async () => {
		const device = await atDevice();
		const { session } = device;
		await write(device, ...fourMembers, { ...openedEvening, stock: 150 } as NewEntry);
		const evenings = live(() => new Evenings(session));
		const last = shown(() => evenings.last);
		await expect.poll(() => last()?.date).toBe('2026-11-20');
		const table = last();
		if (!table) throw new Error('no evening');
		// Today is the day of the device's clock.
		expect(sameTable(session, table, evenings.stockOn('2026-11-20', 'allgaeu'))).toEqual({
			...plan,
			date: AT.slice(0, 10),
			stock: 150
		});
		expect(sameTable(session, table, toCents(0))).not.toHaveProperty('stock');
		expect(evenings.stockOn('2026-11-19', 'allgaeu')).toBe(0);
	});

	it('like the last one asks whom the book seats today, and brings no Stock of money among points', async () => {
		const device = await atDevice();
		const { session } = device;
		const edition = (rulebook: string, base: string, changes: object): NewEntry =>
			({ kind: 'rulebook', rulebook, base, name: 'Haus', changes }) as NewEntry;
		await write(device, ...fourMembers, edition('haus', 'muenchen', {}), {
			...openedEvening,
			rulebook: 'haus',
			stock: 400
		} as NewEntry);
		const evenings = live(() => new Evenings(session));
		const last = shown(() => evenings.last);
		const table = () => {
			const opened = last();
			if (!opened) throw new Error('no evening');
			return opened;
		};
		await expect.poll(() => last()?.book.name).toBe('Haus');
		expect([fitsAgain(session, table()), stockAfter(session, table())]).toEqual([true, 'muenchen']);
		// Six may sit at a table (allgaeu §7.2), seven may not.
		const more = ['emil', 'fritz', 'gusti'].map((name) => asId<MemberId>(name));
		const seated = (many: number) => ({ ...table(), seats: [...plan.seats, ...more.slice(0, many)] });
		expect([fitsAgain(session, seated(2)), fitsAgain(session, seated(3))]).toEqual([true, false]);
		await write(device, edition('haus-2', 'haus', { unit: { points: true } }));
		await expect.poll(() => stockAfter(session, table())).toBe('muenchen (Punkte)');
		expect(fitsAgain(session, table())).toBe(true);
		await write(device, edition('haus-3', 'haus', { kurz: { source: 'Vereinsregel', dritt: true } }));
		await expect.poll(() => fitsAgain(session, table())).toBe(false);
	});

	it('asks for somebody else where a player has left', async () => {
		const device = await atDevice();
		const { session } = device;
		await write(device, ...fourMembers);
		const present = shown(() => session.of(Club).present);
		await expect.poll(present).toHaveLength(4);
		expect(session.of(Club).goneFrom(plan)).toEqual([]);
		await write(device, { kind: 'member', member: carl, name: 'carl', left: '2026-11-01' });
		await expect.poll(present).toHaveLength(3);
		expect(session.of(Club).goneFrom(plan)).toEqual([carl]);
		expect(session.of(Club).goneText([carl])).toBe('carl ist nicht mehr dabei.');
		expect(session.of(Club).goneText([carl, dora])).toBe('carl und dora sind nicht mehr dabei.');
	});
});

describe('what a unit is worth', () => {
	it('is asked only where the rules leave it to the table', async () => {
		const { session } = await atDevice();
		const asked = [...BOOKS.values()].map((book) => [book.id, rateAsked(session, book.id, book)?.of ?? null]);
		expect(asked).toEqual([...BOOKS.values()].map(({ id, unit }) => [id, unit.agreed ? 'unit' : null]));
		expect(rateAsked(session, SAUKOPF_ID, null)).toEqual({ of: 'point', least: 0, usual: 0 });
		expect(rateAsked(session, 'unknown', null)).toBeNull();
	});

	it.each([
		[null, false],
		[0, false],
		[1, true],
		[2.5, false],
		[10_000, true],
		[10_001, false]
	])('%s cents: %s', (rate, fine) => {
		expect(isFineRate(rate, { of: 'unit', least: 1, usual: 10 })).toBe(fine);
	});
});
