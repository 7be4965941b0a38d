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
			'@typescript-eslint/consistent-type-imports': 'error',
			'@typescript-eslint/no-unused-vars': [
				'error',
				{ argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true }
			]
		}
	},
	{
		// Whoever adds to a union is told of every switch over it; a `default` answers for no member. It needs types, so it reads the
		// whole program, which costs some ten seconds. In components, of which two switch, it would cost another minute.
		files: ['src/**/*.ts'],
		ignores: ['**/*.test.ts'],
		languageOptions: {
			parserOptions: {
				projectService: true,
				tsconfigRootDir: import.meta.dirname,
				// As below: files that disagree on it have the whole program read anew, again and again.
				extraFileExtensions: ['.svelte']
			}
		},
		rules: {
			'@typescript-eslint/switch-exhaustiveness-check': [
				'error',
				{ considerDefaultExhaustiveForUnions: false, allowDefaultCaseForExhaustiveSwitch: true }
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
