import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
	markAt,
	markOf,
	offsetOf,
	CHAIN_START,
	START_MARK,
	type Mark,
	type StoredPage,
	type ChainPlace,
	cutFrames,
	type FramePiece
} from './chain.ts';
import type { Limits } from './limits.ts';
import type { RefusalWord } from './refusals.ts';
import { cursorAfter, followRoom, poll, type LiveWorks } from './live.ts';
import { daysSince1970, type RelayStore, type Room } from './store.ts';

/** What all handlers of a relay work with. */
export interface Works extends LiveWorks {
	readonly store: RelayStore;
	readonly now: () => number;
}

/** Where a relay of rows differs from the open protocol, which the official tests know alone. */
export interface Rules {
	readonly path: string;
	/** The pieces of a body, null where it is malformed. */
	cut(body: Buffer, limits: Limits): readonly FramePiece[] | null;
	/** Whether a writer has not seen all there is. */
	isBehind(seq: string, stands: Room, room: string): boolean;
	/**
	 * Whether it narrows the open protocol: a writer has to say how far he has read, a room without a row is not kept and an
	 * ended one is remembered, and one who follows is told at once that the line stands.
	 */
	readonly narrows: boolean;
	isType(type: string): boolean;
}

/** A room is nobody's to close, to let expire, to copy or to number for one writer: all of them write into it. */
const REFUSED_HEADERS = /^(stream-(closed|ttl|expires-at|fork.*)|producer-.*)$/;

export const ROWS: Rules = {
	path: '/rooms/:room',
	cut: cutFrames,
	// Stricter than "not after the last one that was accepted": a number that never was would shut out all others for good.
	isBehind: (seq, stands) => seq !== offsetOf(stands),
	narrows: true,
	isType: (type) => type === 'application/octet-stream'
};

const REMEMBERED = 50_000;

type Query = Readonly<Record<string, string | string[] | undefined>>;

export const roomIn = (request: FastifyRequest): string => {
	const { room, '*': rest } = request.params as { readonly room?: string; readonly '*'?: string };
	return room ?? rest ?? '';
};

const headersAt = (place: ChainPlace): Record<string, string> => ({ 'Stream-Next-Offset': offsetOf(place) });

/** The streams of a store, by the open protocol "Durable Streams". */
export async function streams(app: FastifyInstance, works: Works & { readonly rules: Rules }): Promise<void> {
	const { store, hub, limits, metrics, refusals, rules, now } = works;
	app.removeAllContentTypeParsers();
	app.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body));

	const refuse = (request: FastifyRequest, reply: FastifyReply, word: RefusalWord): FastifyReply =>
		refusals.send(reply, word, roomIn(request));

	const append = async (
		request: FastifyRequest,
		refuseIt: (stands: Room | null) => RefusalWord | 'exists' | null
	): Promise<Room | RefusalWord | 'exists'> => {
		const [room, body] = [roomIn(request), bodyOf(request)];
		const pieces = rules.cut(body, limits);
		if (!pieces) return 'malformed';
		const begun = performance.now();
		const result = await store.append(room, pieces, daysSince1970(now()), (stands) => {
			const why = refuseIt(stands);
			if (why) return why;
			const isFull =
				(stands?.position ?? 0) + body.length > limits.room || (stands?.rows ?? 0) >= limits.rows;
			return isFull ? 'full' : null;
		});
		if (typeof result === 'string') return result;
		metrics.appends.observe((performance.now() - begun) / 1000);
		metrics.rows.inc(pieces.reduce((sum, { rows }) => sum + rows, 0));
		metrics.bytesIn.inc(body.length);
		hub.tell(room);
		return result;
	};

	/** Which rooms were opened today, as far as this process knows. */
	const opened = new Map<string, number>();
	const remember = async (room: string): Promise<void> => {
		const today = daysSince1970(now());
		if (opened.get(room) === today) return;
		if (opened.size >= REMEMBERED) opened.clear();
		await store.opened(room, today);
		opened.set(room, today);
	};

	app.addHook('preHandler', async (request, reply) => {
		const type = request.headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase();
		const isOurs = type === undefined || request.method === 'GET' || rules.isType(type);
		if (!isOurs || Object.keys(request.headers).some((name) => REFUSED_HEADERS.test(name)))
			return refuse(request, reply, 'malformed');
	});

	const endOf = async (room: string): Promise<Mark | null> => {
		const stands = await store.room(room);
		return stands && markAt(stands);
	};

	app.put(rules.path, { bodyLimit: limits.body }, async (request, reply) => {
		const room = roomIn(request);
		let there: Room | null = null;
		const isEmpty = bodyOf(request).length === 0;
		const result =
			isEmpty && rules.narrows
				? await store.room(room).then((stands) => {
						there = stands;
						return wordOf(stands) ?? CHAIN_START;
					})
				: await append(request, (stands) => wordOf((there = stands)));
		if (result === 'exists') reply.code(200);
		else if (typeof result === 'string') return refuse(request, reply, result);
		else reply.code(201).header('Location', `${request.protocol}://${request.host}${request.url}`);
		return reply
			.headers(headersAt(result === 'exists' ? (there ?? CHAIN_START) : result))
			.type(request.headers['content-type'] ?? 'application/octet-stream')
			.send();
	});

	app.post(rules.path, { bodyLimit: limits.body }, async (request, reply) => {
		const room = roomIn(request);
		const { 'stream-seq': seq, 'content-type': type } = request.headers;
		const isBlind = rules.narrows && seq === undefined;
		if (isBlind || bodyOf(request).length === 0 || type === undefined)
			return refuse(request, reply, 'malformed');
		const result = await append(request, (stands) => {
			if (!stands) return 'unknown-room';
			if (stands.ended) return 'gone';
			return typeof seq === 'string' && rules.isBehind(seq, stands, room) ? 'behind' : null;
		});
		if (result === 'exists') throw new Error('only making a room says so');
		if (typeof result === 'string') return refuse(request, reply, result);
		return reply.code(204).headers(headersAt(result)).send();
	});

	app.delete(rules.path, async (request, reply) => {
		const room = roomIn(request);
		const isDone = await (rules.narrows ? store.end(room) : store.forget(room));
		if (!isDone) return refuse(request, reply, 'unknown-room');
		hub.tell(room);
		return reply.code(204).send();
	});

	app.head(rules.path, async (request, reply) => {
		const stands = await store.room(roomIn(request));
		if (!stands) return refuse(request, reply, 'unknown-room');
		if (stands.ended) return refuse(request, reply, 'gone');
		return reply.headers(headersAt(stands)).type('application/octet-stream').send();
	});

	app.get(rules.path, { exposeHeadRoute: false }, async (request, reply) => {
		const room = roomIn(request);
		const query = request.query as Query;
		const asked = askedFor(query);
		if (!asked) return refuse(request, reply, 'malformed');
		const from = asked.from === 'now' ? await endOf(room) : asked.from;
		if (!from) return refuse(request, reply, 'unknown-room');
		await remember(room);
		const cursor = cursorAfter(query['cursor'], now());
		if (asked.live === 'sse')
			return followRoom({ ...works, greets: rules.narrows }, { request, reply, room, from, cursor });
		const page =
			asked.live === 'long-poll'
				? await poll(works, { request, reply, room, from, cursor })
				: await store.read(room, from, limits.page);
		if (page === null) return reply;
		if (typeof page === 'string') return refuse(request, reply, page);
		if (asked.live) reply.header('Stream-Cursor', cursor);
		return sendPage(request, reply, page, asked.from === 'now');
	});

	function sendPage(
		request: FastifyRequest,
		reply: FastifyReply,
		page: StoredPage,
		isNow: boolean
	): FastifyReply {
		const tag = `"${offsetOf(page.start)}:${offsetOf(page.next)}"`;
		reply.headers(headersAt(page.next)).type('application/octet-stream');
		if (page.isTail) reply.header('Stream-Up-To-Date', 'true');
		const { live } = request.query as Query;
		if (live && page.bytes.length === 0) return reply.code(204).send();
		if (!isNow) reply.header('ETag', tag);
		if (!isNow && request.headers['if-none-match'] === tag) return reply.code(304).send();
		metrics.bytesOut.inc(page.bytes.length);
		return reply.send(page.bytes);
	}
}

/** Why nothing is made where a room stands; null if none does. */
function wordOf(stands: Room | null): 'gone' | 'exists' | null {
	if (!stands) return null;
	return stands.ended ? 'gone' : 'exists';
}

const bodyOf = ({ body }: FastifyRequest): Buffer => (Buffer.isBuffer(body) ? body : Buffer.alloc(0));

/** What a reader asks for; null if that can't be told. */
function askedFor({ offset, live }: Query): { from: Mark | 'now'; live: 'sse' | 'long-poll' | null } | null {
	if (Array.isArray(offset) || !isWay(live)) return null;
	if (offset === undefined && live !== undefined) return null;
	const from = placeAsked(offset);
	return from && { from, live: live ?? null };
}

const isWay = (live: Query[string]): live is 'sse' | 'long-poll' | undefined =>
	live === undefined || live === 'sse' || live === 'long-poll';

function placeAsked(offset: string | undefined): Mark | 'now' | null {
	if (offset === undefined || offset === '-1') return START_MARK;
	return offset === 'now' ? offset : markOf(offset);
}
