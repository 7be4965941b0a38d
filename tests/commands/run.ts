import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { TRIALS, type Trial } from './trials.ts';

// Tries every command of the README for a moment on a fresh clone of what is committed, and says which held.

/** What the README's tables and lines name as `npm start`, `npm test`, `npm run …`. */
const named = new Set(
	[...readFileSync('README.md', 'utf8').matchAll(/npm (?:run (?:-s )?)?([a-z:]+)/g)].map(
		([, name]) => name ?? ''
	)
);
/** Of the longest trial, a fresh installation and build among it. */
const PATIENCE = 600_000;

interface Held {
	readonly seconds: number;
	/** Null where it held. */
	readonly fault: string | null;
}

const folder = mkdtempSync(join(tmpdir(), 'schafkopf-commands-'));
const [clone, out] = [join(folder, 'clone'), join(folder, 'out')];
/** As in a shell of its own: nothing of the command that runs this is found. */
const environment = Object.fromEntries(
	Object.entries(process.env).filter(([key]) => !key.toLowerCase().startsWith('npm_'))
);
environment['PATH'] = (process.env['PATH'] ?? '')
	.split(delimiter)
	.filter((path) => !path.includes('node_modules'))
	.join(delimiter);
const inOut = (text: string): string => text.replaceAll('$OUT', out);

function command(name: string, { args = [] }: Trial): string[] {
	const quiet = name === 'abrechnung' || name === 'sitzplan' ? ['-s'] : [];
	return ['run', ...quiet, name, ...(args.length > 0 ? ['--', ...args.map(inOut)] : [])];
}

/** Ends a command and whatever it began. */
function end(child: ChildProcess, signal: NodeJS.Signals): void {
	try {
		if (child.pid !== undefined) process.kill(-child.pid, signal);
	} catch {
		// It has ended by itself.
	}
}

async function answers(address: string): Promise<string | null> {
	const { status } = await fetch(address);
	return status < 500 ? null : `its address answers ${status}`;
}

function run(name: string, trial: Trial): Promise<string | null> {
	const { env = {}, input, says, exit = 0 } = trial;
	const child = spawn('npm', command(name, trial), {
		cwd: clone,
		detached: true,
		env: {
			...process.env,
			...Object.fromEntries(Object.entries(env).map(([key, text]) => [key, inOut(text)]))
		},
		stdio: [input ? openSync(join(clone, input), 'r') : 'ignore', 'pipe', 'pipe']
	});
	let said = '';
	let served: Promise<string | null> | undefined;
	return new Promise((resolve) => {
		const late = setTimeout(() => end(child, 'SIGKILL'), PATIENCE);
		const hear = (chunk: Buffer): void => {
			said += chunk.toString();
			const [, address] = says.exec(said) ?? [];
			if (address === undefined || served) return;
			served = answers(address).catch(String);
			void served.then(() => end(child, 'SIGTERM'));
		};
		child.stdout?.on('data', hear);
		child.stderr?.on('data', hear);
		child.on('close', (code) => {
			clearTimeout(late);
			if (served) return void served.then(resolve);
			const held = says.test(said) && (exit === 'any' || code === exit);
			if (code === null) said += ' (took too long)';
			resolve(held ? null : `exit ${code}: ${said.trim().split('\n').slice(-5).join(' / ')}`);
		});
	});
}

async function tryAll(name: string): Promise<Held> {
	const start = performance.now();
	let fault: string | null = null;
	for (const trial of TRIALS[name] ?? []) {
		const found = await run(name, trial);
		if (found !== null) fault ??= `${(trial.args ?? []).join(' ')} ${found}`.trim();
	}
	return { seconds: (performance.now() - start) / 1000, fault };
}

const asked = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const all = [...new Set([...named, ...Object.keys(TRIALS)])];
if (process.argv.includes('--list')) console.log(all.join('\n'));
else {
	spawnSync('git', ['clone', '--quiet', '.', clone], { stdio: 'inherit' });
	const faults: string[] = [];
	for (const name of all.filter((one) => asked.length === 0 || asked.includes(one))) {
		const known = named.has(name) && TRIALS[name] !== undefined;
		const { seconds, fault } = known
			? await tryAll(name)
			: { seconds: 0, fault: TRIALS[name] ? 'the README does not name it' : 'nobody tries it' };
		if (fault !== null) faults.push(name);
		console.log(`${name.padEnd(14)} ${seconds.toFixed(0).padStart(4)} s  ${fault ?? 'held'}`);
	}
	console.log(faults.length > 0 ? `Did not hold: ${faults.join(', ')}` : 'All of them held.');
	process.exitCode = faults.length > 0 ? 1 : 0;
}
rmSync(folder, { recursive: true, force: true });
