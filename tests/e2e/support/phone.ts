import type { Page } from '@playwright/test';
import { findBrowser, launchArgs } from '../../support/browser.ts';

/** The phone that every story is told on. */
export const phone = {
	browserName: 'chromium' as const,
	viewport: { width: 390, height: 844 },
	locale: 'de-DE',
	timezoneId: 'Europe/Berlin',
	// Installing the app costs each new browser seven seconds of computing, so only stories that go offline ask for it.
	serviceWorkers: 'block' as const,
	launchOptions: { executablePath: findBrowser(), args: [...launchArgs], chromiumSandbox: false }
};

/** Today on that phone, YYYY-MM-DD. */
export const today = (): string =>
	new Intl.DateTimeFormat('sv-SE', { timeZone: phone.timezoneId }).format(new Date());

/** The narrowest phone, where there is least room. */
export const narrowest = { width: 360, height: 640 } as const;

/** How far the page can be scrolled sideways, in pixels. */
export const sideways = (page: Page): Promise<number> =>
	page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
