import { base64urlnopad } from '@scure/base';
import type { Awareness } from 'y-protocols/awareness';
import { Doc, decodeStateVector, type Map as YMap, type YMapEvent } from 'yjs';
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

/** Values put at once: each such piece arrives for itself, also over a line that is cut again and again. */
const AT_ONCE = 50;
/** Milliseconds until a refused document is tried again, at first and at most. */
const AGAIN = { first: 2000, most: 60_000 } as const;

/** One document of the room. What the relay refuses is thrown away here and fetched anew: the log has it all. */
export class Part {
	readonly name: string;
	readonly #line: Line;
	readonly #told: Told;
	readonly #awareness: ((document: Doc) => Awareness) | null;
	#document = new Doc();
	#attached: { end(): void } | null = null;
	#level = false;
	#why: string | null = null;
	#again: ReturnType<typeof setTimeout> | undefined;
	#pause: number = AGAIN.first;
	/** What the relay has stored: how far of each writer. */
	#stored: ReadonlyMap<number, number> = new Map();
	/** Keys here of which it is not known that they are stored. */
	readonly #unstored = new Set<string>();

	constructor(name: string, line: Line, told: Told, awareness: ((document: Doc) => Awareness) | null = null) {
		this.name = name;
		this.#line = line;
		this.#told = told;
		this.#awareness = awareness;
		this.#attach();
	}

	/** Whether it held all that the relay had, and the line has not been cut since. */
	get level(): boolean {
		return this.#level;
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

	end(): void {
		clearTimeout(this.#again);
		this.#attached?.end();
		this.#attached = null;
		this.#document.destroy();
	}

	get #entries(): YMap<Uint8Array> {
		return this.#document.getMap<Uint8Array>('entries');
	}

	#attach(): void {
		this.#entries.observe((event: YMapEvent<Uint8Array>, { origin }) =>
			this.#observe(event, origin === this)
		);
		const awareness = this.#awareness?.(this.#document) ?? null;
		this.#attached = this.#line.attach(this.name, this.#document, awareness, {
			level: () => {
				this.#level = true;
				this.#why = null;
				this.#told.level();
			},
			cut: () => {
				this.#level = false;
				this.#told.changed();
			},
			told: (text) => this.#hear(text),
			refused: (why) => this.#refuse(why)
		});
	}

	#observe({ changes }: YMapEvent<Uint8Array>, own: boolean): void {
		const added = [...changes.keys].filter(([, { action }]) => action === 'add').map(([key]) => key);
		for (const key of added) if (!this.#covers(key)) this.#unstored.add(key);
		if (!own && added.length > 0) this.#told.came(added);
	}

	/** Whether what the relay has stored contains the key. */
	#covers(key: string): boolean {
		const { id } = this.#entries._map.get(key) ?? {};
		return id !== undefined && (this.#stored.get(id.client) ?? 0) > id.clock;
	}

	#hear(text: string): void {
		const [what, value = ''] = text.split(' ');
		if (what === 'time') this.#told.time(Number(value));
		if (what !== 'stored') return;
		this.#stored = decodeStateVector(base64urlnopad.decode(value));
		for (const key of this.#unstored) {
			if (!this.#covers(key)) continue;
			this.#unstored.delete(key);
			this.#pause = AGAIN.first;
		}
		this.#told.changed();
	}

	#refuse(why: string): void {
		this.#level = false;
		this.#attached?.end();
		this.#attached = null;
		this.#document.destroy();
		clearTimeout(this.#again);
		this.#again = setTimeout(() => {
			this.#document = new Doc();
			this.#unstored.clear();
			this.#stored = new Map();
			this.#attach();
		}, this.#pause);
		this.#pause = Math.min(2 * this.#pause, AGAIN.most);
		this.#why = why;
		this.#told.changed();
	}
}
