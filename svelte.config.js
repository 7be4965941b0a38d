import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import adapter from '@sveltejs/adapter-static';

/** A name for what is built: the same content gives the same name, so a new one always means new content. */
function contentName() {
	const hash = createHash('sha256');
	/** @param {string} path */
	const add = (path) => {
		if (statSync(path).isDirectory()) {
			for (const name of readdirSync(path).sort()) add(join(path, name));
		} else {
			hash.update(path).update('\0').update(readFileSync(path)).update('\0');
		}
	};
	for (const path of ['src', 'static', 'package-lock.json', 'svelte.config.js', 'vite.config.ts'])
		add(path);
	return hash.digest('hex').slice(0, 16);
}

/** @type {import('@sveltejs/kit').Config} */
export default {
	compilerOptions: { runes: true },
	kit: {
		adapter: adapter({ fallback: '200.html', precompress: true }),
		version: { name: contentName() },
		// Registered through workbox-window, so that a new version waits until it is asked for.
		serviceWorker: { register: false },
		csp: {
			mode: 'hash',
			directives: {
				'default-src': ['none'],
				'script-src': ['self'],
				'style-src': ['self'],
				// Kit's route announcer carries one style attribute; this is its hash and no other's.
				'style-src-attr': [
					'unsafe-hashes',
					'sha256-S8qMpvofolR8Mpjy4kQvEm7m1q8clzU4dfDH0AmvZjo='
				],
				'img-src': ['self', 'data:'],
				'connect-src': ['self'],
				'manifest-src': ['self'],
				'worker-src': ['self'],
				'font-src': ['none'],
				'form-action': ['none'],
				'base-uri': ['none']
			}
		}
	}
};
