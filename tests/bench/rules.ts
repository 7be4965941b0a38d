import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import type * as Work from './rules-work.ts';
import { atLeast, atMost, type Measured } from './measure.ts';

/** Pricing and folding, without a browser, built as the app is built. */
export async function measureRules(): Promise<readonly Measured[]> {
	const outDir = mkdtempSync(join(tmpdir(), 'schafkopf-bench-'));
	try {
		await build({
			configFile: false,
			logLevel: 'error',
			build: {
				ssr: 'tests/bench/rules-work.ts',
				outDir,
				target: 'es2022',
				minify: true,
				rolldownOptions: { output: { entryFileNames: 'work.mjs' } }
			}
		});
		const work = (await import(pathToFileURL(join(outDir, 'work.mjs')).href)) as typeof Work;
		return [
			atLeast('checking and pricing a game, games a second', work.gamesPerSecond(), 500_000, ''),
			atMost('folding an evening of 100 games, median', work.foldingTime(), 2, 'ms', 2)
		];
	} finally {
		rmSync(outDir, { recursive: true });
	}
}
