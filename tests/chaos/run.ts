import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { liveThrough, type Outcome } from './world.ts';

const { values } = parseArgs({
	options: {
		/** A hundred, or ten with browsers. */
		seeds: { type: 'string' },
		first: { type: 'string', default: '1' },
		seconds: { type: 'string', default: '30' },
		/** Real browsers among a seed's four phones. */
		browsers: { type: 'string', default: '0' },
		/** Seeds that share a relay and its fate: ten, or two with browsers. */
		together: { type: 'string' },
		/** Processes of a relay; more than one share rooms in DATABASE_URL. */
		processes: { type: 'string', default: '1' }
	}
});
const [first, seconds, browsers, processes] = [
	...[values.first, values.seconds],
	...[values.browsers, values.processes]
].map(Number) as [number, number, number, number];
const seeds = Number(values.seeds ?? (browsers > 0 ? 10 : 100));
const together = Number(values.together ?? (browsers > 0 ? 2 : 10));
if (processes > 1 && !process.env['DATABASE_URL']) throw new Error('several processes need DATABASE_URL');
const world = { time: 1000 * seconds, processes, browsers, folder: 'test-results/chaos' };

let failed = 0;
const outcomes: Outcome[] = [];
for (let from = first; from < first + seeds; from += together) {
	const here = Array.from({ length: Math.min(together, first + seeds - from) }, (_, i) => from + i);
	for (const outcome of await liveThrough(here, world)) {
		const { seed, entries, kills, cuts, thrown, rest, faults } = outcome;
		outcomes.push(outcome);
		if (faults.length > 0) failed += 1;
		console.log(
			`seed ${seed}: ${entries} entries, ${kills} kills, ${cuts} cuts, ${thrown} phones thrown away, level after ${rest} ms${faults.length > 0 ? `; ${faults.join('; ')}` : ''}`
		);
	}
}
const sum = (of: 'entries' | 'kills' | 'cuts' | 'thrown'): number =>
	outcomes.reduce((all, one) => all + one[of], 0);
const rests = outcomes.map(({ rest }) => rest).sort((a, b) => a - b);
console.log(
	`${seeds - failed} of ${seeds} seeds came to the same after ${sum('entries')} entries, ${sum('kills')} kills, ${sum('cuts')} cuts and ${sum('thrown')} phones thrown away; median ${rests[rests.length >> 1]} ms, longest ${rests.at(-1)} ms`
);
if (failed > 0) console.log(`What is known of the others lies in ${resolve(world.folder)}.`);
process.exitCode = failed > 0 ? 1 : 0;
