import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Relay } from '#lib/relay/relay.ts';

/** A running server; `stop` also cuts the connections that are still open. */
export interface Served {
	readonly url: string;
	readonly port: number;
	/** The address it listens on. */
	readonly host: string;
	stop(): Promise<void>;
}

interface ServeOptions {
	/** The folder `vite build` wrote; null serves nothing but the relay. */
	readonly root?: string | null;
	/** 0 takes any free port. */
	readonly port?: number;
	/** The address to listen on. The default is reachable from this machine alone. */
	readonly host?: string;
	/** Whether to take another port if this one is taken; else that is an error. */
	readonly otherPort?: boolean;
	/** Milliseconds that a client may take for its request, or stay silent. */
	readonly patience?: number;
	/** Served at `/relay`, on the same port. */
	readonly relay?: Relay | undefined;
	/** The certificate and its key, as PEM; without them it speaks plain http. */
	readonly tls?: { readonly cert: Buffer; readonly key: Buffer } | undefined;
}

/** Reached from this machine alone. */
export const LOOPBACK = '127.0.0.1';
const FOREVER = 'public,max-age=31536000,immutable';
const PAGE = '200.html';
const MISSING = 'Diese Datei gibt es hier nicht.';

/** A page's policy stands in its own head. Only a server can say who may frame it. */
function policyOf(path: string): string {
	const page = readFileSync(path, 'utf8');
	const [, written] = /http-equiv="content-security-policy" content="([^"]*)"/.exec(page) ?? [];
	return [...(written ? [written] : []), "frame-ancestors 'none'"].join('; ');
}

const headersOf = (root: string | null): Readonly<Record<string, string>> => ({
	'Content-Security-Policy': root === null ? "default-src 'none'" : policyOf(join(root, PAGE)),
	'Cross-Origin-Opener-Policy': 'same-origin',
	'Cross-Origin-Resource-Policy': 'same-origin',
	'Permissions-Policy':
		'camera=(self), screen-wake-lock=(self), geolocation=(), microphone=(), payment=(), usb=()',
	'Referrer-Policy': 'no-referrer',
	'X-Content-Type-Options': 'nosniff'
});

const refuse = (reply: FastifyReply, status: number, sentence: string): FastifyReply =>
	reply.code(status).type('text/plain; charset=utf-8').send(`${sentence}\n`);

/** An address without a dot in its last part is a screen of the app. Any other one is a file that is missing. */
async function notFound(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
	const path = request.url.split('?', 1)[0] ?? '';
	const name = path.slice(path.lastIndexOf('/') + 1);
	if (!name.includes('.')) return reply.sendFile(PAGE);
	return refuse(reply, 404, MISSING);
}

/** Where a relay is reached. */
const RELAY = '/relay';

async function serveFiles(app: FastifyInstance, root: string): Promise<void> {
	await app.register(fastifyStatic, {
		root,
		preCompressed: true,
		cacheControl: false,
		dotfiles: 'ignore',
		setHeaders: (reply, path) => {
			reply.header('Cache-Control', path.includes('/_app/immutable/') ? FOREVER : 'no-cache');
			// Each page starts with a script of its own.
			const page = path.replace(/\.(br|gz)$/, '');
			if (page.endsWith('.html')) reply.header('Content-Security-Policy', policyOf(page));
		}
	});
	app.setNotFoundHandler(notFound);
}

async function appOf(
	root: string | null,
	{ patience = 20_000, relay, tls }: ServeOptions
): Promise<FastifyInstance> {
	const headers = headersOf(root);
	const app = fastify({
		...(tls ? { https: { ...tls } } : {}),
		...(relay?.proxies ? { trustProxy: relay.proxies } : {}),
		forceCloseConnections: true,
		bodyLimit: 1024,
		connectionTimeout: patience,
		requestTimeout: patience,
		keepAliveTimeout: patience,
		http: { headersTimeout: patience, connectionsCheckingInterval: Math.ceil(patience / 4) },
		// For example a path that can't be decoded.
		frameworkErrors: (_, __, reply: unknown) =>
			void refuse((reply as FastifyReply).headers(headers), 400, 'Diese Adresse ist nicht zu lesen.')
	});
	app.addHook('onRequest', async (request, reply) => {
		reply.headers(headers);
		if (request.method === 'GET' || request.method === 'HEAD') return;
		if (relay && request.url.startsWith(`${RELAY}/`)) return;
		// Closes at once, so that nobody waits for what the client would send.
		reply.headers({ Allow: 'GET, HEAD', Connection: 'close' });
		return refuse(reply, 405, 'Hier wird nur gelesen.');
	});
	if (root === null) app.setNotFoundHandler((_, reply) => refuse(reply, 404, MISSING));
	else await serveFiles(app, root);
	if (relay) await app.register(relay.routes, { prefix: RELAY });
	app.setErrorHandler((error, _, reply) => {
		const { statusCode = 500 } = error as { statusCode?: number };
		if (statusCode >= 500) console.error(error);
		return refuse(reply, statusCode, 'Das geht hier nicht.');
	});
	return app;
}

const taken = (error: unknown): boolean =>
	error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';

/** Serves a build as a web host has to: unknown addresses are screens of the app, and only hashed files are cached for good. */
export async function serve(options: ServeOptions = {}): Promise<Served> {
	const { root = 'build', port = 4173, host = LOOPBACK, otherPort = true, relay, tls } = options;
	const app = await appOf(root === null ? null : resolve(root), options);
	await app.listen({ port, host }).catch((error: unknown) => {
		if (otherPort && taken(error)) return app.listen({ port: 0, host });
		throw error;
	});
	const { address, port: bound } = app.server.address() as AddressInfo;
	const url = `${tls ? 'https' : 'http'}://localhost:${bound}`;
	const stop = async (): Promise<void> => {
		await relay?.stop();
		await app.close();
	};
	return { url, port: bound, host: address, stop };
}
