import { afterEach, describe, expect, it, vi } from 'vitest';
import { framed } from './bytes.ts';
import { openLine, RelayClock, RelayRefusal, type Page, type PresenceEvent } from './line.ts';

/** What the line asked, in its order. */
interface Asked {
	readonly method: string;
	readonly path: string;
	readonly seq: string | null;
	readonly body: Uint8Array;
}

const asked: Asked[] = [];
afterEach(() => {
	asked.length = 0;
	vi.unstubAllGlobals();
});

const RELAY = 'https://relay.example/relay';
const line = openLine({ relay: RELAY, room: 'R', claim: 'r.x.y' });

/** A relay that gives these answers, one after the other. */
function relayOf(...answers: readonly Response[]): void {
	let next = 0;
	vi.stubGlobal('fetch', async (url: string, { method = 'GET', body, headers }: RequestInit) => {
		const sent = new Headers(headers);
		expect(sent.get('authorization')).toBe('Bearer r.x.y');
		asked.push({
			...{ method, path: url.replace(`${RELAY}/rooms/R`, ''), seq: sent.get('stream-seq') },
			body: (body as Uint8Array | null | undefined) ?? new Uint8Array()
		});
		return answers[next++] ?? new Response('busy\n', { status: 503 });
	});
}

const bytes = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);
const textsOf = ({ rows }: Pick<Page, 'rows'>): string[] => rows.map((row) => new TextDecoder().decode(row));
const pageOf = (...rows: readonly string[]): Uint8Array<ArrayBuffer> => framed(rows.map(bytes));

/** A body that comes in these pieces. */
const inPieces = (...pieces: readonly Uint8Array[]): ReadableStream<Uint8Array> =>
	new ReadableStream({
		start: (stream) => {
			for (const piece of pieces) stream.enqueue(piece);
			stream.close();
		}
	});

function answerOf(body: BodyInit, next: string, isTail: boolean): Response {
	const upToDate: HeadersInit = isTail ? { 'Stream-Up-To-Date': 'true' } : {};
	return new Response(body, { headers: { 'Stream-Next-Offset': next, ...upToDate } });
}

describe('pages', () => {
	it('brings all rows of all pages, each asked for where the one before ended', async () => {
		relayOf(
			answerOf(pageOf('one', 'two', 'three'), 'A', false),
			answerOf(pageOf('four', 'x'.repeat(8192)), 'B', false),
			answerOf(pageOf('five'), 'C', true)
		);
		const rows: string[] = [];
		let [at, isTail] = ['-1', false];
		while (!isTail) {
			const page = await line.page(at);
			rows.push(...textsOf(page));
			({ next: at, isTail } = page);
		}
		expect(rows).toEqual(['one', 'two', 'three', 'four', 'x'.repeat(8192), 'five']);
		expect(asked.map(({ path }) => path)).toEqual(['?offset=-1', '?offset=A', '?offset=B']);
		expect(at).toBe('C');
	});

	it('an empty page has no rows, and an end', async () => {
		relayOf(answerOf('', 'A', true));
		expect(await line.page('A')).toEqual({ rows: [], next: 'A', isTail: true });
	});

	it('brings all rows in whatever pieces a page comes', async () => {
		const page = pageOf('one', 'two', 'ü');
		const cuts = Array.from({ length: page.length + 1 }, (_, at) => [page.slice(0, at), page.slice(at)]);
		const ways = [...cuts, Array.from(page, (byte) => new Uint8Array([byte]))];
		relayOf(...ways.map((pieces) => answerOf(inPieces(...pieces), 'A', true)));
		for (const pieces of ways)
			expect([pieces, textsOf(await line.page('-1'))]).toEqual([pieces, ['one', 'two', 'ü']]);
	});

	it('takes nothing of a page that lacks its end: its rows would be missed for good', async () => {
		const page = pageOf('one', 'two');
		const cuts = [page.length - 1, 6, 1].map((end) => page.slice(0, end));
		relayOf(...cuts.map((cut) => answerOf(cut, 'A', true)));
		for (const _ of cuts) await expect(line.page('-1')).rejects.toThrow();
	});

	it('takes nothing of what does not say where to read on', async () => {
		relayOf(new Response(pageOf('one')), new Response(''));
		await expect(line.page('-1')).rejects.toThrow();
		await expect(line.tail()).rejects.toThrow();
	});

	it('asks where the room ends', async () => {
		relayOf(answerOf('', 'A', true));
		expect(await line.tail()).toBe('A');
		expect(asked[0]?.path).toBe('?offset=now');
	});
});

describe('a live line', () => {
	const base64 = (...rows: readonly string[]): string => Buffer.from(pageOf(...rows)).toString('base64');
	const control = (next: string, upToDate: boolean): string =>
		`event: control\ndata:${JSON.stringify({ streamNextOffset: next, streamCursor: '1', ...(upToDate ? { upToDate } : {}) })}\n\n`;
	const data = (...rows: readonly string[]): string => `event: data\ndata:${base64(...rows)}\n\n`;
	const text = [
		control('A', false),
		data('one', 'two', 'three') + control('B', false),
		': \n\n',
		// What was sent in two goes is one page.
		data('four') + data('five', 'six') + control('C', true),
		data('ü') + control('D', true)
	].join('');
	const pages = [
		{ texts: [], next: 'A', isTail: false },
		{ texts: ['one', 'two', 'three'], next: 'B', isTail: false },
		{ texts: ['four', 'five', 'six'], next: 'C', isTail: true },
		{ texts: ['ü'], next: 'D', isTail: true }
	];

	async function followed(body: BodyInit): Promise<readonly object[]> {
		relayOf(new Response(body));
		const told: object[] = [];
		await line.follow('A', (page) =>
			told.push({ texts: textsOf(page), next: page.next, isTail: page.isTail })
		);
		return told;
	}

	it('tells all rows of each page with where it ends, in whatever pieces they come', async () => {
		expect(await followed(text)).toEqual(pages);
		expect(asked.map(({ path }) => path)).toEqual(['?offset=A&live=sse']);
		expect(await followed(inPieces(...Array.from(bytes(text), (byte) => new Uint8Array([byte]))))).toEqual(
			pages
		);
		for (let at = 1; at < text.length; at += 7)
			expect(await followed(inPieces(bytes(text.slice(0, at)), bytes(text.slice(at))))).toEqual(pages);
	});

	it('tells nothing of a page that was cut before it said where it ends', async () => {
		expect(await followed(data('one') + control('B', true) + data('two'))).toEqual([
			{ texts: ['one'], next: 'B', isTail: true }
		]);
	});

	it('tells who is there', async () => {
		const said = Buffer.from([0xff, 0xfe, 0]).toString('base64url');
		const here = `event: here\ndata: ${JSON.stringify({ as: 'a', may: 'write', said })}\n\n`;
		relayOf(
			new Response(
				`event: ready\ndata: {}\n\n: \n\n${here}event: gone\ndata: ${JSON.stringify({ as: 'a' })}\n\n`
			)
		);
		const told: PresenceEvent[] = [];
		await line.hear('me', (event) => told.push(event));
		expect(told).toEqual([
			{ kind: 'ready' },
			{ kind: 'here', as: 'a', mayWrite: true, said: new Uint8Array([0xff, 0xfe, 0]) },
			{ kind: 'gone', as: 'a' }
		]);
		expect(asked[0]?.path).toBe('/presence?as=me');
	});
});

describe('pushing', () => {
	it('appends all rows where it has read to, and makes the room where there is none', async () => {
		relayOf(new Response(null, { status: 204 }), new Response(null, { status: 201 }));
		await line.push([bytes('one'), bytes('two')], 'A');
		await line.push([bytes('one'), bytes('two')], null);
		const body = pageOf('one', 'two');
		expect(asked).toEqual([
			{ method: 'POST', path: '', seq: 'A', body },
			{ method: 'PUT', path: '', seq: null, body }
		]);
	});

	it('hears the word of a refusal, and how long it has to wait', async () => {
		relayOf(
			new Response('too-many\n', { status: 429, headers: { 'Retry-After': '7' } }),
			new Response('<html>Bad gateway</html>', { status: 502 })
		);
		const refused = async (): Promise<unknown> => line.page('A').catch((error: unknown) => error);
		expect(await refused()).toEqual(new RelayRefusal('too-many', 7000));
		expect(await refused()).toEqual(new RelayRefusal('status-502'));
	});
});

it('the relay’s time goes on from what it said last, also where the device’s clock is set meanwhile', () => {
	let [wall, steady] = [5_000_000, 70];
	const clock = new RelayClock({ wall: () => wall, steady: () => steady });
	expect(clock.now()).toBe(5_000_000);
	expect(clock.heard(4_990_000)).toBe(10_000);
	expect(clock.now()).toBe(4_990_000);
	wall += 40 * 86_400_000;
	steady += 3000;
	expect(clock.now()).toBe(4_993_000);
	expect(clock.heard(4_993_500)).toBe(40 * 86_400_000 + 6500);
	expect(clock.now()).toBe(4_993_500);
});
