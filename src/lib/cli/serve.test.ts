import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { serve, type Served } from './serve.ts';

const root = mkdtempSync(join(tmpdir(), 'schafkopf-serve-'));
let served: Served;

beforeAll(async () => {
	mkdirSync(join(root, '_app/immutable'), { recursive: true });
	const files = { '200.html': 'page', 'service-worker.js': 'worker', '_app/immutable/a.js': 'chunk' };
	for (const [name, text] of Object.entries(files)) {
		writeFileSync(join(root, name), text);
		writeFileSync(join(root, `${name}.br`), brotliCompressSync(text));
	}
	writeFileSync(join(root, '.content'), 'stamp');
	served = await serve({ root, port: 0 });
});
afterAll(async () => {
	await served.stop();
	rmSync(root, { recursive: true });
});

const get = (path: string): Promise<Response> =>
	fetch(served.url + path, { headers: { 'Accept-Encoding': 'br' } });

it.each(['/', '/abend/neu', '/abend/x/spiel'])('%s is the page, asked for anew each time', async (path) => {
	const response = await get(path);
	expect(response.status).toBe(200);
	expect(response.headers.get('content-type')).toContain('text/html');
	expect(response.headers.get('cache-control')).toBe('no-cache');
	expect(await response.text()).toBe('page');
});

it('the service worker is asked for anew each time', async () => {
	const response = await get('/service-worker.js');
	expect(response.headers.get('cache-control')).toBe('no-cache');
	expect(await response.text()).toBe('worker');
});

it('a hashed file is kept for good, and comes packed', async () => {
	const response = await get('/_app/immutable/a.js');
	expect(response.headers.get('cache-control')).toContain('immutable');
	expect(response.headers.get('content-encoding')).toBe('br');
	expect(await response.text()).toBe('chunk');
});

it.each(['/_app/immutable/old.js', '/../serve.ts'])('%s is not there', async (path) => {
	expect((await get(path)).status).toBe(404);
});

it("the build's stamp stays inside", async () => {
	expect((await get('/.content')).status).toBe(404);
});

it('takes another port if the wanted one is taken, or says so', async () => {
	const second = await serve({ root, port: served.port });
	expect(second.port).not.toBe(served.port);
	expect((await fetch(second.url)).status).toBe(200);
	await second.stop();
	await expect(serve({ root, port: served.port, otherPort: false })).rejects.toThrow('EADDRINUSE');
});

it('stops at once and comes back at the same address', async () => {
	const { port, url, stop } = await serve({ root, port: 0 });
	await fetch(url);
	await stop();
	await expect(fetch(url)).rejects.toThrow('fetch failed');
	const again = await serve({ root, port, otherPort: false });
	expect((await fetch(url)).status).toBe(200);
	await again.stop();
});
