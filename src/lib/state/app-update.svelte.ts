import { untilFetched } from './phone.ts';
import { SETTLED } from './session.svelte.ts';

/** Milliseconds a new version has to take over, before this page goes to make room for it. */
const TO_TAKE_OVER = 3000;

/** In development there is no service worker; some private windows have none either. */
const hasWorker = (): boolean => import.meta.env.PROD && 'serviceWorker' in navigator;

/** The version of the app that wrote this page (src/app.html). */
const pageVersion = (): string | null | undefined =>
	document.querySelector('meta[name="version"]')?.getAttribute('content');

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
		// All screens are fetched after the first one, which has the line for itself. A table does without.
		await new Promise((resolve) => setTimeout(resolve, SETTLED));
		const { followVersions } = await untilFetched(() => import('./versions.ts'));
		const versions = followVersions(() => (this.waiting = true));
		this.#skipWaiting = versions.skipWaiting;
		await versions.registered;
	}
}
