import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BrowserSocket } from '../support/browser-socket.ts';
import { Chance } from './chance.ts';
import { Killable } from './killable.ts';
import { Room } from './room.ts';

// What a browser brings.
globalThis.WebSocket = BrowserSocket;

/** Milliseconds for which a world may take to come to rest. */
const REST = 60_000;

const wait = (milliseconds: number): Promise<void> =>
	new Promise((resolve) => setTimeout(resolve, milliseconds));

/** What became of one seed. */
export interface Outcome {
	readonly seed: number;
	readonly entries: number;
	/** Milliseconds until all phones held the same. */
	readonly rest: number;
	readonly faults: readonly string[];
}

/** Lives through several seeds at one relay, which is killed, wiped and set back meanwhile. What failed is kept in a folder. */
export async function liveThrough(
	seeds: readonly number[],
	seconds: number,
	folder: string
): Promise<readonly Outcome[]> {
	const relay = await Killable.start();
	const rooms = await Promise.all(seeds.map((seed) => Room.at(relay.port, seed)));
	try {
		const living = Promise.all(rooms.map((room) => room.live(1000 * seconds)));
		await harm(relay, new Chance(seeds[0] ?? 0), 1000 * seconds);
		await living;
		return await Promise.all(
			rooms.map(async (room) => {
				const begun = Date.now();
				const faults = await room.settle(REST);
				if (faults.length > 0) {
					mkdirSync(folder, { recursive: true });
					writeFileSync(join(folder, `seed-${room.seed}.json`), JSON.stringify(room.record, null, '\t'));
				}
				return { seed: room.seed, entries: room.acknowledged.size, rest: Date.now() - begun, faults };
			})
		);
	} finally {
		for (const room of rooms) room.end();
		await relay.end();
	}
}

/** What happens to the relay; at the end it stands. */
async function harm(relay: Killable, chance: Chance, milliseconds: number): Promise<void> {
	const end = Date.now() + milliseconds;
	for (let turn = 0; ; turn++) {
		await wait(chance.between(2000, 6000));
		if (Date.now() >= end) return;
		await relay.kill();
		if (turn === 0) relay.keepCopy();
		// Each world has its disk lost and set back once; the rest are plain kills.
		else if (turn === 1) relay.rollBack();
		else if (turn === 2) relay.wipe();
		else if (chance.next() < 0.3) relay.keepCopy();
		await wait(chance.between(0, 1500));
		await relay.start();
	}
}
