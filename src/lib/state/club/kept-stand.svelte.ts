import type { Result } from '#lib/base/result.ts';
import type { Kept } from '#lib/storage/database.ts';
import type { WriteFailure } from '#lib/storage/failure.ts';
import { Live } from '../watched.ts';
import { OfSession } from '../session.svelte.ts';

/** What somebody sent as a link and is kept on this device as that link. It is read and checked again whenever it is shown. */
export abstract class KeptStand extends OfSession {
	protected abstract readonly key: Kept;
	readonly #link = new Live(() => this.session.store.watchKept(this.key));

	/** Null if none is kept, undefined until the database has answered. */
	get link(): string | null | undefined {
		return this.#link.current;
	}

	get broken(): boolean {
		return this.#link.broken;
	}

	keep(link: string): Promise<Result<void, WriteFailure>> {
		return this.session.store.keep(this.key, link);
	}

	drop(): Promise<Result<void, WriteFailure>> {
		return this.session.store.keep(this.key, null);
	}
}

/** The state of a Kasse. */
export class KeptKasse extends KeptStand {
	protected override readonly key = 'kasse-stand';
}

/** How the owner of this device stands in a club that it does not hold. */
export class KeptOwn extends KeptStand {
	protected override readonly key = 'own-stand';
}
