import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BrowserSocket } from '../support/browser-socket.ts';
import { Chance } from './chance.ts';
import { newDisk, type Disk } from './disks.ts';
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
	/** How often a relay was killed, and a phone's line cut. */
	readonly kills: number;
	readonly cuts: number;
	/** Milliseconds until all phones held the same. */
	readonly rest: number;
	readonly faults: readonly string[];
}

export interface World {
	/** Milliseconds that it goes on. */
	readonly time: number;
	/** Processes that share its rooms; more than one need PostgreSQL and Redis. */
	readonly processes: number;
	/** Real browsers among a seed's four phones. */
	readonly browsers: number;
	/** Where what is known of a failed seed is kept. */
	readonly folder: string;
}

/** Lives through several seeds at one relay, whose processes are killed and whose rooms are wiped and set back meanwhile. */
export async function liveThrough(
	seeds: readonly number[],
	{ time, processes, browsers, folder }: World
): Promise<readonly Outcome[]> {
	const disk = await newDisk(process.env['DATABASE_URL']);
	const relays = await Promise.all(
		Array.from({ length: processes }, () => Killable.start(disk, browsers > 0))
	);
	const ports = relays.map(({ port }) => port);
	const rooms = await Promise.all(seeds.map((seed) => Room.at(ports, seed, browsers)));
	try {
		const living = Promise.all(rooms.map((room) => room.live(time)));
		const kills = await harm(relays, disk, new Chance(seeds[0] ?? 0), time);
		await living;
		return await Promise.all(rooms.map(async (room) => ({ ...(await rest(room, folder)), kills })));
	} finally {
		for (const room of rooms) await room.end();
		for (const relay of relays) await relay.kill();
		await disk.end();
	}
}

/** Lets a room come to rest; if it does not come to what it should, what is known of it is kept. */
async function rest(room: Room, folder: string): Promise<Omit<Outcome, 'kills'>> {
	const begun = Date.now();
	const faults = await room.settle(REST);
	const { seed, cuts } = room;
	const outcome = { seed, cuts, entries: room.acknowledged.size, rest: Date.now() - begun, faults };
	if (faults.length === 0) return outcome;
	const kept = join(folder, `seed-${seed}`);
	mkdirSync(kept, { recursive: true });
	writeFileSync(join(kept, 'record.json'), JSON.stringify(await room.record(), null, '\t'));
	await room.end(kept);
	return outcome;
}

/** What happens to the relay; at the end all its processes stand. Resolves to how many were killed. */
async function harm(relays: readonly Killable[], disk: Disk, chance: Chance, time: number): Promise<number> {
	const end = Date.now() + time;
	let kills = 0;
	for (let turn = 0; ; turn++) {
		await wait(chance.between(2000, 6000));
		if (Date.now() >= end) return kills;
		// Each world has its disk lost and set back once; the rest are kills of one process.
		const killed = turn < 3 ? relays : [chance.pick(relays)];
		for (const relay of killed) await relay.kill();
		kills += killed.length;
		if (turn === 0) await disk.keepCopy();
		else if (turn === 1) await disk.rollBack();
		else if (turn === 2) await disk.wipe();
		await wait(chance.between(0, 1500));
		await Promise.all(killed.map((relay) => relay.start()));
	}
}
