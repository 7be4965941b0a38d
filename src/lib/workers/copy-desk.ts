import type { Copier, CopiedFrom } from '#lib/storage/copier.ts';
import type { Group } from '#lib/storage/database.ts';

export type WantedGroups = ReadonlySet<Group> | 'all';

/** Milliseconds until a copy that failed is tried again, where nothing is written before. */
const PAUSE = 30_000;

interface Desk {
	readonly copier: Pick<Copier, 'copy' | 'failed'>;
	/** A connection for one copying: one that is kept open is dropped by some systems, and holds up others. */
	readonly open: () => CopiedFrom & { close(): void };
	readonly later: (work: () => void, milliseconds: number) => void;
}

/** Copies one thing after the other; many wishes at once make one copying. What failed is wanted until it is done. */
export class CopyDesk {
	readonly #desk: Desk;
	#wanted: WantedGroups | null = null;
	#running: Promise<void> | null = null;

	constructor(desk: Desk) {
		this.#desk = desk;
	}

	/** Ends when nothing is wanted any more, or when it went wrong. */
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
