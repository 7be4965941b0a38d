import { findBrowser } from '../support/browser.ts';
import { clock } from './clock.ts';
import { onNewDevice, type Ground, type Outcome } from './fault.ts';
import { fullDisk } from './full-disk.ts';
import { halfCopy, partTakenBack } from './half-copy.ts';
import { kill } from './kill.ts';
import { snapshot } from './snapshot.ts';
import { CUTS, tornLog } from './torn-log.ts';
import { twoTabs } from './two-tabs.ts';

interface Fault {
	readonly name: string;
	readonly attempts: readonly ((ground: Ground) => Promise<Outcome>)[];
	/** Only shows that the test can fail: what is lost here is no fault of the app. */
	readonly control?: boolean;
}

const FAULTS: readonly Fault[] = [
	{ name: 'SIGKILL, on one phone', attempts: [(ground) => kill(ground, 100)] },
	{ name: 'torn log', attempts: CUTS.map((bytes) => (ground) => tornLog(ground, bytes)) },
	{
		name: 'torn log, healing switched off',
		attempts: CUTS.map((bytes) => (ground) => tornLog(ground, bytes, false)),
		control: true
	},
	{ name: 'database wiped, copy offered', attempts: [(ground) => snapshot(ground, 10)] },
	{
		name: 'copy of 120 evenings interrupted',
		attempts: [
			(ground) => halfCopy(ground, 'killed at once'),
			(ground) => halfCopy(ground, 'left at once'),
			(ground) => halfCopy(ground, 'killed after 2 s'),
			...[1, 2, 3, 4].map(() => (ground: Ground) => halfCopy(ground, 'killed in mid-copy')),
			partTakenBack
		]
	},
	{ name: 'full disk', attempts: [fullDisk, fullDisk, fullDisk] },
	{ name: 'two tabs at once', attempts: [(ground) => twoTabs(ground, 50, 20)] },
	{ name: 'clock jumps', attempts: [clock] }
];

interface Line {
	readonly name: string;
	readonly runs: number;
	readonly wrong: readonly string[];
	readonly control: boolean;
}

async function attemptAll({ name, attempts, control = false }: Fault): Promise<Line> {
	let runs = 0;
	const wrong: string[] = [];
	for (const attempt of attempts) {
		try {
			const outcome = await onNewDevice(attempt);
			runs += outcome.runs;
			if (outcome.remark) console.log(`  ${outcome.remark}`);
			// One attempt counts once, however much of it went wrong.
			if (outcome.wrong.length > 0) wrong.push(outcome.wrong.join('; '));
		} catch (error) {
			runs += 1;
			wrong.push(error instanceof Error ? error.message : String(error));
		}
	}
	return { name, runs, wrong, control };
}

const row = (name: string, runs: string, lost: string): string =>
	`${name.padEnd(34)} | ${runs.padStart(5)} | ${lost}`;

/** `npm run faults -- torn` runs only those with that word in their name. */
const [wanted = ''] = process.argv.slice(2);
const chosen = FAULTS.filter(({ name }) => name.includes(wanted));
if (chosen.length === 0) {
	console.error(`No fault has ${wanted} in its name.`);
	process.exit(2);
}
const lines: Line[] = [];
console.log(`${findBrowser()}\n`);
for (const fault of chosen) {
	const start = performance.now();
	const line = await attemptAll(fault);
	console.log(`${line.name}: ${line.runs} runs in ${((performance.now() - start) / 1000).toFixed(0)} s`);
	for (const text of line.wrong) console.log(`  ${line.control ? 'as it should be' : 'WRONG'}: ${text}`);
	lines.push(line);
}

console.log(`\n${row('fault', 'runs', 'lost/failed')}`);
for (const { name, runs, wrong, control } of lines) {
	const remark = control
		? ` (information: ${wrong.length > 0 ? 'the test can fail' : 'nothing to heal here'})`
		: '';
	console.log(row(name, String(runs), `${wrong.length}${remark}`));
}
process.exitCode = lines.some(({ wrong, control }) => !control && wrong.length > 0) ? 1 : 0;
