import { base64, base64urlnopad } from '@scure/base';
import { framed, rowsIn } from './bytes.ts';
import { eventsIn, type ServerEvent } from './events.ts';

/** Rows of a room in the order in which the relay has them. */
export interface Page {
	readonly rows: readonly Uint8Array<ArrayBuffer>[];
	/** Where the next page begins. */
	readonly next: string;
	/** Whether the relay has no more at the moment. */
	readonly isTail: boolean;
}

/** What the relay says of somebody else who is there. */
export type PresenceEvent =
	| {
			readonly kind: 'here';
			readonly as: string;
			readonly mayWrite: boolean;
			readonly said: Uint8Array<ArrayBuffer>;
	  }
	| { readonly kind: 'gone'; readonly as: string }
	| { readonly kind: 'ready' };

/** A line to one room of a relay. Everything fails with `Refused`, or with any other error where the line is cut. */
export interface RelayLine {
	page(from: string): Promise<Page>;
	/** Where the room ends just now. */
	tail(): Promise<string>;
	/** Tells every page that comes from there on, until the line ends. */
	follow(from: string, told: (page: Page) => void): Promise<void>;
	/** Stores rows, if `seen` is where the room ends; null makes the room. */
	push(rows: readonly Uint8Array[], seen: string | null): Promise<void>;
	/** Ends the room for everybody. */
	remove(): Promise<void>;
	/** Says something of this device under a name of its own, which it is heard by while it listens. */
	say(as: string, said: Uint8Array<ArrayBuffer>): Promise<void>;
	/** Tells who else is there, until the line ends. */
	hear(as: string, told: (event: PresenceEvent) => void): Promise<void>;
	/** Ends everything that is under way. */
	cut(): void;
}

/** Milliseconds until a relay is asked again that refused, at least. */
const REFUSED = 5000;

/** What the relay said against something. */
export class RelayRefusal extends Error {
	/** Why, in the relay's word. */
	readonly word: string;
	/** Milliseconds until it may be asked again. */
	readonly after: number;

	/** `after`: the milliseconds that the relay asks for; 0 where it does not. */
	constructor(word: string, after = 0) {
		super(word);
		this.word = word;
		this.after = Math.max(REFUSED, after);
	}
}

/** Whether the room is not there, or has another history than the one that was read. */
export const isOfAnother = (error: unknown): boolean =>
	error instanceof RelayRefusal && (error.word === 'unknown-room' || error.word === 'gone');

/** That word, of an answer to whatever was asked; null where nothing is said against it. Fails where the line is cut. */
export const wordAgainst = (asking: Promise<unknown>): Promise<string | null> =>
	asking.then(
		() => null,
		(error: unknown) => {
			if (isOfAnother(error)) return (error as RelayRefusal).word;
			throw error;
		}
	);

interface LineOptions {
	/** The relay's address. */
	readonly relay: string;
	readonly room: string;
	readonly claim: string;
	/** Told the relay's clock with each answer, in milliseconds since 1970. */
	readonly time?: (relay: number) => void;
}

/** Milliseconds until a question without an answer counts as cut, and a live line that says nothing at all. */
const PATIENCE = { answer: 30_000, silence: 40_000 } as const;
const BINARY = 'application/octet-stream';

/** Opens a line by `fetch`: nothing is asked before it is used. */
export function openLine({ relay, room, claim, time = () => {} }: LineOptions): RelayLine {
	const address = `${relay}/rooms/${room}`;
	const open = new Set<AbortController>();

	/** Asks, and hands the answer on; whatever it takes, nothing may be silent for longer than `patience`. */
	async function ask<T>(
		path: string,
		init: RequestInit,
		patience: number,
		use: (response: Response, alive: () => void) => Promise<T>
	): Promise<T> {
		const ending = new AbortController();
		open.add(ending);
		let timer = setTimeout(() => ending.abort(), patience);
		const alive = (): void => {
			clearTimeout(timer);
			timer = setTimeout(() => ending.abort(), patience);
		};
		try {
			const response = await fetch(`${address}${path}`, {
				...init,
				headers: { authorization: `Bearer ${claim}`, ...init.headers },
				signal: ending.signal,
				cache: 'no-store',
				credentials: 'omit'
			});
			alive();
			const date = Date.parse(response.headers.get('date') ?? '');
			if (!Number.isNaN(date)) time(date);
			if (!response.ok) throw await refusalOf(response);
			return await use(response, alive);
		} finally {
			clearTimeout(timer);
			open.delete(ending);
		}
	}

	/** A stream of events, until it ends. */
	const listen = (path: string, told: (event: ServerEvent) => void): Promise<void> =>
		ask(path, { headers: { accept: 'text/event-stream' } }, PATIENCE.silence, async ({ body }, alive) => {
			if (!body) return;
			for await (const event of eventsIn(body, alive)) told(event);
		});

	const bring = (method: string, path: string, body: Uint8Array<ArrayBuffer>, headers = {}): Promise<void> =>
		ask(
			path,
			{ method, body, headers: { 'content-type': BINARY, ...headers } },
			PATIENCE.answer,
			async (response) => void (await response.arrayBuffer())
		);

	return {
		page: (from) =>
			ask(`?offset=${from}`, {}, PATIENCE.answer, async (response) => ({
				rows: rowsIn(new Uint8Array(await response.arrayBuffer())),
				next: nextOf(response),
				isTail: response.headers.get('stream-up-to-date') === 'true'
			})),
		tail: () =>
			ask('?offset=now', {}, PATIENCE.answer, async (response) => {
				await response.arrayBuffer();
				return nextOf(response);
			}),
		follow(from, told) {
			let rows: readonly Uint8Array<ArrayBuffer>[] = [];
			return listen(`?offset=${from}&live=sse`, ({ kind, data }) => {
				if (kind === 'data') rows = [...rows, ...rowsIn(base64.decode(data))];
				if (kind !== 'control') return;
				const control = JSON.parse(data) as { streamNextOffset: string; upToDate?: boolean };
				told({ rows, next: control.streamNextOffset, isTail: control.upToDate === true });
				rows = [];
			});
		},
		push: (rows, seen) =>
			seen === null
				? bring('PUT', '', framed(rows))
				: bring('POST', '', framed(rows), { 'stream-seq': seen }),
		remove: () => ask('', { method: 'DELETE' }, PATIENCE.answer, async () => {}),
		say: (as, said) => bring('POST', `/presence?as=${as}`, said),
		hear: (as, told) =>
			listen(`/presence?as=${as}`, ({ kind, data }) => {
				if (kind === 'ready') return told({ kind });
				const { as, may, said } = JSON.parse(data) as { as: string; may?: string; said?: string };
				if (kind === 'gone') told({ kind, as });
				else if (kind === 'here')
					told({
						kind,
						as,
						mayWrite: may === 'write',
						said: new Uint8Array(base64urlnopad.decode(said ?? ''))
					});
			}),
		cut: () => {
			for (const ending of open) ending.abort();
		}
	};
}

/** Where to read on. What does not say so is no relay, but something in front of it. */
function nextOf({ headers }: Response): string {
	const next = headers.get('stream-next-offset');
	if (!next) throw new Error('no relay');
	return next;
}

async function refusalOf(response: Response): Promise<RelayRefusal> {
	const word = (await response.text().catch(() => '')).trim();
	const after = Number(response.headers.get('retry-after') ?? 0) * 1000;
	// Whatever stands in front of the relay does not speak its language.
	return new RelayRefusal(/^[a-z-]{1,20}$/.test(word) ? word : `status-${response.status}`, after || 0);
}

interface Clocks {
	/** The device's, in milliseconds since 1970: its owner may set it at any time. */
	readonly wall: () => number;
	/** Milliseconds since some moment, which nobody sets. */
	readonly steady: () => number;
}

/** What time it is at the relay. Once that has said it, it goes on from there, whatever is done to the device's clock meanwhile. */
export class RelayClock {
	readonly #clocks: Clocks;
	#start: number | null = null;

	constructor(clocks: Clocks) {
		this.#clocks = clocks;
	}

	/** The relay has said what time it is; returns how far the device is ahead of it. */
	heard(relay: number): number {
		this.#start = relay - this.#clocks.steady();
		return this.#clocks.wall() - relay;
	}

	/** Milliseconds since 1970; by the device's clock before the relay has said anything. */
	now(): number {
		return this.#start === null ? this.#clocks.wall() : this.#start + this.#clocks.steady();
	}
}
