/**
 * A new version of the app: fetched and kept ready beside the running one, taken only when somebody says so,
 * because a reload in the middle of a hand would cost what is half typed.
 */
export class AppUpdate {
	/** A new version is ready. */
	waiting = $state(false);

	#accepted = false;
	#skipWaiting: (() => void) | undefined;

	/** Registers the service worker; to be called once, when the app starts. */
	start(): void {
		// In development there is no service worker; some private windows have none either.
		if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
		this.#reloadWhenReplaced();
		this.#register().catch((error: unknown) => console.warn('Kein Offline-Betrieb:', error));
	}

	/** Takes the new version: every open tab reloads. */
	accept(): void {
		this.#accepted = true;
		this.#skipWaiting?.();
	}

	/**
	 * Listens from the first moment, not only once Workbox is there: a version that another tab takes while this one is
	 * still loading would leave it with old code and without the old files.
	 */
	#reloadWhenReplaced(): void {
		const { serviceWorker } = navigator;
		// The very first version takes control too, and that is no reason to reload.
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
		// Loaded late: nothing on the first screen waits for it.
		const { Workbox } = await import('workbox-window');
		const workbox = new Workbox('/service-worker.js', { updateViaCache: 'none' });
		// Only beside an active one it is an update: a reload within the first second meets the very first one waiting.
		const note = async (): Promise<void> => {
			const registration = await navigator.serviceWorker.getRegistration();
			if (registration?.active && registration.waiting) this.waiting = true;
		};
		workbox.addEventListener('waiting', () => void note());
		this.#skipWaiting = () => workbox.messageSkipWaiting();
		await workbox.register();
		document.addEventListener('visibilitychange', () => {
			if (document.visibilityState !== 'visible') return;
			// A version that another tab fetched is not announced here a second time.
			void note();
			// Without a network there is nothing new, and nothing to say about it.
			workbox.update().catch(() => undefined);
		});
	}
}

export const appUpdate = new AppUpdate();
