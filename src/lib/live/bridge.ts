import type { EntryId } from '#lib/base/ids.ts';
import { hashOf } from '#lib/log/digest.ts';
import type { AnyEntry } from '#lib/log/entry.ts';
import { Arrivals } from './arrivals.ts';
import type { RoomKeys } from './keys.ts';
import type { Line } from './line.ts';
import { Part, type PartCache } from './part.ts';
import { byPart, DIRECTORY, isOfTheSeason, isPart, LEFT, ONE } from './parts.ts';
import { Presence, type Here } from './presence.ts';
import { seal, unseal } from './seal.ts';

/** The log of this device, which alone is the truth. */
export interface BridgedLog {
	/** Tells the ids of all entries, now and with each that comes. Returns the end of it. */
	follow(heard: (ids: readonly EntryId[]) => void): () => void;
	entries(ids: readonly EntryId[]): Promise<readonly AnyEntry[]>;
	/** What new entries are checked against: the club's own entries, and those of the evenings they speak of. */
	around(come: readonly AnyEntry[]): Promise<readonly AnyEntry[]>;
	/** Writes them all or none; whether it did. */
	take(entries: readonly AnyEntry[]): Promise<boolean>;
}

/** How the log and the relay stand to each other. */
export interface BridgeState {
	/** Whether everything that the relay has was compared since the line was cut last. */
	readonly level: boolean;
	/** Documents compared so far, of how many. */
	readonly parts: { readonly compared: number; readonly of: number };
	/** Entries of this device that the relay has not stored. */
	readonly waiting: readonly EntryId[];
	/** Entries of this device that are too large for the relay: others have them by a file alone. */
	readonly tooLarge: readonly EntryId[];
	/** What came and was not taken in, by its key, once everything has come. */
	readonly aside: readonly string[];
	/** What the relay said last against it, in one word. */
	readonly refused: string | null;
	/** Whether the club has left this room for another one: nothing more is handed on here. */
	readonly left: boolean;
	/** Whether another device has had all that was written here. */
	readonly shared: boolean;
	/** What the club's other devices say of themselves that are there now. */
	readonly others: readonly Here[];
}

export interface BridgeOptions {
	readonly keys: RoomKeys;
	readonly log: BridgedLog;
	readonly line: Line;
	readonly cache: PartCache;
	/** Milliseconds since 1970. */
	readonly now: () => number;
	readonly say: (state: BridgeState) => void;
	readonly time: (relay: number) => void;
}

/** The relay takes no larger value. */
const VALUE_MOST = 8000;
/** Milliseconds between two comparisons of what is here with what is there. */
const MINUTE = 60_000;
/** Minutes until what is older than a year is compared again: the relay may have lost it. */
const AGAIN_OLD = 15;
/** Milliseconds until a change is told. */
const SAID_AFTER = 30;

/** Brings the log and a relay's documents together: what one has and the other has not goes over. */
export class Bridge {
	readonly #options: BridgeOptions;
	readonly #directory: Part;
	readonly #presence: Presence;
	readonly #parts = new Map<string, Part>();
	/** The log's ids, and by their part. */
	readonly #known = new Set<string>();
	readonly #ids = new Map<string, Set<EntryId>>();
	#sum = 0;
	#minutes = 0;
	readonly #tooLarge = new Set<EntryId>();
	/** Entries written here since another device had everything; null before one had. */
	#unshared: Set<EntryId> | null = null;
	readonly #arrivals: Arrivals;
	#saying: ReturnType<typeof setTimeout> | null = null;
	#ended = false;
	readonly #end: readonly (() => void)[];

	constructor(options: BridgeOptions) {
		this.#options = options;
		this.#arrivals = new Arrivals({
			open: (name, key) => this.#unsealed(name, key),
			around: (come) => options.log.around(come),
			take: (entries) => this.#take(entries),
			isWhole: () => this.#whole,
			changed: () => this.#say()
		});
		this.#presence = new Presence(options.keys, `${options.keys.room}/${DIRECTORY}`, () => this.#compare());
		this.#directory = this.#open(DIRECTORY);
		const unfollow = options.log.follow((ids) => void this.#written(ids));
		const minute = setInterval(() => this.#repair(), MINUTE);
		this.#end = [unfollow, () => clearInterval(minute)];
	}

	/** Says at which evening this device writes, and whose it is. */
	be(here: Pick<Here, 'evening' | 'member'>): void {
		this.#presence.be(here);
	}

	end(): void {
		this.#ended = true;
		this.#arrivals.end();
		if (this.#saying) clearTimeout(this.#saying);
		for (const end of this.#end) end();
		for (const part of [this.#directory, ...this.#parts.values()]) part.end();
	}

	/** Whether all has come that will come: nobody waits for a part that the relay refuses. */
	get #whole(): boolean {
		return (
			this.#directory.level && [...this.#parts.values()].every((part) => part.level || part.why !== null)
		);
	}

	#open(name: string): Part {
		const { keys, line, cache, time } = this.#options;
		const isDirectory = name === DIRECTORY;
		const part: Part = new Part(`${keys.room}/${name}`, {
			line,
			cache,
			awareness: isDirectory ? (document) => this.#presence.on(document) : null,
			told: {
				level: () => {
					if (isDirectory) for (const other of part.keys()) this.#attach(other);
					else {
						this.#arrived(name, part.keys());
						void this.#handOn(name);
					}
					this.#nameParts();
					this.#say();
					if (this.#whole) this.#arrivals.soon();
				},
				came: (names) => {
					if (!isDirectory) this.#arrived(name, names);
					else for (const other of names) this.#attach(other);
					this.#say();
				},
				changed: () => this.#say(),
				time
			}
		});
		return part;
	}

	#attach(name: string): void {
		if (!this.#ended && isPart(name) && !this.#parts.has(name)) this.#parts.set(name, this.#open(name));
	}

	/** So that every device finds every part. */
	#nameParts(): void {
		if (!this.#directory.level || !this.#options.keys.canWrite) return;
		this.#directory.put([...this.#ids.keys()].map((name) => [name, ONE] as const));
	}

	/** The log has these ids now. */
	async #written(ids: readonly EntryId[]): Promise<void> {
		const news = ids.filter((id) => !this.#known.has(id));
		for (const id of news) this.#arrivals.forget(id);
		for (const [name, own] of await this.#note(news)) {
			this.#attach(name);
			// What the relay gave is no news to the others.
			for (const id of own) if (!this.#parts.get(name)?.has(id)) this.#unshared?.add(id);
			void this.#handOn(name, own);
		}
		this.#nameParts();
		this.#compare();
	}

	/** A sign of all that is here. */
	get #digest(): string {
		return `${this.#known.size}.${this.#sum}`;
	}

	/** Tells the others what is here, and looks whether one of them has all of it. */
	#compare(): void {
		this.#presence.hold(this.#digest);
		if (this.#presence.others.some(({ digest }) => digest === this.#digest)) this.#unshared = new Set();
		this.#say();
	}

	#repair(): void {
		for (const name of this.#parts.keys()) void this.#handOn(name);
		this.#nameParts();
		this.#restOld();
		this.#arrivals.soon();
	}

	/**
	 * A year's parts stay attached, older ones rest once they were compared: until another device says that it holds
	 * something else, and now and then, as the relay may have lost them.
	 */
	#restOld(): void {
		const apart = this.#presence.others.some(({ digest }) => digest !== this.#digest);
		const again = apart || ++this.#minutes % AGAIN_OLD === 0;
		for (const [name, part] of this.#parts) {
			if (isOfTheSeason(name, this.#options.now())) continue;
			if (again) part.wake();
			else part.rest();
		}
	}

	/** Puts into a part what the log has and it has not. */
	async #handOn(name: string, ids: Iterable<EntryId> = this.#ids.get(name) ?? []): Promise<void> {
		const { keys, log } = this.#options;
		const part = this.#parts.get(name);
		if (!part?.level || !keys.canWrite || this.#directory.has(LEFT)) return;
		const absent = [...ids].filter((id) => !part.has(id) && !this.#tooLarge.has(id));
		if (absent.length === 0) return;
		if (part.resting) return part.wake();
		const entries = await log.entries(absent);
		const sealed = await Promise.all(
			entries.map(async (entry) => [entry.id, await seal(keys, part.name, entry)] as const)
		);
		for (const [id, { length }] of sealed) if (length > VALUE_MOST) this.#tooLarge.add(id);
		// Only onto what was compared: else each start would put everything in once more.
		if (part.level && !this.#ended) part.put(sealed.filter(([id]) => !this.#tooLarge.has(id)));
		this.#say();
	}

	#arrived(name: string, keys: Iterable<string>): void {
		const news = [...keys].filter((key) => !this.#known.has(key));
		if (news.length > 0 && !this.#ended) this.#arrivals.come(name, news);
	}

	async #unsealed(name: string, key: string): Promise<unknown> {
		const part = this.#parts.get(name);
		const sealed = part?.get(key);
		return part && sealed ? unseal(this.#options.keys, part.name, sealed) : null;
	}

	async #take(entries: readonly AnyEntry[]): Promise<boolean> {
		if (this.#ended || !(await this.#options.log.take(entries))) return false;
		await this.#note(entries.map(({ id }) => id));
		this.#compare();
		return true;
	}

	/** They are in the log. Returns them by their part. */
	async #note(ids: readonly EntryId[]): ReturnType<typeof byPart<EntryId>> {
		for (const id of ids) {
			if (this.#known.has(id)) continue;
			this.#known.add(id);
			this.#sum = (this.#sum + hashOf(id)) >>> 0;
		}
		const sorted = await byPart(ids);
		for (const [name, own] of sorted) {
			const all = this.#ids.get(name) ?? new Set();
			for (const id of own) all.add(id);
			this.#ids.set(name, all);
		}
		return sorted;
	}

	/** Not with every one of a hundred changes. */
	#say(): void {
		if (this.#ended || this.#saying) return;
		this.#saying = setTimeout(() => {
			this.#saying = null;
			const all = [...this.#parts.values()];
			const compared = all.filter(({ level }) => level).length;
			this.#options.say({
				level: this.#directory.level && compared === all.length,
				parts: { compared, of: all.length },
				waiting: this.#options.keys.canWrite ? this.#waiting() : [],
				tooLarge: [...this.#tooLarge],
				aside: this.#arrivals.aside,
				refused: [this.#directory, ...all].find(({ why }) => why !== null)?.why ?? null,
				left: this.#directory.has(LEFT),
				shared: this.#unshared?.size === 0,
				others: this.#presence.others
			});
		}, SAID_AFTER);
	}

	#waiting(): readonly EntryId[] {
		return [...this.#ids].flatMap(([name, ids]) => {
			const part = this.#parts.get(name);
			return [...ids].filter((id) => !part?.isStored(id) && !this.#tooLarge.has(id));
		});
	}
}
