import type { EntryId } from '#lib/base/ids.ts';
import type { AnyEntry } from '#lib/log/entry.ts';
import { readForeign, takeable } from '#lib/transfer/foreign.ts';
import { Awareness } from 'y-protocols/awareness';
import type { RoomKeys } from './keys.ts';
import type { Line } from './line.ts';
import { Part } from './part.ts';
import { byPart, DIRECTORY, isPart } from './parts.ts';
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
	/** What came and was not taken in, by its key, once everything has come. */
	readonly aside: readonly string[];
	/** What the relay said last against it, in one word. */
	readonly refused: string | null;
}

export interface BridgeOptions {
	readonly keys: RoomKeys;
	readonly log: BridgedLog;
	readonly line: Line;
	readonly say: (state: BridgeState) => void;
	readonly time: (relay: number) => void;
}

/** The relay takes no larger value. */
const VALUE_MOST = 8000;
/** Milliseconds between two comparisons of what is here with what is there. */
const MINUTE = 60_000;
/** Milliseconds in which what comes is taken in together: at once, or while a whole club comes. */
const TOGETHER = { whole: 10, coming: 1500 } as const;
/** Milliseconds until a change is told. */
const SAID_AFTER = 30;
const ONE = new Uint8Array([1]);

/** Brings the log and a relay's documents together: what one has and the other has not goes over. */
export class Bridge {
	readonly #options: BridgeOptions;
	readonly #directory: Part;
	readonly #parts = new Map<string, Part>();
	/** The log's ids, and by their part. */
	readonly #known = new Set<string>();
	readonly #ids = new Map<string, Set<EntryId>>();
	/** Keys that came, each with its part. */
	readonly #come = new Map<string, string>();
	/** What came and is waiting for what it speaks of. */
	readonly #early = new Map<string, AnyEntry>();
	readonly #unreadable = new Set<string>();
	#taking: { readonly timer: ReturnType<typeof setTimeout>; readonly whole: boolean } | null = null;
	#busy = false;
	#aside: readonly string[] = [];
	#saying: ReturnType<typeof setTimeout> | null = null;
	#ended = false;
	readonly #end: readonly (() => void)[];

	constructor(options: BridgeOptions) {
		this.#options = options;
		this.#directory = this.#open(DIRECTORY);
		const unfollow = options.log.follow((ids) => void this.#written(ids));
		const minute = setInterval(() => this.#repair(), MINUTE);
		this.#end = [unfollow, () => clearInterval(minute)];
	}

	end(): void {
		this.#ended = true;
		if (this.#taking) clearTimeout(this.#taking.timer);
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
		const { keys, line, time } = this.#options;
		const isDirectory = name === DIRECTORY;
		const part: Part = new Part(
			`${keys.room}/${name}`,
			line,
			{
				level: () => {
					if (isDirectory) for (const other of part.keys()) this.#attach(other);
					else {
						this.#arrived(name, part.keys());
						void this.#handOn(name);
					}
					this.#nameParts();
					this.#say();
					if (this.#whole) this.#takeSoon();
				},
				came: (names) => {
					if (!isDirectory) this.#arrived(name, names);
					else for (const other of names) this.#attach(other);
				},
				changed: () => this.#say(),
				time
			},
			isDirectory ? (document) => new Awareness(document) : null
		);
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
		for (const id of news) {
			this.#known.add(id);
			this.#early.delete(id);
		}
		for (const [name, own] of await byPart(news)) {
			const all = this.#ids.get(name) ?? new Set();
			for (const id of own) all.add(id);
			this.#ids.set(name, all);
			this.#attach(name);
			void this.#handOn(name, own);
		}
		this.#nameParts();
		this.#say();
	}

	#repair(): void {
		for (const name of this.#parts.keys()) void this.#handOn(name);
		this.#nameParts();
		this.#takeSoon();
	}

	/** Puts into a part what the log has and it has not. */
	async #handOn(name: string, ids: Iterable<EntryId> = this.#ids.get(name) ?? []): Promise<void> {
		const { keys, log } = this.#options;
		const part = this.#parts.get(name);
		if (!part?.level || !keys.canWrite) return;
		const absent = [...ids].filter((id) => !part.has(id));
		if (absent.length === 0) return;
		const entries = await log.entries(absent);
		const sealed = await Promise.all(
			entries.map(async (entry) => [entry.id, await seal(keys, part.name, entry)] as const)
		);
		// Only onto what was compared: else each start would put everything in once more.
		if (part.level && !this.#ended) part.put(sealed.filter(([, { length }]) => length <= VALUE_MOST));
		this.#say();
	}

	#arrived(name: string, keys: Iterable<string>): void {
		for (const key of keys) {
			if (!this.#known.has(key) && !this.#early.has(key)) this.#come.set(key, name);
		}
		if (this.#come.size > 0) this.#takeSoon();
	}

	#takeSoon(): void {
		if (this.#ended || (this.#come.size === 0 && this.#early.size === 0)) return;
		const whole = this.#whole;
		if (this.#taking && (!whole || this.#taking.whole)) return;
		if (this.#taking) clearTimeout(this.#taking.timer);
		const timer = setTimeout(
			() => {
				this.#taking = null;
				void this.#take();
			},
			TOGETHER[whole ? 'whole' : 'coming']
		);
		this.#taking = { timer, whole };
	}

	/** Takes in what came, as far as it can be; one after the other. */
	async #take(): Promise<void> {
		if (this.#busy) return this.#takeSoon();
		this.#busy = true;
		try {
			const whole = this.#whole;
			await this.#openSealed();
			const early = [...this.#early.values()];
			const good = early.length > 0 ? takeable(await this.#options.log.around(early), early, whole) : [];
			if (good.length > 0 && !this.#ended && (await this.#options.log.take(good))) {
				for (const { id } of good) {
					this.#known.add(id);
					this.#early.delete(id);
				}
				await this.#noteTaken(good);
			}
			this.#aside = whole ? [...this.#unreadable, ...this.#early.keys()] : [];
		} finally {
			this.#busy = false;
		}
		this.#say();
		if (this.#come.size > 0) this.#takeSoon();
	}

	async #noteTaken(good: readonly AnyEntry[]): Promise<void> {
		for (const [name, ids] of await byPart(good.map(({ id }) => id))) {
			const all = this.#ids.get(name) ?? new Set();
			for (const id of ids) all.add(id);
			this.#ids.set(name, all);
		}
	}

	/** Decrypts what came, and checks its form. */
	async #openSealed(): Promise<void> {
		const come = [...this.#come];
		this.#come.clear();
		await Promise.all(
			come.map(async ([key, name]) => {
				const part = this.#parts.get(name);
				const sealed = part?.get(key);
				const entry = part && sealed && readForeign(key, await unseal(this.#options.keys, part.name, sealed));
				if (entry) this.#early.set(key, entry);
				else this.#unreadable.add(key);
			})
		);
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
				aside: this.#aside,
				refused: [this.#directory, ...all].find(({ why }) => why !== null)?.why ?? null
			});
		}, SAID_AFTER);
	}

	#waiting(): readonly EntryId[] {
		return [...this.#ids].flatMap(([name, ids]) => {
			const part = this.#parts.get(name);
			return [...ids].filter((id) => !part?.isStored(id));
		});
	}
}
