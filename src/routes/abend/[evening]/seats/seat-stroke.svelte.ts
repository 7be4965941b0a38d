import type { MemberId } from '#lib/base/ids.ts';

type Line = readonly [x1: number, y1: number, x2: number, y2: number];

/** A finger that taps moves a little. */
const SLOP = 12;

/** A stroke that a finger draws from one seat to another. */
export class SeatStroke {
	readonly #onpair: () => ((one: MemberId, other: MemberId) => void) | undefined;
	#felt: HTMLElement | null = null;
	#from: MemberId | null = null;
	/** In pixels of the table. */
	#line: Line | null = $state.raw(null);
	/** The player under the finger. */
	to: MemberId | null = $state(null);

	/** `onpair` gives what to do with the two; undefined if a stroke means nothing now. */
	constructor(onpair: () => ((one: MemberId, other: MemberId) => void) | undefined) {
		this.#onpair = onpair;
	}

	/** The line, as soon as it is more than a tap. */
	readonly drawn = $derived.by(() => {
		if (!this.#line) return null;
		const [x1, y1, x2, y2] = this.#line;
		return Math.hypot(x2 - x1, y2 - y1) > SLOP ? this.#line : null;
	});

	/** The table that it is drawn on. */
	readonly on = (felt: HTMLElement): void => void (this.#felt = felt);

	begin(event: PointerEvent, from: MemberId): void {
		if (!this.#onpair() || !event.isPrimary || event.button !== 0) return;
		// A finger would keep the seat that it came down on, and no other one would hear of it.
		if (event.target instanceof Element) event.target.releasePointerCapture(event.pointerId);
		const at = this.#pointAt(event);
		this.#from = from;
		this.to = null;
		this.#line = [...at, ...at];
	}

	readonly draw = (event: PointerEvent): void => {
		if (!this.#line) return;
		const [x1, y1] = this.#line;
		this.#line = [x1, y1, ...this.#pointAt(event)];
	};

	over(to: MemberId | null): void {
		if (this.#line) this.to = to === this.#from ? null : to;
	}

	readonly end = (): void => {
		const [from, to] = [this.#from, this.to];
		this.cancel();
		if (from !== null && to !== null) this.#onpair()?.(from, to);
	};

	readonly cancel = (): void => {
		this.#from = null;
		this.#line = null;
		this.to = null;
	};

	#pointAt({ clientX, clientY }: PointerEvent): readonly [number, number] {
		if (!this.#felt) return [0, 0];
		const { left, top } = this.#felt.getBoundingClientRect();
		return [clientX - left - this.#felt.clientLeft, clientY - top - this.#felt.clientTop];
	}
}
