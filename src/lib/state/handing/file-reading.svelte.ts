import type { FilesRead } from '#lib/workers/files-desk.ts';
import { FileWork } from './file-work.svelte.ts';
import { OfSession, type Session } from '../session.svelte.ts';

/** Files that came to the app from outside, whatever screen was open, until the screen that reads them has taken them. */
export class GivenFiles {
	files: readonly File[] = $state.raw([]);
}

/** Files that are looked at on a screen and then taken in, or not: what is going on, in words. */
export class FileReading extends OfSession {
	readonly #day: (date: string) => string;
	readonly #work: FileWork;
	/** What takes its time now; empty if nothing does. */
	busy = $state('');
	/** What came of it. */
	said = $state('');
	/** What was looked at last; null if nothing was, or it was taken in or put away. */
	found: FilesRead | null = $state.raw(null);
	/** Which look is the newest. */
	#turn = 0;

	/** `day` gives the reader's form of a date YYYY-MM-DD. */
	constructor(session: Session, day: (date: string) => string, work = new FileWork(session)) {
		super(session);
		this.#day = day;
		this.#work = work;
	}

	/** How far it is, 0 to 1; null where nobody knows. */
	get done(): number | null {
		return this.#work.done ?? null;
	}

	/** Looks what files would change. Says whether that is what is shown now: others may have been chosen in the meantime. */
	async look(files: readonly File[], championship: string | null = null): Promise<boolean> {
		this.busy = files.length > 1 ? 'Dateien werden gelesen …' : 'Datei wird gelesen …';
		this.said = '';
		const mine = ++this.#turn;
		const found = await this.#work.read(files, this.#day, championship);
		if (mine !== this.#turn) return false;
		this.busy = '';
		this.found = found;
		return true;
	}

	/** Takes in what was looked at, all or nothing; null if it was cancelled. Once it is in, it is to be put away. */
	async take(own = false): ReturnType<FileWork['take']> {
		this.busy = 'Wird übernommen …';
		const taken = await this.#work.take(own);
		if (!taken?.ok) this.busy = '';
		return taken;
	}

	/** Leaves everything as it was. */
	cancel(): void {
		this.putAway();
		this.said = 'Abgebrochen. Es bleibt alles, wie es war.';
	}

	/** Forgets what was looked at. */
	putAway(): void {
		this.#turn++;
		this.#work.end();
		this.busy = '';
		this.found = null;
	}
}
