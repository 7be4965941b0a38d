import { createSubscriber } from 'svelte/reactivity';
import { OfSession } from './session.svelte.ts';

/** Milliseconds after which whoever shows a time looks again. */
const STEP = 15_000;

/** The device's clock for what changes by time alone; it ticks only while somebody shows it. */
export class Clock extends OfSession {
	readonly #follow = createSubscriber((update) => {
		const timer = setInterval(update, STEP);
		return () => clearInterval(timer);
	});

	/** ISO 8601 with the local offset. */
	get now(): string {
		this.#follow();
		return this.session.device.at();
	}
}
