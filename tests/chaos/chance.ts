/** The same numbers for the same seed. */
export class Chance {
	#state: number;

	constructor(seed: number) {
		this.#state = (Math.imul(seed, 2_654_435_761) >>> 0) + 1;
	}

	/** From 0 to 1. */
	next(): number {
		// Mulberry32.
		this.#state = (this.#state + 0x6d2b79f5) >>> 0;
		let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
		mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
	}

	between(least: number, most: number): number {
		return least + this.next() * (most - least);
	}

	pick<T>(list: readonly T[]): T {
		const one = list[Math.floor(this.next() * list.length)];
		if (one === undefined) throw new Error('nothing to pick from');
		return one;
	}

	/** One of them, each as likely as its weight. */
	weighted<T>(choices: readonly (readonly [number, T])[]): T {
		let rest = this.next() * choices.reduce((sum, [weight]) => sum + weight, 0);
		for (const [weight, choice] of choices) if ((rest -= weight) < 0) return choice;
		throw new Error('nothing to pick from');
	}
}
