import { runConformanceTests } from '@durable-streams/server-conformance-tests';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openStore } from '#lib/cli/open-relay.ts';
import { Hub } from '#lib/relay/hub.ts';
import { LIMITS } from '#lib/relay/limits.ts';
import { Lines } from '#lib/relay/lines.ts';
import { Metrics } from '#lib/relay/metrics.ts';
import { Refusals } from '#lib/relay/refusals.ts';
import type { RelayStore } from '#lib/relay/store.ts';
import { roomIn, streams, type Rules } from '#lib/relay/streams.ts';
import { DATABASE_URL, storeFolder } from '../support/relay-clients.ts';

// The official tests of the open protocol, against the same streams without claims and frames. What only they know (content types,
// numbers of one's own, an end that is forgotten) is added here.

/** Groups and tests that are not ours to pass, and why. */
const CLOSING = 'whoever may write could end a room for all';
const EXPIRY = 'a room lives until a writer or the operator ends it';
const FORKS = 'a room has one history';
const PRODUCERS = 'whose row it is stands inside the seal; doubles are dropped by their address';
const JSON_ROWS = 'a relay of sealed octets reads no JSON';
const TEXT = 'rows are octets, sent in base64 always';
const LEFT_OUT: Readonly<Record<string, string>> = {
	'Stream Closure': CLOSING,
	'TTL and Expiry Validation': EXPIRY,
	'TTL and Expiry Edge Cases': EXPIRY,
	'TTL Expiration Behavior': EXPIRY,
	'should return TTL metadata if configured': EXPIRY,
	'should return Expires-At metadata if configured': EXPIRY,
	'Idempotent Producer Operations': PRODUCERS,
	'Fork - Creation': FORKS,
	'Fork - Reading': FORKS,
	'Fork - Appending': FORKS,
	'Fork - Recursive': FORKS,
	'Fork - Live Modes': FORKS,
	'Fork - Deletion and Lifecycle': FORKS,
	'Fork - TTL and Expiry': FORKS,
	'Fork - JSON Mode': FORKS,
	'Fork - Edge Cases': FORKS,
	'JSON Mode': JSON_ROWS,
	'should return empty JSON array for offset=now on JSON streams': JSON_ROWS,
	'JSON SSE catch-up pairs every data event with a control event': JSON_ROWS,
	'should wrap JSON data in arrays for SSE and produce valid JSON': JSON_ROWS,
	'should handle JSON payloads with embedded newlines safely': JSON_ROWS,
	'should NOT include Stream-SSE-Data-Encoding header for application/json streams': JSON_ROWS,
	'should stream data events via SSE': TEXT,
	'should handle newlines in text/plain payloads': TEXT,
	'should prevent CRLF injection in payloads - embedded event boundaries become literal data': TEXT,
	'should prevent CRLF injection - LF-only attack vectors': TEXT,
	'should prevent CRLF injection - carriage return only attack vectors': TEXT,
	'should support reconnection with last known offset': TEXT,
	'should NOT include Stream-SSE-Data-Encoding header for text/plain streams': TEXT,
	'should have correct SSE headers (no Content-Length, proper Cache-Control)':
		'it wants no-cache; all our answers say no-store, which is more',
	'should allow If-None-Match in CORS preflight responses':
		'our own list of headers is tested in limits.test.ts'
};

const POLL = 1000;
const folder = storeFolder();
const options = { baseUrl: '', longPollTimeoutMs: POLL };
let app: FastifyInstance;
let store: RelayStore;
let lines: Lines;

beforeAll(async () => {
	const limits = { ...LIMITS, poll: POLL };
	store = await openStore({ DATABASE_URL, RELAY_STORE: folder.path });
	const metrics = new Metrics();
	lines = new Lines(limits);
	const works = {
		...{ store, limits, metrics, lines, hub: new Hub(store, limits.page), now: Date.now },
		refusals: new Refusals(() => {}, metrics, Date.now)
	};
	app = fastify({ forceCloseConnections: true });
	await app.register(async (open) => {
		const types = new Map<string, string>();
		const seqs = new Map<string, string>();
		const rules: Rules = {
			path: '/*',
			narrows: false,
			isType: () => true,
			cut: (body, { page }) =>
				Array.from({ length: Math.ceil(body.length / page) }, (_, i) => ({
					bytes: body.subarray(i * page, (i + 1) * page),
					rows: 1
				})),
			isBehind: (seq, _, room) => {
				if (seq <= (seqs.get(room) ?? '')) return true;
				seqs.set(room, seq);
				return false;
			}
		};
		open.addHook('onRequest', async (_, reply) => {
			reply.headers({
				'X-Content-Type-Options': 'nosniff',
				'Cross-Origin-Resource-Policy': 'same-origin',
				'Cache-Control': 'private, no-store'
			});
		});
		open.addHook('preHandler', async (request, reply) => {
			const room = roomIn(request);
			const type = request.headers['content-type'] ?? 'application/octet-stream';
			const stands = types.get(room);
			if (request.method === 'DELETE') {
				types.delete(room);
				seqs.delete(room);
			}
			if (request.method !== 'PUT' && request.method !== 'POST') return;
			if (
				stands !== undefined &&
				stands.toLowerCase() !== type.toLowerCase() &&
				request.headers['content-type']
			)
				return reply.code(409).send();
			if (request.method === 'PUT' && stands === undefined) types.set(room, type);
		});
		open.addHook('onSend', async (request, reply) => {
			const type = types.get(roomIn(request));
			if (type && reply.statusCode < 300 && reply.statusCode !== 204) reply.header('Content-Type', type);
		});
		await streams(open, { ...works, rules });
	});
	await app.listen({ port: 0, host: '127.0.0.1' });
	options.baseUrl = app.listeningOrigin;
});
afterAll(async () => {
	lines.close();
	await app.close();
	// A database is shared with other tests, which know frames alone.
	const rooms: string[] = [];
	for await (const [room] of store.rooms()) if (room.startsWith('v1/')) rooms.push(room);
	for (const room of rooms) await store.forget(room);
	await store.close();
	folder.remove();
});

beforeEach(({ task, skip }) => {
	// Two of the official tests only want that nothing is thrown.
	expect(options.baseUrl).toMatch(/^http/);
	const names = [task.name];
	for (let suite = task.suite; suite; suite = suite.suite) names.push(suite.name);
	const left = names.find((name) => LEFT_OUT[name]);
	if (left === undefined) return;
	unused.delete(left);
	skip(LEFT_OUT[left]);
});

const unused = new Set(Object.keys(LEFT_OUT));
runConformanceTests(options);

it('everything that is left out is there to be left out', () => {
	expect([...unused]).toEqual([]);
});
