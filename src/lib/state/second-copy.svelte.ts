import type { CopyState } from '#lib/storage/copier.ts';
import type { WantedGroups } from '#lib/workers/copy-desk.ts';
import type { WorkerPort } from './device.ts';

/** Milliseconds in which nothing disturbs the first screen. */
const FIRST_SCREEN = 800;

const openWorker = (): WorkerPort =>
	new Worker(new URL('../workers/copy.worker.ts', import.meta.url), { type: 'module' });

/** The second copy of the log, which a worker keeps beside the screens. */
export class SecondCopy {
	readonly #openWorker: () => WorkerPort;
	#worker: WorkerPort | null = null;
	/** Null until the worker answers; it stays null if there is nothing to copy. */
	state: CopyState | null = $state.raw(null);

	constructor(open: () => WorkerPort = openWorker) {
		this.#openWorker = open;
	}

	/** Completes what earlier starts left undone, once the first screen is shown. */
	start(): void {
		setTimeout(() => {
			if (!this.#worker) this.follow('all');
		}, FIRST_SCREEN);
	}

	/** Brings the copy up to date after a write. */
	follow(wanted: WantedGroups): void {
		// The first time everything is compared, whatever was written.
		const first = this.#worker === null;
		this.#worker ??= this.#begin();
		this.#worker.postMessage(first ? 'all' : wanted);
	}

	#begin(): WorkerPort {
		const worker = this.#openWorker();
		worker.onmessage = ({ data }: MessageEvent<CopyState>) => (this.state = data);
		worker.onerror = () => (this.state = { kind: 'none' });
		return worker;
	}
}

export const secondCopy = new SecondCopy();
