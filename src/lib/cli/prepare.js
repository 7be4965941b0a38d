// Runs before anything is installed: plain JS on Node alone.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { exit } from 'node:process';
import { contentName } from './content.js';

const LOCK_STAMP = 'node_modules/.lock-sha256';
const CONTENT_STAMP = 'build/.content';

/** @param {string} stamp @param {string} wanted */
const fits = (stamp, wanted) => existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted;

/** @param {string} what @param {string[]} args */
function node(what, args) {
	console.log(what);
	const { status, error } = spawnSync(process.execPath, args, { stdio: 'inherit' });
	if (error) throw error;
	if (status !== 0) exit(status ?? 1);
}

function install() {
	const wanted = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
	if (fits(LOCK_STAMP, wanted)) return;
	// Within `npm run` its own program is known; called by hand it has to stand on the PATH.
	const npm = process.env['npm_execpath'];
	const args = ['ci', '--include=dev'];
	if (npm?.endsWith('.js')) {
		node('Installiere die Abhängigkeiten …', [npm, ...args]);
	} else {
		console.log('Installiere die Abhängigkeiten …');
		const { status, error } = spawnSync('npm', args, { stdio: 'inherit' });
		if (error) throw error;
		if (status !== 0) exit(status ?? 1);
	}
	writeFileSync(LOCK_STAMP, wanted);
}

function build() {
	const wanted = contentName();
	if (fits(CONTENT_STAMP, wanted)) return;
	node('Baue die App …', ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn']);
	writeFileSync(CONTENT_STAMP, wanted);
}

install();
if (process.argv.includes('--build')) build();
if (!existsSync('.svelte-kit/tsconfig.json')) {
	node('Schreibe die erzeugten Typen …', ['node_modules/@sveltejs/kit/svelte-kit.js', 'sync']);
}
