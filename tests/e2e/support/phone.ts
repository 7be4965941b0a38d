import { findBrowser, launchArgs } from '../../support/browser.ts';

/** The phone that every story is told on. */
export const phone = {
	browserName: 'chromium' as const,
	viewport: { width: 390, height: 844 },
	locale: 'de-DE',
	timezoneId: 'Europe/Berlin',
	serviceWorkers: 'allow' as const,
	launchOptions: { executablePath: findBrowser(), args: [...launchArgs], chromiumSandbox: false }
};
