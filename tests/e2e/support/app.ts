import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { openRelay } from '#lib/cli/open-relay.ts';
import { serve, type Served } from '#lib/cli/serve.ts';
import type { Relay } from '#lib/relay/relay.ts';

/** The server of one test. Stopping it is how a test goes offline. */
export class App {
	#served: Served | undefined;
	readonly #port: number;
	readonly #temporary: string[] = [];

	/** The folder of its relay's store; empty without a relay. */
	readonly #store: string;

	private constructor(served: Served, store: string) {
		this.#served = served;
		this.#port = served.port;
		this.#store = store;
	}

	/** Serves the build; with a folder for its store also a relay. */
	static async start(store = ''): Promise<App> {
		return new App(await serve({ port: 0, relay: await relayIn(store) }), store);
	}

	get url(): string {
		return `http://localhost:${this.#port}`;
	}

	/** Serves again at the same address, with another build if one is given. */
	async start(root = 'build'): Promise<void> {
		await this.stop();
		const relay = await relayIn(this.#store);
		this.#served = await serve({ root, port: this.#port, otherPort: false, relay });
	}

	async stop(): Promise<void> {
		await this.#served?.stop();
		this.#served = undefined;
	}

	/** Serves from now on a build in which a file is missing. */
	async without(name: string): Promise<void> {
		const root = this.#copied();
		for (const twin of ['', '.br', '.gz']) rmSync(join(root, name + twin), { force: true });
		await this.start(root);
	}

	/** Serves from now on what looks like the next release: another service worker, and pages of this version. */
	async release(name: string): Promise<void> {
		const root = this.#copied();
		const { version } = JSON.parse(readFileSync(join(root, '_app/version.json'), 'utf8')) as {
			version: string;
		};
		const change = (file: string, from: string, to: string): void => {
			const path = join(root, file);
			const text = readFileSync(path, 'utf8');
			if (!text.includes(from)) throw new Error(`${file} does not contain ${from}`);
			writeFileSync(path, text.replaceAll(from, to));
			for (const twin of ['.br', '.gz']) rmSync(path + twin, { force: true });
		};
		change('service-worker.js', version, name);
		for (const page of ['200.html', 'index.html', 'abend/tisch.html'])
			change(page, `<meta name="version" content="${version}"`, `<meta name="version" content="${name}"`);
		await this.start(root);
	}

	#copied(): string {
		const root = mkdtempSync(join(tmpdir(), 'schafkopf-build-'));
		this.#temporary.push(root);
		cpSync('build', root, { recursive: true });
		return root;
	}

	async end(): Promise<void> {
		await this.stop();
		for (const folder of this.#temporary) rmSync(folder, { recursive: true });
	}
}

const relayIn = async (store: string): Promise<Relay | undefined> =>
	store ? openRelay({ RELAY_STORE: join(store, 'store') }) : undefined;

/** Waits until the app on this page would open without a network. */
export async function offlineReady(page: Page): Promise<void> {
	await expect
		.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state), { timeout: 90_000 })
		.toBe('activated');
}
