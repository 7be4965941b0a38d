import type { AnyEntry } from '#lib/log/entry.ts';
import { readForeign, takeable } from '#lib/transfer/foreign.ts';

/** What takes in what comes from the relay. */
interface Gate {
	/** Decrypts what stands under a key of a part; null if it is nothing of this club's. */
	open(part: string, key: string): Promise<unknown>;
	/** What new entries are checked against. */
	around(come: readonly AnyEntry[]): Promise<readonly AnyEntry[]>;
	/** Writes them all or none; whether it did. */
	take(entries: readonly AnyEntry[]): Promise<boolean>;
	/** Whether all has come that will come. */
	isWhole(): boolean;
	/** What is waiting or was set aside may be other than before. */
	changed(): void;
}

/** Milliseconds in which what comes is taken in together: at once, or while a whole club comes. */
const TOGETHER = { whole: 10, coming: 1500 } as const;

/** Entries from the relay on their way into the log: decrypted, checked, written in one go; what fails waits aside. */
export class Arrivals {
	readonly #gate: Gate;
	/** Keys that came, each with its part. */
	readonly #come = new Map<string, string>();
	/** What came and is waiting for what it speaks of. */
	readonly #early = new Map<string, AnyEntry>();
	readonly #unreadable = new Set<string>();
	#taking: { readonly timer: ReturnType<typeof setTimeout>; readonly whole: boolean } | null = null;
	#busy = false;
	/** What was not taken in once everything had come. */
	aside: readonly string[] = [];

	constructor(gate: Gate) {
		this.#gate = gate;
	}

	come(part: string, keys: readonly string[]): void {
		for (const key of keys) if (!this.#early.has(key)) this.#come.set(key, part);
		this.soon();
	}

	/** It is in the log by another way. */
	forget(key: string): void {
		this.#early.delete(key);
	}

	/** Takes in what waits, soon; sooner once everything has come. */
	soon(): void {
		if (this.#come.size === 0 && this.#early.size === 0) return;
		const whole = this.#gate.isWhole();
		if (this.#taking && (!whole || this.#taking.whole)) return;
		this.end();
		const timer = setTimeout(
			() => {
				this.#taking = null;
				void this.#take();
			},
			TOGETHER[whole ? 'whole' : 'coming']
		);
		this.#taking = { timer, whole };
	}

	end(): void {
		if (this.#taking) clearTimeout(this.#taking.timer);
		this.#taking = null;
	}

	/** One batch after the other. */
	async #take(): Promise<void> {
		if (this.#busy) return this.soon();
		this.#busy = true;
		try {
			const whole = this.#gate.isWhole();
			await this.#open();
			const early = [...this.#early.values()];
			const good = early.length > 0 ? takeable(await this.#gate.around(early), early, whole) : [];
			if (good.length > 0 && (await this.#gate.take(good))) for (const { id } of good) this.#early.delete(id);
			this.aside = whole ? [...this.#unreadable, ...this.#early.keys()] : [];
		} catch {
			// The database did not answer: it is tried again with what comes next, and every minute.
		} finally {
			this.#busy = false;
		}
		this.#gate.changed();
		if (this.#come.size > 0) this.soon();
	}

	/** Decrypts what came, and checks its form. */
	async #open(): Promise<void> {
		const come = [...this.#come];
		this.#come.clear();
		await Promise.all(
			come.map(async ([key, part]) => {
				const entry = readForeign(key, await this.#gate.open(part, key));
				if (entry) this.#early.set(key, entry);
				else this.#unreadable.add(key);
			})
		);
	}
}
