import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { constants, setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from './browser.ts';
import { add, check, fromPlaywright, fromVitest, nothing, ofRunner, type Counts } from './counts.ts';

const reports = mkdtempSync(join(tmpdir(), 'schafkopf-reports-'));
const vitestReport = join(reports, 'vitest.json');
const playwrightReport = join(reports, 'playwright.json');

/** A few tests of each step: whether they run at all. */
const brief = process.argv.includes('--brief');
/** Everything there is, at its full length, beside what shows most of it in a few minutes. */
const whole = process.argv.includes('--whole') && !brief;
const FULL = whole ? { WHOLE: 'all' } : {};

const { PRIORITY_NORMAL, PRIORITY_BELOW_NORMAL } = constants.priority;

/**
 * Runs a program of the installed packages, its output where ours goes; resolves to whether it ended well. Beside the stories,
 * which wait more than they compute but not for ever, it takes what they leave of the cores.
 */
function run(
	command: string,
	args: readonly string[],
	env: NodeJS.ProcessEnv = {},
	priority: number = PRIORITY_BELOW_NORMAL
): Promise<boolean> {
	return new Promise((resolve, reject) => {
		const child = spawn(join('node_modules/.bin', command), args, {
			stdio: 'inherit',
			env: { ...process.env, ...env },
			shell: process.platform === 'win32'
		});
		if (child.pid !== undefined) setPriority(child.pid, priority);
		child.on('error', reject);
		child.on('close', (code) => resolve(code === 0));
	});
}

function browser(): Counts {
	console.log(findBrowser());
	return nothing;
}

async function types(): Promise<Counts> {
	const synced = await run('svelte-kit', ['sync']);
	return check(synced && (await run('svelte-check', ['--tsgo', '--fail-on-warnings'])));
}

async function unit(): Promise<Counts> {
	const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`];
	const ok = await run(
		'vitest',
		['run', '--allowOnly=false', ...reporters, ...(brief ? ['src/lib/base'] : [])],
		FULL
	);
	return ofRunner(ok, vitestReport, fromVitest);
}

async function stories(): Promise<Counts> {
	if (!process.env['CHROMIUM_PATH']) throw new Error('No browser, see above.');
	const config = ['--config', 'tests/e2e/playwright.config.ts', '--forbid-only', '--retries=0'];
	const ok = await run(
		'playwright',
		['test', ...config, '--reporter=list,json', ...(brief ? ['thrown-in'] : [])],
		{
			PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport,
			...FULL
		},
		PRIORITY_NORMAL
	);
	return ofRunner(ok, playwrightReport, fromPlaywright);
}

/** One of the trials that are commands of their own. */
const trial =
	(name: string, ...args: readonly string[]) =>
	async (): Promise<Counts> =>
		check(await run('tsx', [`tests/${name}/run.ts`, ...args]));

type Step = readonly [name: string, step: () => Counts | Promise<Counts>];

const TRIALS: readonly Step[] = [
	['chaos', trial('chaos', '--seeds', '10')],
	['chaos with browsers', trial('chaos', '--browsers', '2', '--seeds', '2')],
	['faults', trial('faults')],
	['hostile', trial('hostile')],
	['crawl', trial('crawl')]
];

/** One group after the other; the steps of a group share the cores. */
const groups: readonly (readonly Step[])[] = [
	[['browser', browser]],
	[
		['types', types],
		['lint', async () => check((await run('oxlint', ['--deny-warnings'])) && (await run('eslint', ['.'])))],
		['format', async () => check(await run('oxfmt', ['--check']))],
		['unit tests', unit],
		['browser tests', stories]
	],
	...(whole ? TRIALS.map((step): readonly Step[] => [step]) : [])
];

const start = performance.now();
let total = nothing;
const lines: string[] = [];

async function take([name, step]: Step): Promise<void> {
	console.log(`\n== ${name}`);
	const start = performance.now();
	let counts: Counts;
	try {
		counts = await step();
	} catch (error) {
		console.error(error);
		counts = check(false);
	}
	total = add(total, counts);
	const seconds = ((performance.now() - start) / 1000).toFixed(1);
	const line = `== ${name}: ${counts.passed} passed, ${counts.failed} failed, ${seconds} s`;
	lines.push(line);
	console.log(line);
}

for (const group of groups) await Promise.all(group.map(take));
rmSync(reports, { recursive: true });

const minutes = ((performance.now() - start) / 60_000).toFixed(1);
// Last, so that it is read where only the end of all this is kept.
for (const fault of total.faults) console.log(`\nfailed: ${fault}`);
console.log(
	`\n${lines.join('\n')}\n== all: ${minutes} min\n\n${total.passed} passed, ${total.failed} failed`
);
process.exitCode = total.failed > 0 ? 1 : 0;
