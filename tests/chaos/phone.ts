import { nextId, type EntryId } from '#lib/base/ids.ts';
import { Bridge } from '#lib/live/bridge.ts';
import type { BridgeState } from '#lib/live/status.ts';
import type { RoomKeys } from '#lib/live/keys.ts';
import { openLine } from '#lib/live/line.ts';
import type { AnyEntry } from '#lib/log/entry.ts';
import { MemoryLog } from '../support/memory-log.ts';
import { RoomNotes } from '../support/room-notes.ts';
import { Cuttable } from './cuttable.ts';

/** A phone without a screen: a log that outlives everything, and the app's bridge to the relay over a wire of its own. */
export class Phone {
	readonly name: string;
	readonly log: MemoryLog;
	readonly #keys: RoomKeys;
	readonly #wire: Cuttable;
	#notes = new RoomNotes();
	#bridge: Bridge | null = null;
	#last: EntryId | null = null;
	#waiters: (() => void)[] = [];
	/** Whether it was thrown away, and never comes back. */
	isGone = false;
	/** Milliseconds by which its clock is wrong. */
	wrong = 0;
	/** What it says of itself; null until it has looked at what was written last. */
	state: BridgeState | null = null;

	private constructor(name: string, device: bigint, keys: RoomKeys, wire: Cuttable) {
		this.name = name;
		this.log = new MemoryLog(device);
		this.#keys = keys;
		this.#wire = wire;
	}

	static async at(ports: readonly number[], name: string, device: bigint, keys: RoomKeys): Promise<Phone> {
		const phone = new Phone(name, device, keys, await Cuttable.to(ports));
		phone.open();
		return phone;
	}

	open(): void {
		if (this.isGone) return;
		this.state = null;
		this.#bridge = new Bridge({
			keys: this.#keys,
			line: openLine({ relay: `http://127.0.0.1:${this.#wire.port}/relay`, ...this.#keys }),
			log: this.log,
			memory: this.#notes,
			device: { device: this.name, lock: '' },
			now: () => Date.now() + this.wrong,
			chance: Math.random,
			say: (state) => {
				this.state = state;
				if (this.isHandedOver) for (const waiter of this.#waiters.splice(0)) waiter();
			}
		});
	}

	close(): void {
		this.#bridge?.end();
		this.#bridge = null;
	}

	/** Loses what it remembers of the room, as when a browser clears what can be had again. */
	forget(): void {
		this.#notes = new RoomNotes();
	}

	cut(): void {
		this.#wire.cut();
	}

	mend(): void {
		this.#wire.mend();
		this.#bridge?.wake();
	}

	/** Writes as the app does: what this returns is acknowledged. */
	write(...contents: readonly object[]): readonly AnyEntry[] {
		// Larger than every id in the log.
		const known = (this.log.ids.at(-1) ?? null) as EntryId | null;
		if (known && (!this.#last || known > this.#last)) this.#last = known;
		const entries = contents.map((content) => {
			const now = Date.now() + this.wrong;
			this.#last = nextId(this.#last, now, this.log.device);
			const at = `${new Date(now).toISOString().slice(0, 19)}+00:00`;
			return { id: this.#last, at, ...content } as unknown as AnyEntry;
		});
		this.take(entries);
		return entries;
	}

	/** Takes in entries as from a file. */
	take(entries: Iterable<AnyEntry>): void {
		this.state = null;
		this.log.put(...entries);
	}

	/** Whether it says that others can have all that it holds. */
	get isHandedOver(): boolean {
		return this.state?.waiting.count === 0 && this.state.level;
	}

	/** Resolves in the moment in which it says so. */
	handedOver(): Promise<void> {
		return new Promise((resolve) => this.#waiters.push(resolve));
	}

	/** For good. */
	end(): void {
		this.isGone = true;
		this.close();
		this.#wire.close();
	}
}
