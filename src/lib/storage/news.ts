import type { EntryRow } from './database.ts';
import type { Watch } from './logs.ts';

/** What a completed write changed. */
export interface News {
	/** The new rows; null where reading them is quicker than telling them. */
	readonly rows: readonly EntryRow[] | null;
	readonly drafts: boolean;
	readonly device: boolean;
}

/** Anything may have changed. */
export const ANYTHING: News = { rows: null, drafts: true, device: true };

type Listener = (news: News) => void;

/** Carries what was written to whoever follows it: on this page, in other tabs, in workers. */
export class NewsChannel {
	readonly #name: string;
	readonly #listeners = new Set<Listener>();
	#channel: BroadcastChannel | null = null;

	constructor(name: string) {
		this.#name = name;
	}

	/** Tells everybody, after the write has completed. */
	tell(news: News): void {
		this.#open().postMessage(news);
		this.tellHere(news);
	}

	/** Tells this page alone. Listeners get what a reading would give them: rows of their own. */
	tellHere(news: News): void {
		if (this.#listeners.size === 0) return;
		const own = structuredClone(news);
		for (const listener of this.#listeners) listener(own);
	}

	close(): void {
		this.#channel?.close();
		this.#channel = null;
	}

	/**
	 * Follows what `read` reads. It is read again when the news touch it, unless `grown` makes the new value from the last
	 * one and the news.
	 */
	watch<T>(
		read: () => Promise<T>,
		touches: (news: News) => boolean,
		grown: (last: T, news: News) => T | null = () => null
	): Watch<T> {
		return {
			subscribe: (next, error) => {
				const following = new Following(read, grown, next, error);
				const listener: Listener = (news) => {
					if (touches(news)) following.take(news);
				};
				this.#open();
				this.#listeners.add(listener);
				following.read();
				return {
					unsubscribe: () => {
						this.#listeners.delete(listener);
						following.end();
					}
				};
			}
		};
	}

	#open(): BroadcastChannel {
		if (this.#channel) return this.#channel;
		const channel = new BroadcastChannel(`${this.#name}-news`);
		channel.onmessage = ({ data }: MessageEvent<News>) => this.tellHere(data);
		return (this.#channel = channel);
	}
}

/** One reader of a value that changes. */
class Following<T> {
	readonly #read: () => Promise<T>;
	readonly #grown: (last: T, news: News) => T | null;
	readonly #next: (value: T) => void;
	readonly #error: ((reason: unknown) => void) | undefined;
	#last: { readonly value: T } | null = null;
	#reading = false;
	/** Something was written while it was read: what was read may be older. */
	#again = false;
	#ended = false;

	constructor(
		read: () => Promise<T>,
		grown: (last: T, news: News) => T | null,
		next: (value: T) => void,
		error: ((reason: unknown) => void) | undefined
	) {
		this.#read = read;
		this.#grown = grown;
		this.#next = next;
		this.#error = error;
	}

	take(news: News): void {
		const value = this.#last && !this.#reading ? this.#grown(this.#last.value, news) : null;
		if (value === null) this.read();
		else if (value !== this.#last?.value) this.#tell(value);
	}

	read(): void {
		if (this.#reading) this.#again = true;
		else void this.#readOn();
	}

	end(): void {
		this.#ended = true;
	}

	async #readOn(): Promise<void> {
		this.#reading = true;
		do {
			this.#again = false;
			await this.#read().then(
				(value) => this.#isCurrent() && this.#tell(value),
				(reason: unknown) => this.#isCurrent() && this.#error?.(reason)
			);
		} while (this.#again && !this.#ended);
		this.#reading = false;
	}

	#isCurrent(): boolean {
		return !this.#again && !this.#ended;
	}

	#tell(value: T): void {
		this.#last = { value };
		this.#next(value);
	}
}
