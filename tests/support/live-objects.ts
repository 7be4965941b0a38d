/** For live objects: Svelte as it runs in a browser, with a clock and a database, and without a page. */
export default {
	name: 'live-objects',
	viteEnvironment: 'client',
	setup: () => ({ teardown: () => undefined })
};
