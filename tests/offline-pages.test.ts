import { expect, it, vi } from 'vitest';

interface Opened {
	readonly page: string;
	readonly allowlist: readonly RegExp[];
}
const opened = vi.hoisted((): Opened[] => []);

vi.mock('$service-worker', () => ({ build: [], files: [], version: '1' }));
vi.mock('workbox-core', () => ({ clientsClaim: () => undefined }));
vi.mock('workbox-precaching', () => ({
	createHandlerBoundToURL: (page: string) => page,
	precacheAndRoute: () => undefined
}));
vi.mock('workbox-routing', () => ({
	NavigationRoute: function (page: string, { allowlist }: Omit<Opened, 'page'>) {
		opened.push({ page, allowlist });
	},
	registerRoute: () => undefined
}));

it.each([
	['/', '/'],
	['/?x', '/'],
	['/abend', '/200.html'],
	['/abend?x', '/200.html'],
	['/abend/a1', '/abend/tisch.html'],
	['/abend/a1?x=/', '/abend/tisch.html'],
	['/abend/neues', '/abend/tisch.html'],
	['/abend/neu', '/200.html'],
	['/abend/neu?wieder', '/200.html'],
	['/abend/a1/', '/200.html'],
	['/abend/a1/abrechnung', '/200.html'],
	['/abend/a1/abrechnung?x', '/200.html'],
	['/kasse?x=/abend/a1', '/200.html']
])('%s opens with %s', async (address, page) => {
	vi.stubGlobal('self', { addEventListener: () => undefined });
	await import('../src/service-worker.ts');
	vi.unstubAllGlobals();
	expect(opened.find(({ allowlist }) => allowlist.some((one) => one.test(address)))?.page).toBe(page);
});
