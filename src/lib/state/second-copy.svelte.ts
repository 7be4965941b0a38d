import { happened, type AnyEntry } from '#lib/log/entry.ts';
import type { CopyState } from '#lib/storage/copier.ts';
import type { Group } from '#lib/storage/database.ts';
import type { WantedGroups } from '#lib/workers/copy-desk.ts';
import { forgetPicture } from './kept-text.ts';
import type { WorkerPort } from './watched.ts';
import { OfSession, type Session } from './session.svelte.ts';

/** Milliseconds in which nothing disturbs the first screen. */
const FIRST_SCREEN = 800;

function openWorker(database: string): WorkerPort {
	const worker = new Worker(new URL('../workers/copy.worker.ts', import.meta.url), { type: 'module' });
	worker.postMessage(database);
	return worker;
}

/** The second copy of the log, which a worker keeps beside the screens. */
export class SecondCopy extends OfSession {
	readonly #openWorker: (database: string) => WorkerPort;
	#worker: WorkerPort | null = null;
	#ended = false;
	/** Null until the worker answers; it stays null if there is nothing to copy. */
	state: CopyState | null = $state.raw(null);

	constructor(session: Session, open: (database: string) => WorkerPort = openWorker) {
		super(session);
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
		if (this.#ended) return;
		// The first time everything is compared, whatever was written.
		const first = this.#worker === null;
		this.#worker ??= this.#begin();
		this.#worker.postMessage(first ? 'all' : wanted);
	}

	/** Nothing is copied any more. */
	end(): void {
		this.#worker?.terminate();
		this.#ended = true;
	}

	#begin(): WorkerPort {
		const worker = this.#openWorker(this.session.store.name);
		worker.onmessage = ({ data }: MessageEvent<CopyState>) => (this.state = data);
		worker.onerror = () => (this.state = { kind: 'none' });
		return worker;
	}
}

/**
 * What is done after each completed write of this page or of a worker of it. The start page's picture holds after what
 * happened at a table, with other figures; after anything else the page will look otherwise. `entries`: what was written, none
 * where a worker does not say or only what the device keeps has changed.
 */
export function afterWrite(
	session: Session,
	groups: ReadonlySet<Group>,
	entries: readonly AnyEntry[] = []
): void {
	if (entries.length === 0 || !entries.every(happened)) forgetPicture(session.store.name, 'start');
	// The second copy waits until the first is acknowledged and listed.
	if (groups.size > 0) setTimeout(() => session.of(SecondCopy).follow(groups));
}
