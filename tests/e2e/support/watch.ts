import type { BrowserContext } from '@playwright/test';

/**
 * Notes what must happen in no story: uncaught errors, breaches of the security policy, requests to elsewhere, and data
 * shown as it is, such as "§4.1" for "§ 4.1".
 */
export async function watch(context: BrowserContext, origin: string): Promise<readonly string[]> {
	const complaints: string[] = [];
	context.on('weberror', (error) => complaints.push(`error: ${error.error().message}`));
	context.on('console', (message) => {
		if (/Content Security Policy|shown as it is/.test(message.text())) complaints.push(message.text());
	});
	context.on('request', (request) => {
		const url = new URL(request.url());
		// Addresses that a page makes itself reach nobody.
		if (['data:', 'blob:', 'about:'].includes(url.protocol)) return;
		if (url.origin !== origin) complaints.push(`request to ${url.href}`);
	});
	await context.addInitScript(() => {
		addEventListener('securitypolicyviolation', (event) =>
			console.error(`Content Security Policy: ${event.violatedDirective} ${event.blockedURI}`)
		);
		// No type forbids a screen to show what is no text.
		new MutationObserver((changes) => {
			for (const { type, target, addedNodes } of changes) {
				const said = (type === 'characterData' ? [target] : [...addedNodes]).map((node) => node.textContent);
				if (said.some((text) => /\[object |§\d/.test(text ?? '')))
					console.error(`shown as it is: ${said.join()}`);
			}
		}).observe(document, { subtree: true, childList: true, characterData: true });
	});
	return complaints;
}
