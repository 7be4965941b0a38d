import { chromium, type Browser, type Page } from '@playwright/test';
import type { AnyEntry } from '#lib/log/entry.ts';
import { App, offlineReady } from '../e2e/support/app.ts';
import { Device } from '../e2e/support/device.ts';
import { phone } from '../e2e/support/phone.ts';
import { newEvening, Table } from '../e2e/support/table.ts';
import { storeFolder } from '../support/relay-clients.ts';
import { bigClub, seed } from './big-club.ts';
import { timed } from './long-tasks.ts';
import { atMost, list, median, told, type Measured } from './measure.ts';
import { slowPage } from './slow-phone.ts';
import { thinLine } from './thin-line.ts';

const GAMES = 40;
/** Tables of a club's year, and of fourteen years. */
const YEAR = 3200;
const EVER = 30_000;
/** The largest club that a file takes, and for how long the screen of a slow phone may not answer meanwhile. */
const LARGEST = 50_000;
const BLOCK = 500;
const CELLAR = { bytesPerSecond: 60_000, delay: 150, cutAfter: 64 * 1024 };

/** What phones of a club hand over to each other by a relay on this machine: single games, and the whole club to a new phone. */
export async function measureRelay(): Promise<readonly Measured[]> {
	const browser = await chromium.launch(phone.launchOptions);
	try {
		return [
			...(await handedOver(browser)),
			...(await newPhone(browser, YEAR, 2000)),
			...(await newPhone(browser, EVER, 10_000)),
			...(await fromTheCellar(browser)),
			...(await largest())
		];
	} finally {
		await browser.close();
	}
}

async function withRelay<T>(work: (app: App) => Promise<T>): Promise<T> {
	const folder = storeFolder();
	const app = await App.start(folder.path);
	try {
		return await work(app);
	} finally {
		await app.end();
		folder.remove();
	}
}

const phoneOf = async (browser: Browser, url: string): Promise<Page> =>
	(await browser.newContext({ ...phone, baseURL: url })).newPage();

/** Connects the club of this phone, and returns the invitation to write in it. */
async function connect(page: Page): Promise<string> {
	await page.goto('/verein');
	await page.getByRole('button', { name: 'Verbinden', exact: true }).click();
	await page.getByText('Alles ist übertragen.').waitFor({ timeout: 300_000 });
	await page.getByRole('button', { name: 'Zum Schreiben' }).click();
	const link = await page.getByLabel('Der Link').inputValue();
	await page.getByRole('button', { name: 'Schließen' }).click();
	return link;
}

/** From the tap on "save" on one phone until the row stands on the other. */
async function handedOver(browser: Browser): Promise<readonly Measured[]> {
	return withRelay(async (app) => {
		const page = await phoneOf(browser, app.url);
		await page.goto('/');
		const one = await newEvening(page);
		await one.tap('Anna · Berti · +Anna');
		await one.saveGame();
		const link = await connect(page);
		const other = await phoneOf(browser, app.url);
		await other.goto(link);
		await other.getByRole('button', { name: 'Beitreten' }).click();
		await other.getByRole('status').filter({ hasText: 'Alles ist bei den anderen.' }).waitFor();
		for (const at of [page, other]) {
			await at
				.getByRole('link', { name: /Zum Start|Zurück zum Start/ })
				.last()
				.click();
			await at.getByRole('link', { name: /Weiterschreiben|Zuschauen/ }).click();
		}
		const two = new Table(other);
		await two.rows.first().waitFor();
		const times: number[] = [];
		for (let game = 2; game <= GAMES + 1; game++) {
			await one.tap('Anna · Berti · +Anna');
			const saved = page.evaluate(tapped);
			const stands = other.evaluate(listed, String(game));
			await one.saveGame();
			times.push((await stands) - (await saved));
			await page.waitForTimeout(150);
		}
		const sorted = [...times].sort((a, b) => a - b);
		return [
			atMost('a game saved, until it stands on another phone', median(times), 120, 'ms'),
			atMost('the same, 95 of 100', sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN, 300, 'ms'),
			told('each game', list(times))
		];
	});
}

// These run in the page, where functions have no names. Both pages are of one machine and its clock.

/** When it is tapped next. */
function tapped(): Promise<number> {
	return new Promise((resolve) =>
		addEventListener('click', ({ timeStamp }) => resolve(performance.timeOrigin + timeStamp), {
			capture: true,
			once: true
		})
	);
}

/** When the row of this number stands in the list. */
function listed(game: string): Promise<number> {
	return new Promise((resolve) => {
		const watching = new MutationObserver(() => {
			const numbers = [...document.querySelectorAll('li .number')];
			if (!numbers.some(({ textContent }) => textContent?.trim() === game)) return;
			watching.disconnect();
			resolve(performance.timeOrigin + performance.now());
		});
		watching.observe(document, { childList: true, subtree: true, characterData: true });
	});
}

const rowsOn = (page: Page): Promise<number> =>
	page.evaluate(
		() =>
			new Promise<number>((resolve) => {
				const opening = indexedDB.open('schafkopf');
				opening.onsuccess = () => {
					const counting = opening.result.transaction('entries').objectStore('entries').count();
					counting.onsuccess = () => {
						opening.result.close();
						resolve(counting.result);
					};
				};
			})
	);

/** A phone that has a club of so many entries, connected; what a new phone needs to have it all, in milliseconds. */
async function joining(
	browser: Browser,
	app: App,
	size: number,
	at: (link: string) => string
): Promise<number> {
	const { entries } = bigClub(size);
	const first = await phoneOf(browser, app.url);
	await seeded(first, entries);
	const all = await rowsOn(first);
	const link = at(await connect(first));
	const second = await phoneOf(browser, new URL(link).origin);
	await second.goto(link);
	const join = second.getByRole('button', { name: 'Beitreten' });
	await join.waitFor();
	await second.waitForTimeout(1500);
	const start = performance.now();
	await join.click();
	while ((await rowsOn(second)) < all) await second.waitForTimeout(50);
	const time = performance.now() - start;
	await first.context().close();
	await second.context().close();
	return time;
}

async function seeded(page: Page, entries: readonly AnyEntry[]): Promise<void> {
	await page.goto('/');
	await page.getByText('Setz vier Leute an den Tisch').waitFor();
	await seed(page, entries);
}

async function newPhone(browser: Browser, size: number, bound: number): Promise<readonly Measured[]> {
	const time = await withRelay((app) => joining(browser, app, size, (link) => link));
	return [atMost(`a new phone has all ${size.toLocaleString('en-US')} entries`, time, bound, 'ms')];
}

async function fromTheCellar(browser: Browser): Promise<readonly Measured[]> {
	return withRelay(async (app) => {
		const line = await thinLine(Number(new URL(app.url).port), CELLAR);
		try {
			const time = await joining(browser, app, YEAR, (link) => link.replace(app.url, line.url));
			return [
				atMost('the same at 60 kB/s and 300 ms, cut every 64 kB: 3,200 entries', time, 60_000, 'ms'),
				told('cut', `${line.cuts} times`)
			];
		} finally {
			line.end();
		}
	});
}

/** A club as large as they come, on slow phones: handed over, and fetched by another one. */
function largest(): Promise<readonly Measured[]> {
	return withRelay(async (app) => {
		const [one, two] = [new Device(app.url), new Device(app.url)];
		try {
			for (const device of [one, two]) {
				const page = await device.open('/');
				await offlineReady(page);
				if (device === one) await seed(page, bigClub(LARGEST).entries);
				await page.close();
			}
			const first = await slowPage(one);
			await first.goto('/verein');
			await first.waitForTimeout(2000);
			const handing = await timed(first, () => connect(first));
			const second = await slowPage(two);
			await second.goto(handing.result);
			await second.waitForTimeout(2000);
			const joined = await timed(second, async () => {
				await second.getByRole('button', { name: 'Beitreten' }).click();
				const all = second.getByRole('status').filter({ hasText: 'Alles ist bei den anderen.' });
				await all.waitFor({ timeout: 300_000 });
			});
			return [
				told(
					`${LARGEST.toLocaleString('en-US')} entries handed over at 4×`,
					`${handing.seconds.toFixed(1)} s`
				),
				atMost('  longest block of the screen', handing.block, BLOCK, 'ms'),
				told('  and fetched by another phone at 4×', `${joined.seconds.toFixed(1)} s`),
				atMost('  longest block of the screen', joined.block, BLOCK, 'ms')
			];
		} finally {
			await one.end();
			await two.end();
		}
	});
}
