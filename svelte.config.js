import { readFileSync } from 'node:fs';
import adapter from '@sveltejs/adapter-static';
import { contentName } from './src/lib/cli/build/content.js';
import { addPictures } from './src/lib/cli/build/page-script.js';
import { addPreloads, addScreens } from './src/lib/cli/build/preloads.js';

const FALLBACK = '200.html';
const files = adapter({ fallback: FALLBACK });
/** Node resolves them by itself; whoever checks the types has to be told. @type {{ imports: Record<string, string> }} */
const { imports } = JSON.parse(readFileSync('package.json', 'utf8'));

/** @type {import('@sveltejs/kit').Config} */
export default {
	compilerOptions: { runes: true },
	kit: {
		adapter: {
			...files,
			adapt: async (builder) => {
				const pages = builder.getBuildDirectory('output/prerendered/pages');
				const client = builder.getClientDirectory();
				addPreloads(pages, client);
				addPictures(pages);
				await files.adapt(builder);
				const nodes = builder.getBuildDirectory('generated/client-optimized/nodes');
				addScreens(`build/${FALLBACK}`, client, nodes, builder.routes);
				await builder.compress('build');
			}
		},
		alias: imports,
		version: { name: contentName() },
		prerender: { crawl: false },
		// One page serves many addresses.
		paths: { relative: false },
		// Registered through workbox-window, so that a new version waits until it is asked for.
		serviceWorker: {
			register: false,
			// Only the browser's offer to install the app shows its pictures, and only other programs read how a book is written.
			files: (name) => !/^(screenshots|schema)\//.test(name)
		},
		csp: {
			mode: 'hash',
			directives: {
				'default-src': ['none'],
				// The reader of codes in bad light is WebAssembly; this allows nothing else.
				'script-src': ['self', 'wasm-unsafe-eval'],
				'style-src': ['self'],
				// Kit's route announcer carries one style attribute; this is its hash and no other's.
				'style-src-attr': ['unsafe-hashes', 'sha256-S8qMpvofolR8Mpjy4kQvEm7m1q8clzU4dfDH0AmvZjo='],
				// A photo that is chosen, or lies in the database, is shown from this page's own memory.
				'img-src': ['self', 'data:', 'blob:'],
				// A club may choose a relay at another address.
				'connect-src': ['self', 'https:'],
				'manifest-src': ['self'],
				'worker-src': ['self'],
				'font-src': ['none'],
				'form-action': ['none'],
				'base-uri': ['none']
			}
		}
	}
};
