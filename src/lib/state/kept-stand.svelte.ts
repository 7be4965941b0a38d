import type { Result } from '#lib/base/result.ts';
import type { WriteFailure } from '#lib/storage/failure.ts';
import { store } from './device.ts';
import { Live } from './live.ts';

/** The state of a Kasse that is kept on this device as its link. It is read and checked again whenever it is shown. */
class KeptStand {
	readonly #link = new Live(() => store.watchKept('kasse-stand'));

	/** Null if none is kept, undefined until the database has answered. */
	get link(): string | null | undefined {
		return this.#link.current;
	}

	get broken(): boolean {
		return this.#link.broken;
	}

	keep(link: string): Promise<Result<void, WriteFailure>> {
		return store.keep('kasse-stand', link);
	}

	drop(): Promise<Result<void, WriteFailure>> {
		return store.keep('kasse-stand', null);
	}
}

export const keptStand = new KeptStand();
