import { expect, type Page } from '@playwright/test';

// What a page stands there as before the app has come: see PagePicture.

/** Holds the app's scripts back until the answer is called; then they pass. */
export async function heldScripts(page: Page): Promise<() => void> {
	let begin = (): void => {};
	const begun = new Promise<void>((resolve) => (begin = resolve));
	await page.route('**/entry/*.js', async (route) => {
		await begun;
		await route.continue();
	});
	return begin;
}

/** Opens the table at this address without its scripts; returns what begins them. */
export async function pictureOf(page: Page, address: string): Promise<() => Promise<void>> {
	const begin = await heldScripts(page);
	const kept = await keptPicture(page, 'table');
	await page.goto(address, { waitUntil: 'commit' });
	// By what it was kept tells why it does not stand there.
	await expect(page.locator('#picture'), kept.slice(0, 150)).toBeVisible();
	return async () => {
		begin();
		await expect(page.locator('#picture')).toHaveCount(0);
	};
}

/** What is kept of the start page or of a table, after this was put there; empty for nothing. */
export function keptPicture(page: Page, of: 'picture' | 'table', put: string | null = null): Promise<string> {
	return page.evaluate(
		([key, put]) => {
			if (put !== null) localStorage.setItem(key, put);
			return localStorage.getItem(key) ?? '';
		},
		[`schafkopf-${of} schafkopf`, put] as const
	);
}
