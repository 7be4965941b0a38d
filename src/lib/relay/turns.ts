/** How many have it in one go: many short ones would else wait for the thread's rounds. */
const AT_ONCE = 4;

/**
 * Lets those who want something that holds the thread for a moment have it a few at a time, and the thread look after
 * everybody else in between.
 */
export class Turns {
	readonly #waiting: (() => void)[] = [];

	/** Resolves when it is its turn. */
	next(): Promise<void> {
		return new Promise((resolve) => {
			this.#waiting.push(resolve);
			if (this.#waiting.length === 1) setImmediate(() => this.#give());
		});
	}

	#give(): void {
		for (const begin of this.#waiting.splice(0, AT_ONCE)) begin();
		if (this.#waiting.length > 0) setImmediate(() => this.#give());
	}
}
