import { onceFetched } from '#lib/ui/later.ts';

interface Wanted<C> {
	readonly where: () => unknown;
	readonly of: () => Promise<{ readonly default: C }>;
}

/** A part of a page, fetched where it is wanted. */
export class Part<C> {
	/** Null until it is there; what was once wanted stays. */
	shown: C | null = $state.raw(null);
	readonly #where: () => unknown;

	constructor({ where, of }: Wanted<C>) {
		this.#where = where;
		$effect(() => {
			if (where() && !this.shown) onceFetched(of(), (part) => (this.shown = part.default));
		});
	}

	/** Whether nobody waits for it. */
	get settled(): boolean {
		return this.shown !== null || !this.#where();
	}
}
