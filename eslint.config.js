import js from '@eslint/js';
import compat from 'eslint-plugin-compat';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default ts.config(
	{ ignores: ['.svelte-kit/', 'build/', 'node_modules/', 'test-results/'] },
	js.configs.recommended,
	...ts.configs.strict,
	...svelte.configs.recommended,
	{
		languageOptions: { globals: { ...globals.browser, ...globals.node } },
		rules: {
			// TypeScript answers this better.
			'no-undef': 'off',
			'@typescript-eslint/switch-exhaustiveness-check': 'off',
			'@typescript-eslint/consistent-type-imports': 'error',
			'@typescript-eslint/no-unused-vars': [
				'error',
				{ argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true }
			]
		}
	},
	{
		// What runs in a browser keeps to what the oldest of package.json's list knows; JavaScript's own, tsconfig's `lib` holds.
		...compat.configs['flat/recommended'],
		files: ['src/**/*.ts', 'src/**/*.svelte'],
		ignores: ['src/lib/cli/**', '**/*.test.ts'],
		settings: {
			lintAllEsApis: true,
			// Looked for before it is used: without it the screen goes dark, and nothing else.
			polyfills: ['navigator.wakeLock']
		}
	},
	{
		files: ['**/*.svelte', '**/*.svelte.ts'],
		languageOptions: {
			parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig }
		}
	}
);
