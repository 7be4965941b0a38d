import { readFileSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { frames, newRoom } from '../support/relay-clients.ts';
import { MeasuredRelay } from './measured.ts';
import { Phone } from './phone.ts';
import { Pulse } from './pulse.ts';

// How much one process carries: rooms of two phones that are there, write, come back after a restart, and fetch a whole history. The
// phones are in this process and the relay in one of its own, so both cores of a small machine are busy, and times are longer
// than the relay's own.

const { values } = parseArgs({
	options: {
		rooms: { type: 'string', default: '5000' },
		/** For which they write. */
		seconds: { type: 'string', default: '30' },
		/** Rows a second; of each room one at most. */
		rows: { type: 'string', default: '60' },
		/** Phones that fetch 1 MB each. */
		catching: { type: 'string', default: '200' }
	}
});
const [asked, seconds, rows, catching] = [values.rooms, values.seconds, values.rows, values.catching].map(
	Number
) as [number, number, number, number];

/** Phones of a room, and streams of each. */
const [PHONES, STREAMS] = [2, 2];
/** Rooms that are made at once. */
const TOGETHER = 20;
const MB = 1_000_000;
/** Phones that share a history which they fetch. */
const SHARED = 4;
/** Files that a process needs beside its streams. */
const SPARE = 400;
const BOUNDS = { memory: 600, stored: 150, level: 20, health: 250 } as const;

const wait = (milliseconds: number): Promise<void> =>
	new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Files that a process of this machine may have open. */
function mostFiles(): number {
	try {
		const [, , hard] =
			/^Max open files\s+(\d+)\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? [];
		return Number(hard) || Infinity;
	} catch {
		return Infinity;
	}
}

let missed = 0;
function say(what: string, figure: number, unit: string, most: number | null, also = ''): void {
	const isMissed = most !== null && !(figure <= most);
	if (isMissed) missed += 1;
	const bound = most === null ? '' : `≤ ${most} ${unit}`;
	const shown = `${Number.isInteger(figure) ? figure : figure.toFixed(1)} ${unit}`;
	console.log(
		`${what.padEnd(44)}${shown.padStart(12)}  ${bound.padEnd(12)}${isMissed ? 'NO ' : '   '}${also}`
	);
}

const fits = Math.floor((mostFiles() - SPARE - catching) / PHONES / STREAMS);
const rooms = Math.min(asked, fits);
if (rooms < asked)
	console.log(`A process may have ${mostFiles()} files open here: ${rooms} rooms instead of ${asked}.`);

class Room {
	readonly phones: readonly Phone[];
	/** When the row was written that the others have not got yet. */
	#begun = NaN;

	constructor(port: number, number: number, got: (took: number) => void) {
		const { room, writer } = newRoom();
		const from = `127.0.0.${1 + (number % 8)}`;
		this.phones = Array.from(
			{ length: PHONES },
			() => new Phone({ port, from, claim: writer }, room, () => got(performance.now() - this.#begun))
		);
	}

	async begin(): Promise<void> {
		await this.phones[0]?.write();
		for (const phone of this.phones) phone.live();
		while (!this.isLevel) await wait(20);
	}

	/** Milliseconds until it was stored. */
	async write(): Promise<number> {
		this.#begun = performance.now();
		await this.phones[0]?.write();
		return performance.now() - this.#begun;
	}

	get isLevel(): boolean {
		return this.phones.every(({ isLevel, at }) => isLevel && at === this.phones[0]?.at);
	}
}

const relay = new MeasuredRelay();
await relay.start();
const empty = await relay.used();
const got: number[] = [];
const all = Array.from({ length: rooms }, (_, i) => new Room(relay.port, i, (took) => got.push(took)));
let begun = performance.now();
for (let from = 0; from < rooms; from += TOGETHER)
	await Promise.all(all.slice(from, from + TOGETHER).map((room) => room.begin()));
const joined = (performance.now() - begun) / 1000;
await wait(3000);
const used = await relay.used();
const phones = rooms * PHONES;
say(`${rooms} rooms of ${PHONES} phones joined in`, joined, 's', null);
say('processor for one phone', (1000 * (used.seconds - empty.seconds)) / phones, 'ms', null);
const inMB = (bytes: number): number => Math.round(bytes / 1024 / 1024);
say('memory', inMB(used.memory), 'MB', BOUNDS.memory, `empty ${inMB(empty.memory)} MB`);
await write();
await restart();
await catchUp();
for (const room of all) for (const phone of room.phones) phone.end();
await relay.end();
process.exit(missed > 0 ? 1 : 0);

/** The value that so many of them do not exceed. */
function within(times: number[], share: number): number {
	const sorted = times.sort((a, b) => a - b);
	return Math.round(sorted[Math.floor(share * sorted.length)] ?? NaN);
}

async function write(): Promise<void> {
	const before = await relay.used();
	const rate = Math.min(rows, rooms);
	const count = Math.round(rate * seconds);
	const stored: Promise<number>[] = [];
	got.length = 0;
	const start = performance.now();
	for (let written = 0; written < count; await wait(2)) {
		const due = Math.min(count, ((performance.now() - start) / 1000) * rate);
		for (; written < due; written++) stored.push((all[(written * 7) % rooms] as Room).write());
	}
	const took = (performance.now() - start) / 1000;
	const times = (await Promise.allSettled(stored)).flatMap((one) =>
		one.status === 'fulfilled' ? one.value : []
	);
	await wait(1000);
	const { seconds: busy } = await relay.used();
	const share = Math.round((100 * (busy - before.seconds)) / took);
	say(
		`${(count / took).toFixed(0)} rows a second stored, p95`,
		within(times, 0.95),
		'ms',
		BOUNDS.stored,
		`median ${within(times, 0.5)} ms; ${share} % of a core`
	);
	say('rows that were not stored', count - times.length, '', 0);
	say('handed over to both phones, p95', within(got, 0.95), 'ms', null, `${got.length} of ${count * PHONES}`);
}

/** Killed, and begun again at once. */
async function restart(): Promise<void> {
	begun = performance.now();
	await relay.kill();
	for (const { phones } of all) for (const phone of phones) phone.isLevel = false;
	await relay.start();
	const up = (performance.now() - begun) / 1000;
	while (!all.every(({ isLevel }) => isLevel) && performance.now() - begun < 120_000) await wait(100);
	const level = (performance.now() - begun) / 1000;
	say(
		`all ${phones} phones level after it is back`,
		level - up,
		's',
		BOUNDS.level,
		`which took ${up.toFixed(1)} s since it was killed`
	);
	await wait(5000);
	say('memory after that', inMB((await relay.used()).memory), 'MB', BOUNDS.memory);
}

async function catchUp(): Promise<void> {
	const readers: Phone[] = [];
	for (let i = 0; i < catching; i += SHARED) {
		const { room, writer } = newRoom();
		const peer = { port: relay.port, from: '127.0.0.9', claim: writer };
		const author = new Phone(peer, room);
		for (let written = 0; written < MB; await author.catchUp()) {
			const body = frames(...Array.from({ length: 500 }, () => randomBytes(350)));
			await author.write(body);
			written += body.length;
		}
		for (let j = i; j < Math.min(i + SHARED, catching); j++) readers.push(new Phone(peer, room));
	}
	const pulse = await Pulse.of(relay.port);
	begun = performance.now();
	const bytes = await Promise.all(readers.map((phone) => phone.catchUp()));
	const took = (performance.now() - begun) / 1000;
	const worst = Math.round(await pulse.worst());
	pulse.end();
	say(`${catching} phones caught up ${(Math.min(...bytes) / MB).toFixed(1)} MB each in`, took, 's', null);
	say('GET /relay/health meanwhile, longest', worst, 'ms', BOUNDS.health);
}
