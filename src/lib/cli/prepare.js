// Runs before anything is installed: plain JS on Node alone.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { exit } from 'node:process';
import { contentName } from './build/content.js';

const LOCK_STAMP = 'node_modules/.lock-sha256';
const CONTENT_STAMP = 'build/.content';

/** @param {string} stamp @param {string} wanted */
const fits = (stamp, wanted) => existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted;

/** @param {string} what @param {string} command @param {string[]} args */
function run(what, command, args) {
	console.error(what);
	// Standard output belongs to the command that this prepares.
	const { status, error } = spawnSync(command, args, { stdio: ['inherit', 2, 2] });
	if (error) throw error;
	if (status !== 0) exit(status ?? 1);
}

function install() {
	const wanted = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
	if (fits(LOCK_STAMP, wanted)) return;
	// `npm run` says where npm is. Called by hand, npm has to be on the PATH.
	const own = process.env['npm_execpath'];
	const [command, ...first] = own?.endsWith('.js') ? [process.execPath, own] : ['npm'];
	run('Installiere die Abhängigkeiten …', command ?? 'npm', [...first, 'ci', '--include=dev']);
	writeFileSync(LOCK_STAMP, wanted);
}

function build() {
	const wanted = contentName();
	if (fits(CONTENT_STAMP, wanted)) return;
	run('Baue die App …', process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn']);
	writeFileSync(CONTENT_STAMP, wanted);
}

install();
// What svelte-check wrote of a component that is gone would be checked, too.
rmSync('.svelte-kit/.svelte-check', { recursive: true, force: true });
if (process.argv.includes('--build')) build();
if (!existsSync('.svelte-kit/tsconfig.json')) {
	run('Schreibe die erzeugten Typen …', process.execPath, [
		'node_modules/@sveltejs/kit/svelte-kit.js',
		'sync'
	]);
}
