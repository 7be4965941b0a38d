import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addScript } from './page-script.js';

/**
 * @typedef {{ file: string, name?: string, imports?: string[], css?: string[] }} Chunk
 * @typedef {Record<string, Chunk>} Manifest
 * @typedef {{ id: string, pattern: RegExp }} Route
 */

/** @param {string} client the folder of what the browser fetches @returns {Manifest} */
const manifestOf = (client) => JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8'));

/**
 * Names in each page that is sent what its screen needs. Kit leaves out what some other chunk may also fetch later, which
 * then is asked for only when the scripts before it have run.
 * @param {string} pages the folder of the pages @param {string} client the folder of what the browser fetches
 */
export function addPreloads(pages, client) {
	const manifest = manifestOf(client);
	for (const name of readdirSync(pages, { recursive: true, encoding: 'utf8' })) {
		if (!name.endsWith('.html')) continue;
		const path = join(pages, name);
		const page = readFileSync(path, 'utf8');
		const links = neededBy(page, manifest).filter((link) => !page.includes(link));
		writeFileSync(path, page.replace('</head>', `${links.map((link) => `\t${link}\n`).join('')}\t</head>`));
	}
}

/**
 * Names in the page that serves all other addresses what each of their screens needs. Else that is fetched in up to six
 * turns, each asked for by the one before it.
 * @param {string} path the page @param {string} client the folder of what the browser fetches
 * @param {string} nodes the folder where Kit says which screen is which script @param {readonly Route[]} routes
 */
export function addScreens(path, client, nodes, routes) {
	const manifest = manifestOf(client);
	const page = readFileSync(path, 'utf8');
	/** @type {string[]} */
	const files = [];
	/** @param {string} file */
	const numberOf = (file) => (files.includes(file) ? files.indexOf(file) : files.push(file) - 1);
	const screens = routes.map(({ id, pattern }) => {
		const chunks = chunksOf(scriptsOf(id, nodes, manifest), manifest);
		const needed = chunks.flatMap(({ file, css = [] }) => [file, ...css]);
		return `[${pattern},${JSON.stringify(needed.filter((file) => !page.includes(file)).map(numberOf))}]`;
	});
	const names = JSON.stringify(files.map((file) => file.replace(IMMUTABLE, '')));
	addScript(path, `(${askFor.toString()})('/${IMMUTABLE}',${names},[${screens.join()}])`);
}

const IMMUTABLE = '_app/immutable/';

/**
 * Runs in the page.
 * @param {string} folder @param {readonly string[]} files
 * @param {readonly (readonly [address: RegExp, files: readonly number[]])[]} screens the first one that fits is shown
 */
function askFor(folder, files, screens) {
	const screen = screens.find(([address]) => address.test(location.pathname));
	for (const number of screen?.[1] ?? []) {
		const file = files[number] ?? '';
		const link = document.createElement('link');
		if (file.endsWith('.css')) Object.assign(link, { rel: 'preload', as: 'style' });
		else link.rel = 'modulepreload';
		// As the app will ask.
		link.crossOrigin = '';
		link.href = folder + file;
		document.head.append(link);
	}
}

/**
 * The scripts of a screen: its own, and those of the layouts around it and of its errors.
 * @param {string} id @param {string} nodes @param {Manifest} manifest
 */
function scriptsOf(id, nodes, manifest) {
	return readdirSync(nodes).flatMap((name) => {
		const [, folder, kind] =
			/src\/routes(\S*)\/\+(page|layout|error)\./.exec(readFileSync(join(nodes, name), 'utf8')) ?? [];
		if (folder === undefined || !(kind === 'page' ? folder === id : `${id}/`.startsWith(`${folder}/`)))
			return [];
		return Object.values(manifest).filter(
			({ name: script }) => script === `nodes/${name.replace('.js', '')}`
		);
	});
}

/** @param {string} page @param {Manifest} manifest */
function neededBy(page, manifest) {
	const named = Object.values(manifest).filter(({ file }) => page.includes(`/${file}" rel="modulepreload"`));
	const chunks = chunksOf(named, manifest);
	return [
		...chunks.map(({ file }) => `<link href="/${file}" rel="modulepreload">`),
		...chunks.flatMap(({ css = [] }) => css).map((file) => `<link href="/${file}" rel="stylesheet">`)
	];
}

/**
 * These, and all that they import.
 * @param {readonly Chunk[]} chunks @param {Manifest} manifest
 */
function chunksOf(chunks, manifest) {
	/** @type {Set<Chunk>} */
	const needed = new Set();
	/** @param {Chunk | undefined} chunk */
	const add = (chunk) => {
		if (!chunk || needed.has(chunk)) return;
		needed.add(chunk);
		for (const key of chunk.imports ?? []) add(manifest[key]);
	};
	chunks.forEach(add);
	return [...needed];
}
