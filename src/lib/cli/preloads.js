import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @typedef {{ file: string, imports?: string[], css?: string[] }} Chunk
 * @typedef {Record<string, Chunk>} Manifest
 */

/**
 * Names in each page that is sent what its screen needs. Kit leaves out what some other chunk may also fetch later, which
 * then is asked for only when the scripts before it have run.
 * @param {string} pages the folder of the pages @param {string} client the folder of what the browser fetches
 */
export function addPreloads(pages, client) {
	/** @type {Manifest} */
	const manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8'));
	for (const name of readdirSync(pages, { recursive: true, encoding: 'utf8' })) {
		if (!name.endsWith('.html')) continue;
		const path = join(pages, name);
		const page = readFileSync(path, 'utf8');
		const links = neededBy(page, manifest).filter((link) => !page.includes(link));
		writeFileSync(path, page.replace('</head>', `${links.map((link) => `\t${link}\n`).join('')}\t</head>`));
	}
}

/** @param {string} page @param {Manifest} manifest */
function neededBy(page, manifest) {
	/** @type {Set<Chunk>} */
	const needed = new Set();
	/** @param {Chunk | undefined} chunk */
	const add = (chunk) => {
		if (!chunk || needed.has(chunk)) return;
		needed.add(chunk);
		for (const key of chunk.imports ?? []) add(manifest[key]);
	};
	for (const chunk of Object.values(manifest))
		if (page.includes(`/${chunk.file}" rel="modulepreload"`)) add(chunk);
	const chunks = [...needed];
	return [
		...chunks.map(({ file }) => `<link href="/${file}" rel="modulepreload">`),
		...chunks.flatMap(({ css = [] }) => css).map((file) => `<link href="/${file}" rel="stylesheet">`)
	];
}
