import type { Page } from '@playwright/test';

/** Counts every touch on the page from now on. */
export async function countTaps({ page }: { readonly page: Page }): Promise<() => Promise<number>> {
	await page.evaluate(() => {
		document.documentElement.dataset['taps'] = '0';
		addEventListener(
			'pointerdown',
			() => {
				const { dataset } = document.documentElement;
				dataset['taps'] = String(Number(dataset['taps']) + 1);
			},
			{ capture: true }
		);
	});
	let before = 0;
	return async () => {
		const now = Number(await page.locator('html').getAttribute('data-taps'));
		const since = now - before;
		before = now;
		return since;
	};
}
