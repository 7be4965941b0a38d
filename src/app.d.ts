/// <reference types="@sveltejs/kit" />
export {};

declare global {
	interface Window {
		/** Shows the start page's last picture, if there is one, and waits until it is painted (routes/start-picture.js). */
		draw?: () => Promise<unknown>;
	}
}
