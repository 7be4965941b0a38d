import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { repositoryFiles } from './support/files.ts';

// One style sheet as a system: what colours, type sizes and radii there are stands in the tokens, and what a class of
// every screen looks like in the sheets beside them. A component's own style is layout.

const TOKENS = 'src/lib/ui/tokens.css';
const SHEETS = [
	TOKENS,
	'src/lib/ui/app.css',
	'src/lib/ui/controls.css',
	'src/lib/ui/layout.css',
	'src/lib/ui/looks.css',
	'src/lib/ui/tables.css',
	'src/lib/ui/paper.css'
];

/** The browser reads the bar's colour before any style; the manifest, which is no file of `src`, has it for the same reason. */
const HEX_ALLOWED = ['src/app.html: #1d4a35'];

const styled = repositoryFiles().filter((file) => /^src\/.*\.(svelte|css|html|ts)$/.test(file));
const screens = styled.filter((file) => file !== TOKENS && !file.endsWith('.test.ts'));

const withoutComments = (text: string): string => text.replace(/\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->/g, '');
const styleOf = (file: string): string => {
	const text = readFileSync(file, 'utf8');
	return withoutComments(file.endsWith('.css') ? text : (/<style>([\s\S]*)<\/style>/.exec(text)?.[1] ?? ''));
};

/** A colour by its number: three to eight hexadecimal digits, and not `{#each}`, an id or an address. */
const hexIn = (text: string): readonly string[] =>
	[...withoutComments(text).matchAll(/(?<![\w&/{])#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})(?![\w-])/gi)].map(
		([hex]) => hex
	);

/** A size that is a token or between two, by the window or by a seat and its name, and on paper: points, shares of the text around, millimetres of a certificate; on the wall shrunk with a long name. */
const isSize = (value: string): boolean =>
	/^(var\(--[a-z]+\)|max\(16px, var\(--text\)\)|clamp\(var\(--[a-z]+\), (?:\d+vw|calc\(\d+cqi \/ var\(--letters\)\)), var\(--[a-z]+\)\)|inherit)$/.test(
		value
	) ||
	/^([\d.]+pt|0\.\d+em|calc\([\d.]+ \* var\(--mm\)\)|calc\(([\d.]+em|var\(--[a-z]+\)) \* var\(--shrunk, 1\)\))$/.test(
		value
	);

/** A radius that is a token or a shape: none, a circle. */
const isRadius = (value: string): boolean =>
	value
		.split(/\s+(?![^(]*\))/)
		.every((corner) => /^(0|50%|var\(--round(-[a-z]+)?\)|calc\(var\(--round\) - [\d.]+px\))$/.test(corner));

const valuesIn = (style: string, property: RegExp): readonly string[] =>
	[...style.matchAll(new RegExp(`(?<![\\w-])(?:${property.source}):\\s*([^;}]+)`, 'g'))].map(([, value]) =>
		(value ?? '').trim()
	);

const freeSizes = (style: string): readonly string[] => [
	...valuesIn(style, /font-size/).filter((value) => !isSize(value)),
	...valuesIn(style, /font/).filter((value) => value !== 'inherit')
];
const freeRadii = (style: string): readonly string[] =>
	valuesIn(style, /border(?:-[a-z]+)*-radius/).filter((value) => !isRadius(value));

const breaches = (files: readonly string[], found: (file: string) => readonly string[]): readonly string[] =>
	files.flatMap((file) => found(file).map((what) => `${file}: ${what}`));

describe('one style sheet', () => {
	it('names every colour', () => {
		expect(
			breaches(screens, (file) => hexIn(readFileSync(file, 'utf8'))).filter(
				(what) => !HEX_ALLOWED.includes(what)
			)
		).toEqual([]);
	});

	it('has five sizes of type, what is read from across the table, and the size on the wall', () => {
		const sizes = [...styleOf(TOKENS).matchAll(/--(\w+): ([^;]*(?:rem|vw|--title)[^;]*);/g)].map(
			([, name]) => name
		);
		const table = ['display', 'shown', 'stage'];
		expect(sizes).toEqual(['fine', 'small', 'text', 'large', 'title', ...table, 'wall', 'stage']);
		expect(breaches(screens, (file) => freeSizes(styleOf(file)))).toEqual([]);
	});

	it('rounds corners in one way', () => {
		expect(breaches(screens, (file) => freeRadii(styleOf(file)))).toEqual([]);
	});

	it('has no class that nothing uses', () => {
		const used = screens
			.filter((file) => /\.(svelte|ts)$/.test(file))
			.map((file) => readFileSync(file, 'utf8'));
		const all = used.join('\n').replace(/<style>[\s\S]*?<\/style>/g, '');
		const classes = new Set(
			SHEETS.flatMap((file) =>
				[...styleOf(file).matchAll(/\.([a-z][a-z-]*)(?=[^{}]*\{)/g)].map(([, name]) => name ?? '')
			)
		);
		const unused = [...classes].filter(
			(name) => !new RegExp(`class(="[^"]*(?<![\\w-])${name}(?![\\w-])|:${name}[=\\s>])`).test(all)
		);
		expect(unused).toEqual([]);
	});

	it('gives every name that is asked for, and no other', () => {
		const styles = styled.map((file) => readFileSync(file, 'utf8')).join('\n');
		const given = new Set([...styles.matchAll(/(--[a-z][\w-]*)\s*[:=]/g)].map(([, name]) => name));
		const asked = new Set([...styles.matchAll(/var\((--[a-z][\w-]*)\s*\)/g)].map(([, name]) => name));
		expect([...asked].filter((name) => !given.has(name))).toEqual([]);
		const tokens = [...styleOf(TOKENS).matchAll(/(--[a-z][\w-]*):/g)].map(([, name]) => name ?? '');
		// The charts' tokens are asked for by number, those of suits and metals by name.
		const byName = /^--(chart-\d|(eichel|laub|herz|schell)(-edge)?|(gold|silver|bronze)(-ink)?)$/;
		expect(tokens.filter((name) => !asked.has(name) && !byName.test(name))).toEqual([]);
	});
});

describe('the checks can fail', () => {
	it.each(['color: #fff', 'fill="#4a2c0c"', "'#1d6b48'", '#12345678'])('%s is a colour', (text) => {
		expect(hexIn(text)).toHaveLength(1);
	});

	it.each(['{#each x}', "'#lib/base/money.ts'", '#account', 'href="#add"', '/* #fff */'])(
		'%s is none that counts',
		(text) => {
			expect(hexIn(text).filter((hex) => hex !== '#add')).toEqual([]);
		}
	);

	it.each(['font-size: 0.9375rem', 'font-size: 13px', 'font: 700 20px serif', 'font-size: 1.2em'])(
		'%s is free',
		(style) => {
			expect(freeSizes(`a { ${style}; }`)).toHaveLength(1);
		}
	);

	it.each(['border-radius: 8px', 'border-radius: 0 6px 0 0', 'border-top-left-radius: 1rem'])(
		'%s is free',
		(style) => {
			expect(freeRadii(`a { ${style}; }`)).toHaveLength(1);
		}
	);
});
