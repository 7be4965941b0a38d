import { sveltekit } from '@sveltejs/kit/vite';
import { configDefaults, defineConfig } from 'vitest/config';

export default defineConfig({
	plugins: [sveltekit()],
	// The same library without what browsers of ten years ago needed; its main entry is written for those.
	resolve: { alias: [{ find: /^dexie$/, replacement: 'dexie/dist/modern/dexie.mjs' }] },
	build: { target: 'es2022' },
	test: {
		expect: { requireAssertions: true },
		environment: 'node',
		include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
		// Stories run in a browser, by another runner.
		exclude: [...configDefaults.exclude, 'tests/e2e/**']
	}
});
