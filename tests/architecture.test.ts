import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { repositoryFiles } from './support/files.ts';
import { circlesIn } from './support/circles.ts';
import { checkImport, roomOf, ROOMS } from './support/rooms.ts';
import {
	firstImportsOf,
	importsOf,
	madeOnLoad,
	madeOnLoadIn,
	reachesOut,
	reachesOutIn
} from './support/source.ts';

const all = repositoryFiles();
const programs = all.filter((file) => /^src\/.*\.(ts|js|svelte)$/.test(file) && !file.endsWith('.d.ts'));

const TOP =
	/^(src|static|tests|docs|\.ci)\/|^(package(-lock)?\.json|(svelte|eslint)\.config\.js|vite\.config\.ts|tsconfig\.json|\.ox(fmt|lint)rc\.json|\.npmrc|\.gitignore|(README|CHANGELOG)\.md)$/;
const EXPORTED = /^export (?:async )?(?:const|function\*?|class|interface|type) (\w+)/gm;
const isTest = (file: string): boolean => /\.test\.ts$/.test(file);

describe('the rooms', () => {
	it('hold every program of the app', () => {
		expect(programs.length).toBeGreaterThan(10);
		expect(programs.filter((file) => !ROOMS[roomOf(file) ?? ''])).toEqual([]);
	});

	it('import only what the table allows', () => {
		const breaches = programs.flatMap((file) =>
			importsOf(file).flatMap((name) => {
				const why = checkImport(roomOf(file) ?? '', name, file);
				return why ? [`${file} imports ${name}: ${why}`] : [];
			})
		);
		expect(breaches).toEqual([]);
	});

	it('have no files that import each other in a circle, not even types', () => {
		expect(circlesIn(programs, firstImportsOf)).toEqual([]);
	});

	it('that are pure reach for no clock, no chance and no browser', () => {
		const breaches = programs
			.filter((file) => ROOMS[roomOf(file) ?? '']?.pure)
			.flatMap((file) => reachesOut(file).map((what) => `${file}: ${what}`));
		expect(breaches).toEqual([]);
	});
});

/** The one session, and what a worker is. */
const MADE_ON_LOAD = [
	'src/lib/state/session.svelte.ts: Session',
	'src/lib/workers/kasse.worker.ts: Accountant'
];

describe('live objects', () => {
	it('are made by their session alone: loading a program makes none', () => {
		const made = programs
			.filter((file) => !isTest(file))
			.flatMap((file) => madeOnLoad(file).map((name) => `${file}: ${name}`));
		expect(made).toEqual(MADE_ON_LOAD);
	});

	it('are handed their session: beside the start only screens know the app’s own', () => {
		const knowing = programs
			.filter((file) => file.startsWith('src/lib/') && !isTest(file))
			.filter((file) =>
				/^import \{[^}]*\bsession\b[^}]*\} from '.*\/session\.svelte\.ts'/m.test(readFileSync(file, 'utf8'))
			);
		expect(knowing).toEqual(['src/lib/state/start.ts']);
	});
});

describe('the checks can fail', () => {
	it.each([
		['base', '#lib/rules/price.ts'],
		['rules', '../evening/schafkopf/fold.ts'],
		['evening', 'valibot'],
		['evening', 'svelte'],
		['log', 'node:fs'],
		['statistics', '$app/state'],
		['state', 'dexie'],
		['ui', '#lib/state/club/club.svelte.ts'],
		['ui', '$lib/base/money.ts'],
		['routes', '#lib/storage/database.ts'],
		['routes', '#lib/cli/serve.ts'],
		['attic', '#lib/base/money.ts'],
		['base', '?']
	])('%s may not import %s', (room, specifier) => {
		expect(checkImport(room, specifier)).toBeTypeOf('string');
	});

	it.each([
		['rules', '#lib/base/money.ts'],
		['rules', './price.ts'],
		['transfer', 'valibot'],
		['storage', 'dexie'],
		['cli', 'node:fs'],
		['ui', 'svelte/transition']
	])('%s may import %s', (room, specifier) => {
		expect(checkImport(room, specifier)).toBeUndefined();
	});

	it('a test may use any package but enter no other room', () => {
		const from = 'src/lib/rules/price.test.ts';
		expect(checkImport('rules', 'fast-check', from)).toBeUndefined();
		expect(checkImport('rules', '#lib/evening/schafkopf/fold.ts', from)).toBeTypeOf('string');
	});

	it('a circle of imports is seen', () => {
		const imports: Readonly<Record<string, readonly string[]>> = {
			'src/lib/a/a.ts': ['../b/b.ts', 'valibot'],
			'src/lib/b/b.ts': ['./c.ts'],
			'src/lib/b/c.ts': ['#lib/a/a.ts']
		};
		expect(circlesIn(Object.keys(imports), (file) => imports[file] ?? [])).toEqual([
			'src/lib/a/a.ts > src/lib/b/b.ts > src/lib/b/c.ts > src/lib/a/a.ts'
		]);
	});

	it.each([
		'Date.now()',
		'new Date()',
		'Math.random()',
		'crypto.randomUUID()',
		'window.x',
		'document.title',
		'localStorage.x',
		'indexedDB.open("x")'
	])('%s is seen in a program', (code) => {
		expect(reachesOutIn(`const x = ${code};`)).toHaveLength(1);
	});

	it.each(['new Date(2026, 1, 1)', '"document"', 'entry.document', '{ window: 1 } /* Date.now() */'])(
		'%s is left alone',
		(code) => {
			expect(reachesOutIn(`const x = ${code};`)).toEqual([]);
		}
	);
});

describe('what is made on loading', () => {
	it.each([
		'class Club {} export const club = new Club();',
		"import { Club } from './club.ts'; const all = { club: new Club() };",
		"import { Club } from '#lib/state/club.ts'; class X { static club = new Club(); }"
	])('is seen: %s', (code) => {
		expect(madeOnLoadIn(code)).toEqual(['Club']);
	});

	it.each([
		'const seen = new Map();',
		"import { Dexie } from 'dexie'; const base = new Dexie('x');",
		'class Club {} const club = () => new Club(); function other() { return new Club(); }',
		'class Club {} class Session { club = new Club(); }'
	])('is left alone: %s', (code) => {
		expect(madeOnLoadIn(code)).toEqual([]);
	});
});

const markupOf = (component: string): string => component.replace(/<(script|style)[\s\S]*?<\/\1>/g, '');

describe('the files', () => {
	it('stay below 300 lines', () => {
		const long = all
			.filter((file) => /^src\/.*\.(ts|js|svelte|css|html)$/.test(file) && !isTest(file))
			.map((file) => `${file}: ${readFileSync(file, 'utf8').trimEnd().split('\n').length}`)
			.filter((line) => Number(line.split(': ')[1]) > 300);
		expect(long).toEqual([]);
	});

	it('are named kebab-case.ts and Pascal.svelte', () => {
		const wrong = all
			.filter((file) => /^(src|tests)\/.*\.(ts|js|svelte)$/.test(file))
			.filter((file) => {
				const name = basename(file);
				return name.endsWith('.svelte')
					? !/^(\+[a-z]+|([A-Z][a-z0-9]*)+)\.svelte$/.test(name)
					: !/^\+?[a-z0-9]+([-.][a-z0-9]+)*\.[tj]s$/.test(name);
			});
		expect(wrong).toEqual([]);
	});

	it('are named after what they are, not after a pattern', () => {
		const vague = all
			// systemd wants its ending.
			.filter((file) => /manager|helper|util|service/i.test(basename(file, '.service')))
			.filter((file) => file !== 'src/service-worker.ts');
		expect(vague).toEqual([]);
	});

	it('give away no name that another one gives away, too', () => {
		// What SvelteKit asks of its own files by name.
		const ofKit = /^(load|prerender|ssr|csr|trailingSlash|init)$/;
		const from = new Map<string, string[]>();
		for (const file of programs.filter((name) => !isTest(name)))
			for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(EXPORTED))
				if (!ofKit.test(name)) from.set(name, [...(from.get(name) ?? []), file]);
		expect(from.size).toBeGreaterThan(1000);
		expect([...from].filter(([, files]) => new Set(files).size > 1)).toEqual([]);
	});

	it('give an element its attributes by name: one that spreads them is a kilobyte of every start', () => {
		const spread = all
			.filter((file) => file.endsWith('.svelte'))
			.filter((file) => /<[a-z][^<]*\{\.\.\./.test(markupOf(readFileSync(file, 'utf8'))));
		expect(spread).toEqual([]);
	});

	it('stand in the places that the map names', () => {
		expect(all.filter((file) => !TOP.test(file))).toEqual([]);
	});

	it('name no registry and no path of one machine', () => {
		// Written in halves, or this file would find itself.
		const hosts = [
			['registry.', 'npmjs'],
			['registry.', 'yarnpkg'],
			['npm', 'mirror'],
			['arti', 'factory']
		];
		const paths = [
			['/wo', 'rk/'],
			['/ro', 'ot/'],
			['/ho', 'me/'],
			['/Us', 'ers/']
		];
		const words = [...hosts, ...paths].map((halves) => halves.join(''));
		const breaches = all.flatMap((file) => {
			const text = readFileSync(file, 'latin1');
			return words.filter((word) => text.includes(word)).map((word) => `${file}: ${word}`);
		});
		expect(breaches).toEqual([]);
	});
});
