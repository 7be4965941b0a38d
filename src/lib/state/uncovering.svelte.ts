import type { EntryId } from '#lib/base/ids.ts';

const KEY = 'aufgedeckt';

/**
 * How many numbers of a draw the room has been shown. That belongs to no club, so it is no entry: it lies in the tab, where a
 * reload finds it. A draw that this tab did not make has been seen.
 */
export class Uncovering {
	readonly #draw: EntryId;
	#count: number = $state(0);

	constructor(draw: EntryId, size: number) {
		this.#draw = draw;
		this.#count = Math.min(kept(draw) ?? size, size);
	}

	/** Of so many, in the order of the draw. */
	get count(): number {
		return this.#count;
	}

	set count(count: number) {
		this.#count = count;
		keep(this.#draw, count);
	}
}

/** Covers a draw that was just made. */
export const cover = (draw: EntryId): void => keep(draw, 0);

// A browser may forbid the tab to keep anything: then a reload shows all numbers.
function keep(draw: EntryId, count: number): void {
	try {
		sessionStorage.setItem(KEY, `${draw} ${count}`);
	} catch {
		return;
	}
}

function kept(draw: EntryId): number | null {
	try {
		const [of, count] = (sessionStorage.getItem(KEY) ?? '').split(' ');
		return of === draw ? Number(count) : null;
	} catch {
		return null;
	}
}
