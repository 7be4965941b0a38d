import { AtTable } from './at-table.ts';
import type { Ground, Outcome } from './fault.ts';
import { tearLog } from './profile.ts';
import { compare, hand, storedEvening, type TypedHand } from './written.ts';

/** Bytes that are cut off: part of a record's head, all of it, or part of its content. */
export const CUTS = [1, 3, 7, 12, 20, 33, 60] as const;

/**
 * A torn record at the end of Chromium's log: without the scratch database that the app opens at its start, what is written
 * behind it is deleted two starts later, with everything else. With `healing` off the app is kept from opening it.
 */
export async function tornLog(ground: Ground, bytes: number, healing = true): Promise<Outcome> {
	const { device } = ground;
	const wrong: string[] = [];
	let table = await AtTable.start(device);
	const before = [hand(0), hand(1), hand(2)];
	for (const [i, next] of before.entries()) await table.write(next, i + 1);
	// The torn record is a draft: the cut itself loses no game.
	await table.tapDeclarer(hand(3));
	await table.kept();
	await device.kill();
	tearLog(ground, bytes);

	if (!healing) await withoutHealing(ground);
	table = await table.again(device);
	await table.listed(before.length);
	const after: TypedHand[] = [];
	// The draft may have survived a small cut, or not.
	const typed = await table.typedAgain(hand(3));
	for (const i of [3, 4]) {
		if (i > 3 || !typed) await table.tapDeclarer(hand(i));
		await table.tapRest(hand(i));
		await table.saved(i + 1);
		after.push(hand(i));
	}
	await device.kill();

	for (const start of ['first', 'second']) {
		const page = await device.open('/');
		const stored = await storedEvening(page, table.evening).catch(() => ({ ids: [], games: [] }));
		wrong.push(...compare(`${bytes} bytes cut, ${start} start after it`, [...before, ...after], stored));
		await device.kill();
	}
	return { runs: 1, wrong };
}

/** Lets the app believe that it opened and deleted the scratch database. */
async function withoutHealing({ device }: Ground): Promise<void> {
	await device.open('about:blank');
	await device.context.addInitScript(() => {
		const open = indexedDB.open.bind(indexedDB);
		const remove = indexedDB.deleteDatabase.bind(indexedDB);
		const scratch = {
			request(): IDBOpenDBRequest {
				const request = { result: { close: () => undefined }, onsuccess: null as (() => void) | null };
				queueMicrotask(() => request.onsuccess?.());
				return request as unknown as IDBOpenDBRequest;
			}
		};
		indexedDB.open = (...args) => (args[0].endsWith('-rotate') ? scratch.request() : open(...args));
		indexedDB.deleteDatabase = (...args) =>
			args[0].endsWith('-rotate') ? scratch.request() : remove(...args);
	});
}
