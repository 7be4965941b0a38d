import { App } from '../e2e/support/app.ts';
import type { Found } from './driver.ts';
import { findFirefox } from './firefox.ts';
import { Screen } from './screen.ts';
import { NotHere, STORIES } from './stories.ts';
import { findWebKit } from './webkit.ts';

// The core stories in the browsers that `npm test` doesn't know, as far as they are installed.

const BROWSERS: readonly (readonly [name: string, found: () => Found])[] = [
	['Firefox', findFirefox],
	['WebKit', findWebKit]
];

/** `npm run test:browsers -- firefox Kasse` runs only what has these words in its name. */
const words = process.argv.slice(2).map((word) => word.toLowerCase());
const isWanted = (name: string): boolean => words.every((word) => name.toLowerCase().includes(word));

if (!BROWSERS.some(([browser]) => STORIES.some(({ name }) => isWanted(`${browser} ${name}`)))) {
	console.error(`No story has ${words.join(' and ')} in its name.`);
	process.exit(2);
}

let passed = 0;
let failed = 0;

/** Tells one story on its own server, and reports it in one line. */
async function tell(screen: Screen, { name, tell }: (typeof STORIES)[number]): Promise<void> {
	const start = performance.now();
	const app = await App.start();
	const { complaints } = screen.driver;
	let outcome = 'passed';
	try {
		await tell({ screen, app });
		if (complaints.length > 0) throw new Error(`the page complained: ${complaints.join('; ')}`);
		passed += 1;
	} catch (error) {
		const message = error instanceof Error ? error.message : String(error);
		if (error instanceof NotHere) outcome = `not here: ${message}`;
		else {
			failed += 1;
			outcome = `FAILED: ${message}`;
		}
	}
	complaints.length = 0;
	await app.end();
	const seconds = ((performance.now() - start) / 1000).toFixed(1);
	console.log(`${screen.driver.name} | ${name} | ${seconds} s | ${outcome}`);
}

for (const [browser, find] of BROWSERS) {
	const stories = STORIES.filter(({ name }) => isWanted(`${browser} ${name}`));
	if (stories.length === 0) continue;
	const found = find();
	if ('missing' in found) {
		console.log(`${browser}: not tried, ${found.missing}`);
		continue;
	}
	const driver = await found.start();
	console.log(`${browser}: found ${driver.name}`);
	try {
		for (const story of stories) await tell(new Screen(driver), story);
	} finally {
		await driver.end();
	}
}

if (passed + failed === 0) console.log('No browser here to try.');
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
