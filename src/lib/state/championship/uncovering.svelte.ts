import { createSubscriber } from 'svelte/reactivity';
import type { EntryId } from '#lib/base/ids.ts';
import { keepText, keptText } from '../kept-text.ts';

const KEY = 'aufgedeckt';
/** Stands for a draw that is being written. */
const NEXT = '?';

/**
 * How many numbers of a draw the room has been shown. The club does not need to remember that, so it is no entry: the
 * browser stores it, for all its windows, since one of them may be the wall; it survives a reload. A draw made elsewhere counts
 * as seen.
 */
export class Uncovering {
	readonly #draw: EntryId;
	#count: number = $state(0);
	readonly #follow: () => void;

	constructor(draw: EntryId, size: number) {
		const read = (): number => Math.min(kept(draw) ?? size, size);
		this.#draw = draw;
		this.#count = read();
		this.#follow = createSubscriber(() => {
			// Only other windows tell of it.
			const hear = (): void => void (this.#count = read());
			window.addEventListener('storage', hear);
			return () => window.removeEventListener('storage', hear);
		});
	}

	/** The number of names shown, in the order of the draw. */
	get count(): number {
		this.#follow();
		return this.#count;
	}

	set count(count: number) {
		this.#count = count;
		keep(this.#draw, count);
	}
}

/** Covers a draw before it is written, so that no window shows it too early. Give its id then, or null if it was not written. */
export function coverNext(): (draw: EntryId | null) => void {
	const before = keptText(KEY);
	keep(NEXT, 0);
	return (draw) => {
		if (draw !== null) keep(draw, 0);
		else keepText(KEY, before);
	};
}

const keep = (draw: string, count: number): void => keepText(KEY, `${draw} ${count}`);

/** Where a browser keeps nothing, a reload shows all numbers. */
function kept(draw: EntryId): number | null {
	const [of, count] = keptText(KEY).split(' ');
	return of === draw || of === NEXT ? Number(count) : null;
}
