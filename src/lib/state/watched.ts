import { createSubscriber } from 'svelte/reactivity';
import type { Watch } from '#lib/storage/news.ts';

/** The newest value of something watched in the database. A screen that reads it is updated on changes. */
export class Live<T> {
	#latest: T | undefined;
	#broken = false;
	#answered = false;
	readonly #follow: () => void;

	/** `watch` is called for the first reader, not before. */
	constructor(watch: () => Watch<T>) {
		this.#follow = createSubscriber((update) => {
			const subscription = watch().subscribe(
				(value) => {
					this.#latest = value;
					this.#broken = false;
					this.#answered = true;
					update();
				},
				() => {
					this.#broken = true;
					update();
				}
			);
			return () => {
				subscription.unsubscribe();
				this.#answered = false;
			};
		});
	}

	/** Undefined until the database has answered; for a new reader first what the one before saw last. */
	get current(): T | undefined {
		this.#follow();
		return this.#latest;
	}

	/** Whether what is there is no older than its readers. */
	get answered(): boolean {
		this.#follow();
		return this.#answered;
	}

	/** Whether the database failed to answer. */
	get broken(): boolean {
		this.#follow();
		return this.#broken;
	}
}

/** The part of a worker that live objects use. */
export type WorkerPort = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>;
