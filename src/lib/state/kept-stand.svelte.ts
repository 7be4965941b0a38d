import type { Result } from '#lib/base/result.ts';
import type { Kept } from '#lib/storage/database.ts';
import type { WriteFailure } from '#lib/storage/failure.ts';
import { store } from './device.ts';
import { Live } from './live.ts';

/** What somebody sent as a link and is kept on this device as that link. It is read and checked again whenever it is shown. */
export class KeptStand {
	readonly #key: Kept;
	readonly #link = new Live(() => store.watchKept(this.#key));

	constructor(key: Kept) {
		this.#key = key;
	}

	/** Null if none is kept, undefined until the database has answered. */
	get link(): string | null | undefined {
		return this.#link.current;
	}

	get broken(): boolean {
		return this.#link.broken;
	}

	keep(link: string): Promise<Result<void, WriteFailure>> {
		return store.keep(this.#key, link);
	}

	drop(): Promise<Result<void, WriteFailure>> {
		return store.keep(this.#key, null);
	}
}

/** The state of a Kasse. */
export const keptKasse = new KeptStand('kasse-stand');
/** How the owner of this device stands in a club that it does not hold. */
export const keptOwn = new KeptStand('own-stand');
