import { randomBytes } from 'node:crypto';
import { frames } from '../support/relay-clients.ts';
import { ask, listen, type Peer } from './http.ts';

/** Bytes of a sealed row, and of what a phone says of itself. */
const [ROW, SAID] = [350, 200];
/** Milliseconds until the line is tried again, as the app does: at first and at most, where it was refused, and for presence. */
const AGAIN = { first: 300, most: 15_000, refused: 5000, presence: 2000 } as const;

const wait = (milliseconds: number): Promise<void> =>
	new Promise((resolve) => setTimeout(resolve, milliseconds));

/** As a phone is to the relay: it reads to the end of its room, follows it, hears who is there and says how far it is. */
export class Phone {
	readonly #peer: Peer;
	readonly #room: string;
	readonly #as = randomBytes(16).toString('base64url');
	readonly #news: (phone: Phone) => void;
	readonly #open = new Set<{ end(): void }>();
	#ended = false;
	/** How far it has read. */
	at = '-1';
	isLevel = false;
	/** How many others it heard. */
	heard = 0;

	/** `news`: it has read to another end of the room. */
	constructor(peer: Peer, room: string, news: (phone: Phone) => void = () => {}) {
		this.#peer = peer;
		this.#room = room;
		this.#news = news;
	}

	/** Until it is ended. */
	live(): void {
		void this.#stay();
		void this.#listen();
	}

	/** Makes the room, or appends to it. Resolves once that is stored. */
	async write(body = frames(randomBytes(ROW))): Promise<void> {
		const isNew = this.at === '-1';
		const headers = isNew ? {} : { 'stream-seq': this.at };
		const { status } = await ask(this.#peer, isNew ? 'PUT' : 'POST', this.#room, body, headers);
		if (status !== 201 && status !== 204) throw new Error(`not stored: ${status}`);
	}

	/** Reads page by page to the end; returns how many bytes. */
	async catchUp(): Promise<number> {
		for (let bytes = 0; ;) {
			const { status, headers, body } = await ask(this.#peer, 'GET', `${this.#room}?offset=${this.at}`);
			if (status !== 200) throw new Error(String(status));
			bytes += body.length;
			this.at = String(headers['stream-next-offset']);
			if (headers['stream-up-to-date'] === 'true') return bytes;
		}
	}

	end(): void {
		this.#ended = true;
		for (const line of this.#open) line.end();
	}

	async #stay(): Promise<void> {
		for (let pause: number = AGAIN.first; !this.#ended;) {
			try {
				await this.catchUp();
				this.isLevel = true;
				pause = AGAIN.first;
				await this.#follow(`${this.#room}?offset=${this.at}&live=sse`, (kind, data) => {
					if (kind !== 'control') return;
					const { streamNextOffset, upToDate } = JSON.parse(data) as Record<string, unknown>;
					if (streamNextOffset === this.at) return;
					this.at = String(streamNextOffset);
					if (upToDate) this.#news(this);
					this.#say();
				});
				this.isLevel = false;
			} catch (error) {
				this.isLevel = false;
				const isRefused = error instanceof Error && /^\d+$/.test(error.message);
				await wait(Math.max(pause * (0.5 + Math.random()), isRefused ? AGAIN.refused : 0));
				pause = Math.min(2 * pause, AGAIN.most);
			}
		}
	}

	async #listen(): Promise<void> {
		while (!this.#ended) {
			const told = (kind: string): void => {
				if (kind === 'ready') this.#say();
				else this.heard += 1;
			};
			await this.#follow(`${this.#room}/presence?as=${this.#as}`, told).catch(() => wait(AGAIN.presence));
		}
	}

	async #follow(path: string, told: (kind: string, data: string) => void): Promise<void> {
		const line = listen(this.#peer, path, told);
		this.#open.add(line);
		await line.over.finally(() => this.#open.delete(line));
	}

	#say(): void {
		ask(this.#peer, 'POST', `${this.#room}/presence?as=${this.#as}`, randomBytes(SAID)).catch(() => {});
	}
}
