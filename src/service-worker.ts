import { build, files, prerendered, version } from '$service-worker';
import { clientsClaim } from 'workbox-core';
import { createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

// The few words of a service worker that are used here: its library and the page's exclude each other.
const worker: EventTarget & { skipWaiting?(): Promise<void> } = self;

// Kit lists the fallback page nowhere, yet it is what every address opens with.
const page = '/200.html';

precacheAndRoute([
	...build.map((url) => ({ url, revision: null })),
	...[...files, ...prerendered, page].map((url) => ({ url, revision: version }))
]);
registerRoute(new NavigationRoute(createHandlerBoundToURL(page)));

// A new version waits until it is told to take over: see state/app-update.
worker.addEventListener('message', (event) => {
	if ((event as MessageEvent<{ type?: unknown } | null>).data?.type === 'SKIP_WAITING')
		void worker.skipWaiting?.();
});
clientsClaim();
