import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium, type BrowserContext, type Page, type Response } from '@playwright/test';
import { build } from 'vite';
import { App } from '../e2e/support/app.ts';
import { phone } from '../e2e/support/phone.ts';
import { AtTable } from '../faults/at-table.ts';
import { hand } from '../faults/written.ts';
import { atMost, type Measured } from './measure.ts';

/** Libraries that no first screen may load, each with a word that packing leaves in it. */
const LATE = [
	{ name: 'dexie', folder: 'node_modules/dexie/dist/modern', mark: /PrematureCommit/ },
	{ name: 'chart.js', folder: 'node_modules/chart.js/dist/chunks', mark: /_chartjs/ },
	{ name: 'valibot', folder: 'node_modules/valibot/dist', mark: /vendor: ?[`'"]valibot[`'"]/ }
] as const;

/**
 * What the browser has to fetch with an empty cache: every script that the page asks for, compressed with gzip's best level.
 * Workers and what they fetch come after the screen, beside its thread, and do not count, nor do the few lines of script in
 * the HTML.
 */
export async function measureSizes(): Promise<readonly Measured[]> {
	const app = await App.start();
	const browser = await chromium.launch(phone.launchOptions);
	try {
		// With a mouse the keys are shown, too.
		const touch = { ...phone, hasTouch: true, isMobile: true };
		const context = await browser.newContext({ ...touch, serviceWorkers: 'allow', baseURL: app.url });
		const first = await startPage(await context.newPage());
		const table = await tableScreen(context);
		const late = LATE.filter(({ mark }) => [...first, ...table].some((text) => mark.test(text)));
		return [
			atMost('JavaScript up to the usable start page, gzipped', kB(first), 60, 'kB', 1),
			atMost('JavaScript of the table screen in all, gzipped', kB(table), 95, 'kB', 1),
			atMost('JavaScript of the live part, gzipped', kB(await livePart()), 15, 'kB', 1),
			atMost('its worker, checks and database included', kB(relayWorker()), 90, 'kB', 1),
			{
				what: 'dexie, chart.js or valibot among it',
				measured: late.map(({ name }) => name).join(', ') || 'none',
				bound: 'none',
				ok: late.length === 0 && LATE.every(isMarked)
			}
		];
	} finally {
		await browser.close();
		await app.end();
	}
}

/** The scripts asked for until the start page of an empty browser can be used. */
async function startPage(page: Page): Promise<readonly string[]> {
	const scripts = collectScripts(page);
	await page.goto('/');
	// The page itself, not its picture.
	await page.locator('#app').getByText('Setz vier Leute an den Tisch').waitFor();
	return scripts();
}

/** All scripts of the table screen of a phone that has the app, including those that load after it can be used. */
async function tableScreen(context: BrowserContext): Promise<readonly string[]> {
	const table = await AtTable.start({
		open: async (path) => {
			const page = await context.newPage();
			await page.goto(path);
			return page;
		}
	});
	await table.write(hand(0), 1);
	const { page } = table;
	await page.evaluate(async () => void (await navigator.serviceWorker.ready));
	const session = await context.newCDPSession(page);
	await session.send('Network.setCacheDisabled', { cacheDisabled: true });
	const scripts = collectScripts(page);
	await page.reload();
	await (await table.on(page)).listed(1);
	await page.waitForLoadState('networkidle');
	return scripts();
}

/** What speaks with a relay, by itself: what checks and writes its entries is there for files, too. */
async function livePart(): Promise<readonly string[]> {
	const built = await build({
		configFile: false,
		logLevel: 'silent',
		build: {
			write: false,
			lib: { entry: ['bridge', 'keys', 'line', 'invited', 'leave-room'].map(inLive), formats: ['es'] },
			rollupOptions: { external: [/^#lib\/(transfer|log|base)\//, 'fflate'] }
		}
	});
	const outputs = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
	return outputs.flatMap((one) => (one.type === 'chunk' ? [one.code] : []));
}

const inLive = (name: string): string => `src/lib/live/${name}.ts`;

/** All of the worker that does it. */
function relayWorker(): readonly string[] {
	const folder = 'build/_app/immutable/workers';
	const names = readdirSync(folder).filter((name) => /^relay\.worker-.*\.js$/.test(name));
	if (names.length !== 1) throw new Error('no worker for the relay seen');
	return names.map((name) => readFileSync(join(folder, name), 'utf8'));
}

/** Follows what the page fetches; the function it returns ends that and gives the scripts' texts. */
function collectScripts(page: Page, fewest = 3): () => Promise<readonly string[]> {
	const responses: Response[] = [];
	const note = (response: Response): void => {
		const { pathname } = new URL(response.url());
		if (pathname.endsWith('.js') && !pathname.includes('.worker-')) responses.push(response);
	};
	page.on('response', note);
	return async () => {
		page.off('response', note);
		const texts = new Map<string, string>();
		for (const response of responses) texts.set(response.url(), await response.text());
		if (texts.size < fewest) throw new Error(`only ${texts.size} scripts seen`);
		return [...texts.values()];
	};
}

const kB = (texts: readonly string[]): number =>
	texts.reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0) / 1000;

/** Whether a library still contains the word by which it is known; otherwise it would never be found. */
const isMarked = ({ folder, mark }: (typeof LATE)[number]): boolean =>
	readdirSync(folder)
		.filter((name) => /\.m?js$/.test(name))
		.some((name) => mark.test(readFileSync(join(folder, name), 'utf8')));
