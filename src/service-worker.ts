import { build, files, version } from '$service-worker';
import { clientsClaim } from 'workbox-core';
import { createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

// The few words of a service worker that are used here: its library and the page's exclude each other.
const worker: EventTarget & { skipWaiting?(): Promise<void> } = self;

/**
 * The page of each address, which comes with its query: with the frame of its screen, or without one. Kit lists the last
 * one nowhere.
 */
const PAGES = [
	{ of: /^\/(?:\?|$)/, page: '/' },
	{ of: /^\/abend\/(?!neu(?:\?|$))[^/?]+(?:\?|$)/, page: '/abend/tisch.html' },
	{ of: /^/, page: '/200.html' }
];

precacheAndRoute([
	...build.map((url) => ({ url, revision: null })),
	...[...files, ...PAGES.map(({ page }) => page)].map((url) => ({ url, revision: version }))
]);
for (const { of, page } of PAGES)
	registerRoute(new NavigationRoute(createHandlerBoundToURL(page), { allowlist: [of] }));

/** Where a page finds what another app shared with this one (src/routes/handing/take-given.ts). */
const SHARED = 'geteilt';

// What is shared comes as a form. It is kept until a page has taken it; the page is opened anew, so that a reload shares nothing.
registerRoute(
	({ url }) => url.pathname === '/sicherung',
	async ({ request }) => {
		const cache = await caches.open(SHARED);
		let number = Date.now();
		for (const [, value] of await request.formData()) {
			const file = typeof value === 'string' ? '' : `?datei=${encodeURIComponent(value.name)}`;
			if (value !== '') await cache.put(`/${SHARED}/${number++}${file}`, new Response(value));
		}
		return Response.redirect(`/sicherung?${SHARED}`, 303);
	},
	'POST'
);

// A new version waits until it is told to take over, and says which one it is: see state/app-update.
worker.addEventListener('message', (event) => {
	const { data, ports } = event as MessageEvent<{ type?: unknown } | null>;
	if (data?.type === 'SKIP_WAITING') void worker.skipWaiting?.();
	if (data?.type === 'VERSION') ports[0]?.postMessage(version);
});
clientsClaim();
