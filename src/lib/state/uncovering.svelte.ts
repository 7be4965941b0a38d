import type { EntryId } from '#lib/base/ids.ts';

const KEY = 'aufgedeckt';

/**
 * How many numbers of a draw the room has been shown. The club does not need to remember that, so it is no entry: the
 * tab stores it, and it survives a reload. A draw made elsewhere counts as seen.
 */
export class Uncovering {
	readonly #draw: EntryId;
	#count: number = $state(0);

	constructor(draw: EntryId, size: number) {
		this.#draw = draw;
		this.#count = Math.min(kept(draw) ?? size, size);
	}

	/** The number of names shown, in the order of the draw. */
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

// A browser may forbid the tab to store anything; a reload then shows all numbers.
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
