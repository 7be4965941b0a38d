import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Hub } from './hub.ts';
import { clientAddress, type Limits } from './limits.ts';
import type { Lines } from './lines.ts';
import type { Metrics } from './metrics.ts';
import type { Refusals } from './refusals.ts';
import { markAt, offsetOf, type Mark, type StoredPage, type ChainPlace } from './chain.ts';

/** What following a room works with. */
export interface LiveWorks {
	readonly hub: Hub;
	readonly lines: Lines;
	readonly limits: Limits;
	readonly metrics: Metrics;
	readonly refusals: Refusals;
}

interface Asked {
	readonly request: FastifyRequest;
	readonly reply: FastifyReply;
	readonly room: string;
	readonly from: Mark;
	readonly cursor: string;
}

/** The protocol counts spans of twenty seconds from 9 October 2024. */
const CURSORS_FROM = Date.UTC(2024, 9, 9);
const CURSOR_SPAN = 20_000;

/** A cursor of this moment, always greater than the one that the reader had. */
export function cursorAfter(had: unknown, now: number): string {
	const current = Math.floor((now - CURSORS_FROM) / CURSOR_SPAN);
	const before = typeof had === 'string' && /^\d{1,12}$/.test(had) ? Number(had) : -1;
	if (before < current) return String(current);
	return String(before + 1 + Math.floor(Math.random() * 180));
}

/** Sends what there is and then all that comes, each page when the one before was taken. */
export async function followRoom(
	works: LiveWorks & { readonly greets: boolean },
	asked: Asked
): Promise<FastifyReply> {
	const { hub, lines, refusals, metrics } = works;
	const { request, reply, room, cursor } = asked;
	const countOut = lines.admit('live', room, clientAddress(request.ip));
	if (!countOut) return refusals.send(reply, 'too-many', room);
	const waiter = hub.enter(room);
	const leave = (): void => {
		waiter.leave();
		countOut();
	};
	const first = await hub.read(room, asked.from).catch((error: unknown) => {
		leave();
		throw error;
	});
	if (typeof first === 'string') {
		leave();
		return refusals.send(reply, first, room);
	}
	const line = lines.open(reply, { 'stream-sse-data-encoding': 'base64' }, leave);
	const control = (place: ChainPlace, isLevel: boolean): string =>
		`event: control\ndata:${JSON.stringify({ streamNextOffset: offsetOf(place), streamCursor: cursor, ...(isLevel ? { upToDate: true } : {}) })}\n\n`;
	let page: StoredPage = first;
	const isLevel = page.isTail && page.bytes.length === 0;
	let isTaken = works.greets || isLevel ? await line.send(control(page.start, isLevel)) : true;
	while (isTaken) {
		if (page.bytes.length > 0) {
			metrics.bytesOut.inc(page.bytes.length);
			isTaken = await line.send(dataOf(page) + control(page.next, page.isTail));
		}
		if (page.isTail && isTaken) isTaken = await waiter.stirred();
		if (!isTaken) break;
		waiter.reset();
		const next = await hub.read(room, markAt(page.next)).catch(() => 'gone' as const);
		if (typeof next === 'string') break;
		page = next;
	}
	line.end();
	return reply;
}

/** The next page, as soon as there is one; an empty one when the wait is over, null when the reader has gone. */
export async function poll(
	works: LiveWorks,
	{ request, reply, room, from }: Asked
): Promise<StoredPage | 'gone' | 'unknown-room' | 'too-many' | null> {
	const { hub, lines, limits } = works;
	const countOut = lines.admit('live', room, clientAddress(request.ip));
	if (!countOut) return 'too-many';
	const waiter = hub.enter(room);
	const socket = request.raw.socket;
	const isGone = (): boolean => reply.raw.destroyed || socket.destroyed;
	const leave = (): void => waiter.leave();
	reply.raw.once('close', leave);
	socket.setTimeout(0);
	const over = setTimeout(leave, limits.poll);
	try {
		for (let waits = true; ;) {
			waiter.reset();
			const page = await hub.read(room, from);
			if (typeof page === 'string' || page.bytes.length > 0 || !waits) return page;
			waits = await waiter.stirred();
			if (isGone()) return null;
		}
	} finally {
		clearTimeout(over);
		reply.raw.off('close', leave);
		waiter.leave();
		countOut();
	}
}

/** Pages are read once for all who wait for them, so they are also written once. */
const written = new WeakMap<StoredPage, string>();

function dataOf(page: StoredPage): string {
	const before = written.get(page);
	if (before !== undefined) return before;
	const text = `event: data\ndata:${page.bytes.toString('base64')}\n\n`;
	written.set(page, text);
	return text;
}
