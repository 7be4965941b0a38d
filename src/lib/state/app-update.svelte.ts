import type { Workbox } from 'workbox-window';

/** Milliseconds until the app is fetched again when it did not come over whole; then twice as long, and so on. */
const AGAIN = 2000;

/** Milliseconds a new version has to take over, before this page goes to make room for it. */
const TO_TAKE_OVER = 3000;

/** In development there is no service worker; some private windows have none either. */
const hasWorker = (): boolean => import.meta.env.PROD && 'serviceWorker' in navigator;

/** The version of the app that wrote this page (src/app.html). */
const pageVersion = (): string | null | undefined =>
	document.querySelector('meta[name="version"]')?.getAttribute('content');

/** Whether a version is there that opens without a net. One file that is lost on a weak net undoes all the others. */
async function installed(workbox: Workbox): Promise<boolean> {
	const registration = await workbox.register();
	const coming = registration?.installing;
	if (!coming || registration.active) return Boolean(registration?.active ?? registration?.waiting);
	return new Promise((resolve) =>
		coming.addEventListener('statechange', () => resolve(coming.state !== 'redundant'))
	);
}

/**
 * A new version of the app is fetched and kept ready beside the running one. It is taken only when a user asks for it,
 * because a reload in the middle of a hand would lose what is half typed.
 */
export class AppUpdate {
	/** A new version is ready. */
	waiting = $state(false);

	#accepted = false;
	#skipWaiting: (() => void) | undefined;

	/** Whether this page is left for another version as soon as that took over. Call it once, when the app starts. */
	follow(): void {
		if (!hasWorker()) return;
		this.#reloadWhenReplaced();
		// The new version may have taken over before this page listened.
		const { controller } = navigator.serviceWorker;
		if (!controller) return;
		const { port1, port2 } = new MessageChannel();
		port1.onmessage = ({ data }) => {
			if (data !== pageVersion()) location.reload();
		};
		controller.postMessage({ type: 'VERSION' }, [port2]);
	}

	#registers = false;

	/**
	 * Registers the service worker, which fetches what is new. It can wait while somebody writes at a table, but for the first
	 * time: without it the app does not open offline.
	 */
	register(canWait: boolean): void {
		if (!hasWorker() || this.#registers || (canWait && navigator.serviceWorker.controller)) return;
		this.#registers = true;
		this.#register().catch((error: unknown) => console.warn('Kein Offline-Betrieb:', error));
	}

	/** Takes the new version: every open tab reloads. */
	accept(): void {
		this.#accepted = true;
		this.#skipWaiting?.();
		// Chromium may take the old version for busy, though it is not, until a page that it brought goes.
		setTimeout(() => location.reload(), TO_TAKE_OVER);
	}

	/**
	 * Listens from the first moment, before Workbox is loaded: if another tab took a new version in the meantime, this
	 * one would be left with old code and without the old files.
	 */
	#reloadWhenReplaced(): void {
		const { serviceWorker } = navigator;
		// The very first version takes control too, which is no reason to reload.
		let controlled = serviceWorker.controller !== null;
		serviceWorker.addEventListener('controllerchange', () => {
			if (controlled || this.#accepted) location.reload();
			controlled = true;
		});
	}

	async #register(): Promise<void> {
		if (document.readyState !== 'complete') {
			await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
		}
		// Loaded late, so that the first screen does not wait for it.
		const { Workbox } = await import('workbox-window');
		const workbox = new Workbox('/service-worker.js', { updateViaCache: 'none' });
		// It is an update only beside an active version: a reload within the first second finds the very first version
		// waiting.
		const note = async (): Promise<void> => {
			const registration = await navigator.serviceWorker.getRegistration();
			if (registration?.active && registration.waiting) this.waiting = true;
		};
		workbox.addEventListener('waiting', () => void note());
		this.#skipWaiting = () => workbox.messageSkipWaiting();
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
}
