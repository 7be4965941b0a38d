import { onceFetched } from '#lib/ui/later.ts';

/** A part of the start page, fetched where it is wanted. */
export class Part<C> {
	/** Null until it is there; what was once wanted stays. */
	shown: C | null = $state.raw(null);
	readonly #isWanted: () => unknown;

	constructor(isWanted: () => unknown, fetched: () => Promise<{ readonly default: C }>) {
		this.#isWanted = isWanted;
		$effect(() => {
			if (isWanted() && !this.shown) onceFetched(fetched(), (part) => (this.shown = part.default));
		});
	}

	/** Whether nobody waits for it. */
	get settled(): boolean {
		return this.shown !== null || !this.#isWanted();
	}
}
