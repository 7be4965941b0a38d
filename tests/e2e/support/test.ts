import { expect, test as base } from '@playwright/test';
import { storeFolder } from '../../support/relay-clients.ts';
import { App } from './app.ts';
import { Device } from './device.ts';
import { watch } from './watch.ts';

export { expect };
export { offlineReady } from './app.ts';

interface Fixtures {
	/** The folder of what a relay at the app's address keeps; empty where there is none. */
	store: string;
	/** This test's own server; `page` and `device` open their addresses on it. */
	app: App;
	/** A browser with a profile on the disk, for stories in which it is killed. As a page, it installs the app only if asked to. */
	device: Device;
}

/**
 * Every story also proves, unsaid: no uncaught error, no breach of the security policy, no request to
 * anywhere else.
 */
export const test = base.extend<Fixtures>({
	// oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from here.
	store: async ({}, use) => use(''),
	app: async ({ store }, use) => {
		const app = await App.start(store);
		await use(app);
		await app.end();
	},
	baseURL: async ({ app }, use) => use(app.url),
	context: async ({ context, app }, use) => {
		const complaints = await watch(context, app.url);
		await use(context);
		expect(complaints).toEqual([]);
	},
	device: async ({ app, viewport, serviceWorkers }, use) => {
		const device = new Device(app.url, viewport ?? undefined, serviceWorkers);
		await use(device);
		await device.end();
		expect(device.complaints).toEqual([]);
	}
});

/** The same for a club whose phones share a relay. */
export const joinedTest = test.extend({
	// oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from here.
	store: async ({}, use) => {
		const folder = storeFolder();
		await use(folder.path);
		folder.remove();
	}
});
