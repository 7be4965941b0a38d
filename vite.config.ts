import { fileURLToPath } from 'node:url';
import { sveltekit } from '@sveltejs/kit/vite';
import type { Plugin, Rolldown } from 'vite';
import { configDefaults, defineConfig } from 'vitest/config';
import { fewChunks, type Load } from './src/lib/cli/build/few-chunks.ts';
import { isWhole } from './tests/support/whole.ts';

type Graph = Parameters<Exclude<Rolldown.CodeSplittingGroup['name'], string>>[1];
type ChunkOf = (id: string) => string | null;

/** A module's name in the graph. */
const idOf = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** What these modules bring with them, themselves included; not what is fetched later. */
function reach(graph: Graph, ...roots: readonly string[]): ReadonlySet<string> {
	const found = new Set<string>();
	const visit = (id: string): void => {
		if (found.has(id)) return;
		found.add(id);
		graph.getModuleInfo(id)?.importedIds.forEach(visit);
	};
	for (const root of roots) {
		const id = idOf(root);
		if (!graph.getModuleInfo(id)) throw new Error(`nothing is built from ${id}`);
		visit(id);
	}
	return found;
}

const KIT = '.svelte-kit/generated/client-optimized';
const STAND = 'src/routes/meisterschaft/[championship]/stand/+page.svelte';
const isScreen = (id: string): boolean => id.includes(`${KIT}/nodes/`);
/** What Svelte needs for fields and copies alone; its one entry leads there, too. */
const RARE =
	/\/svelte\/src\/internal\/(client\/dom\/elements\/bindings\/(input|select|universal)|shared\/clone)\.js$/;

/**
 * Few chunks for the warm start, of the table and of standings. By itself every handful of shared modules becomes one, forty
 * requests for the table, and each costs a slow phone some milliseconds of its page's thread. Fewer pack better, too.
 */
function sortModules(graph: Graph): ChunkOf {
	const every = reach(
		graph,
		'node_modules/@sveltejs/kit/src/runtime/client/entry.js',
		...[`${KIT}/app.js`, `${KIT}/nodes/0.js`, `${KIT}/nodes/1.js`]
	);
	const start = reach(graph, 'src/routes/+page.svelte');
	const table = reach(graph, 'src/routes/abend/[evening]/TableScreen.svelte');
	const standings = reach(graph, STAND);
	const fold = reach(graph, 'src/lib/state/club/fold-evenings.ts');
	const screens = laterThan(graph, `${KIT}/app.js`)
		.filter(isScreen)
		.map((id) => reach(graph, id));
	/** What is needed by screens that need none of these, however little that is. */
	const neededWithout = (...without: readonly string[]): ReadonlySet<string> => {
		const ids = without.map(idOf);
		return new Set(screens.flatMap((needs) => (ids.some((id) => needs.has(id)) ? [] : [...needs])));
	};
	const besideTable = neededWithout(
		'src/lib/state/table/game-panel.svelte.ts',
		'src/lib/state/table/open-evening.svelte.ts'
	);
	const besideChampionship = neededWithout('src/lib/championship/kept-folds.ts');
	return (id) => {
		// Neither the start page nor the table has a field to type into.
		if (RARE.test(id)) return null;
		if (every.has(id)) return 'every';
		if (start.has(id) && !id.includes('/src/routes/')) return table.has(id) ? 'every' : 'start';
		// The start page folds evenings, too, and needs no table for it.
		if (fold.has(id)) return table.has(id) ? 'fold' : standings.has(id) ? 'books' : 'evenings';
		if (table.has(id)) return standings.has(id) || besideTable.has(id) ? 'fold' : 'table';
		if (!standings.has(id) || besideChampionship.has(id)) return null;
		// The other screens of a championship share what is not the standings' own.
		return id.includes('/stand/') ? 'standings' : 'championship';
	};
}

/** How often a part of a screen that comes later is asked for, beside the screen, and the standings of a long day. */
const LATER = 0.1;
const STANDINGS = 5;

/** The chunks that other screens, and what comes later on any of them, share. */
function sortOthers(graph: Graph, taken: ChunkOf): ChunkOf {
	const standings = idOf(STAND);
	const loads = laterThan(graph, `${KIT}/app.js`).map((id): Load => {
		const needs = new Set([...reach(graph, id)].filter((needed) => !RARE.test(needed)));
		if (needs.has(standings)) return { needs, weight: STANDINGS };
		return { needs, weight: isScreen(id) ? 1 : LATER };
	});
	const scripts = [...new Set(loads.flatMap(({ needs }) => [...needs]))].flatMap((id) => {
		const chunk = taken(id);
		// What only one asks for comes with it.
		if (chunk === null && loads.filter(({ needs }) => needs.has(id)).length === 1) return [];
		const { code, importedIds = [] } = graph.getModuleInfo(id) ?? {};
		return [[id, { size: code?.length ?? 0, imports: importedIds, chunk }] as const];
	});
	const chunks = fewChunks(new Map(scripts), loads);
	const names = new Map(chunks.flatMap((ids, number) => ids.map((id) => [id, `shared-${number}`])));
	return (id) => names.get(id) ?? null;
}

/** All that is imported while the app runs, from this module on. */
function laterThan(graph: Graph, root: string): readonly string[] {
	const later = new Set<string>();
	const seen = new Set<string>();
	const visit = (id: string): void => {
		if (seen.has(id)) return;
		seen.add(id);
		const { importedIds = [], dynamicallyImportedIds = [] } = graph.getModuleInfo(id) ?? {};
		dynamicallyImportedIds.forEach((found) => later.add(found));
		[...importedIds, ...dynamicallyImportedIds].forEach(visit);
	};
	visit(idOf(root));
	return [...later];
}

/** Each chunk before those that need it. */
const CHUNKS = ['every', 'start', 'fold', 'books', 'evenings', 'championship', 'table', 'standings'] as const;

function startChunks(): Rolldown.CodeSplittingGroup[] {
	let chunkOf: ChunkOf | undefined;
	let others: ChunkOf | undefined;
	const groups: Rolldown.CodeSplittingGroup[] = CHUNKS.map((chunk) => ({
		name: (id, graph) => ((chunkOf ??= sortModules(graph))(id) === chunk ? chunk : null)
	}));
	groups.push({ name: (id, graph) => (others ??= sortOthers(graph, (chunkOf ??= sortModules(graph))))(id) });
	// All that its modules need has its chunk, but for what is rare.
	return groups.map((group) => ({ ...group, includeDependenciesRecursively: false }));
}

/**
 * Shapes the scripts for the warm start, and says of each chunk that what is in it will be called. Chromium then compiles
 * it as it arrives, beside the page; else it reads every function twice and compiles it on the page's own thread when it
 * is called first: over a thousand of them before the table stands. Other browsers see a comment.
 */
const warmStart: Plugin = {
	name: 'warm-start',
	// What runs in the browser; not what Kit renders the empty page with.
	applyToEnvironment: (environment) => environment.name === 'client',
	// Asked for by the line before: an entry may then export more than its own.
	options: (options) => ({ ...options, preserveEntrySignatures: 'allow-extension' }),
	outputOptions: ({ assetFileNames: kits = '', ...options }) => ({
		...options,
		// The first script names all sheets of styles: shortly. Workers name files, too, and as Kit does.
		assetFileNames: (asset) => {
			if (asset.names.some((name) => name.endsWith('.css'))) return '_app/immutable/assets/[hash][extname]';
			return typeof kits === 'string' ? kits : kits(asset);
		},
		codeSplitting: { groups: startChunks() }
	}),
	// Not fetched for being named, but where it is called.
	transform: { filter: { id: RARE }, handler: () => ({ moduleSideEffects: false }) },
	generateBundle: {
		// It holds in the first line alone: after Vite has put its own there.
		order: 'post',
		handler(_, bundle) {
			for (const chunk of Object.values(bundle)) {
				if (chunk.type === 'chunk' && chunk.code.length > 1000)
					chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`;
			}
		}
	}
};

const TAKEN = 'const { onMount, tick } = svelte;';

/** Kit takes these two out of all that Svelte gives away; so nothing of that could be left out, which is 1 kB. */
const svelteByName: Plugin = {
	name: 'svelte-by-name',
	enforce: 'pre',
	transform: {
		filter: { id: /\/kit\/src\/runtime\/client\/client\.js$/ },
		handler(code) {
			if (!code.includes(TAKEN)) this.error(`Kit has no line "${TAKEN}" any more`);
			return code.replace(TAKEN, 'const onMount = svelte.onMount, tick = svelte.tick;');
		}
	}
};

/** Tests of live objects. */
const LIVE = 'src/lib/state/**/*.svelte.test.ts';

export default defineConfig({
	plugins: [sveltekit(), svelteByName, warmStart],
	// The same libraries without what browsers of ten years ago needed; their main entries are written for those.
	resolve: {
		alias: [
			{ find: /^dexie$/, replacement: 'dexie/dist/modern/dexie.mjs' },
			{ find: /^workbox-window$/, replacement: 'workbox-window/build/workbox-window.prod.mjs' }
		]
	},
	build: {
		target: 'es2022',
		modulePreload: {
			// What a screen needs beside its own script is asked for when that has come. Named ahead, the scripts of all screens
			// would be a tenth of what the table fetches; sheets of styles have to be, or a screen would be drawn without.
			resolveDependencies: (_, needed) => needed.filter((file) => file.endsWith('.css'))
		}
	},
	test: {
		// A busy machine is no fault.
		expect: { requireAssertions: true, poll: { timeout: 10_000 } },
		testTimeout: isWhole ? 1_800_000 : 180_000,
		hookTimeout: 180_000,
		maxWorkers: 2,
		projects: [
			{
				extends: true,
				test: {
					name: 'rooms',
					environment: 'node',
					// These rooms keep no state between files: one loading of the modules serves all of a worker's.
					isolate: false,
					include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
					// Stories run in a browser, by another runner.
					exclude: [...configDefaults.exclude, 'tests/e2e/**', LIVE]
				}
			},
			{
				extends: true,
				// Svelte as it runs in a browser: what is derived follows, and effects run.
				resolve: { conditions: ['browser'] },
				test: { name: 'live', environment: './tests/support/live-objects.ts', include: [LIVE] }
			}
		]
	}
});
