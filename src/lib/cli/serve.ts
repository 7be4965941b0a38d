import { realpathSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import sirv from 'sirv';

/** A running server; `stop` also cuts the connections that are still open. */
export interface Served {
	readonly url: string;
	readonly port: number;
	stop(): Promise<void>;
}

export interface ServeOptions {
	/** The folder `vite build` wrote. It is read once: after a new build, start anew. */
	readonly root?: string;
	/** 0 takes any free port. */
	readonly port?: number;
	/** What to do if the port is taken: another one, or an error. */
	readonly otherPort?: boolean;
}

const FOREVER = 'public,max-age=31536000,immutable';

function listen(server: Server, port: number): Promise<number> {
	return new Promise((resolve, reject) => {
		server.once('error', reject);
		server.listen(port, () => {
			server.off('error', reject);
			resolve((server.address() as AddressInfo).port);
		});
	});
}

const taken = (error: unknown): boolean =>
	error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';

/** Serves a build as a web host has to: every unknown address is the app, only hashed files are kept for good. */
export async function serve({
	root = 'build',
	port = 4173,
	otherPort = true
}: ServeOptions = {}): Promise<Served> {
	const files = sirv(root, {
		single: '200.html',
		etag: true,
		brotli: true,
		gzip: true,
		setHeaders(response, path) {
			response.setHeader('Cache-Control', path.startsWith('/_app/immutable/') ? FOREVER : 'no-cache');
			response.setHeader('X-Content-Type-Options', 'nosniff');
		}
	});
	const server = createServer((request, response) => files(request, response));
	const bound = await listen(server, port).catch((error: unknown) => {
		if (otherPort && taken(error)) return listen(server, 0);
		throw error;
	});
	return {
		url: `http://localhost:${bound}`,
		port: bound,
		stop: () =>
			new Promise((resolve, reject) => {
				server.close((error) => (error ? reject(error) : resolve()));
				server.closeAllConnections();
			})
	};
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
	const port = Number(process.env['PORT'] ?? 4173);
	if (!Number.isInteger(port) || port < 0 || port > 65535) throw new Error('PORT ist keine Portnummer.');
	const { url } = await serve({ port });
	console.log(`Schafkopf läuft: ${url}`);
}
