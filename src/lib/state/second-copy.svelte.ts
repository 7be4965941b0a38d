import type { CopyState } from '#lib/storage/copier.ts';
import type { Wanted } from '#lib/workers/copy-desk.ts';

/** Milliseconds that the first screen has for itself. */
const FIRST_SCREEN = 800;

/** The second copy of the log, which a worker keeps beside the screens. */
class SecondCopy {
	#worker: Worker | null = null;
	/** Null until the worker has said anything; so it stays where there is nothing to copy. */
	state: CopyState | null = $state.raw(null);

	/** Finishes what the starts before left, once the first screen stands. */
	start(): void {
		setTimeout(() => {
			if (!this.#worker) this.follow('all');
		}, FIRST_SCREEN);
	}

	/** Something was written: the copy follows. */
	follow(wanted: Wanted): void {
		// The first time everything is compared, whatever was written.
		const first = this.#worker === null;
		this.#worker ??= this.#begin();
		this.#worker.postMessage(first ? 'all' : wanted);
	}

	#begin(): Worker {
		const worker = new Worker(new URL('../workers/copy.worker.ts', import.meta.url), { type: 'module' });
		worker.onmessage = ({ data }: MessageEvent<CopyState>) => (this.state = data);
		worker.onerror = () => (this.state = { kind: 'none' });
		return worker;
	}
}

export const secondCopy = new SecondCopy();
