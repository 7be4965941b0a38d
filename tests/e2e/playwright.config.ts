import { defineConfig } from '@playwright/test';
import { phone } from './support/phone.ts';
import { isWhole } from '../support/whole.ts';
import { WHOLE } from './support/whole.ts';

const LONGEST = 'whole-day.spec.ts';

// No server here: every test starts and stops its own (see support/test.ts).
export default defineConfig({
	testDir: '.',
	...(isWhole ? {} : { grepInvert: new RegExp(WHOLE.tag) }),
	outputDir: '../../test-results',
	fullyParallel: true,
	// More than the two cores of most machines: a story waits more than it computes.
	workers: 3,
	retries: 0,
	// A busy machine must fail nothing; the benchmark measures speed.
	timeout: 300_000,
	expect: { timeout: 30_000 },
	reporter: 'list',
	use: {
		...phone,
		// Beside each other stories share the cores: each picture of what moves would have to be drawn, and a page's helping
		// threads take the time from the story beside it. What is measured runs without this.
		contextOptions: { reducedMotion: 'reduce' },
		launchOptions: {
			...phone.launchOptions,
			args: [...phone.launchOptions.args, '--js-flags=--single-threaded']
		},
		actionTimeout: 30_000,
		screenshot: 'only-on-failure'
	},
	// The longest story first: begun with the last ones it would run on alone.
	projects: [
		{ name: 'day', testMatch: LONGEST },
		{ name: 'chromium', testIgnore: LONGEST }
	]
});
