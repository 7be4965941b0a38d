import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { TRIALS, type Trial } from './trials.ts';

// Tries every command of the README for a moment on a fresh clone of what is committed, and says which held.

/** What the README's tables and lines name as `npm start`, `npm test`, `npm run …`. */
const named = new Set(
	[...readFileSync('README.md', 'utf8').matchAll(/npm (?:run (?:-s )?)?([a-z:]+)/g)].map(
		([, name]) => name ?? ''
	)
);
/** Of the longest trial, a fresh installation and build among it, on a busy machine. */
const PATIENCE = 1_200_000;

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
const inClone = (path: string): string => resolve(clone, inOut(path));

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

async function unanswered(address: string, { answers = {} }: Trial): Promise<string | null> {
	for (const [path, wanted] of Object.entries(answers)) {
		const answer = await fetch(address + path);
		const text = await answer.text();
		const [line = ''] = text.split('\n');
		if (!answer.ok || !wanted.test(text)) return `${path} answers ${answer.status}: ${line}`;
	}
	return null;
}

function unwritten({ writes = {} }: Trial): string | null {
	for (const [path, wanted] of Object.entries(writes)) {
		const file = inClone(path);
		// Pictures, too: as latin1 every byte is a character.
		if (!existsSync(file) || !wanted.test(readFileSync(file, 'latin1'))) return `did not write ${path}`;
	}
	return null;
}

function run(name: string, trial: Trial): Promise<string | null> {
	const { env = {}, input, given = {}, says, answers, exits = [0] } = trial;
	for (const [path, text] of Object.entries(given)) writeFileSync(inClone(path), text);
	const child = spawn('npm', command(name, trial), {
		cwd: clone,
		detached: true,
		env: {
			...environment,
			...Object.fromEntries(Object.entries(env).map(([key, text]) => [key, inOut(text)]))
		},
		stdio: [input ? openSync(inClone(input), 'r') : 'ignore', 'pipe', 'pipe']
	});
	let said = '';
	let isLate = false;
	let served: Promise<string | null> | undefined;
	return new Promise((resolve) => {
		const late = setTimeout(() => {
			isLate = true;
			end(child, 'SIGKILL');
		}, PATIENCE);
		const hear = (chunk: Buffer): void => {
			said += chunk.toString();
			const address = answers && says.exec(said)?.[1];
			if (address === undefined || served) return;
			served = unanswered(address, trial).catch(String);
			void served.then(() => end(child, 'SIGTERM'));
		};
		child.stdout?.on('data', hear);
		child.stderr?.on('data', hear);
		child.on('close', (code) => {
			clearTimeout(late);
			const told = `exit ${code}: ${said.trim().split('\n').slice(-5).join(' / ')}`;
			if (isLate) return resolve(`took too long, ${told}`);
			if (served) return void served.then(resolve);
			const held = !answers && says.test(said) && code !== null && exits.includes(code);
			resolve(held ? unwritten(trial) : told);
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

const asked = process.argv.slice(2);
const all = [...new Set([...named, ...Object.keys(TRIALS)])];
const unknown = asked.filter((name) => !all.includes(name));
if (unknown.length > 0) {
	console.error(`The README names no command ${unknown.join(', ')}.`);
	process.exitCode = 2;
} else {
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
