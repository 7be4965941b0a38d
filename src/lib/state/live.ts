import { createSubscriber } from 'svelte/reactivity';
import type { Watch } from '#lib/storage/logs.ts';

/** The newest value of something watched in the database. A screen that reads it is updated on changes. */
export class Live<T> {
	#latest: T | undefined;
	#broken = false;
	readonly #follow: () => void;

	/** `watch` is called for the first reader, not before. */
	constructor(watch: () => Watch<T>) {
		this.#follow = createSubscriber((update) => {
			const subscription = watch().subscribe(
				(value) => {
					this.#latest = value;
					this.#broken = false;
					update();
				},
				() => {
					this.#broken = true;
					update();
				}
			);
			return () => subscription.unsubscribe();
		});
	}

	/** Undefined until the database has answered. */
	get current(): T | undefined {
		this.#follow();
		return this.#latest;
	}

	/** Whether the database failed to answer. */
	get broken(): boolean {
		this.#follow();
		return this.#broken;
	}
}
