// A lot of work at once is done piece by piece, so that a tap between two pieces is answered.

const waiting: (() => void)[] = [];

/** Runs the work soon, in a task of its own. The function it returns cancels it. */
export function later(work: () => void): () => void {
	if (waiting.length === 0) setTimeout(next);
	waiting.push(work);
	return () => {
		const at = waiting.indexOf(work);
		if (at >= 0) waiting.splice(at, 1);
	};
}

function next(): void {
	waiting.shift()?.();
	if (waiting.length > 0) setTimeout(next);
}

/** Resolves to true once the page is drawn as it is now. */
export const onceDrawn = (): Promise<true> =>
	new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => resolve(true))));

/** Takes a part of the app that a screen also does without, if at all, once it is fetched; without a net it is asked for another time. */
export const onceFetched = <T>(part: Promise<T>, take: (part: T) => void = () => undefined): void =>
	void part.then(take, () => undefined);

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
