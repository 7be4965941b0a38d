import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/** What Chromium needs to run as root in a container and to send nothing over the network. */
export const launchArgs: readonly string[] = [
	'--no-sandbox',
	'--disable-gpu',
	'--disable-quic',
	'--no-first-run',
	'--disable-background-networking',
	'--disable-component-update',
	'--disable-sync'
];

const WITH_WINDOWS = ['chromium', 'chromium-browser', 'google-chrome'];
/** Without windows first: it draws the same and needs a third less of the processor. */
const SYSTEM_NAMES = ['chromium-headless-shell', ...WITH_WINDOWS];

/** An installed browser that lacks its libraries does not count. */
function starts(path: string): boolean {
	return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 30_000 }).status === 0;
}

function inSystem(names: readonly string[]): string[] {
	const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
	return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

function installed(names = SYSTEM_NAMES): string | undefined {
	return [chromium.executablePath(), ...inSystem(names)].find((path) => existsSync(path) && starts(path));
}

function run(command: string, ...args: string[]): boolean {
	console.log(`$ ${[command, ...args].join(' ')}`);
	return spawnSync(command, args, { stdio: 'inherit', timeout: 10 * 60_000 }).status === 0;
}

/** Ways to get a browser, each tried only after the one before did not bring one. */
const WAYS: readonly (() => boolean)[] = [
	() => run(process.execPath, 'node_modules/@playwright/test/cli.js', 'install', 'chromium'),
	// The whole browser brings the letters that it draws with.
	() =>
		isDebianRoot() &&
		run('apt-get', 'update') &&
		run('apt-get', 'install', '-y', 'chromium', 'chromium-headless-shell'),
	() => isDebianRoot() && run('apt-get', 'install', '-y', 'chromium')
];

const isDebianRoot = (): boolean => process.getuid?.() === 0 && existsSync('/etc/debian_version');

/**
 * The path of a Chromium that starts: `CHROMIUM_PATH`, Playwright's own, the system's, else one that it installs.
 * The answer is kept in `CHROMIUM_PATH`, so that processes started from here do not search again.
 */
export function findBrowser(): string {
	const named = process.env['CHROMIUM_PATH'];
	if (named) {
		if (!starts(named)) throw new Error(`CHROMIUM_PATH=${named} does not start.`);
		return named;
	}
	let found = installed();
	for (const way of WAYS) {
		if (found) break;
		if (way()) found = installed();
	}
	if (!found) {
		throw new Error(
			'No Chromium found. Run `npx playwright install --with-deps chromium`, or as root on Debian ' +
				'`apt-get install -y chromium`, or set CHROMIUM_PATH to one that is there.'
		);
	}
	process.env['CHROMIUM_PATH'] = found;
	return found;
}

/**
 * The same with windows, where there is one: without them, one update of the app in eight waits for the version it
 * replaces, though that is idle.
 */
export const findWholeBrowser = (): string => installed(WITH_WINDOWS) ?? findBrowser();
