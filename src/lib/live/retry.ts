/** Milliseconds until something is tried again, at first and, where nothing else is said, at most. */
const PAUSE = { first: 300, most: 15_000 } as const;

/** Waits ever longer between two tries, and each device a little differently. */
export class Retry {
	readonly #chance: () => number;
	readonly #most: number;
	#pause: number = PAUSE.first;
	#wake: () => void = () => {};

	/** `chance` from 0 to 1; `most` milliseconds. */
	constructor(chance: () => number, most: number = PAUSE.most) {
		this.#chance = chance;
		this.#most = most;
	}

	/** It went well. */
	start(): void {
		this.#pause = PAUSE.first;
	}

	/** Milliseconds until the next try. */
	next(): number {
		const pause = this.#pause * (0.5 + this.#chance());
		this.#pause = Math.min(2 * this.#pause, this.#most);
		return pause;
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
