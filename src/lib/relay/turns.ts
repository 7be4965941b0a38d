/**
 * Lets those who want something that holds the thread for a moment have it one after the other, and the thread look after
 * everybody else between any two.
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
		this.#waiting.shift()?.();
		if (this.#waiting.length > 0) setImmediate(() => this.#give());
	}
}
