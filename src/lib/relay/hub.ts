import type { Mark, StoredPage } from './chain.ts';
import type { RelayStore, Wire } from './store.ts';

type Read = StoredPage | 'gone' | 'unknown-room';

/** One who waits for news of a room. */
class Waiter {
	#isStirred = false;
	#hasLeft = false;
	#wake: (() => void) | null = null;
	readonly #leave: () => void;

	constructor(leave: () => void) {
		this.#leave = leave;
	}

	/** From here on, news counts as news. */
	reset(): void {
		this.#isStirred = false;
	}

	/** Resolves at the next news, or at once if there was some since the reset; false after it has left. */
	async stirred(): Promise<boolean> {
		if (!this.#isStirred && !this.#hasLeft) await new Promise<void>((resolve) => (this.#wake = resolve));
		this.#wake = null;
		return !this.#hasLeft;
	}

	stir(): void {
		this.#isStirred = true;
		this.#wake?.();
	}

	leave(): void {
		if (this.#hasLeft) return;
		this.#hasLeft = true;
		this.#leave();
		this.#wake?.();
	}
}

/** Wakes those who wait for a room, and reads once for all who want the same page. */
export class Hub {
	readonly #store: RelayStore;
	readonly #most: number;
	readonly #waiters = new Map<string, Set<Waiter>>();
	readonly #reads = new Map<string, Promise<Read>>();
	/** Where rooms ended when the store was asked last. */
	#tails: ReadonlyMap<string, number> = new Map();
	/** Changes with each news: what was begun to be read before may lack it. */
	#news = 0;

	constructor(store: RelayStore, most: number) {
		this.#store = store;
		this.#most = most;
	}

	get rooms(): readonly string[] {
		return [...this.#waiters.keys()];
	}

	enter(room: string): Waiter {
		const waiters = this.#waiters.get(room) ?? new Set<Waiter>();
		const waiter = new Waiter(() => {
			waiters.delete(waiter);
			if (waiters.size === 0 && this.#waiters.get(room) === waiters) this.#waiters.delete(room);
		});
		this.#waiters.set(room, waiters.add(waiter));
		return waiter;
	}

	/** Something was appended to this room, or it was ended. */
	tell(room: string): void {
		this.#news += 1;
		for (const waiter of this.#waiters.get(room) ?? []) waiter.stir();
	}

	/** Nobody waits any more. */
	close(): void {
		for (const waiters of this.#waiters.values()) for (const waiter of waiters) waiter.leave();
	}

	read(room: string, from: Mark): Promise<Read> {
		const key = `${room} ${from.position} ${from.hash} ${this.#news}`;
		const running = this.#reads.get(key);
		if (running) return running;
		const read = this.#store.read(room, from, this.#most).finally(() => this.#reads.delete(key));
		this.#reads.set(key, read);
		return read;
	}

	/** Asks the store for all rooms that somebody waits for: a notice of another process may have been lost. */
	async askAgain(wire: Wire): Promise<void> {
		const tails = await wire.tails(this.rooms);
		for (const [room, position] of tails) if (this.#tails.get(room) !== position) this.tell(room);
		this.#tails = tails;
	}
}
