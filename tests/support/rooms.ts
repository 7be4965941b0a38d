import { dirname, join, relative } from 'node:path/posix';

/** What a room may import: other rooms, and packages by name (`node` stands for all of `node:`). */
interface Room {
	readonly rooms: readonly string[];
	readonly packages: readonly string[];
	/** Gets time and chance as arguments and knows no browser. */
	readonly pure: boolean;
	readonly why: string;
}

const pure = (why: string, rooms: readonly string[], packages: readonly string[] = []): Room => ({
	rooms,
	packages,
	pure: true,
	why
});
const other = (why: string, rooms: readonly string[], packages: readonly string[] = []): Room => ({
	rooms,
	packages,
	pure: false,
	why
});

const EVENING = ['base', 'rules', 'log', 'evening'];
const PURE = [...EVENING, 'championship', 'kasse', 'statistics', 'transfer'];

/** The table of the house. It changes only together with the map in the README. */
export const ROOMS: Readonly<Record<string, Room>> = {
	base: pure('stands on nothing, so that everything may stand on it', []),
	rules: pure(
		'a price depends on the game alone, not on who asks; a club’s book is checked by schema',
		['base'],
		['valibot']
	),
	log: pure('entries carry games; what comes in is checked by schema', ['base', 'rules'], ['valibot']),
	evening: pure('an evening is computed from its entries', ['base', 'rules', 'log']),
	championship: pure('stands on what evenings come to', EVENING),
	kasse: pure('stands on what evenings come to', EVENING),
	statistics: pure('stands on what evenings come to', EVENING),
	transfer: pure(
		'what comes from outside is checked, what goes out is packed',
		[...EVENING, 'championship', 'kasse'],
		['valibot', 'fflate', '@scure/base', 'ical-generator']
	),
	live: other(
		'brings the log and a relay together; loaded only where a club is joined',
		['base', 'rules', 'log', 'transfer'],
		['@scure/base', 'fflate']
	),
	storage: other('the only room that knows IndexedDB', ['base', 'rules', 'log', 'transfer'], ['dexie']),
	workers: other('computes what would block a screen', [...PURE, 'live', 'storage'], ['qr', 'zxing-wasm']),
	state: other(
		'brings log and storage to life for screens',
		[...PURE, 'live', 'storage', 'workers'],
		['svelte', 'workbox-window', 'date-fns', 'zxing-wasm']
	),
	ui: other(
		'shows and asks, never calculates',
		['base', 'rules'],
		['svelte', '$app', 'chart.js', 'date-fns', 'qr']
	),
	relay: other(
		'brings together what it cannot read, on a server',
		[],
		[
			'node',
			'fastify',
			'@fastify/cors',
			'@fastify/rate-limit',
			'@fastify/under-pressure',
			'prom-client',
			'lmdb',
			'pg'
		]
	),
	cli: other(
		'the audit and the server, without a browser',
		[...PURE, 'relay'],
		['node', 'fastify', '@fastify/static']
	),
	routes: other(
		'screens reach the data through state only',
		[...PURE, 'state', 'ui', 'workers'],
		['svelte', '$app', '@sveltejs/kit']
	),
	'service-worker': other(
		'the offline cache, and what another app shares until a page takes it',
		[],
		['$service-worker', 'workbox-core', 'workbox-precaching', 'workbox-routing']
	)
};

/** The room a file of `src` stands in, or undefined for one that stands in none. */
export function roomOf(file: string): string | undefined {
	if (file === 'src/service-worker.ts') return 'service-worker';
	// What runs before the router begins screens as the router does.
	if (file === 'src/hooks.client.ts') return 'routes';
	if (file.startsWith('src/routes/')) return 'routes';
	return /^src\/lib\/([^/]+)\//.exec(file)?.[1];
}

function packageOf(specifier: string): string {
	if (specifier.startsWith('node:')) return 'node';
	const parts = specifier.split('/');
	return specifier.startsWith('@') ? parts.slice(0, 2).join('/') : (parts[0] ?? '');
}

/** Why this room may not import this, or undefined if it may. Tests of a room may use any package. */
export function checkImport(
	room: string,
	specifier: string,
	from = `src/lib/${room}/x.ts`
): string | undefined {
	const rules = ROOMS[room];
	if (!rules) return `${room} is no room of the house`;
	const [path = ''] = specifier.split('?');
	const isTest = /\.test\.ts$/.test(from);
	// Kit writes these itself, beside every route.
	if (path === './$types') return undefined;
	if (path.startsWith('.') || path.startsWith('#lib/')) {
		const file = path.startsWith('.') ? join(dirname(from), path) : path.replace('#lib/', 'src/lib/');
		const target = roomOf(file);
		if (!target && isTest && !relative('tests', file).startsWith('..')) return undefined;
		if (target === room || (target && rules.rooms.includes(target))) return undefined;
		return `${room} may not enter ${target ?? file}: ${rules.why}`;
	}
	if (isTest || rules.packages.includes(packageOf(path))) return undefined;
	return `${room} may not use ${packageOf(path)}: ${rules.why}`;
}
