import { defineConfig } from '@playwright/test';
import { phone } from './support/phone.ts';

// No server here: every test starts its own, so that it can stop it (see support/test.ts).
export default defineConfig({
	testDir: '.',
	outputDir: '../../test-results',
	fullyParallel: true,
	workers: 2,
	retries: 0,
	reporter: 'list',
	use: { ...phone, screenshot: 'only-on-failure' },
	projects: [{ name: 'chromium' }]
});
