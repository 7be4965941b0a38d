import { RelayRefusal } from './line.ts';

/** Milliseconds until something is tried again, at first and, where nothing else is said, at most. */
const PAUSE = { first: 300, most: 15_000 } as const;

/** Milliseconds that a live line has to stand to count as one: what stands before the relay may end each at once. */
const STOOD = 2000;

/** Waits ever longer between two tries, and each device a little differently. */
export class Retry {
	readonly #chance: () => number;
	readonly #most: number;
	#pause: number = PAUSE.first;
	/** Whether anything went well since it was tried last. */
	#isFresh = true;
	#wake: () => void = () => {};

	/** `chance` from 0 to 1; `most` milliseconds. */
	constructor(chance: () => number, most: number = PAUSE.most) {
		this.#chance = chance;
		this.#most = most;
	}

	/** It went well. */
	start(): void {
		this.#pause = PAUSE.first;
		this.#isFresh = true;
	}

	/** Milliseconds until the next try. */
	next(): number {
		this.#isFresh = false;
		const pause = this.#pause * (0.5 + this.#chance());
		this.#pause = Math.min(2 * this.#pause, this.#most);
		return pause;
	}

	/** The same after it failed with this. */
	after(error: unknown): number {
		return Math.max(this.next(), error instanceof RelayRefusal ? error.after : 0);
	}

	/** The same where nothing failed: at once, unless it was tried at once before and brought nothing. */
	again(): number {
		if (!this.#isFresh) return this.next();
		this.#isFresh = false;
		return 0;
	}

	/** Stays with a live line to its end; returns milliseconds until the next one. */
	async hold(line: Promise<void>): Promise<number> {
		const since = performance.now();
		try {
			await line;
		} finally {
			if (performance.now() - since >= STOOD) this.start();
		}
		return this.again();
	}

	/** Waits so many milliseconds, or until it is woken. */
	rest(pause: number): Promise<void> {
		return new Promise((resolve) => {
			const timer = setTimeout(resolve, pause);
			this.#wake = () => {
				clearTimeout(timer);
				resolve();
			};
		});
	}

	wake(): void {
		this.#wake();
	}
}
