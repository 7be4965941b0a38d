import { parseArgs } from 'node:util';
import { BrowserSocket } from '../support/browser-socket.ts';
import { Clock } from './clock.ts';
import { MeasuredRelay, type Used } from './measured.ts';
import { joinRoom, type Room } from './phones.ts';

// How much one process carries: rooms of four phones who write, ever faster; then more phones than it takes. The phones are in this
// process and the relay in one of its own, so both cores of a small machine are busy, and times are longer than the relay's own.

const { values } = parseArgs({
	options: {
		rooms: { type: 'string', default: '1000' },
		/** Of each step. */
		seconds: { type: 'string', default: '30' },
		/** What each club has already: weeks that it played in, and entries of each (25 kB). */
		weeks: { type: 'string', default: '1' },
		entries: { type: 'string', default: '70' }
	}
});
const [rooms, seconds, weeks, entries] = [values.rooms, values.seconds, values.weeks, values.entries].map(
	Number
) as [number, number, number, number];
const PHONES = 4;
/** Seconds from one entry of a room to its next: three minutes is a game of Schafkopf. */
const STEPS = [180, 20, 5];
const TOGETHER = 20;
const MORE = 200;
globalThis.WebSocket = BrowserSocket;

const wait = (milliseconds: number): Promise<void> =>
	new Promise((resolve) => setTimeout(resolve, milliseconds));
const say = (what: string, told: string): void => console.log(`${what.padEnd(38)}${told}`);
const memoryOf = ({ memory, mapped }: Used): string =>
	`${Math.round((memory - mapped) / 1024 / 1024)} + ${Math.round(mapped / 1024 / 1024)} MB`;

const relay = await MeasuredRelay.start(rooms * PHONES);
const empty = await relay.used();
const clock = new Clock();
const all: Room[] = [];
const begun = performance.now();
while (all.length < rooms) {
	const joining = Array.from({ length: Math.min(TOGETHER, rooms - all.length) }, () =>
		joinRoom(relay.url, PHONES, { weeks, entries }, clock)
	);
	all.push(...(await Promise.all(joining)));
}
const joined = await relay.used();
const each = (1000 * (joined.seconds - empty.seconds)) / rooms / PHONES;
say(`${rooms} rooms of ${PHONES} joined`, `in ${Math.round((performance.now() - begun) / 1000)} s`);
say('memory + mapped, empty and then', `${memoryOf(empty)}, ${memoryOf(joined)}`);
say('processor for one phone', `${each.toFixed(1)} ms`);

let lost = 0;
for (const step of STEPS) await play(step);
const { polite, after } = await crowd();
say(`${MORE} more are told too-many`, `${polite}`);
say('one comes in when a room has gone', after === null ? 'no' : `after ${(after / 1000).toFixed(1)} s`);
say('memory + mapped at the end', memoryOf(await relay.used()));
for (const room of all) room.end();
await relay.stop();
process.exit(lost === 0 && polite === MORE && after !== null ? 0 : 1);

/** Lets each room write an entry every so many seconds. */
async function play(every: number): Promise<void> {
	const before = await relay.used();
	const [start, count] = [performance.now(), Math.round((rooms / every) * seconds)];
	for (let written = 0; written < count; await wait(2)) {
		const due = ((performance.now() - start) / 1000) * (rooms / every);
		for (; written < Math.min(due, count); written++) all[written % rooms]?.write();
	}
	const took = (performance.now() - start) / 1000;
	const used = await relay.used();
	await wait(2000);
	const [handed, stored] = [clock.spend(clock.handed), clock.spend(clock.stored)];
	lost += count * (PHONES - 1) - handed.count + (count - stored.count);
	say(
		`${(count / took).toFixed(1)} entries a second`,
		[
			`handed over ${handed.median} ms, p95 ${handed.p95} ms (${handed.count} of ${count * (PHONES - 1)})`,
			`stored ${stored.median} ms, p95 ${stored.p95} ms (${stored.count})`,
			`${Math.round((100 * (used.seconds - before.seconds)) / took)} % of a core`,
			memoryOf(used)
		].join('; ')
	);
}

/** Lets more phones knock than there is room for: what they are told, and how long one of them waits after a room has gone. */
async function crowd(): Promise<{ readonly polite: number; readonly after: number | null }> {
	const told = await Promise.all(Array.from({ length: MORE }, reason));
	let isIn = false;
	const coming = joinRoom(relay.url, 1, { weeks: 1, entries: 0 }, clock).then((room) => {
		isIn = true;
		return room;
	});
	await wait(1000);
	const wasOut = !isIn;
	const start = performance.now();
	all.pop()?.end();
	while (!isIn && performance.now() - start < 30_000) await wait(50);
	if (isIn) all.push(await coming);
	return {
		polite: told.filter((word) => word === 'too-many').length,
		after: wasOut && isIn ? performance.now() - start : null
	};
}

function reason(): Promise<string> {
	const socket = new BrowserSocket(relay.url);
	return new Promise((resolve) => socket.addEventListener('close', ({ reason: word }) => resolve(word)));
}
