import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Chance } from './chance.ts';
import { newDisk } from './disks.ts';
import { Harm } from './harm.ts';
import { Killable } from './killable.ts';
import { Room } from './room.ts';

/** Milliseconds for which a world may take to come to rest. */
const REST = 180_000;

/** What became of one seed. */
export interface Outcome {
	readonly seed: number;
	readonly entries: number;
	/** How often a relay was killed, and a phone's line cut. */
	readonly kills: number;
	readonly cuts: number;
	/** How many phones were thrown away once they had handed over everything. */
	readonly thrown: number;
	/** Milliseconds until all phones held the same. */
	readonly rest: number;
	readonly faults: readonly string[];
}

export interface World {
	/** Milliseconds that it goes on. */
	readonly time: number;
	/** Processes that share its rooms; more than one need PostgreSQL. */
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
		Array.from({ length: processes }, () => Killable.start(disk.env, browsers > 0))
	);
	const ports = relays.map(({ port }) => port);
	const rooms = await Promise.all(seeds.map((seed) => Room.at(ports, seed, browsers)));
	try {
		const living = Promise.all(rooms.map((room) => room.live(time)));
		const kills = await new Harm(relays, disk, rooms, new Chance(seeds[0] ?? 0)).go(time);
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
	const { seed, cuts, thrown } = room;
	const outcome = { seed, cuts, thrown, entries: room.acknowledged.size, rest: Date.now() - begun, faults };
	if (faults.length === 0) return outcome;
	const kept = join(folder, `seed-${seed}`);
	mkdirSync(kept, { recursive: true });
	writeFileSync(join(kept, 'record.json'), JSON.stringify(await room.record(), null, '\t'));
	await room.end(kept);
	return outcome;
}
