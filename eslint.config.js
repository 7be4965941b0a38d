import js from '@eslint/js';
import compat from 'eslint-plugin-compat';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

/** Components and live objects, whose plugin knows Svelte; everything else is oxlint's (.oxlintrc.json), which is ten times as fast. */
export default ts.config(
	{ ignores: ['.svelte-kit/', 'build/', 'node_modules/', 'test-results/', '**/*.js', '**/*.test.ts'] },
	{
		files: ['**/*.svelte', '**/*.svelte.ts'],
		extends: [
			js.configs.recommended,
			...ts.configs.strict,
			...svelte.configs.recommended,
			// What runs in a browser keeps to what the oldest of package.json's list knows.
			compat.configs['flat/recommended']
		],
		languageOptions: {
			globals: globals.browser,
			parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig }
		},
		settings: { lintAllEsApis: true },
		rules: {
			// TypeScript answers this better.
			'no-undef': 'off',
			// What a component is given is `let`, and never assigned.
			'prefer-const': 'off',
			'svelte/prefer-const': 'error',
			'@typescript-eslint/consistent-type-imports': 'error',
			'@typescript-eslint/no-unused-vars': [
				'error',
				{ argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true }
			]
		}
	}
);
