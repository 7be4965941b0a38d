import 'fake-indexeddb/auto';
import { expect, it, vi } from 'vitest';
import type { AnyEntry, NewEntry } from '#lib/log/entry.ts';
import { receiptsAsZip } from '#lib/transfer/receipt-files.ts';
import { failCompleting } from '../../../../tests/support/broken-database.ts';
import { eventually } from '../../../../tests/support/eventually.ts';
import { atDevice, four, live, write } from '../../../../tests/support/live.svelte.ts';
import { valueOf } from '../../../../tests/support/stores.ts';
import { takeBack } from './club-places.ts';
import { Kasse } from './kasse.svelte.ts';
import { photosGoneText, Receipts, type Photo } from './receipts.svelte.ts';

// The photos of receipts and the log: what is acknowledged is there with its photo, and what is refused left nothing in the log.

const photo = (first: number): Photo => new Uint8Array([0xff, 0xd8, first]);
const bought = { date: '2026-11-20', amount: -1840, purpose: 'Kasten Bier' };

async function desk() {
	const at = await atDevice();
	await write(at, ...four.fourMembers);
	const kasse = live(() => at.session.of(Kasse));
	const receipts = live(() => at.session.of(Receipts));
	const bookings = async (): Promise<readonly AnyEntry[]> =>
		(await at.store.readClub()).filter(({ kind }) => kind === 'booking' || kind === 'receipt');
	return { ...at, kasse, receipts, bookings };
}

it('a booking and its receipts are one write, and the receipts name it', async () => {
	const { kasse, receipts } = await desk();
	const [booking, ...named] = valueOf(await kasse.book(bought, undefined, [photo(1), photo(2)]));
	expect(named).toMatchObject([
		{ kind: 'receipt', booking: booking?.id, bytes: 3 },
		{ kind: 'receipt', booking: booking?.id, bytes: 3 }
	]);
	await eventually(() => expect(receipts.countOf(booking?.id ?? '')).toBe(2));
	const blob = await receipts.picture(named[0]?.kind === 'receipt' ? named[0].picture : '');
	expect(new Uint8Array((await blob?.arrayBuffer()) ?? [])).toEqual(photo(1));
	expect(receipts.missing).toBe(0);
});

it('where the disk is full for the photo, nothing is booked', async () => {
	const { kasse, bookings } = await desk();
	const fault = failCompleting('QuotaExceededError');
	expect(await kasse.book(bought, undefined, [photo(1)])).toEqual({ ok: false, error: 'full' });
	fault.mend();
	expect([fault.hits, await bookings()]).toEqual([1, []]);
});

it('where it is full for the booking, no receipt is either, and a second try books once', async () => {
	const { store, kasse, bookings } = await desk();
	const append = vi.spyOn(store, 'append').mockImplementationOnce(async (entries) => {
		append.mockRestore();
		const fault = failCompleting('QuotaExceededError');
		const written = await store.append(entries);
		fault.mend();
		return written;
	});
	expect(await kasse.book(bought, undefined, [photo(1)])).toEqual({ ok: false, error: 'full' });
	expect(await bookings()).toEqual([]);
	valueOf(await kasse.book(bought, undefined, [photo(1)]));
	expect((await bookings()).map(({ kind }) => kind)).toEqual(['booking', 'receipt']);
});

it('a receipt is laid to an older booking, struck, and counted no more', async () => {
	const { session, kasse, receipts } = await desk();
	const [booking] = valueOf(await kasse.book(bought));
	if (!booking) throw new Error('no booking');
	const [receipt] = valueOf(await receipts.write([], [photo(1)], booking.id));
	await eventually(() => expect(receipts.countOf(booking.id)).toBe(1));
	valueOf(await takeBack(session, receipt ? [receipt.id] : []));
	await eventually(() => expect(receipts.countOf(booking.id)).toBe(0));
	expect(receipts.of(booking.id)).toMatchObject([{ struck: true }]);
});

it('of a file of photos those are taken that a receipt names, also a struck one, each once', async () => {
	const { session, kasse, receipts } = await desk();
	const other = await desk();
	const [booking, first, second] = valueOf(await kasse.book(bought, undefined, [photo(1), photo(2)]));
	if (!booking || !first || !second) throw new Error('no booking');
	const twice = receiptsAsZip([1, 2, 2, 9].map((of) => ({ booking: bought, jpeg: photo(of) })));
	valueOf(await takeBack(session, [second.id]));
	await write(other, ...[first, second].map(({ id: _, at: __, ...entry }) => entry as NewEntry));
	valueOf(await takeBack(other.session, [(await other.bookings()).at(-1)?.id ?? first.id]));
	await eventually(() => expect(other.receipts.count).toBe(1));
	const zip = new Blob([twice]);
	expect(await other.receipts.take(zip)).toEqual({ fresh: 2, known: 1, strange: 1, failed: 0 });
	expect(await other.receipts.take(zip)).toEqual({ fresh: 0, known: 3, strange: 1, failed: 0 });
	expect(await receipts.take(new Blob(['no zip']))).toBeNull();
});

it('of a file of photos is said for how many there is no room', async () => {
	const { kasse } = await desk();
	const other = await desk();
	const [, receipt] = valueOf(await kasse.book(bought, undefined, [photo(1)]));
	if (!receipt) throw new Error('no receipt');
	const { id: _, at: __, ...entry } = receipt;
	await write(other, entry as NewEntry);
	await eventually(() => expect(other.receipts.count).toBe(1));
	const fault = failCompleting('QuotaExceededError');
	const zip = new Blob([receiptsAsZip([{ booking: bought, jpeg: photo(1) }])]);
	expect(await other.receipts.take(zip)).toEqual({ fresh: 0, known: 0, strange: 0, failed: 1 });
	fault.mend();
});

it.each([
	[1, 'Nach 30 Tagen ist das Foto weg.'],
	[3, 'Nach 30 Tagen sind die Fotos weg.']
])('what becomes of %d struck photos is said in one or in many', (many, said) => {
	expect(photosGoneText(many)).toBe(said);
});
