import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const SOURCES = ['src', 'static', 'package-lock.json', 'svelte.config.js', 'vite.config.ts'];

/**
 * A name for the build, 16 hex digits: the same sources always give the same name, and other sources another one.
 * Plain JS without dependencies, because it runs before anything is installed.
 */
export function contentName() {
	const hash = createHash('sha256');
	/** @param {string} path */
	const add = (path) => {
		if (statSync(path).isDirectory()) {
			for (const name of readdirSync(path).sort()) add(join(path, name));
		} else {
			hash.update(path).update('\0').update(readFileSync(path)).update('\0');
		}
	};
	for (const path of SOURCES) add(path);
	return hash.digest('hex').slice(0, 16);
}
