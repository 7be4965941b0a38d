import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';

/** Hands over what a module exports, built as the app is built. */
export async function built<Work, T>(entry: string, use: (work: Work) => T): Promise<T> {
	const outDir = mkdtempSync(join(tmpdir(), 'schafkopf-bench-'));
	try {
		await build({
			configFile: false,
			logLevel: 'error',
			// From a temporary folder no package is found: all of them come along.
			ssr: { noExternal: true },
			build: {
				ssr: entry,
				outDir,
				target: 'es2022',
				minify: true,
				rolldownOptions: { output: { entryFileNames: 'work.mjs' } }
			}
		});
		return use((await import(pathToFileURL(join(outDir, 'work.mjs')).href)) as Work);
	} finally {
		rmSync(outDir, { recursive: true });
	}
}
