import type { Page } from '@playwright/test';
import { App, offlineReady } from '../e2e/support/app.ts';
import { Device } from '../e2e/support/device.ts';
import { bigClub, seed } from './big-club.ts';
import { atMost, median, told, type Measured } from './measure.ts';

/** A phone of the cheaper sort, against the machine this runs on. */
const THROTTLE = 4;
const RUNS = 5;
/** 0.8 s where a bare page takes 0.5 s: what is left of the bound on a machine of another speed. */
const BOUND = 1.6;

/** What must stand on a screen before anybody can use it: at least so many elements of each selector. */
export type Usable = Readonly<Record<string, number>>;
const TABLE: Usable = { '[data-kept] .player': 4, '[data-kept] .save': 1, 'ol .number': 40 };
/** A page that is not there: the app's libraries and its service worker, and nothing of its own. */
export const BARE: Usable = { h1: 1 };
const START: Usable = { 'a.running': 1, 'a.past': 5 };

/** Starts and saving on a slow phone with a large club, the service worker at work. */
export async function measureScreens(): Promise<readonly Measured[]> {
	const app = await App.start();
	const device = new Device(app.url);
	try {
		const page = await device.open('/');
		await offlineReady(page);
		const club = bigClub();
		await seed(page, club.entries);
		await page.close();
		const table = `/abend/${club.lastEvening}`;
		const [bare, starts] = await timesInTurns(device, [
			['/gibt-es-nicht', BARE],
			[table, TABLE]
		]);
		const [fronts] = await timesInTurns(device, [['/', START]]);
		const saves = await savingTimes(device, table);
		return [
			atMost(`warm start to the usable table, ${club.entries.length} entries`, median(starts), 800, 'ms'),
			told('  the five of them', list(starts)),
			told('  a bare page of the app in the same minute', list(bare)),
			atMost('  as a multiple of the bare page', median(starts) / median(bare), BOUND, 'times', 2),
			told('warm start to the usable start page', `${median(fronts).toFixed(0)} ms`),
			told('  the five of them', list(fronts)),
			atMost('tap on save to the game listed and durable', median(saves), 100, 'ms', 1),
			told('  the five of them', list(saves)),
			// On a machine that is not quiet the browser does not get to slow anything down.
			told(`the page computed slower, ${THROTTLE} wanted`, `${median(slowed).toFixed(1)} times`)
		];
	} finally {
		await device.end();
		await app.end();
	}
}

export const list = (times: readonly number[]): string =>
	`${times.map((time) => time.toFixed(0)).join(', ')} ms`;

/** An address and what makes it usable. */
type Start = readonly [path: string, usable: Usable];

/**
 * Milliseconds from the start of the navigation until all is there, each time in a new tab, for each address in its turn, so
 * that all meet the same machine; the first turn does not count.
 */
export async function timesInTurns<const T extends readonly Start[]>(
	device: Device,
	starts: T
): Promise<{ readonly [K in keyof T]: readonly number[] }> {
	const times = starts.map((): number[] => []);
	for (let run = 0; run <= RUNS; run++) {
		for (const [i, [path, usable]] of starts.entries()) {
			const page = await slowPage(device);
			const time = await timeToUsable(page, path, usable);
			if (run > 0) times[i]?.push(time);
			await page.close();
		}
	}
	return times as { readonly [K in keyof T]: readonly number[] };
}

/** How many times longer the same work took in each slow tab. */
const slowed: number[] = [];

/** A tab in which the page computes as slowly as on the phone. The service worker's own thread is not slowed down. */
export async function slowPage(device: Device): Promise<Page> {
	// A file of the same address, so that the process that is slowed down is the one that shows the app.
	const page = await device.open('/icons/icon-192.png');
	const session = await device.context.newCDPSession(page);
	const before = await page.evaluate(busy);
	await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
	slowed.push((await page.evaluate(busy)) / before);
	return page;
}

/** Milliseconds for some work, at its quickest: other programs may be in the way. */
function busy(): number {
	let quickest = Infinity;
	for (let turn = 0; turn < 5; turn++) {
		const start = performance.now();
		let sum = 0;
		for (let i = 0; i < 5_000_000; i++) sum += Math.sqrt(i);
		if (sum > 0) quickest = Math.min(quickest, performance.now() - start);
	}
	return quickest;
}

const USABLE = 'usable after ms:';

/** Runs in the page from its first moment: tells when all is there and drawn. */
function watchUsable([usable, word]: readonly [Usable, string]): void {
	const watching = new MutationObserver(() => {
		for (const [selector, count] of Object.entries(usable)) {
			if (document.querySelectorAll(selector).length < count) return;
		}
		watching.disconnect();
		// The frame that shows it is drawn after this; what runs then comes after the frame.
		requestAnimationFrame(() => setTimeout(() => console.debug(word, performance.now())));
	});
	watching.observe(document, { childList: true, subtree: true });
}

/** The page tells by itself: to ask it would make it run the asking tool's own scripts while it starts. */
async function timeToUsable(page: Page, path: string, usable: Usable): Promise<number> {
	await page.addInitScript(watchUsable, [usable, USABLE] as const);
	const telling = page.waitForEvent('console', (message) => message.text().startsWith(USABLE));
	await page.goto(path);
	return Number((await telling).text().slice(USABLE.length));
}

/** Milliseconds from the tap on save until the row is there: it appears only after the transaction completed. */
async function savingTimes(device: Device, path: string): Promise<readonly number[]> {
	const page = await slowPage(device);
	await timeToUsable(page, path, TABLE);
	const seats = page.locator('[data-kept] .player');
	const times: number[] = [];
	for (let run = 0; run <= RUNS; run++) {
		await seats.nth(run % 4).click();
		await seats.nth((run + 1) % 4).click();
		await page.locator('[data-kept="kept"]').waitFor();
		const time = page.evaluate(timeSaving);
		await page.locator('[data-kept="kept"] .save').click();
		times.push(await time);
	}
	return times.slice(1);
}

/** Runs in the page: from the next tap to the next row. */
function timeSaving(): Promise<number> {
	return new Promise((resolve) => {
		const rows = document.querySelectorAll('ol .number').length;
		addEventListener(
			'click',
			(event) => {
				const watching = new MutationObserver(() => {
					if (document.querySelectorAll('ol .number').length <= rows) return;
					watching.disconnect();
					resolve(performance.now() - event.timeStamp);
				});
				watching.observe(document, { childList: true, subtree: true });
			},
			{ capture: true, once: true }
		);
	});
}
