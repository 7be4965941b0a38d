import { base64urlnopad } from '@scure/base';
import type { Awareness } from 'y-protocols/awareness';
import {
	applyUpdate,
	decodeStateVector,
	Doc,
	encodeStateAsUpdate,
	type Map as YMap,
	type YMapEvent
} from 'yjs';
import type { Line } from './line.ts';

/** What a part tells whoever brings it together with the log. */
interface Told {
	/** It holds all that the relay has. */
	level(): void;
	/** Keys that came: deletions and changes of a key are none. */
	came(keys: readonly string[]): void;
	/** More of it is stored at the relay than before, the line was cut, or the relay will not have it. */
	changed(): void;
	/** The relay's clock, in milliseconds. */
	time(now: number): void;
}

/** Where documents are kept between two starts, so that only what is new is fetched. It may forget. */
export interface PartCache {
	read(part: string): Promise<{ readonly document: Uint8Array; readonly stored: Uint8Array } | null>;
	keep(part: string, cached: { readonly document: Uint8Array; readonly stored: Uint8Array } | null): unknown;
}

/** For whoever looks in for a moment. */
export const NOTHING_KEPT: PartCache = { read: () => Promise.resolve(null), keep: () => {} };

export interface PartOptions {
	readonly line: Line;
	readonly cache: PartCache;
	readonly told: Told;
	/** Made for the one document that says who is there. */
	readonly awareness: ((document: Doc) => Awareness) | null;
}

/** Values put at once: each such piece arrives for itself, also over a line that is cut again and again. */
const AT_ONCE = 50;
/** Milliseconds until a refused document is tried again, at first and at most. */
const AGAIN = { first: 2000, most: 60_000 } as const;
/** Milliseconds until a document that changed is kept. */
const KEPT_AFTER = 2000;
/** What the relay says of a document that it will never take as it is. */
const SPOILT: ReadonlySet<string> = new Set(['removed', 'malformed', 'too-large']);
/** What the relay has stored of a document that it never stored. */
const NOTHING = new Uint8Array([0]);

/** One document of the room. What the relay will never take is thrown away here and fetched anew: the log has it all. */
export class Part {
	readonly name: string;
	readonly #options: PartOptions;
	#document = new Doc();
	#attached: { end(): void } | null = null;
	#state: 'behind' | 'level' | 'resting' = 'behind';
	#why: string | null = null;
	#ended = false;
	#again: ReturnType<typeof setTimeout> | undefined;
	#keeping: ReturnType<typeof setTimeout> | undefined;
	#pause: number = AGAIN.first;
	/** What the relay has stored: how far of each writer. */
	#stored: ReadonlyMap<number, number> = new Map();
	#storedAs = NOTHING;
	/** Keys here of which it is not known that they are stored. */
	readonly #unstored = new Set<string>();

	constructor(name: string, options: PartOptions) {
		this.name = name;
		this.#options = options;
		void this.#begin();
	}

	/** Whether it held all that the relay had, and the line has not been cut since; or it was compared and rests. */
	get level(): boolean {
		return this.#state !== 'behind';
	}

	get resting(): boolean {
		return this.#state === 'resting';
	}

	/** Why the relay does not have it, in one word, until it does. */
	get why(): string | null {
		return this.#why;
	}

	has(key: string): boolean {
		return this.#entries.has(key);
	}

	get(key: string): Uint8Array | undefined {
		const value: unknown = this.#entries.get(key);
		return value instanceof Uint8Array ? value : undefined;
	}

	keys(): Iterable<string> {
		return this.#entries.keys();
	}

	/** Whether the relay has stored it. */
	isStored(key: string): boolean {
		return this.#entries.has(key) && !this.#unstored.has(key);
	}

	/** Puts in what is not there yet. */
	put(values: readonly (readonly [string, Uint8Array])[]): void {
		const absent = values.filter(([key]) => !this.#entries.has(key));
		for (let from = 0; from < absent.length; from += AT_ONCE) {
			this.#document.transact(() => {
				for (const [key, value] of absent.slice(from, from + AT_ONCE)) this.#entries.set(key, value);
			}, this);
		}
	}

	/** Compared once, it need not stay attached, if the relay has all of it. */
	rest(): void {
		if (this.#state !== 'level' || this.#unstored.size > 0) return;
		this.#detach();
		this.#state = 'resting';
	}

	/** Compares it once more. */
	wake(): void {
		if (this.#state !== 'resting') return;
		this.#state = 'behind';
		this.#attach();
	}

	end(): void {
		this.#ended = true;
		clearTimeout(this.#again);
		if (this.#keeping) this.#keep();
		this.#detach();
		this.#document.destroy();
	}

	get #entries(): YMap<Uint8Array> {
		return this.#document.getMap<Uint8Array>('entries');
	}

	/** With what was kept of it. */
	async #begin(): Promise<void> {
		const document = this.#document;
		const kept = await this.#options.cache.read(this.name);
		if (this.#ended || document !== this.#document) return;
		this.#entries.observe((event: YMapEvent<Uint8Array>, { origin }) =>
			this.#observe(event, origin === this)
		);
		try {
			if (kept) {
				this.#hearStored(kept.stored);
				applyUpdate(document, kept.document, 'kept');
			}
		} catch {
			// It is fetched again.
		}
		document.on('update', (_, origin) => {
			if (origin !== 'kept') this.#keepLater();
		});
		this.#attach();
	}

	#attach(): void {
		const awareness = this.#options.awareness?.(this.#document) ?? null;
		const { line, told } = this.#options;
		this.#attached = line.attach(this.name, this.#document, awareness, {
			level: () => {
				this.#state = 'level';
				this.#why = null;
				told.level();
			},
			cut: () => {
				if (this.#state === 'level') this.#state = 'behind';
				told.changed();
			},
			told: (text) => this.#hear(text),
			refused: (why) => this.#refuse(why)
		});
	}

	#detach(): void {
		this.#attached?.end();
		this.#attached = null;
	}

	#observe({ changes }: YMapEvent<Uint8Array>, own: boolean): void {
		const added = [...changes.keys].filter(([, { action }]) => action === 'add').map(([key]) => key);
		for (const key of added) if (!this.#covers(key)) this.#unstored.add(key);
		if (!own && added.length > 0) this.#options.told.came(added);
	}

	/** Whether what the relay has stored contains the key. */
	#covers(key: string): boolean {
		const { id } = this.#entries._map.get(key) ?? {};
		return id !== undefined && (this.#stored.get(id.client) ?? 0) > id.clock;
	}

	#hear(text: string): void {
		const [what, value = ''] = text.split(' ');
		if (what === 'time') this.#options.told.time(Number(value));
		if (what !== 'stored') return;
		this.#hearStored(base64urlnopad.decode(value));
		this.#keepLater();
		this.#options.told.changed();
	}

	#hearStored(vector: Uint8Array): void {
		this.#storedAs = Uint8Array.from(vector);
		this.#stored = decodeStateVector(vector);
		for (const key of this.#unstored) {
			if (!this.#covers(key)) continue;
			this.#unstored.delete(key);
			this.#pause = AGAIN.first;
		}
	}

	#keepLater(): void {
		this.#keeping ??= setTimeout(() => this.#keep(), KEPT_AFTER);
	}

	#keep(): void {
		clearTimeout(this.#keeping);
		this.#keeping = undefined;
		const document = encodeStateAsUpdate(this.#document);
		this.#options.cache.keep(this.name, { document, stored: this.#storedAs });
	}

	#refuse(why: string): void {
		this.#state = 'behind';
		this.#why = why;
		this.#detach();
		const spoilt = SPOILT.has(why);
		if (spoilt) this.#forget();
		clearTimeout(this.#again);
		this.#again = setTimeout(() => (spoilt ? void this.#begin() : this.#attach()), this.#pause);
		this.#pause = Math.min(2 * this.#pause, AGAIN.most);
		this.#options.told.changed();
	}

	#forget(): void {
		this.#document.destroy();
		this.#document = new Doc();
		clearTimeout(this.#keeping);
		this.#keeping = undefined;
		this.#unstored.clear();
		this.#stored = new Map();
		this.#storedAs = NOTHING;
		this.#options.cache.keep(this.name, null);
	}
}
