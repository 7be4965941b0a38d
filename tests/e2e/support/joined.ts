import type { Browser, Page } from '@playwright/test';
import type { App } from './app.ts';
import { phone } from './phone.ts';
import { expect } from './test.ts';
import { watch } from './watch.ts';

/** A phone of its own. */
export async function otherPhone(browser: Browser, app: App): Promise<Page> {
	const context = await browser.newContext({ ...phone, baseURL: app.url });
	const complaints = await watch(context, app.url);
	// Without a service worker and a server, what is fetched on a tap is missing.
	const faults = (): readonly string[] =>
		complaints.filter((one) => !/Unable to preload|dynamically/.test(one));
	context.on('close', () => expect(faults()).toEqual([]));
	return context.newPage();
}

/** A phone of its own that opens an invitation and accepts it. */
export async function invited(browser: Browser, app: App, link: string): Promise<Page> {
	const page = await otherPhone(browser, app);
	await page.goto(link);
	await page.getByRole('button', { name: 'Beitreten' }).click();
	const reads = new URL(link).hash.includes('lesen=');
	const said = reads ? 'Alles ist hier angekommen.' : 'Alles ist bei den anderen.';
	await expect(page.getByRole('status').filter({ hasText: said })).toBeVisible();
	return page;
}

/** The link of an invitation that a phone shows. */
export const invitation = async (page: Page, which: string): Promise<string> => {
	await page.getByRole('button', { name: which }).click();
	const link = await page.getByLabel('Der Link').inputValue();
	await page.getByRole('button', { name: 'Schließen' }).click();
	return link;
};

/** Connects the club of a phone, until all of it is handed on. */
export async function connect(page: Page): Promise<void> {
	await page.goto('/verein');
	await page.getByRole('button', { name: 'Verbinden', exact: true }).click();
	await expect(page.getByText('Alles ist übertragen.')).toBeVisible();
}
