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
