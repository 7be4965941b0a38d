import type { Limits } from './limits.ts';

/** Seconds over which a client's messages are averaged: a phone that comes back sends all it has at once. */
const SPAN = 10;

/** How fast one connection may send. */
export class Pace {
	readonly #limits: Limits;
	#messages: number;
	#bytes: number;
	#at: number;

	/** `now` in milliseconds. */
	constructor(limits: Limits, now: number) {
		this.#limits = limits;
		this.#messages = SPAN * limits.messages;
		this.#bytes = SPAN * limits.bytes;
		this.#at = now;
	}

	/** Whether one more message of so many bytes is not too much. */
	takes(bytes: number, now: number): boolean {
		const { messages, bytes: perSecond } = this.#limits;
		const seconds = Math.max(0, now - this.#at) / 1000;
		this.#at = now;
		this.#messages = Math.min(SPAN * messages, this.#messages + seconds * messages) - 1;
		this.#bytes = Math.min(SPAN * perSecond, this.#bytes + seconds * perSecond) - bytes;
		return this.#messages >= 0 && this.#bytes >= 0;
	}
}
