import { readFileSync, realpathSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';

/** A running server; `stop` also cuts the connections that are still open. */
export interface Served {
	readonly url: string;
	readonly port: number;
	/** The address it listens on. */
	readonly host: string;
	stop(): Promise<void>;
}

export interface ServeOptions {
	/** The folder `vite build` wrote. */
	readonly root?: string;
	/** 0 takes any free port. */
	readonly port?: number;
	/** The address to listen on. The default is heard on this machine alone. */
	readonly host?: string;
	/** What to do if the port is taken: another one, or an error. */
	readonly otherPort?: boolean;
	/** Milliseconds a client may take to say what it wants, or to stay silent. */
	readonly patience?: number;
}

const LOOPBACK = '127.0.0.1';
const FOREVER = 'public,max-age=31536000,immutable';
const PAGE = '200.html';

/** What the page may do is written in its own head; only who may frame it has to be said by the server. */
function policyOf(root: string): string {
	const page = readFileSync(join(root, PAGE), 'utf8');
	const [, written] = /http-equiv="content-security-policy" content="([^"]*)"/.exec(page) ?? [];
	return [...(written ? [written] : []), "frame-ancestors 'none'"].join('; ');
}

const headersOf = (root: string): Readonly<Record<string, string>> => ({
	'Content-Security-Policy': policyOf(root),
	'Cross-Origin-Opener-Policy': 'same-origin',
	'Cross-Origin-Resource-Policy': 'same-origin',
	'Permissions-Policy':
		'camera=(self), screen-wake-lock=(self), geolocation=(), microphone=(), payment=(), usb=()',
	'Referrer-Policy': 'no-referrer',
	'X-Content-Type-Options': 'nosniff'
});

const refuse = (reply: FastifyReply, status: number, sentence: string): FastifyReply =>
	reply.code(status).type('text/plain; charset=utf-8').send(`${sentence}\n`);

/** Every address that names no file is a screen of the app; a name with a dot that is not there is missing. */
async function notFound(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
	const path = request.url.split('?', 1)[0] ?? '';
	const name = path.slice(path.lastIndexOf('/') + 1);
	if (!name.includes('.')) return reply.sendFile(PAGE);
	return refuse(reply, 404, 'Diese Datei gibt es hier nicht.');
}

async function appOf(root: string, patience: number): Promise<FastifyInstance> {
	const headers = headersOf(root);
	const app = fastify({
		forceCloseConnections: true,
		bodyLimit: 1024,
		connectionTimeout: patience,
		requestTimeout: patience,
		keepAliveTimeout: patience,
		http: { headersTimeout: patience, connectionsCheckingInterval: Math.ceil(patience / 4) },
		// A path that can't be decoded names nothing that is there.
		frameworkErrors: (_, __, reply: unknown) =>
			void refuse((reply as FastifyReply).headers(headers), 400, 'Diese Adresse ist nicht zu lesen.')
	});
	app.addHook('onRequest', async (request, reply) => {
		reply.headers(headers);
		if (request.method === 'GET' || request.method === 'HEAD') return;
		// What it would have sent is not waited for.
		reply.headers({ Allow: 'GET, HEAD', Connection: 'close' });
		return refuse(reply, 405, 'Hier wird nur gelesen.');
	});
	await app.register(fastifyStatic, {
		root,
		preCompressed: true,
		cacheControl: false,
		dotfiles: 'ignore',
		setHeaders: (reply, path) =>
			void reply.header('Cache-Control', path.includes('/_app/immutable/') ? FOREVER : 'no-cache')
	});
	app.setNotFoundHandler(notFound);
	app.setErrorHandler((error, _, reply) => {
		const { statusCode = 500 } = error as { statusCode?: number };
		if (statusCode >= 500) console.error(error);
		return refuse(reply, statusCode, 'Das geht hier nicht.');
	});
	return app;
}

const taken = (error: unknown): boolean =>
	error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';

/** Serves a build as a web host has to: every unknown address is the app, only hashed files are kept for good. */
export async function serve({
	root = 'build',
	port = 4173,
	host = LOOPBACK,
	otherPort = true,
	patience = 20_000
}: ServeOptions = {}): Promise<Served> {
	const app = await appOf(resolve(root), patience);
	await app.listen({ port, host }).catch((error: unknown) => {
		if (otherPort && taken(error)) return app.listen({ port: 0, host });
		throw error;
	});
	const { address, port: bound } = app.server.address() as AddressInfo;
	return { url: `http://localhost:${bound}`, port: bound, host: address, stop: () => app.close() };
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
	const { PORT = '4173', HOST = LOOPBACK } = process.env;
	const port = Number(PORT);
	if (!Number.isInteger(port) || port < 0 || port > 65535) throw new Error('PORT ist keine Portnummer.');
	const { url, host } = await serve({ port, host: HOST });
	console.log(`Schafkopf läuft: ${url}`);
	// Other devices get no storage for offline use, and no signatures, from an address without encryption.
	if (host !== LOOPBACK)
		console.log('Andere Geräte brauchen eine https-Adresse davor, sonst geht die App dort nicht.');
}
