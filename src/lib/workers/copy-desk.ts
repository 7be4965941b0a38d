import type { Copier, CopiedFrom } from '#lib/storage/copier.ts';
import type { Group } from '#lib/storage/database.ts';

export type WantedGroups = ReadonlySet<Group> | 'all';

/** Milliseconds before a failed copy is tried again, unless something is written earlier. */
const PAUSE = 30_000;

interface Desk {
	readonly copier: Pick<Copier, 'copy' | 'failed'>;
	/** Opens a connection for one copy: some systems drop a connection that stays open, and it blocks others. */
	readonly open: () => CopiedFrom & { close(): void };
	readonly later: (work: () => void, milliseconds: number) => void;
}

/** Copies one thing after the other; many requests at once become one copy. A failed request stays open until it is done. */
export class CopyDesk {
	readonly #desk: Desk;
	#wanted: WantedGroups | null = null;
	#running: Promise<void> | null = null;

	constructor(desk: Desk) {
		this.#desk = desk;
	}

	/** Resolves when no request is open any more, or after a failure. */
	copy(wanted: WantedGroups): Promise<void> {
		this.#wanted = both(this.#wanted, wanted);
		this.#running ??= this.#work().finally(() => (this.#running = null));
		return this.#running;
	}

	async #work(): Promise<void> {
		for (let wanted = this.#wanted; wanted !== null; wanted = this.#wanted) {
			this.#wanted = null;
			const from = this.#desk.open();
			try {
				await this.#desk.copier.copy(from, wanted);
			} catch (error) {
				this.#wanted = 'all';
				this.#desk.copier.failed(error instanceof DOMException && error.name === 'QuotaExceededError');
				this.#desk.later(() => void this.copy('all'), PAUSE);
				return;
			} finally {
				from.close();
			}
		}
	}
}

const both = (a: WantedGroups | null, b: WantedGroups): WantedGroups =>
	a === 'all' || b === 'all' ? 'all' : new Set([...(a ?? []), ...b]);
