import { createHash } from 'node:crypto';
import { framed, rowsIn } from '#lib/live/bytes.ts';
import { RelayRefusal, type RelayLine, type Page, type PresenceEvent } from '#lib/live/line.ts';

interface Piece {
	readonly body: Uint8Array<ArrayBuffer>;
	readonly at: string;
}

type Listener = {
	readonly as: string;
	readonly told: (event: PresenceEvent) => void;
	said: Uint8Array<ArrayBuffer> | null;
};

const START = '-1';
/** Bytes of a page. */
const PAGE = 32 * 1024;

/** One room of a relay without a network, and whoever is at it. It does what the protocol says, no more. */
export class RelayHub {
	#pieces: Piece[] = [];
	#isThere = false;
	#isEnded = false;
	readonly #waiting = new Set<() => void>();
	readonly #listeners = new Set<Listener>();
	readonly #lines = new Set<HubLine>();
	/** What every line is refused with, in a word. */
	refuses: string | null = null;
	/** Bytes that went over lines. */
	carried = 0;

	line(mayWrite = true): HubLine {
		const line = new HubLine(this, mayWrite);
		this.#lines.add(line);
		return line;
	}

	/** All rows, in their order. */
	get rows(): readonly Uint8Array<ArrayBuffer>[] {
		return this.#pieces.flatMap(({ body }) => rowsIn(body));
	}

	get tail(): string {
		return this.#pieces.at(-1)?.at ?? START;
	}

	/** What it holds now, to go back to. */
	backup(): readonly Uint8Array<ArrayBuffer>[] {
		return this.#pieces.map(({ body }) => body);
	}

	/** Forgets everything, or all but what an older copy holds; every line is cut meanwhile. */
	wipe(backup: readonly Uint8Array<ArrayBuffer>[] = []): void {
		this.cutAll();
		this.#pieces = [];
		this.#isThere = backup.length > 0;
		for (const body of backup) this.#append(body);
	}

	cutAll(): void {
		for (const line of this.#lines) line.cut();
	}

	/** Puts in a row by hand, as a forger would. */
	forge(row: Uint8Array): void {
		this.#append(framed([row]));
	}

	make(rows: readonly Uint8Array[]): void {
		if (this.#isEnded) throw new RelayRefusal('gone');
		if (this.#isThere) return;
		this.#isThere = rows.length > 0;
		if (rows.length > 0) this.#append(framed(rows));
	}

	push(rows: readonly Uint8Array[], seq: string): void {
		if (this.#isEnded) throw new RelayRefusal('gone');
		if (!this.#isThere) throw new RelayRefusal('unknown-room');
		if (seq !== this.tail) throw new RelayRefusal('behind');
		this.#append(framed(rows));
	}

	remove(): void {
		this.#isEnded = true;
		this.#pieces = [];
		this.cutAll();
	}

	page(from: string): Page {
		if (this.#isEnded) throw new RelayRefusal('gone');
		if (!this.#isThere) throw new RelayRefusal('unknown-room');
		const first = from === START ? 0 : this.#pieces.findIndex(({ at }) => at === from) + 1;
		if (first === 0 && from !== START) throw new RelayRefusal('gone');
		const rows: Uint8Array<ArrayBuffer>[] = [];
		let [bytes, next, end] = [0, from, first];
		for (const { body, at } of this.#pieces.slice(first)) {
			if (bytes > 0 && bytes + body.length > PAGE) break;
			rows.push(...rowsIn(body));
			[bytes, next, end] = [bytes + body.length, at, end + 1];
		}
		this.carried += bytes;
		return { rows, next, isTail: end === this.#pieces.length };
	}

	/** Resolves with the next row. */
	news(): Promise<void> {
		return new Promise((resolve) => this.#waiting.add(resolve));
	}

	listen(listener: Listener): () => void {
		listener.told({ kind: 'ready' });
		for (const { as, said } of this.#listeners)
			if (said) listener.told({ kind: 'here', as, said, mayWrite: true });
		this.#listeners.add(listener);
		return () => {
			this.#listeners.delete(listener);
			for (const { told } of this.#listeners) told({ kind: 'gone', as: listener.as });
		};
	}

	say(as: string, said: Uint8Array<ArrayBuffer>, mayWrite: boolean): void {
		for (const listener of this.#listeners)
			if (listener.as === as) listener.said = said;
			else listener.told({ kind: 'here', as, said, mayWrite });
	}

	#append(body: Uint8Array<ArrayBuffer>): void {
		const before = this.tail;
		const chain = createHash('sha256').update(before).update(body).digest('base64url').slice(0, 16);
		const position = (Number.parseInt(before, 10) || 0) + body.length;
		this.#isThere = true;
		this.#pieces.push({ body, at: `${String(Math.max(0, position)).padStart(12, '0')}_${chain}` });
		for (const wake of this.#waiting) wake();
		this.#waiting.clear();
	}
}

/** A line to it. Everything takes a turn, as over a network. */
export class HubLine implements RelayLine {
	readonly #hub: RelayHub;
	readonly #mayWrite: boolean;
	readonly #ends = new Set<() => void>();
	/** While it is down nothing comes through. */
	isDown = false;

	constructor(hub: RelayHub, mayWrite: boolean) {
		this.#hub = hub;
		this.#mayWrite = mayWrite;
	}

	async #turn(): Promise<void> {
		await Promise.resolve();
		if (this.isDown) throw new Error('cut');
		if (this.#hub.refuses) throw new RelayRefusal(this.#hub.refuses);
	}

	async page(from: string): Promise<Page> {
		await this.#turn();
		return this.#hub.page(from);
	}

	async tail(): Promise<string> {
		await this.#turn();
		this.#hub.page(START);
		return this.#hub.tail;
	}

	async follow(from: string, told: (page: Page) => void): Promise<void> {
		await this.#turn();
		await this.#untilCut(async (isOpen) => {
			let at = from;
			while (isOpen()) {
				const news = this.#hub.news();
				const page = this.#hub.page(at);
				at = page.next;
				told(page);
				if (page.isTail) await news;
			}
		});
	}

	async push(rows: readonly Uint8Array[], seen: string | null): Promise<void> {
		await this.#turn();
		if (!this.#mayWrite) throw new RelayRefusal('read-only');
		if (seen === null) this.#hub.make(rows);
		else this.#hub.push(rows, seen);
	}

	async remove(): Promise<void> {
		await this.#turn();
		this.#hub.remove();
	}

	async say(as: string, said: Uint8Array<ArrayBuffer>): Promise<void> {
		await this.#turn();
		this.#hub.say(as, said, this.#mayWrite);
	}

	async hear(as: string, told: (event: PresenceEvent) => void): Promise<void> {
		await this.#turn();
		const leave = this.#hub.listen({ as, told, said: null });
		try {
			await this.#untilCut(() => new Promise(() => {}));
		} finally {
			leave();
		}
	}

	cut(): void {
		for (const end of this.#ends) end();
	}

	#untilCut(work: (isOpen: () => boolean) => Promise<void>): Promise<void> {
		return new Promise((resolve, reject) => {
			let isOpen = true;
			const end = (): void => {
				isOpen = false;
				this.#ends.delete(end);
				reject(new Error('cut'));
			};
			this.#ends.add(end);
			work(() => isOpen).then(resolve, reject);
		});
	}
}
