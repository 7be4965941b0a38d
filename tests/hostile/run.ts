import { parseArgs } from 'node:util';
import { Pulse } from '../load/pulse.ts';
import { FLOODS } from './floods.ts';
import { Honest } from './honest.ts';
import { KEYS } from './keys.ts';
import { crawl, MALFORMED } from './malformed.ts';
import { RANDOM } from './random.ts';
import { READERS } from './readers.ts';
import { Target, wait, type Attack, type Outcome } from './target.ts';

// Everything that somebody may try who wants to do harm, against one relay as it is started by hand, while two honest phones write
// and its health is asked all the time. The marks are those of the attacks that a former relay did not withstand.

const { values } = parseArgs({
	options: {
		/** A tenth of everything. */
		brief: { type: 'boolean', default: false },
		/** Only those whose names contain this. */
		only: { type: 'string', default: '' }
	}
});
const share = values.brief ? 0.1 : 1;

/** Milliseconds for the health, and for an entry from one honest phone to the other. */
const BOUNDS = { health: 1000, honest: 10_000 } as const;
/** MB that a process may keep of an attack, and milliseconds until it has to be back there. */
const KEPT = { memory: 120, within: 60_000 } as const;
const CRAWLING = 200;
const CRAWL = 'slow requests: a letter a second, half a body and no more';

const isAsked = (name: string): boolean => name.includes(values.only);

const target = await Target.start();
const honest = await Honest.at(target.port);
const pulse = await Pulse.of(target.port);
await target.room(4);
await wait(2000);
const before = target.memory;
honest.worst();
await pulse.worst();
let failed = 0;

/** Waits until the memory of the process is near where it was; what is wrong if it stays. */
async function remembered(): Promise<string | null> {
	const end = Date.now() + KEPT.within;
	while (target.memory > before + KEPT.memory && Date.now() < end) await wait(200);
	const memory = Math.round(target.memory);
	return memory > before + KEPT.memory ? `${memory} MB a minute later` : null;
}

async function attack(name: string, run: () => Promise<Outcome>): Promise<void> {
	if (!isAsked(name)) return;
	target.move();
	let most = 0;
	const looking = setInterval(() => (most = Math.max(most, target.memory)), 100);
	const begun = performance.now();
	const { count, fault } = await run().catch((error: Error) => ({ count: 0, fault: error.message }));
	clearInterval(looking);
	const took = (performance.now() - begun) / 1000;
	const [health, slowest] = [Math.round(await pulse.worst()), Math.round(honest.worst())];
	const found =
		(target.lives ? fault : 'the process has ended') ??
		(health > BOUNDS.health ? 'health' : slowest > BOUNDS.honest ? 'honest phones wait' : await remembered());
	if (found !== null) failed += 1;
	console.log(
		`${name.padEnd(84)}${String(count).padStart(6)}  ${took.toFixed(1).padStart(5)} s  health ${String(health).padStart(4)} ms  honest ${String(slowest).padStart(5)} ms  ${String(Math.round(most)).padStart(4)} MB  ${found === null ? 'held' : `FAILED: ${found}`}`
	);
}

const start = performance.now();
target.move();
const crawled = isAsked(CRAWL) ? await crawl(target, CRAWLING) : async () => null;
const attackAll = async (attacks: readonly Attack[]): Promise<void> => {
	for (const { name, run } of attacks) await attack(name, () => run(target, share));
};
await attackAll([...KEYS, ...MALFORMED, ...RANDOM, ...FLOODS]);
await attack(CRAWL, async () => ({ count: CRAWLING, fault: await crawled() }));
await attackAll(READERS);
const wrong = await honest.end();
if (wrong !== null) failed += 1;
pulse.end();
await target.end();
console.log(
	`${failed === 0 ? 'All of it held' : `${failed} did not hold`} in ${((performance.now() - start) / 1000).toFixed(0)} s, over ${honest.exchanged} entries of an honest pair${wrong === null ? '' : `, and ${wrong}`}; memory ${Math.round(before)} MB before.`
);
process.exit(failed > 0 ? 1 : 0);
