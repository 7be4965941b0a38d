import type { EntryRow } from './database.ts';

/** A value that changes, also in another tab: calls `next` now and after every change. */
export interface Watch<T> {
	subscribe(next: (value: T) => void, error?: (reason: unknown) => void): { unsubscribe(): void };
}

/** What a completed write changed. */
export interface StoreNews {
	/** The new rows; null where reading them is quicker than telling them. */
	readonly rows: readonly EntryRow[] | null;
	readonly drafts: boolean;
	readonly device: boolean;
	/** Only whoever follows the whole log looks whether it missed anything: that costs it little. */
	readonly unheard?: boolean;
}

/** Anything may have changed. */
const ANYTHING: StoreNews = { rows: null, drafts: true, device: true };
/** Nothing has changed, but the workers of one page may not have heard what did. */
const UNHEARD: StoreNews = { rows: [], drafts: false, device: false, unheard: true };

/** What was read last, and all news that came since and touch it. */
export interface Since<T> {
	readonly last: T;
	readonly news: readonly StoreNews[];
}

/** Something that is read, and what changes it. */
export interface Followed<T> {
	/** Tells it from anything else that is followed. */
	readonly key: string;
	/** Reads it; where it was read before, perhaps only what the news concern. */
	readonly read: (since: Since<T> | null) => Promise<T>;
	readonly touches: (news: StoreNews) => boolean;
	/** Makes the new value from the last one and the news; null if it has to be read again. */
	readonly grown?: (last: T, news: StoreNews) => T | null;
}

type Listener = (news: StoreNews) => void;

/** Carries what was written to whoever follows it: on this page, in other tabs, in workers. */
export class NewsChannel {
	readonly #name: string;
	readonly #listeners = new Set<Listener>();
	#channel: BroadcastChannel | null = null;
	/** What is being read for those who will follow it; nothing of it once there were news. */
	readonly #begun = new Map<string, Promise<unknown>>();
	/** How many writes it has heard of since it listens, drafts apart. */
	heard = 0;

	constructor(name: string) {
		this.#name = name;
	}

	/** Tells everybody, after the write has completed. */
	tell(news: StoreNews): void {
		this.#open().postMessage(news);
		this.#tellHere(news);
	}

	/** This page and its workers heard nothing for a while: they look again. Pages that heard everything do not. */
	catchUp(): void {
		this.#open().postMessage(UNHEARD);
		this.#tellHere(ANYTHING);
	}

	/** Tells this page alone. Listeners get what a reading would give them: rows of their own. */
	#tellHere(news: StoreNews): void {
		if (news.device || news.rows?.length !== 0) this.heard += 1;
		this.#begun.clear();
		if (this.#listeners.size === 0) return;
		const own = structuredClone(news);
		for (const listener of this.#listeners) listener(own);
	}

	close(): void {
		this.#channel?.close();
		this.#channel = null;
	}

	/** Hears of every write from now on. */
	listen(): void {
		this.#open();
	}

	/** Begins to read what will be followed: who follows it first gets this answer. */
	begin<T>({ key, read }: Followed<T>): Promise<T> {
		this.#open();
		const begun = read(null);
		// Who follows it reads again.
		begun.catch(() => this.#begun.delete(key));
		this.#begun.set(key, begun);
		return begun;
	}

	watch<T>(followed: Followed<T>): Watch<T> {
		return {
			subscribe: (next, error) => {
				const following = new Following(followed, next, error);
				const listener: Listener = (news) => {
					if (followed.touches(news)) following.take(news);
				};
				this.#open();
				this.#listeners.add(listener);
				following.read(this.#begun.get(followed.key) as Promise<T> | undefined);
				this.#begun.delete(followed.key);
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
		channel.onmessage = ({ data }: MessageEvent<StoreNews>) => this.#tellHere(data);
		return (this.#channel = channel);
	}
}

/** One reader of a value that changes. */
class Following<T> {
	readonly #followed: Followed<T>;
	readonly #next: (value: T) => void;
	readonly #error: ((reason: unknown) => void) | undefined;
	#last: { readonly value: T } | null = null;
	/** The news since then. */
	#news: StoreNews[] = [];
	#reading = false;
	/** Something was written while it was read: what was read may be older. */
	#again = false;
	#ended = false;

	constructor(
		followed: Followed<T>,
		next: (value: T) => void,
		error: ((reason: unknown) => void) | undefined
	) {
		this.#followed = followed;
		this.#next = next;
		this.#error = error;
	}

	take(news: StoreNews): void {
		const value = this.#last && !this.#reading ? this.#followed.grown?.(this.#last.value, news) : null;
		if (value !== null && value !== undefined) {
			if (value !== this.#last?.value) this.#tell(value);
			return;
		}
		this.#news.push(news);
		this.read();
	}

	/** Reads it, or waits for what was begun before. */
	read(begun?: Promise<T>): void {
		if (this.#reading) this.#again = true;
		else void this.#readOn(begun ?? this.#ask());
	}

	end(): void {
		this.#ended = true;
	}

	async #readOn(first: Promise<T>): Promise<void> {
		this.#reading = true;
		for (let reading = first; ; reading = this.#ask()) {
			this.#again = false;
			await reading.then(
				(value) => this.#isCurrent() && this.#tell(value),
				(reason: unknown) => this.#isCurrent() && this.#error?.(reason)
			);
			if (!this.#again || this.#ended) break;
		}
		this.#reading = false;
	}

	#ask(): Promise<T> {
		return this.#followed.read(this.#last && { last: this.#last.value, news: [...this.#news] });
	}

	#isCurrent(): boolean {
		return !this.#again && !this.#ended;
	}

	#tell(value: T): void {
		this.#last = { value };
		this.#news = [];
		this.#next(value);
	}
}
