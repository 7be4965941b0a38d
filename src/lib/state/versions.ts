import { Workbox } from 'workbox-window';
import { untilGot } from './phone.ts';

/** Whether a version is there that opens without a net. One file that is lost on a weak net undoes all the others. */
async function installed(workbox: Workbox): Promise<boolean> {
	const registration = await workbox.register().catch((error: unknown) => {
		// Its script did not come; any other error is a browser's that does without.
		if (!(error instanceof TypeError)) throw error;
	});
	const coming = registration?.installing;
	if (!coming || registration.active) return Boolean(registration?.active ?? registration?.waiting);
	return new Promise((resolve) =>
		coming.addEventListener('statechange', () => resolve(coming.state !== 'redundant'))
	);
}

/** Registers the service worker, and says when a version of it waits beside the one in charge. */
export function followVersions(waits: () => void): {
	/** Once one is there that opens without a net. */
	readonly registered: Promise<void>;
	/** Lets the one that waits take over. */
	readonly skipWaiting: () => void;
} {
	const workbox = new Workbox('/service-worker.js', { updateViaCache: 'none' });
	// It is an update only beside an active version: a reload within the first second finds the very first version
	// waiting.
	const note = async (): Promise<void> => {
		const registration = await navigator.serviceWorker.getRegistration();
		if (registration?.active && registration.waiting) waits();
	};
	workbox.addEventListener('waiting', () => void note());
	return { registered: register(workbox, note), skipWaiting: () => workbox.messageSkipWaiting() };
}

async function register(workbox: Workbox, note: () => Promise<void>): Promise<void> {
	await untilGot(async () => (await installed(workbox)) || null);
	document.addEventListener('visibilitychange', () => {
		if (document.visibilityState !== 'visible') return;
		// A version that another tab fetched is not announced here again.
		void note();
		// Without a network there is nothing new, and nothing to say about it.
		workbox.update().catch(() => undefined);
	});
}
