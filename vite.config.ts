import { sveltekit } from '@sveltejs/kit/vite';
import { configDefaults, defineConfig } from 'vitest/config';

export default defineConfig({
	plugins: [sveltekit()],
	build: { target: 'es2022' },
	test: {
		expect: { requireAssertions: true },
		environment: 'node',
		include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
		// Stories run in a browser, by another runner.
		exclude: [...configDefaults.exclude, 'tests/e2e/**']
	}
});
