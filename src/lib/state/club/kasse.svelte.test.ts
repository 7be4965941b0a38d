import 'fake-indexeddb/auto';
import { describe, expect, it, vi } from 'vitest';
import { toCents } from '#lib/base/money.ts';
import type { NewEntry } from '#lib/log/entry.ts';
import { Accountant, type KasseAnswer } from '#lib/workers/kasse-answer.ts';
import {
	type AtDevice,
	atDevice,
	FakeWorker,
	four,
	lastId,
	live,
	shown,
	write
} from '../../../../tests/support/live.svelte.ts';
import { evening } from '../../../../tests/support/stores.ts';
import { takeBack } from './club-places.ts';
import { ClubRelay } from '../relay/relay.svelte.ts';
import { Kasse } from './kasse.svelte.ts';

const { anna, ben, carl, dora, fourMembers, openedEvening } = four;

/** Anna and Ben win a Rufspiel with a Deckel: 10 × 2 = 20 from each of the others (§4.1, §4.4). */
const closed: readonly NewEntry[] = [
	...fourMembers,
	openedEvening,
	{
		...{ kind: 'game', evening },
		game: { contract: 'rufspiel', suit: 'eichel', declarer: anna, partner: ben, won: true, deckel: [anna] }
	},
	{ kind: 'close', evening }
];

/** The Kasse with a worker that has counted everything written so far. */
async function counted({ session, store }: AtDevice) {
	const worker = new FakeWorker<KasseAnswer>();
	const accountant = new Accountant();
	const kasse = live(() => new Kasse(session, () => worker));
	kasse.open();
	/** Gives the worker what was written. */
	const count = async (): Promise<void> => {
		const evenings = [{ evening, entries: await store.readGroup(evening) }];
		const accounts = accountant.take({ club: await store.readClub(), evenings } as never);
		worker.says({ kind: 'accounts', accounts, whole: true });
	};
	const now = shown(() => [kasse.ledger?.balance, kasse.cash?.open]);
	await count();
	return { kasse, worker, count, now };
}

describe('the Kasse', () => {
	it('is known once its worker has counted, and says so when it breaks', async () => {
		const device = await atDevice();
		await write(device, ...closed);
		const { kasse, worker, now } = await counted(device);
		expect(worker.asked).toHaveLength(1);
		await expect.poll(now).toEqual([40, 40]);
		expect(kasse.yearIn(2026)?.end).toBe(40);
		worker.breaks();
		expect(kasse.broken).toBe(true);
		kasse.open();
		expect([kasse.broken, worker.ended, worker.asked.length]).toEqual([false, true, 2]);
	});

	it('ticks a payment off once, however often it is tapped before that is seen', async () => {
		const device = await atDevice();
		await write(device, ...closed);
		const { kasse, count, now } = await counted(device);
		await expect.poll(now).toEqual([40, 40]);
		const dues = kasse.owed;
		expect(dues.map(({ member, open }) => [member, open])).toEqual([
			[carl, 20],
			[dora, 20]
		]);
		const first = kasse.settle(dues);
		expect(await kasse.settle(dues)).toBeNull();
		// It is written, but not acknowledged before the worker has seen it.
		await expect
			.poll(async () => (await device.store.readGroup(evening)).filter(({ kind }) => kind === 'paid').length)
			.toBe(2);
		await count();
		const paid = await first;
		expect(paid).toMatchObject({ ok: true, value: [{ kind: 'paid' }, { kind: 'paid' }] });
		await expect.poll(now).toEqual([40, 0]);
		const back = Promise.all((paid?.ok ? paid.value : []).map(({ id }) => kasse.strike(id)));
		await expect
			.poll(async () => (await device.store.readGroup(evening)).filter(({ kind }) => kind === 'void').length)
			.toBe(2);
		await count();
		expect(await back).toMatchObject([{ ok: true }, { ok: true }]);
		await expect.poll(now).toEqual([40, 40]);
	});

	it('strikes a payment whole, however often it was corrected', async () => {
		const device = await atDevice();
		const asked = { date: '2026-11-20', purpose: 'Strafe', amount: 300 };
		await write(device, ...closed);
		const levy = lastId(await write(device, { kind: 'levy', ...asked, member: dora }));
		const { kasse } = await counted(device);
		const payment = { kind: 'booking', ...asked, levy } as const;
		const first = lastId(await write(device, payment));
		await write(device, { ...payment, amount: 200, replaces: first });
		const open = shown(() => kasse.levies.map((levy) => [levy.paid, levy.open]));
		await expect.poll(open).toEqual([[200, 100]]);
		void kasse.strike(first);
		await expect.poll(open).toEqual([[0, 300]]);
	});

	it('shows a member’s own phone nobody else’s open money, on none of its screens', async () => {
		const device = await atDevice();
		await write(device, ...closed, {
			...{ kind: 'levy', date: '2026-11-20', purpose: 'Strafe', amount: 300 },
			member: dora
		});
		vi.stubGlobal('localStorage', { setItem: () => {}, removeItem: () => {} });
		const relay = device.session.of(ClubRelay);
		relay.learn(device.store.name, JSON.stringify({ may: 'read', whose: carl }));
		const { kasse, now } = await counted(device);
		await expect.poll(now).toEqual([40, 40]);
		const members = (): readonly (readonly [string, number])[] => [
			...kasse.owed.map(({ member, open }) => [member, open] as const),
			...kasse.dues.flatMap(({ dues }) => dues.map(({ member, open }) => [member, open] as const)),
			...kasse.dues.map(({ open }) => ['together', open] as const),
			...(kasse.duesOf(evening)?.dues ?? []).map(({ member, open }) => [member, open] as const)
		];
		expect(members()).toEqual([
			[carl, 20],
			[carl, 20],
			['together', 20],
			[carl, 20]
		]);
		expect(kasse.levies).toEqual([]);
		// The same phone as a reader's, and as one that writes.
		for (const joining of [{ may: 'read' }, { may: 'write', whose: carl }]) {
			relay.learn(device.store.name, JSON.stringify(joining));
			expect(new Set(kasse.owed.map(({ member }) => member))).toEqual(new Set([carl, dora]));
			expect(kasse.levies).toHaveLength(1);
		}
	});

	it('books, corrects and closes a year with what it comes to', async () => {
		const device = await atDevice();
		const { session } = device;
		await write(device, ...closed);
		const { kasse, now } = await counted(device);
		await expect.poll(now).toEqual([40, 40]);
		const gift = { date: '2026-11-21', amount: toCents(5000), purpose: 'Spende' };
		const booked = await kasse.book(gift);
		await expect.poll(() => now()[0]).toBe(5040);
		const [first] = booked.ok ? booked.value : [];
		await kasse.book({ ...gift, amount: toCents(500) }, first?.id);
		await expect.poll(() => now()[0]).toBe(540);
		const year = kasse.yearIn(2026);
		const signed = year && (await kasse.closeYear(year));
		await expect.poll(() => kasse.yearIn(2026)?.closing).toMatchObject({ moved: 0 });
		await takeBack(session, signed?.ok ? signed.value.map(({ id }) => id) : []);
		await expect.poll(() => kasse.yearIn(2026)?.closing).toBeFalsy();
	});
});
