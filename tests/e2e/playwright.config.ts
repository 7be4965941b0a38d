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
	use: { ...phone, actionTimeout: 30_000, screenshot: 'only-on-failure' },
	// The longest story first: begun with the last ones it would run on alone.
	projects: [
		{ name: 'day', testMatch: LONGEST },
		{ name: 'chromium', testIgnore: LONGEST }
	]
});
