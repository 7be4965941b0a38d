import { Workbox } from 'workbox-window';

/** Milliseconds until the app is fetched again when it did not come over whole; then twice as long, and so on. */
const AGAIN = 2000;

/** Whether a version is there that opens without a net. One file that is lost on a weak net undoes all the others. */
async function installed(workbox: Workbox): Promise<boolean> {
	const registration = await workbox.register();
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
	for (let wait = AGAIN; !(await installed(workbox)); wait *= 2)
		await new Promise((resolve) => setTimeout(resolve, wait));
	document.addEventListener('visibilitychange', () => {
		if (document.visibilityState !== 'visible') return;
		// A version that another tab fetched is not announced here again.
		void note();
		// Without a network there is nothing new, and nothing to say about it.
		workbox.update().catch(() => undefined);
	});
}
