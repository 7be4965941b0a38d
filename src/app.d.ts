/// <reference types="@sveltejs/kit" />
export {};

declare global {
	interface Window {
		/** Shows the page's last picture, if there is one, and waits until it is painted (routes/first-paint.js). */
		draw?: () => Promise<unknown>;
	}
}
