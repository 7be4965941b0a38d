import cors from '@fastify/cors';
import rateLimit from '@fastify/rate-limit';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Damaged } from './chain.ts';
import { isRoom, mayDo, type May } from './claims.ts';
import { Hub } from './hub.ts';
import { clientAddress, LIMITS, type Limits } from './limits.ts';
import { Lines } from './lines.ts';
import { Metrics } from './metrics.ts';
import { presence } from './presence.ts';
import { Refusals, type RefusalWord } from './refusals.ts';
import { daysSince1970, type RelayStore } from './store.ts';
import { roomIn, ROWS, streams, type Works } from './streams.ts';

interface RelayOptions {
	readonly store: RelayStore;
	readonly limits?: Partial<Limits>;
	/** Origins of other pages that may use it. */
	readonly origins?: readonly string[];
	/** The proxies whose word on the client's address is believed, as fastify reads it. */
	readonly proxies?: string | undefined;
	/** Gets one line at a time: never a name, and of a room six characters of a hash. */
	readonly log?: (line: string) => void;
	/** Milliseconds since 1970. */
	readonly now?: () => number;
}

const HOUR = 3_600_000;
const MINUTE = 60_000;
const DAY_SECONDS = 86_400;
const SENT_HEADERS = ['authorization', 'content-type', 'stream-seq'];
const SHOWN_HEADERS = [
	...['Stream-Next-Offset', 'Stream-Up-To-Date', 'Stream-Cursor', 'Retry-After', 'Date', 'ETag']
];

/**
 * Brings the phones of a club together: it keeps sealed rows, room by room, in the order in which they came, and gives them to
 * whoever shows the room's key. It can read none of them.
 */
export class Relay {
	readonly metrics = new Metrics();
	readonly proxies: string | undefined;
	readonly limits: Limits;
	readonly #works: Works;
	readonly #origins: ReadonlySet<string>;
	readonly #stored = new Map<string, number>();
	readonly #mays = new WeakMap<FastifyRequest, May>();
	#closing = false;
	#again: NodeJS.Timeout | null = null;
	#hasWarned = false;

	constructor({ store, limits, origins = [], proxies, log = () => {}, now = Date.now }: RelayOptions) {
		this.limits = { ...LIMITS, ...limits };
		this.proxies = proxies;
		this.#origins = new Set(origins);
		const refusals = new Refusals(log, this.metrics, now);
		const lines = new Lines(this.limits);
		const hub = new Hub(store, this.limits.page);
		this.#works = { store, hub, lines, limits: this.limits, metrics: this.metrics, refusals, now };
		this.metrics.watch(lines);
		this.#share(store, hub);
	}

	/** Everything below `/relay`, as a part of a server. */
	readonly routes = async (app: FastifyInstance): Promise<void> => {
		const { refusals } = this.#works;
		const plain = 'text/plain; charset=utf-8';
		app.addHook('onRequest', async (_, reply) => {
			reply.headers({ 'Cache-Control': 'private, no-store', 'X-Content-Type-Options': 'nosniff' });
		});
		app.setErrorHandler((error, request, reply) => this.#fail(error, request, reply));
		app.setNotFoundHandler((_, reply) => refusals.send(reply, 'malformed', null));
		app.get('/health', (_, reply) => reply.type(plain).send('ok\n'));
		await app.register(async (inner) => {
			await this.#guard(inner);
			await inner.register(async (part) => streams(part, { ...this.#works, rules: ROWS }));
			await inner.register(async (part) =>
				presence(part, { ...this.#works, mayOf: (request) => this.#mays.get(request) ?? 'read' })
			);
		});
	};

	/** Ends all streams, lets what is being stored be stored, and closes the store. */
	async stop(): Promise<void> {
		this.#closing = true;
		if (this.#again) clearInterval(this.#again);
		const { lines, hub } = this.#works;
		lines.close();
		hub.close();
		const giveUp = Date.now() + this.limits.patience;
		do await new Promise((resolve) => setTimeout(resolve, 10));
		while (lines.count('write') > 0 && Date.now() < giveUp);
		await this.metrics.stop();
		await this.#works.store.close();
	}

	#share({ wire }: RelayStore, hub: Hub): void {
		if (!wire) return;
		const askAgain = (): void => void hub.askAgain(wire).catch(() => {});
		this.#again = setInterval(askAgain, this.limits.again);
		this.#again.unref();
		wire.hear((text) => {
			if (text === null) return askAgain();
			const notice = JSON.parse(text) as { readonly of: string; readonly room: string };
			if (notice.of === 'rows') hub.tell(notice.room);
		});
	}

	/** What every request for a room has to pass. */
	async #guard(app: FastifyInstance): Promise<void> {
		const { refusals, lines, limits } = this.#works;
		const refuse = (reply: FastifyReply, word: RefusalWord, wait?: number): FastifyReply =>
			refusals.send(reply, word, null, wait);
		app.addHook('onRequest', async (request, reply) => {
			// One that waits behind another on its line would not be told when the line is cut, and would be counted for good.
			if (!reply.raw.socket) return refuse(reply.header('Connection', 'close'), 'malformed');
			if (this.#closing) return refuse(reply, 'closing');
			if (!this.#isOurs(request)) return refuse(reply, 'wrong-origin');
			this.#warnOfProxy(request);
		});
		await app.register(underPressure, {
			maxEventLoopDelay: limits.lag,
			maxHeapUsedBytes: limits.heap,
			pressureHandler: (_, reply) => void refuse(reply, 'busy')
		});
		await app.register(cors, {
			origin: [...this.#origins],
			methods: ['GET', 'HEAD', 'PUT', 'POST', 'DELETE'],
			allowedHeaders: SENT_HEADERS,
			exposedHeaders: SHOWN_HEADERS,
			maxAge: DAY_SECONDS,
			strictPreflight: false
		});
		await app.register(rateLimit, { global: false, cache: 20_000 });
		const ofAddress = (request: FastifyRequest): string => clientAddress(request.ip);
		const [address, room, made] = [
			{ max: limits.fromAddress, timeWindow: MINUTE, keyGenerator: ofAddress },
			{ max: limits.fromRoom, timeWindow: MINUTE, keyGenerator: roomIn },
			{ max: limits.newRooms, timeWindow: HOUR, keyGenerator: ofAddress }
		].map((options) => app.createRateLimit(options)) as [Check, Check, Check];
		const waitOf = async (check: Check, request: FastifyRequest): Promise<number | null> => {
			const result = await check(request);
			return !result.isAllowed && result.isExceeded ? result.ttlInSeconds : null;
		};
		app.addHook('onRequest', async (request, reply) => {
			const wait = await waitOf(address, request);
			if (wait !== null) return refuse(reply, 'too-many', wait);
			const name = roomIn(request);
			if (!isRoom(name)) return refuse(reply, 'malformed');
			const may = mayDo(name, request.headers.authorization);
			if (!may) return refusals.send(reply, 'wrong-key', name);
			this.#mays.set(request, may);
			const isSaying = request.routeOptions.url?.endsWith('/presence');
			const isReading = request.method === 'GET' || request.method === 'HEAD';
			if (may === 'read' && !isSaying && !isReading) return refusals.send(reply, 'read-only', name);
			const roomWait = await waitOf(room, request);
			if (roomWait !== null) return refusals.send(reply, 'too-many', name, roomWait);
			if (isReading) return;
			const countOut = lines.admit('write', name, ofAddress(request));
			if (!countOut) return refusals.send(reply, 'busy', name);
			reply.raw.once('close', countOut);
		});
		app.addHook('preHandler', async (request, reply) => {
			if (!Buffer.isBuffer(request.body)) return;
			if (!this.#mayStore(ofAddress(request), request.body.length))
				return refusals.send(reply, 'too-many', roomIn(request));
			if (request.method !== 'PUT' || (await this.#works.store.room(roomIn(request)))) return;
			const wait = await waitOf(made, request);
			if (wait !== null) return refusals.send(reply, 'too-many', roomIn(request), wait);
		});
		app.addHook('onSend', async (_, reply) => lines.watch(reply.raw));
	}

	/** Whether it is asked by no page, by one of its own address, or by one that is named. */
	#isOurs({ headers: { origin }, host }: FastifyRequest): boolean {
		if (origin === undefined || this.#origins.has(origin)) return true;
		return URL.canParse(origin) && new URL(origin).host === host;
	}

	#storedIn = 0;

	#mayStore(address: string, bytes: number): boolean {
		const hour = Math.floor(this.#works.now() / HOUR);
		if (hour !== this.#storedIn) this.#stored.clear();
		this.#storedIn = hour;
		const all = (this.#stored.get(address) ?? 0) + bytes;
		if (all > this.limits.bytes) return false;
		this.#stored.set(address, all);
		return true;
	}

	#warnOfProxy({ headers }: FastifyRequest): void {
		if (this.#hasWarned || this.proxies || !headers['x-forwarded-for']) return;
		this.#hasWarned = true;
		this.#works.refusals.note(
			'Davor steht ein Proxy, den TRUST_PROXY nicht nennt: alle zählen als einer.',
			null
		);
	}

	#fail(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
		const { refusals } = this.#works;
		const { statusCode = 500 } = error as { statusCode?: number };
		const room = roomIn(request) || null;
		if (statusCode === 413) return refusals.send(reply, 'too-large', room);
		if (statusCode < 500) return refusals.send(reply, 'malformed', room);
		this.metrics.failures.inc();
		// Never its text: a database puts values into it.
		const { code, name } = error as { code?: unknown; name?: unknown };
		refusals.note(error instanceof Damaged ? 'Beschädigt' : `Fehler: ${String(code ?? name)}`, room);
		return refusals.send(reply, 'busy', room);
	}

	/** Until which day rooms were last opened that nobody opened for so many months. */
	static expiredBy(months: number, now: number): number {
		const date = new Date(now);
		date.setUTCMonth(date.getUTCMonth() - months);
		return daysSince1970(date.getTime());
	}
}

type Check = ReturnType<FastifyInstance['createRateLimit']>;
