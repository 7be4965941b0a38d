import type { Page } from '@playwright/test';
import type { AnyEntry } from '#lib/log/entry.ts';
import { App, offlineReady } from '../e2e/support/app.ts';
import { Device } from '../e2e/support/device.ts';
import { seed } from './big-club.ts';

/** A cheap phone, compared with the machine this runs on. */
export const THROTTLE = 4;
const RUNS = 9;
/** Milliseconds after the browser's or a page's start; before that it is busy with itself. */
export const SETTLED = 2500;

/** What must stand on a screen before anybody can use it: at least so many elements of each selector. */
export type Usable = Readonly<Record<string, number>>;
/** An address and what makes it usable. */
export type Start = readonly [path: string, usable: Usable];
/** A page that does not exist: only the app's libraries and its service worker. */
export const BARE: Start = ['/gibt-es-nicht', { h1: 1 }];

/** Works on a device that has the app, also offline, and this log. */
export async function onPhone<T>(
	entries: readonly AnyEntry[],
	work: (device: Device) => Promise<T>
): Promise<T> {
	const app = await App.start();
	const device = new Device(app.url);
	try {
		const page = await device.open('/');
		await offlineReady(page);
		await seed(page, entries);
		await page.close();
		return await work(device);
	} finally {
		await device.end();
		await app.end();
	}
}

/** Opens a page as somebody would who looks at it: what it does when nobody waits any more is done. */
export async function visit(device: Device, path: string): Promise<void> {
	const page = await device.open(path);
	await page.waitForTimeout(SETTLED);
	await page.close();
}

/** Milliseconds of each run from the start of the navigation until the first content is drawn, and until all is there. */
export interface Starts {
	readonly painted: readonly number[];
	readonly usable: readonly number[];
}

/**
 * Warm starts, each in a browser that was started for it, for each address in its turn, so that all meet the same machine;
 * the first turn does not count.
 */
export async function startsInTurns<const T extends readonly (readonly [Device, Start])[]>(
	starts: T
): Promise<{ readonly [K in keyof T]: Starts }> {
	const all = starts.map(() => ({ painted: [] as number[], usable: [] as number[] }));
	for (let run = 0; run <= RUNS; run++) {
		for (const [i, [device, [path, usable]]] of starts.entries()) {
			await device.close();
			await (await device.open(NEUTRAL)).waitForTimeout(SETTLED);
			const page = await slowPage(device);
			const time = await timeToUsable(page, path, usable);
			if (run > 0) all[i]?.usable.push(time);
			if (run > 0) all[i]?.painted.push(await page.evaluate(firstPaint));
			await device.close();
		}
	}
	return all as { readonly [K in keyof T]: Starts };
}

/** The same on one device, until all is there. */
export async function timesInTurns<const T extends readonly Start[]>(
	device: Device,
	starts: T
): Promise<{ readonly [K in keyof T]: readonly number[] }> {
	const all = await startsInTurns(starts.map((start) => [device, start] as const));
	return all.map(({ usable }) => usable) as unknown as { readonly [K in keyof T]: readonly number[] };
}

/** The browser may tell of it only a moment after the page could be used. */
const firstPaint = (): Promise<number> =>
	new Promise((resolve) =>
		new PerformanceObserver((list) =>
			list.getEntriesByName('first-contentful-paint').forEach(({ startTime }) => resolve(startTime))
		).observe({ type: 'paint', buffered: true })
	);

/** A file of the same address, so that the process that is slowed down is the one that shows the app. */
const NEUTRAL = '/icons/icon-192.png';

/** How many times longer the same work took in each slow tab. */
export const slowed: number[] = [];

/** A tab in which the page computes as slowly as on the phone. The service worker's own thread is not slowed down. */
export async function slowPage(device: Device): Promise<Page> {
	const page = await device.open(NEUTRAL);
	const session = await device.context.newCDPSession(page);
	const before = await page.evaluate(busy);
	await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
	slowed.push((await page.evaluate(busy)) / before);
	return page;
}

/** Milliseconds that some work takes at its quickest, as other programs may interfere. */
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

/** The page reports by itself: asking it would run the tool's own scripts during its start. */
export async function timeToUsable(page: Page, path: string, usable: Usable): Promise<number> {
	await page.addInitScript(watchUsable, [usable, USABLE] as const);
	const telling = page.waitForEvent('console', (message) => message.text().startsWith(USABLE));
	await page.goto(path);
	return Number((await telling).text().slice(USABLE.length));
}

/**
 * Milliseconds from the tap on a link or button until all is there, each in a new tab that first showed the page with it and
 * what makes it usable.
 */
export async function tapTimes(
	device: Device,
	[path, there]: Start,
	name: string,
	usable: Usable
): Promise<readonly number[]> {
	const times: number[] = [];
	for (let run = 0; run <= RUNS; run++) {
		const page = await slowPage(device);
		await timeToUsable(page, path, there);
		// What the page does after it is drawn must not count for the next one.
		await page.waitForTimeout(1000);
		// What stands beside the name is read with it.
		const named = { name: new RegExp(`^${name}\\b`) };
		const opener = page.getByRole('link', named).or(page.getByRole('button', named));
		const [time] = await Promise.all([page.evaluate(timeOpening, usable), opener.click()]);
		times.push(time);
		await page.close();
	}
	return times.slice(1);
}

/** Runs in the page, where functions have no names: from the next tap until all is there and drawn. */
function timeOpening(usable: Usable): Promise<number> {
	return new Promise((resolve, reject) => {
		setTimeout(() => reject(new Error('not usable in a minute')), 60_000);
		addEventListener(
			'click',
			(event) => {
				const watching = new MutationObserver(() => {
					for (const [selector, count] of Object.entries(usable)) {
						if (document.querySelectorAll(selector).length < count) return;
					}
					watching.disconnect();
					requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - event.timeStamp)));
				});
				watching.observe(document, { childList: true, subtree: true });
			},
			{ capture: true, once: true }
		);
	});
}
