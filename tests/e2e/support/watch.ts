import type { BrowserContext } from '@playwright/test';

/**
 * Notes what must happen in no story: uncaught errors, breaches of the security policy, requests to elsewhere, and data
 * shown as it is.
 */
export async function watch(context: BrowserContext, origin: string): Promise<readonly string[]> {
	const complaints: string[] = [];
	context.on('weberror', (error) => complaints.push(`error: ${error.error().message}`));
	context.on('console', (message) => {
		if (/Content Security Policy|shown as it is/.test(message.text())) complaints.push(message.text());
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
		// No type forbids a screen to show what is no text.
		new MutationObserver((changes) => {
			for (const node of changes.flatMap(({ target, addedNodes }) => [...addedNodes, target])) {
				// The larger ones were seen part by part.
				const isSmall = node.childNodes.length < 10;
				if (isSmall && node.textContent?.includes('[object '))
					console.error(`shown as it is: ${node.textContent}`);
			}
		}).observe(document, { subtree: true, childList: true, characterData: true });
	});
	return complaints;
}
