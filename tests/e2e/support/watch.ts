import type { BrowserContext } from '@playwright/test';

/** Notes what must happen in no story: uncaught errors, breaches of the security policy, requests to elsewhere. */
export async function watch(context: BrowserContext, origin: string): Promise<readonly string[]> {
	const complaints: string[] = [];
	context.on('weberror', (error) => complaints.push(`error: ${error.error().message}`));
	context.on('console', (message) => {
		if (message.text().includes('Content Security Policy')) complaints.push(message.text());
	});
	context.on('request', (request) => {
		const url = new URL(request.url());
		// What a page makes up itself reaches nobody.
		if (['data:', 'blob:', 'about:'].includes(url.protocol)) return;
		if (url.origin !== origin) complaints.push(`request to ${url.href}`);
	});
	await context.addInitScript(() => {
		addEventListener('securitypolicyviolation', (event) =>
			console.error(`Content Security Policy: ${event.violatedDirective} ${event.blockedURI}`)
		);
	});
	return complaints;
}
