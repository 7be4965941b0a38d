import { parseArgs } from 'node:util';
import { liveThrough } from './world.ts';

const { values } = parseArgs({
	options: {
		seeds: { type: 'string', default: '100' },
		first: { type: 'string', default: '1' },
		seconds: { type: 'string', default: '30' },
		/** Seeds that share a relay and its fate. */
		together: { type: 'string', default: '10' },
		/** Processes of a relay; more than one share rooms in DATABASE_URL over REDIS_URL. */
		processes: { type: 'string', default: '1' }
	}
});
const [seeds, first, seconds, together, processes] = [
	...[values.seeds, values.first, values.seconds],
	...[values.together, values.processes]
].map(Number) as [number, number, number, number, number];
if (processes > 1 && !(process.env['DATABASE_URL'] && process.env['REDIS_URL']))
	throw new Error('several processes need DATABASE_URL and REDIS_URL');
const world = { time: 1000 * seconds, processes, folder: 'test-results/chaos' };

let failed = 0;
const rests: number[] = [];
for (let from = first; from < first + seeds; from += together) {
	const here = Array.from({ length: Math.min(together, first + seeds - from) }, (_, i) => from + i);
	for (const { seed, entries, rest, faults } of await liveThrough(here, world)) {
		rests.push(rest);
		if (faults.length > 0) failed += 1;
		console.log(
			`seed ${seed}: ${entries} entries, level after ${rest} ms${faults.length > 0 ? `; ${faults.join('; ')}` : ''}`
		);
	}
}
rests.sort((a, b) => a - b);
const median = rests[rests.length >> 1];
console.log(
	`${seeds - failed} of ${seeds} seeds came to the same; median ${median} ms, longest ${rests.at(-1)} ms`
);
if (failed > 0) console.log(`What is known of the others lies in ${world.folder}.`);
process.exitCode = failed > 0 ? 1 : 0;
