import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium, type BrowserContext, type Page, type ViewportSize } from '@playwright/test';
import { phone } from './phone.ts';
import { watch } from './watch.ts';

/** A browser with a profile on the disk that outlives it: to close, to kill and to open again. */
export class Device {
	/** The profile folder; only to be touched while the browser is closed. */
	readonly profile = mkdtempSync(join(tmpdir(), 'schafkopf-profile-'));
	/** What happened in any run of this browser that must not happen in a story. */
	readonly complaints: string[] = [];
	readonly #origin: string;
	#context: BrowserContext | undefined;
	#heard: readonly string[] = [];
	#process = 0;

	readonly #viewport: ViewportSize;
	readonly #serviceWorkers: 'allow' | 'block';

	/** One that installs the app, as phones do, unless told not to: see phone.ts. */
	constructor(
		origin: string,
		viewport: ViewportSize = phone.viewport,
		serviceWorkers: 'allow' | 'block' = 'allow'
	) {
		this.#origin = origin;
		this.#viewport = viewport;
		this.#serviceWorkers = serviceWorkers;
	}

	/** Starts the browser if it isn't running, and opens this address in a new tab. */
	async open(path = '/'): Promise<Page> {
		const context = (this.#context ??= await this.#launch());
		const blank = context.pages().find((page) => page.url() === 'about:blank');
		const page = blank ?? (await context.newPage());
		await page.goto(path);
		return page;
	}

	/** The id of the process that leads the browser's while it runs. */
	get browserProcess(): number {
		if (!this.#context) throw new Error('The browser is not running.');
		return this.#process;
	}

	/** The same, with what the browser that runs now has heard so far. */
	get heard(): readonly string[] {
		return [...this.complaints, ...this.#heard];
	}

	get isRunning(): boolean {
		return this.#context !== undefined;
	}

	get context(): BrowserContext {
		if (!this.#context) throw new Error('The browser is not running.');
		return this.#context;
	}

	/** Sends SIGKILL to the browser and all its processes, whatever they are doing. */
	async kill(): Promise<void> {
		const closed = new Promise((resolve) => this.context.once('close', resolve));
		// Playwright starts the browser as the leader of a process group of its own.
		process.kill(-this.browserProcess, 'SIGKILL');
		await closed;
		// Not for ever: dead processes that nobody collects still count as members of the group.
		for (let turn = 0; turn < 100 && alive(-this.#process); turn++) await sleep(5);
		this.#forget();
	}

	/** An orderly end. */
	async close(): Promise<void> {
		await this.#context?.close();
		this.#forget();
	}

	async end(): Promise<void> {
		await this.close();
		rmSync(this.profile, { recursive: true, force: true, maxRetries: 5 });
	}

	#forget(): void {
		this.complaints.push(...this.#heard);
		this.#heard = [];
		this.#context = undefined;
	}

	async #launch(): Promise<BrowserContext> {
		const context = await chromium.launchPersistentContext(this.profile, {
			...phone.launchOptions,
			...phone,
			serviceWorkers: this.#serviceWorkers,
			viewport: this.#viewport,
			baseURL: this.#origin
		});
		this.#heard = await watch(context, this.#origin);
		const session = await context.browser()?.newBrowserCDPSession();
		const { processInfo = [] } = (await session?.send('SystemInfo.getProcessInfo')) ?? {};
		const main = processInfo.find((info) => info.type === 'browser');
		if (!main) throw new Error('The browser does not say its process.');
		this.#process = leaderOf(main.id);
		return context;
	}
}

/** The leader of a process's group: a system may start the browser by a script, which then leads. */
function leaderOf(id: number): number {
	const { stdout } = spawnSync('ps', ['-o', 'pgid=', '-p', String(id)], { encoding: 'utf8' });
	return Number(stdout) || id;
}

function alive(process_: number): boolean {
	try {
		process.kill(process_, 0);
		return true;
	} catch {
		return false;
	}
}
