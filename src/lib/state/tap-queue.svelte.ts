import { counted } from '#lib/base/text.ts';

interface Tap {
	readonly work: () => void;
	readonly forgotten: () => void;
}

/**
 * The taps on the entry panel. What is tapped while something is being written waits until that stands in the list, and
 * then means what it says at the next deal. If the write fails, it goes on waiting for one that succeeds.
 */
export class TapQueue {
	#writes = $state(0);
	#waiting: readonly Tap[] = $state.raw([]);
	/** Whether a tap waits now. */
	readonly held = $derived(this.#writes > 0);
	/** How many taps a write that failed keeps waiting. */
	readonly left = $derived(this.held ? 0 : this.#waiting.length);
	/** What is to be said of them; usually nothing. */
	readonly said = $derived(
		this.left > 0
			? `${counted(this.left, 'Tipp wartet', 'Tipps warten')}, bis dieses Spiel gespeichert ist`
			: ''
	);
	readonly isEmpty = $derived(this.#waiting.length === 0);

	/** Does what was tapped, now or as soon as it can; `forgotten` is called if it never does. */
	tap(work: () => void, forgotten: () => void = () => {}): void {
		if (this.held) this.#waiting = [...this.#waiting, { work, forgotten }];
		else work();
	}

	/** Keeps taps waiting while this is written; what it returns says whether it was. */
	async hold(write: () => Promise<boolean>): Promise<boolean> {
		this.#writes += 1;
		let written = false;
		try {
			return (written = await write());
		} finally {
			this.#writes -= 1;
			if (written) this.#goOn();
		}
	}

	/** Forgets what waits. */
	clear(): void {
		const dropped = this.#waiting;
		this.#waiting = [];
		for (const { forgotten } of dropped) forgotten();
	}

	#goOn(): void {
		for (let [next] = this.#waiting; next && !this.held; [next] = this.#waiting) {
			this.#waiting = this.#waiting.slice(1);
			next.work();
		}
	}
}
