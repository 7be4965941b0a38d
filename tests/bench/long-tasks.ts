import type { Page } from '@playwright/test';

export interface Timed<T> {
	readonly result: T;
	readonly seconds: number;
	/** The longest task of the page meanwhile, in milliseconds. */
	readonly block: number;
}

/** Does some work on a page, and tells how long it took and for how long the page did not answer. */
export async function timed<T>(page: Page, work: () => Promise<T>): Promise<Timed<T>> {
	await page.evaluate(watchTasks);
	const start = performance.now();
	const result = await work();
	const seconds = (performance.now() - start) / 1000;
	await page.waitForTimeout(1000);
	return { result, seconds, block: await page.evaluate(longestTask) };
}

type Watching = { tasks?: number[] };

/** Runs in the page: notes every task of more than 50 ms from now on. */
function watchTasks(): void {
	const tasks: number[] = ((globalThis as Watching).tasks = []);
	new PerformanceObserver((list) => {
		for (const { duration } of list.getEntries()) tasks.push(duration);
	}).observe({ type: 'longtask' });
}

const longestTask = (): number => Math.max(0, ...((globalThis as Watching).tasks ?? []));
