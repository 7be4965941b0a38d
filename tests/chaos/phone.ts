import { nextId, type EntryId } from '#lib/base/ids.ts';
import { Bridge, type BridgedLog, type BridgeState } from '#lib/live/bridge.ts';
import type { RoomKeys } from '#lib/live/keys.ts';
import { openLine, type Line } from '#lib/live/line.ts';
import type { PartCache } from '#lib/live/part.ts';
import type { AnyEntry } from '#lib/log/entry.ts';
import { Cuttable } from './cuttable.ts';

type Cached = Awaited<ReturnType<PartCache['read']>>;

/** A phone without a screen: a log that outlives everything, and the app's bridge to the relay over a wire of its own. */
export class Phone {
	readonly name: string;
	readonly log = new Map<EntryId, AnyEntry>();
	readonly #device: bigint;
	readonly #keys: RoomKeys;
	readonly #wire: Cuttable;
	readonly #cache = new Map<string, NonNullable<Cached>>();
	#heard: (ids: readonly EntryId[]) => void = () => {};
	#open: { readonly bridge: Bridge; readonly line: Line } | null = null;
	#last: EntryId | null = null;
	/** Milliseconds by which its clock is wrong. */
	wrong = 0;
	state: BridgeState | null = null;

	private constructor(name: string, device: bigint, keys: RoomKeys, wire: Cuttable) {
		this.name = name;
		this.#device = device;
		this.#keys = keys;
		this.#wire = wire;
	}

	static async at(ports: readonly number[], name: string, device: bigint, keys: RoomKeys): Promise<Phone> {
		const phone = new Phone(name, device, keys, await Cuttable.to(ports));
		phone.open();
		return phone;
	}

	open(): void {
		const line = openLine(`ws://127.0.0.1:${this.#wire.port}/relay`, this.#keys.token, () => {});
		const bridge = new Bridge({
			keys: this.#keys,
			line,
			log: this.#bridged,
			cache: this.#cached,
			now: () => Date.now() + this.wrong,
			say: (state) => (this.state = state),
			time: () => {}
		});
		this.#open = { bridge, line };
	}

	close(): void {
		this.#open?.bridge.end();
		this.#open?.line.close();
		this.#open = null;
	}

	cut(): void {
		this.#wire.cut();
	}

	mend(): void {
		this.#wire.mend();
		this.#open?.line.wake();
	}

	/** Writes an entry as the app does: it is acknowledged when this returns. */
	write(content: object): AnyEntry {
		const ids = [...this.log.keys()].sort();
		const known = ids.at(-1) ?? null;
		// Larger than every id in the log.
		this.#last = nextId(
			known && (!this.#last || known > this.#last) ? known : this.#last,
			Date.now() + this.wrong,
			this.#device
		);
		const at = new Date(Date.now() + this.wrong).toISOString().slice(0, 19);
		const entry = { id: this.#last, at: `${at}+00:00`, ...content } as unknown as AnyEntry;
		this.take([entry]);
		return entry;
	}

	/** Takes in entries as from a file, or from the relay. */
	take(entries: Iterable<AnyEntry>): void {
		for (const entry of entries) this.log.set(entry.id, entry);
		this.#heard([...this.log.keys()]);
	}

	/** Says what its owner does, to the others who are there. */
	be(here: Parameters<Bridge['be']>[0]): void {
		this.#open?.bridge.be(here);
	}

	end(): void {
		this.close();
		this.#wire.close();
	}

	readonly #bridged: BridgedLog = {
		follow: (heard) => {
			this.#heard = heard;
			heard([...this.log.keys()]);
			return () => (this.#heard = () => {});
		},
		entries: (ids) => Promise.resolve(ids.flatMap((id) => this.log.get(id) ?? [])),
		around: () => Promise.resolve([...this.log.values()]),
		take: (entries) => {
			this.take(entries);
			return Promise.resolve(true);
		}
	};

	readonly #cached: PartCache = {
		read: (part) => Promise.resolve(this.#cache.get(part) ?? null),
		keep: (part, cached) => void (cached ? this.#cache.set(part, cached) : this.#cache.delete(part))
	};
}
