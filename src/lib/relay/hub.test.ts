import { expect, it } from 'vitest';
import { CHAIN_START, START_MARK, type StoredPage } from './chain.ts';
import { Hub } from './hub.ts';
import type { RelayStore } from './store.ts';

const PAGE: StoredPage = { start: CHAIN_START, next: CHAIN_START, bytes: Buffer.alloc(0), isTail: true };

/** A store of which only reading is asked, and how often it was. */
function storeOf(): { readonly store: RelayStore; asked: number } {
	const counted = {
		asked: 0,
		store: {
			read: async () => {
				counted.asked += 1;
				await new Promise((resolve) => setTimeout(resolve, 5));
				return PAGE;
			}
		} as unknown as RelayStore
	};
	return counted;
}

it('reads once for all who want the same page, and anew after news', async () => {
	const counted = storeOf();
	const hub = new Hub(counted.store, 1);
	const reads = [hub.read('a', START_MARK), hub.read('a', START_MARK), hub.read('b', START_MARK)];
	expect(counted.asked).toBe(2);
	// What was begun before may lack what came.
	hub.tell('a');
	reads.push(hub.read('a', START_MARK));
	expect(counted.asked).toBe(3);
	await Promise.all(reads);
	await hub.read('a', START_MARK);
	expect(counted.asked).toBe(4);
});

it('wakes those of a room alone, also for news between a reading and the wait', async () => {
	const hub = new Hub(storeOf().store, 1);
	const [one, other] = [hub.enter('a'), hub.enter('b')];
	let isWoken = false;
	void other.stirred().then(() => (isWoken = true));
	one.reset();
	hub.tell('a');
	expect(await one.stirred()).toBe(true);
	expect(isWoken).toBe(false);
	one.leave();
	other.leave();
	expect([await one.stirred(), hub.rooms]).toEqual([false, []]);
});
