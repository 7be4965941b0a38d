import { DATE_MARK } from '#lib/base/text.ts';
import type { EveningId } from '#lib/base/ids.ts';
import { ok, refused, type Result } from '#lib/base/result.ts';
import type { WriteFailure } from '#lib/storage/failure.ts';
import type { ReadFile } from '#lib/workers/read-files.ts';
import type { FilesAnswer, FilesAsked, FilesRead, FoundCopy } from '#lib/workers/files-desk.ts';
import { afterWrite } from '../second-copy.svelte.ts';
import type { WorkerPort } from '../watched.ts';
import { goesPlain, handOn, NOT_SHARED, type Handed } from './share.ts';
import { OfSession, type Session } from '../session.svelte.ts';

function openWorker(database: string): WorkerPort {
	const worker = new Worker(new URL('../../workers/files.worker.ts', import.meta.url), { type: 'module' });
	worker.postMessage(database);
	return worker;
}

/** What a screen says when a worker broke: most likely the memory was not enough. */
const BROKE = 'Das hat dieses Handy nicht geschafft. Schließ andere Fenster und versuch es noch einmal.';

/** What became of a file of the club: written, with a remark where it is nearly full; not wanted after all; or why not. */
export type Exported =
	| { readonly how: 'done'; readonly entries: number; readonly note: string }
	| { readonly how: 'dismissed' }
	| { readonly how: 'failed' }
	| { readonly how: 'refused'; readonly why: string };

type Taken = Promise<Result<{ readonly database: string } | null, WriteFailure> | null>;

/**
 * Work with files of a club that would block a screen, for one screen and one after the other. It can be cancelled at any time
 * and then leaves everything as it was; who waits gets null.
 */
export class FileWork extends OfSession {
	/** How far it is, 0 to 1; null where nobody knows. Undefined while there is nothing to do. */
	done: number | null | undefined = $state();
	readonly #open: (database: string) => WorkerPort;
	#worker: WorkerPort | null = null;
	/** Whether the worker holds what can be taken in. */
	#hasRead = false;
	#hear: ((answer: FilesAnswer | null) => void) | null = null;

	constructor(session: Session, open: (database: string) => WorkerPort = openWorker) {
		super(session);
		this.#open = open;
	}

	/**
	 * Reads files and tells what they would change together. Files of another club than the one in front are read for that
	 * club, if none is of this one and no championship is asked for. Changes nothing. `day` gives the reader's form of a
	 * date YYYY-MM-DD.
	 */
	async read(
		files: readonly File[],
		day: (date: string) => string,
		championship: string | null = null
	): Promise<FilesRead | null> {
		this.end();
		const answer = await this.#ask({ kind: 'read', files, championship });
		if (answer?.kind !== 'read') return answer && broken(files);
		this.#hasRead = answer.read !== null;
		return { ...answer, read: answer.read && dated(answer.read, day) };
	}

	/** Takes in what was read last, all or nothing; into another club, says in which database that is. */
	take(own = false): Taken {
		return this.#take({ kind: 'take', own });
	}

	/** Looks for the second copy of this club, or of the one written last without those that are here anyway. */
	async findCopy(club: string | null, here: readonly string[] = []): Promise<FoundCopy | null> {
		const answer = await this.#ask({ kind: 'findCopy', club, here });
		return answer?.kind === 'copy' ? answer.found : null;
	}

	/** Takes in the copy that was found last, all or nothing; `noting` what it lacks. */
	takeCopy(noting: boolean): Taken {
		return this.#take({ kind: 'takeCopy', noting });
	}

	async #take(asked: FilesAsked): Taken {
		const before = await this.session.store.count();
		const answer = await this.#ask(asked);
		if (answer?.kind === 'taken') return answer.taken;
		if (answer) return refused('lost');
		// Perhaps it was done already when it was cancelled.
		return (await this.session.store.count()) > before ? ok(null) : null;
	}

	/** Passes the whole club on as a file, by download or by the share sheet, and remembers the time. */
	async exportClub(by: 'download' | 'share'): Promise<Exported | null> {
		const exported = await this.#export(null, `schafkopf-${this.session.today()}`, by);
		if (exported?.how === 'done') await this.session.store.keep('backup', this.session.device.at());
		return exported;
	}

	/** Some evenings with everything that belongs to the club: what another device needs to take them in. */
	exportEvenings(
		evenings: readonly EveningId[],
		name: string,
		by: 'download' | 'share'
	): Promise<Exported | null> {
		return this.#export(evenings, name, by);
	}

	async #export(
		evenings: readonly EveningId[] | null,
		name: string,
		by: 'download' | 'share'
	): Promise<Exported | null> {
		const answer = await this.#ask({ kind: 'write', evenings, isPlain: goesPlain(by) });
		if (!this.#hasRead) this.end();
		if (answer === null) return null;
		if (answer.kind !== 'written') {
			return { how: 'refused', why: answer.kind === 'refused' ? answer.why : BROKE };
		}
		const { bytes, entries, size } = answer.file;
		const handed: Handed = await handOn(name, bytes, by);
		if (handed !== 'done') return { how: handed };
		const { nearlyFull } = await import('#lib/transfer/envelope.ts');
		const { fileSentence } = await import('#lib/transfer/refusal-text.ts');
		const full = nearlyFull(entries, size);
		return { how: 'done', entries, note: full ? fileSentence(full) : '' };
	}

	/** Ends what is going on, and forgets what was read. */
	end(): void {
		this.#worker?.terminate();
		this.#worker = null;
		this.#hasRead = false;
		this.#answer(null);
	}

	#ask(asked: FilesAsked): Promise<FilesAnswer | null> {
		this.#answer(null);
		this.done = null;
		this.#worker ??= this.#begin();
		this.#worker.postMessage(asked);
		return new Promise((hear) => (this.#hear = hear));
	}

	#begin(): WorkerPort {
		const worker = this.#open(this.session.store.name);
		worker.onmessage = ({ data }: MessageEvent<FilesAnswer>) => {
			if (data.kind === 'step') this.done = data.done;
			else if (data.kind === 'touched') afterWrite(this.session, data.groups);
			else this.#answer(data);
		};
		worker.onerror = () => {
			this.#worker?.terminate();
			this.#worker = null;
			this.#answer({ kind: 'refused', why: BROKE });
		};
		return worker;
	}

	#answer(answer: FilesAnswer | null): void {
		const hear = this.#hear;
		this.#hear = null;
		this.done = undefined;
		hear?.(answer);
	}
}

/** What a screen says after a file was passed on, given what it says where all went well. */
export function exportedText(exported: Exported | null, done: string): string {
	if (exported === null || exported.how === 'dismissed') return '';
	if (exported.how === 'done') return exported.note === '' ? done : `${done} ${exported.note}`;
	return exported.how === 'failed' ? NOT_SHARED : exported.why;
}

/** What to say of a club that nearly fills a file; empty for any other. */
export async function fullText(session: Session): Promise<string> {
	const { nearlyFull } = await import('#lib/transfer/envelope.ts');
	const full = nearlyFull(await session.store.count());
	if (!full) return '';
	const { fileSentence } = await import('#lib/transfer/refusal-text.ts');
	return fileSentence(full);
}

const broken = (files: readonly File[]): FilesRead => ({
	kind: 'read',
	read: null,
	refused: files.map(({ name }) => ({ name, why: [BROKE] })),
	book: null
});

/** The reasons why files can't be taken in, as a list; among several files with their names. */
export const faultsIn = ({ refused }: FilesRead, files: number): readonly string[] =>
	refused.flatMap(({ name, why }) => (files === 1 ? why : why.map((one) => `${name}: ${one}`)));

const MARKED = new RegExp(`${DATE_MARK}(\\d{4}-\\d\\d-\\d\\d)${DATE_MARK}`, 'g');

function dated(read: ReadFile, day: (date: string) => string): ReadFile {
	const shown = (text: string): string => text.replace(MARKED, (_, date: string) => day(date));
	return {
		...read,
		news: read.news.map(({ title, lines }) => ({ title: shown(title), lines: lines.map(shown) }))
	};
}
